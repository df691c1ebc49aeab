import fc from 'fast-check'
import {
  formatLocalDay,
  formatLocalInstant,
  formatLocalMinute,
  formatTimeOfDay,
  localDate,
} from './local-time.ts'

const instant = new Date(2025, 8, 6, 0, 1)

it('has its own date, day and time of day', () => {
  expect(localDate(instant)).toBe('2025-09-06')
  expect(formatLocalDay(instant.toISOString())).toBe('6 September 2025')
  expect(formatTimeOfDay(instant.toISOString())).toBe('00:01')
  expect(formatLocalMinute(instant.toISOString())).toBe('6 September 2025 at 00:01')
})

it('names the zone for members who travel', () => {
  expect(formatLocalInstant(instant.toISOString())).toMatch(/^6 September 2025 at 00:01 \S+$/)
})

it('agrees with Intl', () => {
  const intl = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2199, 11, 31) }), (time) => {
      const one = new Date(time)
      expect(formatLocalMinute(one.toISOString())).toBe(intl.format(one))
    }),
  )
})
