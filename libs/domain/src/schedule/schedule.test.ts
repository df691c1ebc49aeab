import fc from 'fast-check'
import { addDays, daysInMonth, monthOf, weekdayOf } from '../calendar/calendar-date.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { itinerariesOf } from '../trips/trip-facts.ts'
import {
  departureDates,
  departureOfDate,
  departurePrice,
  departuresOfMonth,
  departuresOfTrip,
  editionsOf,
  returnDate,
  hasLeft,
  monthsOfDeparture,
  nextDeparture,
} from '../departures/departure-dates.ts'
import { monthView, parseScheduleMonth, scheduleMonths, summariseSchedule } from './month-view.ts'
import { schedule2025 } from './schedule-2025.derived.ts'

const seasonDate = fc.nat({ max: 300 }).map((days) => addDays('2025-04-01', days))
const month = fc.constantFrom(...scheduleMonths)
const departure = fc.record({
  id: fc.nat(),
  tripId: fc.integer({ min: 1, max: 3 }),
  date: seasonDate,
  days: fc.constantFrom(4, 8) as fc.Arbitrary<4 | 8>,
})
const departures = fc.array(departure, { maxLength: 20 })

describe('the schedule of 2025', () => {
  it('has the usual weather of every month in which the days of a departure fall', () => {
    expect(monthsOfDeparture({ date: '2025-08-30', days: 8 })).toEqual([8, 9])
    expect(monthsOfDeparture({ date: '2025-11-22', days: 8 })).toEqual([11])
    const missing = schedule2025.filter((departure) => {
      const trip = catalogue.find(({ id }) => id === departure.tripId)
      const known = trip?.practicalFacts?.weather?.months.map((row) => row.month)
      return !monthsOfDeparture(departure).every((month) => known?.includes(month))
    })
    expect(missing).toEqual([])
  })

  it('has the sixteen specified departures', () => {
    expect(
      schedule2025.map(({ id, tripId, date, days }) => `${id} ${date} ${days} ${tripId}`),
    ).toEqual([
      '1 2025-05-10 4 8',
      '2 2025-05-17 8 5',
      '3 2025-06-07 4 9',
      '4 2025-06-21 8 2',
      '5 2025-07-12 4 10',
      '6 2025-07-26 8 7',
      '7 2025-08-14 4 1',
      '8 2025-08-30 8 6',
      '9 2025-09-13 4 3',
      '10 2025-09-27 8 5',
      '11 2025-10-11 4 1',
      '12 2025-10-25 8 7',
      '13 2025-11-08 4 4',
      '14 2025-11-22 8 6',
      '15 2025-12-06 4 2',
      '16 2025-12-20 8 4',
    ])
  })

  it('belongs to trips of the catalogue', () => {
    for (const { tripId, destination } of schedule2025) {
      const trip = catalogue.find(({ id }) => id === tripId)
      expect(trip?.images[0]).toContain(destination)
    }
  })

  it('has tier 2 for four days and tier 3 for eight', () => {
    expect(new Set(schedule2025.map((one) => `${one.days} ${departurePrice(one)}`))).toEqual(
      new Set(['4 200000', '8 300000']),
    )
  })
})

describe('the lookups', () => {
  it('find the departure of each scheduled date, and none on any other', () => {
    const dates = schedule2025.map(({ date }) => date)
    fc.assert(
      fc.property(seasonDate, (date) => {
        expect(departureOfDate(schedule2025, date)?.date).toBe(dates.find((one) => one === date))
      }),
    )
    expect(dates.map((date) => departureOfDate(schedule2025, date))).toEqual([...schedule2025])
  })

  it('put every departure into one month, by date', () => {
    fc.assert(
      fc.property(departures, (all) => {
        const months = [...new Set(all.map(({ date }) => monthOf(date)))]
        const found = months.flatMap((one) => {
          const ofMonth = departuresOfMonth(all, one)
          expect(ofMonth.map(({ date }) => date)).toEqual(ofMonth.map(({ date }) => date).sort())
          return ofMonth
        })
        expect(new Set(found)).toEqual(new Set(all))
        expect(found).toHaveLength(all.length)
      }),
    )
  })

  it('find the first departure of a trip that has not left', () => {
    fc.assert(
      fc.property(departures, fc.integer({ min: 1, max: 4 }), seasonDate, (all, tripId, today) => {
        const next = nextDeparture(all, tripId, today)
        const ahead = departuresOfTrip(all, tripId).filter((one) => !hasLeft(one, today))
        expect(next).toBe(ahead[0])
        for (const one of ahead) expect(one.date >= (next?.date ?? '')).toBe(true)
      }),
    )
  })

  it("find Turkey's departures", () => {
    expect(nextDeparture(schedule2025, 1, '2025-05-01')?.id).toBe(7)
    expect(nextDeparture(schedule2025, 1, '2025-08-14')?.id).toBe(11)
    expect(nextDeparture(schedule2025, 1, '2025-10-11')).toBeUndefined()
  })

  it('do not change the given list', () => {
    const given = [...schedule2025].reverse()
    departuresOfTrip(given, 1)
    expect(given).toEqual([...schedule2025].reverse())
  })
})

describe('a departure', () => {
  it('has left from its first day on', () => {
    const turkey = { date: '2025-08-14' }
    expect(['2025-08-13', '2025-08-14', '2025-08-15'].map((day) => hasLeft(turkey, day))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('lasts its number of days, across months and years', () => {
    expect(departureDates({ date: '2025-08-14', days: 4 })).toBe('14-17 August')
    expect(departureDates({ date: '2025-08-30', days: 8 })).toBe('30 August - 6 September')
    expect(returnDate('2025-12-29', 4)).toBe('2026-01-01')
    fc.assert(
      fc.property(departure, (one) => {
        expect(addDays(returnDate(one.date, one.days), 1)).toBe(addDays(one.date, one.days))
      }),
    )
  })

  it("has the length of one of its trip's itineraries", () => {
    for (const one of schedule2025) {
      const trip = catalogue.find(({ id }) => id === one.tripId)!
      expect(itinerariesOf(trip).map(({ duration }) => duration)).toContain(one.days)
    }
  })

  it('is one edition of its trip, by length and price', () => {
    expect(editionsOf(departuresOfTrip(schedule2025, 2))).toEqual([
      { duration: 4, price: 200_000 },
      { duration: 8, price: 300_000 },
    ])
    expect(editionsOf(departuresOfTrip(schedule2025, 5))).toEqual([{ duration: 8, price: 300_000 }])
    expect(editionsOf([])).toEqual([])
  })
})

describe('the month view', () => {
  it("shows each day of the month once, in its weekday's column", () => {
    fc.assert(
      fc.property(month, departures, (shown, all) => {
        const { weeks } = monthView(all, shown)
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        expect(weeks.every((week) => week.some((cell) => cell))).toBe(true)
        const days = weeks.flatMap((week) =>
          week.flatMap((cell, weekday) => {
            if (cell) expect(weekdayOf(cell.date)).toBe(weekday)
            return cell ?? []
          }),
        )
        expect(days.map(({ day }) => day)).toEqual(
          Array.from({ length: daysInMonth(shown) }, (_, index) => index + 1),
        )
        for (const { date, departure: marked } of days) {
          expect(marked).toBe(departureOfDate(all, date))
        }
      }),
    )
  })

  it('runs from May to December and stops at both ends', () => {
    const may = monthView(schedule2025, '2025-05')
    expect([may.title, may.previous, may.next]).toEqual(['May 2025', undefined, '2025-06'])
    const december = monthView(schedule2025, '2025-12')
    expect([december.previous, december.next]).toEqual(['2025-11', undefined])
    let shown: string | undefined = '2025-05'
    const walked: string[] = []
    while (shown) {
      walked.push(shown)
      shown = monthView(schedule2025, shown).next
    }
    expect(walked).toEqual([...scheduleMonths])
  })

  it('lists the departures of the month', () => {
    expect(monthView(schedule2025, '2025-08').departures.map(({ id }) => id)).toEqual([7, 8])
  })

  it('opens with May if the URL names no month of the schedule', () => {
    fc.assert(fc.property(fc.string(), (text) => parseScheduleMonth(text) === '2025-05'))
    expect([null, undefined, '2025-04', '2026-05'].map(parseScheduleMonth)).toEqual(
      Array(4).fill('2025-05'),
    )
    expect(parseScheduleMonth('2025-11')).toBe('2025-11')
  })
})

describe('the summary', () => {
  it('has one four-day and one eight-day trip in every month', () => {
    const summary = summariseSchedule(schedule2025)
    expect(summary.map(({ name }) => name)).toEqual([
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ])
    expect(summary.map((row) => [row.fourDays?.id, row.eightDays?.id])).toEqual(
      Array.from({ length: 8 }, (_, index) => [index * 2 + 1, index * 2 + 2]),
    )
  })

  it('leaves a cell empty if no trip of that length is scheduled', () => {
    const [may, june] = summariseSchedule([{ date: '2025-05-20', days: 8 }])
    expect([may?.fourDays, may?.eightDays?.date]).toEqual([undefined, '2025-05-20'])
    expect([june?.fourDays, june?.eightDays]).toEqual([undefined, undefined])
  })
})
