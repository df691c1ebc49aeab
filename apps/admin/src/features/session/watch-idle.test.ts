import { ApiError } from '@farandfew/api-client'
import { adminIdleMs } from '@farandfew/domain/constants'
import { QueryClient } from '@tanstack/react-query'
import { checkEveryMs, watchIdle } from './watch-idle.ts'

const half = adminIdleMs / 2

let client: QueryClient
let onIdle: jest.Mock
let stop: () => void
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  onIdle = jest.fn()
  stop = watchIdle(client, onIdle)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

it('calls onIdle once after an hour without a call', async () => {
  await pass(adminIdleMs - 1)
  expect(onIdle).not.toHaveBeenCalled()
  await pass(checkEveryMs)
  await pass(adminIdleMs)
  expect(onIdle).toHaveBeenCalledTimes(1)
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
  expect(onIdle).not.toHaveBeenCalled()
  await pass(half)
  expect(onIdle).toHaveBeenCalledTimes(1)
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
  expect(onIdle).toHaveBeenCalledTimes(1)
})

it('counts a write from the time it was sent', async () => {
  const slow = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise((done) => setTimeout(done, half)) })
    .execute(1)
  await pass(half)
  await slow
  await pass(half + checkEveryMs)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

it('counts the calls of another tab', async () => {
  await pass(half)
  localStorage.setItem('console.last-call', String(Date.now()))
  await pass(half + checkEveryMs)
  expect(onIdle).not.toHaveBeenCalled()
  await pass(half)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

it('checks at once when its tab becomes visible', () => {
  jest.setSystemTime(Date.now() + adminIdleMs)
  expect(onIdle).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onIdle).toHaveBeenCalledTimes(1)
})

const refusal = () => new ApiError(404, 'Not there')
const nothing = () => Promise.resolve()
