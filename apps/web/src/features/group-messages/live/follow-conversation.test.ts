import { ApiError } from '@farandfew/api-client'
import { messageOf } from '../testing/messages.ts'
import { followConversation, type LiveState, type MissedEvents } from './follow-conversation.ts'

/** A stream that the test plays. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeEventSource[] = []
  readyState = 0
  constructor(readonly url: string) {
    super()
    FakeEventSource.opened.push(this)
  }
  close() {
    this.readyState = 2
  }
  send(kind: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify({ ...data, kind }) }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

let stop: () => void
beforeEach(() => {
  jest.useFakeTimers()
  FakeEventSource.opened = []
  Object.assign(globalThis, { EventSource: FakeEventSource })
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'EventSource')
})

const posted = (id: number) => ({ id, message: messageOf({ id }) })
const nothing: MissedEvents = { events: [], lastEventId: 10, more: false }

function setUp(load = jest.fn(() => Promise.resolve(10))) {
  const listMissed = jest.fn((_after: number) => Promise.resolve(nothing))
  const seen: number[] = []
  const states: LiveState[] = []
  const onReset = jest.fn()
  stop = followConversation({
    load,
    listMissed,
    streamUrl: (after) => `/events?after=${after}`,
    onEvent: ({ id }) => seen.push(id),
    onReset,
    onState: (state) => states.push(state),
  })
  return { load, onReset, listMissed, seen, states, settle: () => jest.advanceTimersByTimeAsync(0) }
}
const latest = () => FakeEventSource.opened.at(-1)!

it('loads the conversation, then follows the stream from there', async () => {
  const { seen, states, settle } = setUp()
  await settle()
  expect(latest().url).toBe('/events?after=10')
  latest().send('beat')
  latest().send('posted', posted(11))
  expect([seen, states]).toEqual([[11], ['live']])
})

it('leaves a short cut to the browser, which names the last event itself', async () => {
  const { settle, listMissed } = setUp()
  await settle()
  latest().send('beat')
  latest().fail(0)
  latest().send('beat')
  await settle()
  expect(FakeEventSource.opened).toHaveLength(1)
  expect(listMissed).not.toHaveBeenCalled()
})

it('polls when the browser gives up, and then opens a stream after the last event', async () => {
  const { seen, settle, listMissed } = setUp()
  await settle()
  latest().send('posted', posted(11))
  listMissed.mockResolvedValueOnce({
    ...nothing,
    events: [{ ...posted(12), kind: 'posted' }],
    lastEventId: 12,
  })
  latest().fail(2)
  await settle()
  expect(listMissed.mock.calls[0]![0]).toBe(11)
  expect(seen).toEqual([11, 12])
  await jest.advanceTimersByTimeAsync(6_000)
  expect(latest().url).toBe('/events?after=12')
})

it('polls while streams stay silent, as behind a proxy that holds them back', async () => {
  const { states, listMissed } = setUp()
  await jest.advanceTimersByTimeAsync(9_000)
  expect(listMissed).toHaveBeenCalledTimes(1)
  expect(states).toEqual(['live'])
})

it('loads everything again after a reset', async () => {
  const { load, onReset, settle } = setUp()
  await settle()
  load.mockResolvedValueOnce(20)
  latest().send('reset', { id: 15 })
  await settle()
  expect(onReset).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(2)
  expect(latest().url).toBe('/events?after=20')
})

it('says that the API cannot be reached, and tries again', async () => {
  const load = jest.fn(() => Promise.resolve(10)).mockRejectedValueOnce(new TypeError('No network'))
  const { states, settle } = setUp(load)
  await settle()
  expect(states).toEqual(['unreachable'])
  await jest.advanceTimersByTimeAsync(1_000)
  latest().send('beat')
  expect(states).toEqual(['unreachable', 'live'])
})

it.each([
  [401, 'signed-out'],
  [403, 'closed'],
])('ends with an answer %s', async (status, state) => {
  const load = jest.fn(() => Promise.reject(new ApiError(status, 'No')))
  const { states } = setUp(load)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual([state])
  expect(load).toHaveBeenCalledTimes(1)
})
