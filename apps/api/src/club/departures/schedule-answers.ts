import { brand } from '@farandfew/domain/brand/brand.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { DepartureList } from '@farandfew/domain/departures/listed-departure.ts'
import { calendarHeaders } from '../../platform/calendar/write-calendar.ts'
import { type DepartureRow, toDeparture } from './departure-row.ts'
import { Representation } from '../../platform/public-reads/representation.ts'
import { writeCalendar } from './calendar.ts'

/** The responses of the schedule, built from one read. */
export interface ScheduleAnswers {
  /** The data as JSON: the same text gives the same responses. */
  readonly source: string
  readonly list: Representation
  readonly calendar: Representation
  readonly departures: ReadonlyMap<number, Representation>
}

/** Builds the responses. Returns the previous ones if nothing has changed. */
export function buildScheduleAnswers(
  rows: readonly DepartureRow[],
  { today, webUrl }: { today: CalendarDate; webUrl: string },
  previous?: ScheduleAnswers,
): ScheduleAnswers {
  const source = JSON.stringify([today, rows])
  if (source === previous?.source) return previous
  const departures = rows.map((row) => ({ row, departure: toDeparture(row, today) }))
  const season: DepartureList = { today, departures: departures.map(({ departure }) => departure) }
  return {
    source,
    list: new Representation(JSON.stringify(season)),
    calendar: new Representation(
      writeCalendar(departures, {
        name: `${brand.name} 2025 Trip Schedule`,
        webUrl,
        isFeed: true,
      }),
      calendarHeaders('2025-trips'),
    ),
    departures: new Map(
      departures.map((one) => {
        const { id, destination, departureDate } = one.departure
        const name = `${destination}-${departureDate}`
        const file = writeCalendar([one], {
          name: `${brand.name}: ${destination}`,
          webUrl,
          isFeed: false,
        })
        return [id, new Representation(file, calendarHeaders(name))]
      }),
    ),
  }
}
