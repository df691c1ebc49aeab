import { ApiError } from '@farandfew/api-client'
import { createOutbox, type DeliveryListener, type UnsentMessage } from './outbox.ts'

const storageKey = 'outbox-of-a-test'
const unreachable = new TypeError('The API could not be reached')
const refused = (status: number, code: string) =>
  new ApiError(status, 'No', { code, detail: 'Please write less.' })

const kept = new Map<string, File>()
const boat = {
  id: 'boat',
  file: new File(['pixels'], 'boat.png', { type: 'image/png' }),
  description: 'A boat',
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  kept.clear()
})
afterEach(() => jest.useRealTimers())

/** An outbox with an API that takes messages, or fails with the errors in turn. */
function setUp(...errors: Error[]) {
  const attempts: string[] = []
  const stored = new Map<string, string>()
  const deliver = jest.fn(async ({ key, text }: UnsentMessage, _listener: DeliveryListener) => {
    attempts.push(text)
    const error = errors.shift()
    if (error) throw error
    stored.set(key, text)
  })
  const files = {
    find: async (id: string) => kept.get(id),
    remove: async (ids: readonly string[]) => ids.forEach((id) => kept.delete(id)),
  }
  const outbox = createOutbox({ storageKey, deliver, files })
  const add = (text: string) => outbox.add({ text, pictures: [] })
  const states = () => outbox.read().map(({ text, state }) => `${text}: ${state}`)
  const settle = () => jest.advanceTimersByTimeAsync(0)
  return { outbox, deliver, attempts, stored, add, states, settle }
}

it('sends messages one after the other, in the order in which they were written', async () => {
  const { add, attempts, states, settle } = setUp()
  for (const text of ['one', 'two', 'three']) add(text)
  expect(states()).toEqual(['one: sending', 'two: waiting', 'three: waiting'])
  await settle()
  expect(attempts).toEqual(['one', 'two', 'three'])
  expect(states()).toEqual([])
})

it('tries again by itself with the same key, and nothing overtakes', async () => {
  const { add, attempts, states, settle, deliver, stored } = setUp(unreachable, unreachable)
  add('one')
  add('two')
  await settle()
  expect(states()).toEqual(['one: failed', 'two: waiting'])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(attempts).toEqual(['one', 'one', 'one', 'two'])
  expect(new Set(deliver.mock.calls.map(([{ key }]) => key)).size).toBe(2)
  expect([...stored.values()]).toEqual(['one', 'two'])
})

it('keeps what was refused, with the reason, and goes on with the others', async () => {
  const { add, outbox, states, settle, attempts } = setUp(refused(400, 'VALIDATION_FAILED'))
  add('one')
  add('two')
  await settle()
  expect(states()).toEqual(['one: failed'])
  expect(outbox.read()[0]?.problem).toBe('Please write less.')
  outbox.retry(outbox.read()[0]!.key)
  await settle()
  expect(attempts).toEqual(['one', 'two', 'one'])
})

it('waits for the member after a login that was cancelled', async () => {
  const { add, attempts, states, settle } = setUp(refused(401, 'NOT_SIGNED_IN'))
  add('one')
  add('two')
  await settle()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(attempts).toEqual(['one'])
  expect(states()).toEqual(['one: failed', 'two: waiting'])
})

it('slows down when there are too many, and loses none', async () => {
  const { add, attempts, outbox, settle } = setUp(refused(429, 'TOO_MANY_REQUESTS'))
  add('one')
  await settle()
  expect(outbox.read()).toMatchObject([{ state: 'waiting', isTooFast: true }])
  await jest.advanceTimersByTimeAsync(5_000)
  expect(attempts).toEqual(['one', 'one'])
})

it('survives a reload with its pictures', async () => {
  const { outbox, add, settle } = setUp(unreachable, unreachable, unreachable)
  add('one')
  kept.set('boat', boat.file)
  outbox.add({ text: 'two', pictures: [boat] })
  await settle()
  const [first] = outbox.read()
  const after = setUp()
  expect(after.outbox.read()[0]).toMatchObject({ key: first!.key, text: 'one', state: 'waiting' })
  await after.outbox.flush()
  expect(after.attempts).toEqual(['one', 'two'])
  expect(after.deliver.mock.calls[1]![0].pictures).toEqual([boat])
  expect(kept.size).toBe(0)
})

it('says so if a reload has lost a picture', async () => {
  const { outbox, settle } = setUp(unreachable)
  outbox.add({ text: 'two', pictures: [boat] })
  await settle()
  const after = setUp()
  await after.outbox.flush()
  expect(after.attempts).toEqual([])
  const [message] = after.outbox.read()
  expect(message).toMatchObject({ text: 'two', pictures: [], state: 'failed' })
  expect(message?.problem).toMatch(/^Its picture was lost/)
})

it('gives a refused message back with its pictures, and forgets those of a discarded one', async () => {
  const { outbox, settle } = setUp(refused(400, 'VALIDATION_FAILED'))
  kept.set('boat', boat.file)
  outbox.add({ text: 'two', pictures: [boat] })
  await settle()
  const { key } = outbox.read()[0]!
  expect(outbox.takeOut(key)).toMatchObject({ text: 'two', pictures: [{ id: 'boat' }] })
  expect([outbox.read(), kept.size]).toEqual([[], 1])
  outbox.add({ text: 'two', pictures: [boat] })
  outbox.discard(outbox.read()[0]!.key)
  expect([outbox.read(), kept.size]).toEqual([[], 0])
})

it('names the same uploaded picture in every attempt', async () => {
  const { outbox, deliver, settle } = setUp()
  deliver.mockImplementationOnce(async (_message, { onUploaded }) => {
    onUploaded(0, 'key-of-the-picture')
    throw unreachable
  })
  outbox.add({ text: '', pictures: [boat] })
  await settle()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(deliver.mock.calls[1]![0].pictures[0]).toMatchObject({ key: 'key-of-the-picture' })
})
