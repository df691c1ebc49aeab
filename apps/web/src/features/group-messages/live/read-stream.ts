import type { GroupEvent, GroupEventKind } from '@farandfew/domain/group-messages/group-event.ts'

const kinds: readonly GroupEventKind[] = ['posted', 'changed', 'read', 'planned', 'reset']

/** The event that the API sends at the beginning and every 15 seconds, so that silence means a broken connection. */
const beat = 'beat'
/** Milliseconds without a beat after which a stream counts as broken, at its beginning and later. */
const silence = { first: 8_000, later: 40_000 } as const

/** Attempts of the browser in a row, each without success, after which a stream counts as ended. */
const maxAttempts = 3

interface StreamListener {
  /** Called when the stream is known to work. */
  onOpen: () => void
  /** Returns whether to go on. */
  onEvent: (event: GroupEvent) => boolean
}

/**
 * Reads a stream of events. After a cut the browser reopens it by itself and names the last event that it received
 * (`Last-Event-ID`). Resolves when the browser gives up, when the stream is silent, when the signal is aborted, or when
 * the listener does not want more.
 */
export function readStream(
  url: string,
  signal: AbortSignal,
  { onOpen, onEvent }: StreamListener,
): Promise<void> {
  return new Promise((resolve) => {
    // Without it, the page polls.
    if (typeof EventSource === 'undefined') return resolve()
    const source = new EventSource(url)
    let attempts = 0
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      clearTimeout(timer)
      source.close()
      resolve()
    }
    const endAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(end, ms)
    }
    const hear = () => {
      attempts = 0
      endAfter(silence.later)
    }
    endAfter(silence.first)
    signal.addEventListener('abort', end)
    source.addEventListener(beat, () => {
      hear()
      onOpen()
    })
    source.addEventListener('error', () => {
      attempts += 1
      if (source.readyState === EventSource.CLOSED || attempts >= maxAttempts) end()
      else endAfter(silence.first)
    })
    for (const kind of kinds) {
      source.addEventListener(kind, ({ data }) => {
        hear()
        if (!onEvent(JSON.parse(String(data)) as GroupEvent)) end()
      })
    }
  })
}
