import { ApiError } from '@farandfew/api-client'
import { createOutbox, type DeliveryListener, type UnsentMessage } from './outbox.ts'

const storageKey = 'outbox-of-a-test'
const unreachable = new TypeError('The API could not be reached')
const refused = (status: number, code: string) =>
  new ApiError(status, 'No', { code, detail: 'Please write less.' })

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
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
  const outbox = createOutbox({ storageKey, deliver })
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
  const { add, attempts, settle } = setUp(refused(429, 'TOO_MANY_REQUESTS'))
  add('one')
  await settle()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(attempts).toEqual(['one', 'one'])
})

it('survives a reload, except for files that were not uploaded', async () => {
  const { outbox, add, settle } = setUp(unreachable, unreachable, unreachable)
  add('one')
  const file = new File(['pixels'], 'boat.png', { type: 'image/png' })
  const pictures = [{ file, description: 'A boat' }]
  outbox.add({ text: 'two', pictures })
  await settle()
  const [first] = outbox.read()
  const after = setUp().outbox.read()
  expect(after[0]).toMatchObject({ key: first!.key, text: 'one', state: 'waiting' })
  expect(after[1]).toMatchObject({ text: 'two', pictures: [], state: 'failed' })
  expect(after[1]?.problem).toMatch(/^Its picture was lost/)
})

it('names the same uploaded picture in every attempt', async () => {
  const { outbox, deliver, settle } = setUp()
  deliver.mockImplementationOnce(async (_message, { onUploaded }) => {
    onUploaded(0, 'key-of-the-picture')
    throw unreachable
  })
  const file = new File(['pixels'], 'boat.png', { type: 'image/png' })
  outbox.add({ text: '', pictures: [{ file, description: 'A boat' }] })
  await settle()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(deliver.mock.calls[1]![0].pictures[0]).toMatchObject({ key: 'key-of-the-picture' })
})
