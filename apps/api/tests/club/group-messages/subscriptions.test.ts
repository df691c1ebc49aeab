import {
  beginRead,
  endEmptyRead,
  endRead,
  isUnused,
  noSubscriptions,
  notify,
  subscribe,
  type Subscriptions,
  unsubscribe,
} from '../../../src/club/group-messages/subscriptions.ts'

type State = Subscriptions<string>

const everyone = () => true

/** A group with Ravi, who has received everything up to event 10, and Maya, who has up to 20. */
const two = (): State => subscribe(subscribe(noSubscriptions(), 'ravi', 10), 'maya', 20)

function begin(state: State) {
  const begun = beginRead(state)
  if (!begun) throw new Error('There is nothing to read')
  return begun
}

const found = (lastId: number, isEntitled: (name: string) => boolean = everyone) => ({
  ...{ lastId, more: false, isEntitled },
})

it('reads once for all, from what the last of them has received', () => {
  const { state, read } = begin(two())
  expect(read).toEqual({ after: 10, subscriptions: ['ravi', 'maya'] })
  const end = endRead(state, read, found(25))
  expect(end.deliveries).toEqual([
    { subscription: 'ravi', after: 10 },
    { subscription: 'maya', after: 20 },
  ])
  expect([...end.state.received.values()]).toEqual([25, 25])
  expect(beginRead(end.state)).toBeUndefined()
})

it('sends nothing to a subscription that is ahead, and never takes it back', () => {
  const { state, read } = begin(two())
  const end = endRead(state, read, found(15))
  expect(end.deliveries).toEqual([{ subscription: 'ravi', after: 10 }])
  expect(end.state.received).toEqual(new Map([['ravi', 15] as const, ['maya', 20] as const]))
})

it('reads nothing without news, and nothing for no one', () => {
  const { state, read } = begin(two())
  const { state: idle } = endRead(state, read, found(25))
  expect(beginRead(idle)).toBeUndefined()
  expect(begin(notify(idle)).read.after).toBe(25)
  expect(beginRead(notify(noSubscriptions<string>()))).toBeUndefined()
})

describe('while events are read', () => {
  it('begins no second read', () => {
    const { state } = begin(two())
    expect(beginRead(notify(state))).toBeUndefined()
  })

  it.each([
    ['was notified again', notify],
    ['has a new subscription', (state: State) => subscribe(state, 'hana', 3)],
  ])('reads once more afterwards if it %s', (_, change) => {
    const { state, read } = begin(two())
    const end = endRead(change(state), read, found(25))
    expect(beginRead(end.state)).toBeDefined()
  })

  it('gives the events to no one who has come since then: what blocks hide from them was not read', () => {
    const { state, read } = begin(two())
    const end = endRead(subscribe(state, 'hana', 3), read, found(25))
    expect(end.deliveries.map(({ subscription }) => subscription)).toEqual(['ravi', 'maya'])
    expect(begin(end.state).read).toEqual({ after: 3, subscriptions: ['ravi', 'maya', 'hana'] })
  })

  it('gives them to no one who has left since then', () => {
    const { state, read } = begin(two())
    const end = endRead(unsubscribe(state, 'ravi'), read, found(25))
    expect(end.deliveries.map(({ subscription }) => subscription)).toEqual(['maya'])
    expect([...end.state.received.keys()]).toEqual(['maya'])
  })

  it('is kept although the last one leaves, so that the next one begins no second read', () => {
    const { state, read } = begin(subscribe(noSubscriptions<string>(), 'ravi', 10))
    const left = unsubscribe(state, 'ravi')
    expect(isUnused(left)).toBe(false)
    const joined = subscribe(left, 'maya', 10)
    expect(beginRead(joined)).toBeUndefined()
    const end = endRead(joined, read, found(25))
    expect(end.deliveries).toEqual([])
    expect(begin(end.state).read).toEqual({ after: 10, subscriptions: ['maya'] })
    expect(isUnused(unsubscribe(end.state, 'maya'))).toBe(true)
  })
})

it('sends nothing to who has lost access, and names the subscriptions to end', () => {
  const { state, read } = begin(two())
  const end = endRead(
    state,
    read,
    found(25, (name) => name !== 'ravi'),
  )
  expect(end.revoked).toEqual(['ravi'])
  expect(end.deliveries).toEqual([{ subscription: 'maya', after: 20 }])
})

it('reads on as long as there may be more', () => {
  const { state, read } = begin(two())
  const end = endRead(state, read, { ...found(15), more: true })
  expect(begin(end.state).read.after).toBe(15)
})

it('tries again after a failed read only when it is notified, from the same event', () => {
  const { state } = begin(two())
  const failed = endEmptyRead(state)
  expect(beginRead(failed)).toBeUndefined()
  expect(begin(notify(failed)).read.after).toBe(10)
})

it('leaves the state before a change as it was', () => {
  const before = two()
  const { state, read } = begin(before)
  endRead(unsubscribe(notify(state), 'maya'), read, found(25))
  expect(before).toEqual(two())
})
