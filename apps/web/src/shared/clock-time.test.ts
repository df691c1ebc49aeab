import { clockTime } from './clock-time.ts'

it.each([
  [59, '0:59'],
  [845, '14:05'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
  [86_400, '1 day 0:00:00'],
  [259_199, '2 days 23:59:59'],
])('writes %i seconds as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
