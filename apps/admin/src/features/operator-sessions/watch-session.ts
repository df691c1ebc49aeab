import { ApiError } from '@farandfew/api-client'
import { adminIdleMs } from '@farandfew/domain/constants/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readStored, store } from '../../shared/stored.ts'

/** When any tab of this browser last called the API, in milliseconds. All tabs share one session. */
const storageKey = 'console.last-call'
/** Milliseconds between two checks of the clock. One long timer would pause while the device sleeps. */
export const checkEveryMs = 10_000

/** Any answer, an error included, extends the session. */
const wasAnswered = (type: string, error: unknown) =>
  type === 'success' || (type === 'error' && error instanceof ApiError)

/** Without storage each tab counts for itself. */
function readShared(now: number): number {
  const stored = Number(readStored(storageKey))
  return stored <= now ? stored : 0
}

/**
 * Calls `onEnd` once when the server's session has ended: because no call was made for as long as it keeps an idle one, or
 * at `endsAt` (milliseconds), when it ends in any case. Returns a function that stops watching. A call counts from the
 * time it was sent, because the server counts from its arrival.
 */
export function watchSession(
  client: QueryClient,
  onEnd: (why: 'idle' | 'longest') => void,
  endsAt = Infinity,
): () => void {
  let last = Date.now()
  store(storageKey, String(last))
  const recordCall = (at: number) => {
    if (at <= last) return
    last = at
    store(storageKey, String(at))
  }
  const check = () => {
    const now = Date.now()
    const isIdle = now - Math.max(last, readShared(now)) >= adminIdleMs
    if (!isIdle && now < endsAt) return
    stop()
    onEnd(isIdle ? 'idle' : 'longest')
  }
  const subscriptions = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { type } = event.action
      // `setQueryData` makes no call.
      const isManual = event.action.type === 'success' && event.action.manual
      // The server does not count what the console reads by itself either.
      const isByItself = event.query.meta?.['byItself'] === true
      if (!isManual && !isByItself && wasAnswered(type, event.query.state.error))
        recordCall(Date.now())
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { error, submittedAt } = event.mutation.state
      if (wasAnswered(event.action.type, error)) recordCall(submittedAt)
    }),
  ]
  const timer = setInterval(check, checkEveryMs)
  // A background tab may become visible before its next check.
  document.addEventListener('visibilitychange', check)
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
    for (const end of subscriptions) end()
  }
  return stop
}
