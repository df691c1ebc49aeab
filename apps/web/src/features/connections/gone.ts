import { ApiError } from '@farandfew/api-client'
import type { ToastContent } from '@farandfew/ui/toast/toast-store.ts'
import type { PairChange } from './connections.data.ts'

/** Whether a change failed because what it was to change is no longer there. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Says that the other member was faster. It does not say how: a block looks the same as a request taken back. */
export function goneText(change: PairChange, name: string): ToastContent {
  if (change === 'disconnect') return { title: `You are no longer connected with ${name}` }
  if (change === 'withdraw') return { title: `Your request to ${name} is no longer open` }
  return {
    title: `${name}'s request is no longer open`,
    description: 'They may have withdrawn it.',
  }
}
