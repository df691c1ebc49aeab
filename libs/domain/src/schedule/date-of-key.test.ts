import fc from 'fast-check'
import { addDays, daysBetween, monthOf, weekdayOf } from '../calendar/calendar-date.ts'
import { dateOfKey } from './date-of-key.ts'
import { firstScheduleDate as first, lastScheduleDate as last, monthView } from './month-view.ts'

const date = fc.nat({ max: daysBetween(first, last) }).map((days) => addDays(first, days))
const key = fc.constantFrom(
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
)

describe('the keys of the calendar', () => {
  it('never leave the schedule', () => {
    fc.assert(
      fc.property(date, key, (from, pressed) => {
        const to = dateOfKey(from, pressed) ?? ''
        expect(to >= first && to <= last).toBe(true)
      }),
    )
  })

  it.each([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -7],
    ['ArrowDown', 7],
  ])('%s moves %i days, also across months', (pressed, days) => {
    fc.assert(
      fc.property(date, (from) => {
        const to = addDays(from, days)
        expect(dateOfKey(from, pressed)).toBe(to < first || to > last ? from : to)
      }),
    )
  })

  it('Home and End move to the ends of the visible row', () => {
    fc.assert(
      fc.property(date, (from) => {
        const row = monthView([], monthOf(from))
          .weeks.map((week) => week.flatMap((day) => day?.date ?? []))
          .find((week) => week.includes(from))
        expect(dateOfKey(from, 'Home')).toBe(row?.at(0))
        expect(dateOfKey(from, 'End')).toBe(row?.at(-1))
      }),
    )
  })

  it.each([
    ['2025-05-31', 'PageDown', '2025-06-30'],
    ['2025-08-14', 'PageDown', '2025-09-14'],
    ['2025-08-14', 'PageUp', '2025-07-14'],
    ['2025-05-14', 'PageUp', '2025-05-14'],
    ['2025-12-03', 'PageDown', '2025-12-03'],
  ])('from %s, %s moves to %s', (from, pressed, to) => {
    expect(dateOfKey(from, pressed)).toBe(to)
  })

  it('Home and End stay within the row', () => {
    expect(weekdayOf(dateOfKey('2025-08-14', 'Home') ?? '')).toBe(0)
    expect(weekdayOf(dateOfKey('2025-08-14', 'End') ?? '')).toBe(6)
  })

  it.each(['Enter', ' ', 'a', 'Tab', 'Escape', 'constructor', '__proto__'])(
    'leave %j to the browser',
    (pressed) => {
      expect(dateOfKey('2025-08-14', pressed)).toBeUndefined()
    },
  )
})
