import { act, renderHook } from '@testing-library/react'
import { useSecondsUntil } from './use-seconds-until.ts'

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => jest.useRealTimers())

it('counts down to 0 and starts again with a new instant', () => {
  const { result, rerender } = renderHook(useSecondsUntil, { initialProps: 1_002_500 })
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  expect(result.current).toBe(3)
  wait(1000)
  expect(result.current).toBe(2)
  wait(5000)
  expect(result.current).toBe(0)
  expect(jest.getTimerCount()).toBe(0)
  rerender(Date.now() + 30_000)
  expect(result.current).toBe(30)
})
