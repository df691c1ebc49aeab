import { ApiError } from '@farandfew/api-client'
import { adminIdleMs } from '@farandfew/domain/constants'
import type { QueryClient } from '@tanstack/react-query'

/** When any tab of this browser last called, in milliseconds: the tabs share one session. */
const storageKey = 'console.last-call'
/** Milliseconds between two looks at the clock. One long timer would stand still while the device sleeps. */
export const lookEveryMs = 10_000

/** A call that was answered, be it by a refusal, has rolled the session. */
const wasAnswered = (type: string, error: unknown) =>
  type === 'success' || (type === 'error' && error instanceof ApiError)

function readShared(now: number): number {
  try {
    const stored = Number(localStorage.getItem(storageKey))
    return stored <= now ? stored : 0
  } catch {
    return 0
  }
}

function share(at: number): void {
  try {
    localStorage.setItem(storageKey, String(at))
  } catch {
    // A browser that keeps nothing counts each tab by itself.
  }
}

/**
 * Calls back once when the console lay untouched for as long as the server keeps its session; answers how to stop.
 * A call counts from when it was sent as far as that is known, so that a long one gives no time that the server does not.
 */
export function watchIdle(client: QueryClient, onIdle: () => void): () => void {
  let last = Date.now()
  share(last)
  const note = (at: number) => {
    if (at <= last) return
    last = at
    share(at)
  }
  const look = () => {
    const now = Date.now()
    if (now - Math.max(last, readShared(now)) < adminIdleMs) return
    stop()
    onIdle()
  }
  const unsubscribe = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { type } = event.action
      // What was put into the cache by hand came with no call of its own.
      const isManual = event.action.type === 'success' && event.action.manual
      if (!isManual && wasAnswered(type, event.query.state.error)) note(Date.now())
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { error, submittedAt } = event.mutation.state
      if (wasAnswered(event.action.type, error)) note(submittedAt)
    }),
  ]
  const timer = setInterval(look, lookEveryMs)
  // A tab in the background may be looked at before its next turn.
  document.addEventListener('visibilitychange', look)
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    for (const leave of unsubscribe) leave()
  }
  return stop
}
