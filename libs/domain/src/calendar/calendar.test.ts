import fc from 'fast-check'
import {
  addDays,
  dateParts,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  monthOf,
  weekdayOf,
} from './calendar-date.ts'
import { formatDate, formatDateRange, formatMonth, formatMonthYear } from './format-date.ts'

const day = 86_400_000
const date = fc
  .integer({ min: Date.UTC(1900, 0, 1) / day, max: Date.UTC(2199, 11, 31) / day })
  .map((number) => new Date(number * day).toISOString().slice(0, 10))
const days = fc.integer({ min: -4000, max: 4000 })

describe('calendar arithmetic', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2025-08-30', 7)).toBe('2025-09-06')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2025-02-28', 1)).toBe('2025-03-01')
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28')
  })

  it('returns to the same date after going forth and back', () => {
    fc.assert(
      fc.property(date, days, (start, count) => {
        const end = addDays(start, count)
        expect(addDays(end, -count)).toBe(start)
        expect(daysBetween(start, end)).toBe(count)
        expect(end > start).toBe(count > 0)
      }),
    )
  })

  it('advances one weekday per day', () => {
    expect(weekdayOf('2025-05-10')).toBe(6)
    expect(weekdayOf('1969-12-31')).toBe(3)
    fc.assert(
      fc.property(date, (start) => {
        expect(weekdayOf(addDays(start, 1))).toBe((weekdayOf(start) + 1) % 7)
      }),
    )
  })

  it('knows the length of every month', () => {
    fc.assert(
      fc.property(date, (some) => {
        const following = addDays(`${monthOf(some)}-01`, daysInMonth(monthOf(some)))
        expect(dateParts(following).day).toBe(1)
        expect(monthOf(addDays(following, -1))).toBe(monthOf(some))
      }),
    )
  })
})

describe('isCalendarDate', () => {
  it('accepts every existing date', () => {
    fc.assert(fc.property(date, (some) => isCalendarDate(some)))
  })

  it.each([
    '2025-02-29',
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '2025-06-00',
    '2025-06-31',
    '1900-02-29',
    '0000-01-01',
    '2025-6-1',
    '2025-06-01T00:00:00Z',
    '',
    'today',
  ])('rejects %j', (text) => {
    expect(isCalendarDate(text)).toBe(false)
    expect(() => dateParts(text)).toThrow(RangeError)
  })
})

describe('formatted dates', () => {
  it("use the site's wording", () => {
    expect(formatDate('2025-05-10')).toBe('10 May 2025')
    expect(formatMonth('2025-12')).toBe('December')
    expect(formatMonthYear('2025-05')).toBe('May 2025')
  })

  it.each([
    ['2025-08-14', '2025-08-17', '14-17 August'],
    ['2025-08-30', '2025-09-06', '30 August - 6 September'],
    ['2025-12-28', '2026-01-04', '28 December 2025 - 4 January 2026'],
    ['2025-08-14', '2025-08-14', '14 August'],
  ])('from %s to %s are %s', (from, to, words) => {
    expect(formatDateRange(from, to)).toBe(words)
  })

  it('contain the day of the date', () => {
    fc.assert(
      fc.property(date, (some) => {
        const at = new Date(`${some}T00:00:00Z`)
        const inUtc = at.toLocaleDateString('en-GB', { timeZone: 'UTC', dateStyle: 'long' })
        expect(formatDate(some)).toBe(inUtc)
      }),
    )
  })
})
