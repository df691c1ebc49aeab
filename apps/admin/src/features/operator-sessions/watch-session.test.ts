import { ApiError } from '@farandfew/api-client'
import { adminIdleMs } from '@farandfew/domain/constants/limits.ts'
import { QueryClient } from '@tanstack/react-query'
import { checkEveryMs, watchSession } from './watch-session.ts'

const half = adminIdleMs / 2

let client: QueryClient
let onEnd: jest.Mock
let stop: () => void
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  onEnd = jest.fn()
  stop = watchSession(client, onEnd)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

it('calls onEnd once after an hour without a call', async () => {
  await pass(adminIdleMs - 1)
  expect(onEnd).not.toHaveBeenCalled()
  await pass(checkEveryMs)
  await pass(adminIdleMs)
  expect(onEnd.mock.calls).toEqual([['idle']])
})

it.each([
  ['a read', () => client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })],
  [
    'a refusal',
    () => client.prefetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(refusal()) }),
  ],
  ['a write', () => client.getMutationCache().build(client, { mutationFn: nothing }).execute(1)],
])('begins its hour again with %s', async (_what, call) => {
  await pass(half)
  await call()
  await pass(half + checkEveryMs)
  expect(onEnd).not.toHaveBeenCalled()
  await pass(half)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it.each([
  ['what was put into the cache by hand', () => client.setQueryData(['a'], 1)],
  [
    'a call without an answer',
    () => client.prefetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(new TypeError()) }),
  ],
])('does not count %s', async (_what, act) => {
  await pass(half)
  await act()
  await pass(half + checkEveryMs)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('counts a write from the time it was sent', async () => {
  const slow = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise((done) => setTimeout(done, half)) })
    .execute(1)
  await pass(half)
  await slow
  await pass(half + checkEveryMs)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('counts the calls of another tab', async () => {
  await pass(half)
  localStorage.setItem('console.last-call', String(Date.now()))
  await pass(half + checkEveryMs)
  expect(onEnd).not.toHaveBeenCalled()
  await pass(half)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('checks at once when its tab becomes visible', () => {
  jest.setSystemTime(Date.now() + adminIdleMs)
  expect(onEnd).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('ends at its latest time, also while it is used', async () => {
  const onLongest = jest.fn()
  const stopLongest = watchSession(client, onLongest, Date.now() + half)
  await pass(half - 1)
  await client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })
  expect(onLongest).not.toHaveBeenCalled()
  await pass(checkEveryMs)
  expect(onLongest.mock.calls).toEqual([['longest']])
  stopLongest()
})

const refusal = () => new ApiError(404, 'Not there')
const nothing = () => Promise.resolve()
