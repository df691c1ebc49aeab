import { randomInt } from 'node:crypto'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Bytes that may wait for a slow reader. Beyond it the connection is cut, and the reader resumes. */
const maxWaiting = 256 * 1024

/** Milliseconds after which a browser connects again: at different times, so that a restart is not followed by a rush. */
const retryMs = { min: 1_000, max: 4_000 } as const

const retryLine = () => `retry: ${randomInt(retryMs.min, retryMs.max)}\n\n`

/** An open connection of server-sent events (HTML Standard, section 9.2). */
export interface EventStream {
  send(text: string | Buffer): void
  /** Shows that the connection is alive. */
  beat(): void
  /** Ends it. The browser connects again. */
  end(): void
}

/** One event. JSON contains no line breaks. */
export const formatEvent = ({ id, kind, ...data }: { id: number; kind: string }): string =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ id, kind, ...data })}\n\n`

/** An event instead of a comment, so that a page notices a connection that has died. It has no id and changes nothing. */
const heartbeat = 'event: beat\ndata: {}\n\n'
const heartbeatBytes = Buffer.from(heartbeat)

/** Begins the answer. `onClose` is called once, when the connection has ended for whatever reason. */
export function openStream(
  response: ServerResponse,
  headers: Readonly<Record<string, string | number | string[] | undefined>>,
  onClose: () => void,
): EventStream {
  // Nothing else comes over this connection, so that a stop ends it with the stream.
  response.shouldKeepAlive = false
  response.once('close', onClose)
  response.writeHead(200, {
    ...(headers as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies must pass it on as it comes, and unchanged.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  response.write(retryLine() + heartbeat)
  const write = (text: string | Buffer) => {
    if (response.writableEnded || response.destroyed) return
    if (response.writableLength > maxWaiting) response.destroy()
    else response.write(text)
  }
  return {
    send: write,
    beat: () => write(heartbeatBytes),
    end: () => {
      if (!response.writableEnded) response.end(retryLine())
    },
  }
}
