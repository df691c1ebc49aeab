import { ApiError } from '@farandfew/api-client'
import type { GroupEvent } from '@farandfew/domain/group-messages/group-message.ts'
import { readStream } from './read-stream.ts'
import { retryDelay } from './retry-delay.ts'

/** How the page is connected. It is `live` by a stream or by polling. */
export type LiveState = 'connecting' | 'live' | 'unreachable' | 'signed-out' | 'closed'

export interface MissedEvents {
  events: readonly GroupEvent[]
  lastEventId: number
  more: boolean
}

interface FollowOptions {
  /** Loads the conversation. Resolves to the event after which it continues. */
  load: (signal: AbortSignal) => Promise<number>
  /** Reads the events after an event, for a browser that cannot keep a stream open. */
  listMissed: (after: number, signal: AbortSignal) => Promise<MissedEvents>
  streamUrl: (after: number) => string
  onEvent: (event: GroupEvent) => void
  /** Called before the conversation loads again, because something changed what the member sees of the group. */
  onReset: () => void
  onState: (state: LiveState) => void
}

const pollMs = 5_000
/** How often a page reads that no one has looked at for a while. */
const restingPollMs = 60_000
/** Milliseconds after which a hidden page gives up its stream: a browser has only six connections to a server. */
const restAfterMs = 60_000

/**
 * Loads a conversation and follows its events until the returned function is called: by a stream, which continues where
 * it was cut, and by polling while there is none. A page that is hidden for a while polls rarely.
 */
export function followConversation(options: FollowOptions): () => void {
  let after: number | undefined
  let isResting = false
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let run = new AbortController()

  const receive = (event: GroupEvent) => {
    after = event.id
    if (event.kind === 'reset') {
      after = undefined
      options.onReset()
    } else {
      options.onEvent(event)
    }
  }

  async function poll(signal: AbortSignal) {
    let more = after !== undefined
    while (more && after !== undefined) {
      const missed = await options.listMissed(after, signal)
      signal.throwIfAborted()
      for (const event of missed.events) {
        receive(event)
        if (after === undefined) return
      }
      after = missed.lastEventId
      more = missed.more
    }
  }

  async function follow(signal: AbortSignal) {
    let failures = 0
    let failedStreams = 0
    let nextStreamAt = 0
    while (!signal.aborted) {
      try {
        after ??= await options.load(signal)
        signal.throwIfAborted()
        if (!isResting && Date.now() >= nextStreamAt) {
          await readStream(options.streamUrl(after), signal, {
            onOpen: () => {
              failures = 0
              failedStreams = 0
              options.onState('live')
            },
            onEvent: (event) => {
              receive(event)
              return after !== undefined
            },
          })
          signal.throwIfAborted()
          if (after === undefined) continue
          failedStreams += 1
          nextStreamAt = Date.now() + retryDelay(failedStreams)
        }
        await poll(signal)
        if (after === undefined) continue
        failures = 0
        options.onState('live')
        await wait(isResting ? restingPollMs : pollMs, signal)
      } catch (error) {
        if (signal.aborted) return
        const end = endOf(error)
        if (end) return options.onState(end)
        failures += 1
        options.onState('unreachable')
        await wait(retryDelay(failures), signal)
      }
    }
  }

  const start = () => {
    run.abort()
    run = new AbortController()
    void follow(run.signal)
  }
  const onVisibility = () => {
    clearTimeout(restTimer)
    if (document.visibilityState === 'hidden') {
      restTimer = setTimeout(() => {
        isResting = true
        start()
      }, restAfterMs)
    } else if (isResting) {
      isResting = false
      start()
    }
  }
  /** The browser ends the connections of a page that it keeps for Back. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) start()
  }

  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('online', start)
  window.addEventListener('offline', start)
  start()
  return () => {
    run.abort()
    clearTimeout(restTimer)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pageshow', onPageShow)
    window.removeEventListener('online', start)
    window.removeEventListener('offline', start)
  }
}

/** What another attempt cannot change; undefined for any other failure. */
function endOf(error: unknown): 'signed-out' | 'closed' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 401) return 'signed-out'
  return error.status === 403 || error.status === 404 ? 'closed' : undefined
}

/** Resolves after the time, or when the signal is aborted. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
