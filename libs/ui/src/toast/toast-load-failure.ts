import { failureCause, LoadFailure, triesBeforeReload } from '../error-boundary/load-failure.ts'
import { toast } from './toast-store.ts'

let failures = 0

/** Says that a part that was asked for could not be loaded. From the second time on it offers to reload the page. */
export function toastLoadFailure(title: string, cause: unknown): void {
  failures += 1
  toast({
    title,
    description: failureCause(new LoadFailure(cause)),
    canReload: failures >= triesBeforeReload,
    variant: 'destructive',
  })
}
