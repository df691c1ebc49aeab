import { ApiError } from '@farandfew/api-client'
import type { GroupEvent } from '@farandfew/domain/group-messages/group-event.ts'
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
  const reader = createReader(options)
  let run = new AbortController()
  const stopWatching = watchPage((isResting) => {
    run.abort()
    run = new AbortController()
    void follow(reader, options.onState, isResting, run.signal)
  })
  return () => {
    run.abort()
    stopWatching()
  }
}

type Reader = ReturnType<typeof createReader>

/** Reads the conversation and its events, each once. Its functions resolve to whether the next read may continue from there. */
function createReader({ load, listMissed, streamUrl, onEvent, onReset }: FollowOptions) {
  /** The last event that was read; undefined while the conversation has to be loaded. */
  let after: number | undefined

  const receive = (event: GroupEvent): boolean => {
    const isReset = event.kind === 'reset'
    after = isReset ? undefined : event.id
    if (isReset) onReset()
    else onEvent(event)
    return !isReset
  }

  return {
    /** Loads the conversation if it has to be loaded. */
    async begin(signal: AbortSignal): Promise<number> {
      after ??= await load(signal)
      signal.throwIfAborted()
      return after
    },
    /** Resolves when the stream has ended. */
    async stream(signal: AbortSignal, onOpen: () => void): Promise<boolean> {
      await readStream(streamUrl(await this.begin(signal)), signal, { onOpen, onEvent: receive })
      signal.throwIfAborted()
      return after !== undefined
    },
    async poll(signal: AbortSignal): Promise<boolean> {
      for (let more = true; more;) {
        const missed = await listMissed(await this.begin(signal), signal)
        signal.throwIfAborted()
        if (!missed.events.every(receive)) return false
        after = missed.lastEventId
        more = missed.more
      }
      return true
    },
  }
}

/** Keeps reading until the signal is aborted, or until another attempt would not help. */
async function follow(
  reader: Reader,
  onState: (state: LiveState) => void,
  isResting: boolean,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  let failedStreams = 0
  let nextStreamAt = 0
  while (!signal.aborted) {
    try {
      await reader.begin(signal)
      if (!isResting && Date.now() >= nextStreamAt) {
        const continues = await reader.stream(signal, () => {
          failures = 0
          failedStreams = 0
          onState('live')
        })
        if (!continues) continue
        failedStreams += 1
        nextStreamAt = Date.now() + retryDelay(failedStreams)
      }
      if (!(await reader.poll(signal))) continue
      failures = 0
      onState('live')
      await wait(isResting ? restingPollMs : pollMs, signal)
    } catch (error) {
      if (signal.aborted) return
      const end = endOf(error)
      if (end) return onState(end)
      failures += 1
      onState('unreachable')
      await wait(retryDelay(failures), signal)
    }
  }
}

/**
 * Calls `start` now, whenever the page begins or ends to rest, and when its connections may have ended. Returns a function
 * that stops it.
 */
function watchPage(start: (isResting: boolean) => void): () => void {
  let isResting = false
  let restTimer: ReturnType<typeof setTimeout> | undefined
  const restart = () => start(isResting)
  const setResting = (rests: boolean) => {
    isResting = rests
    restart()
  }
  const onVisibility = () => {
    clearTimeout(restTimer)
    if (document.visibilityState === 'hidden') {
      restTimer = setTimeout(() => setResting(true), restAfterMs)
    } else if (isResting) {
      setResting(false)
    }
  }
  /** The browser ends the connections of a page that it keeps for Back. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restart()
  }

  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('online', restart)
  window.addEventListener('offline', restart)
  restart()
  return () => {
    clearTimeout(restTimer)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pageshow', onPageShow)
    window.removeEventListener('online', restart)
    window.removeEventListener('offline', restart)
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
