import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two attempts to store a result. */
const retryMs = 250

interface Store {
  /** Called with each failure. */
  readonly onError: (error: unknown) => void
  /** Ends the attempts. */
  readonly giveUp: AbortSignal
}

/** A promise that resolves to undefined when the signal is aborted, and a function that ends the listening. */
function listen(signal: AbortSignal) {
  const listening = new AbortController()
  const aborted = new Promise<undefined>((resolve) => {
    const options = { once: true, signal: listening.signal }
    signal.addEventListener('abort', () => resolve(undefined), options)
  })
  return { aborted, end: () => listening.abort() }
}

/**
 * Stores the result of an attempt, however long the database is unavailable: what an instance knows must not get lost,
 * because the message would be sent again. Returns undefined if `giveUp` ended it first.
 */
export async function storeResult<T>(
  store: () => Promise<T>,
  { onError, giveUp }: Store,
): Promise<T | undefined> {
  const { aborted, end } = listen(giveUp)
  try {
    while (!giveUp.aborted) {
      const stored = store().then(
        (result) => ({ result }),
        (error: unknown) => void onError(error),
      )
      const answer = await Promise.race([stored, aborted])
      if (answer) return answer.result
      await sleep(retryMs, undefined, { signal: giveUp }).catch(() => undefined)
    }
    return undefined
  } finally {
    end()
  }
}
