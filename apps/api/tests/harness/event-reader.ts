import type { GroupEvent } from '@farandfew/domain/group-messages/group-event.ts'
import { get, type IncomingMessage } from 'node:http'

/** A browser's EventSource, as far as the tests need one. */
export interface EventReader {
  readonly response: IncomingMessage
  /** Everything that came, comments too. */
  text(): string
  /** The events that came, in order. */
  readonly events: readonly GroupEvent[]
  /** Resolves with all events once there are this many; rejects if the stream ends before. */
  has(count: number): Promise<readonly GroupEvent[]>
  /** Resolves once a text came. */
  says(text: string): Promise<void>
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>
  close(): void
}

interface ReaderOptions {
  cookie: string
  after?: number
  lastEventId?: number
}

const parse = (block: string): GroupEvent | undefined => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  const data = field('data')
  if (data === undefined || field('event') === 'beat') return undefined
  const event = JSON.parse(data) as GroupEvent
  if (String(event.id) !== field('id') || event.kind !== field('event')) throw new Error(block)
  return event
}

/** Opens the stream of a group; rejects if it is refused. */
export function readEvents(
  origin: string,
  departureId: number,
  { cookie, after, lastEventId }: ReaderOptions,
): Promise<EventReader> {
  const query = after === undefined ? '' : `?after=${after}`
  const headers = {
    cookie,
    ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
  }
  return new Promise((resolve, reject) => {
    const asked = get(`${origin}/api/groups/${departureId}/events${query}`, {
      headers,
      agent: false,
    })
    asked.on('error', reject)
    asked.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`))
      const events: GroupEvent[] = []
      let text = ''
      let rest = ''
      let isEnded = false
      let changed = () => undefined as void
      const ended = new Promise<void>((end) => {
        response.on('close', () => {
          isEnded = true
          changed()
          end()
        })
      })
      response.on('error', () => undefined)
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        events.push(...blocks.flatMap((block) => parse(block) ?? []))
        changed()
      })
      const wait = async (isMet: () => boolean) => {
        while (!isMet()) {
          if (isEnded) throw new Error(`The stream ended: ${text}`)
          await new Promise<void>((again) => (changed = again))
        }
      }
      resolve({
        response,
        text: () => text,
        events,
        has: async (count) => {
          await wait(() => events.length >= count)
          return events
        },
        says: (expected) => wait(() => text.includes(expected)),
        ended,
        close: () => asked.destroy(),
      })
    })
  })
}
