import { brand } from '@farandfew/domain/brand'
import type { CalendarDate } from '@farandfew/domain/calendar'
import type { DepartureList, ListedDeparture } from '@farandfew/domain/departures'
import { destinationIn, destinationNames } from '@farandfew/domain/destinations'
import { isExtendedEdition } from '@farandfew/domain/schedule'
import { Representation } from '../../public-reads/representation.ts'
import { calendarHeaders, writeCalendar } from './calendar.ts'
import type { DepartureRow } from './departures.queries.ts'

/** The season as it is answered in its three forms, made from the rows of one read. */
export interface SeasonAnswers {
  /** What the answers were made from: the same text makes the same answers. */
  readonly source: string
  readonly list: Representation
  readonly calendar: Representation
  readonly departures: ReadonlyMap<number, Representation>
}

/** The short name of a place of the catalogue, 'Turkey'; any other place as its trip has it. */
function shortName(destination: string): string {
  const slug = destinationIn(destination)
  return slug ? destinationNames[slug] : destination
}

/** A row as the site is answered it. */
export function toDeparture(row: DepartureRow): ListedDeparture {
  const { id, tripId, departureDate, duration, priceTier, spotsTotal, spotsRemaining } = row
  return {
    id,
    tripId,
    departureDate,
    duration,
    priceTier,
    destination: shortName(row.destination),
    extendedEdition: isExtendedEdition({ days: duration }, { duration: row.tripDuration }),
    spotsTotal,
    spotsRemaining,
  }
}

/** The answers that the rows make. The ones before are answered where nothing in them has changed. */
export function buildSeason(
  rows: readonly DepartureRow[],
  { today, publicWebUrl }: { today: CalendarDate; publicWebUrl: string },
  before?: SeasonAnswers,
): SeasonAnswers {
  const source = JSON.stringify([today, rows])
  if (source === before?.source) return before
  const departures = rows.map((row) => ({ row, departure: toDeparture(row) }))
  const season: DepartureList = { today, departures: departures.map(({ departure }) => departure) }
  return {
    source,
    list: new Representation(JSON.stringify(season)),
    calendar: new Representation(
      writeCalendar(departures, {
        name: `${brand.name} 2025 Trip Schedule`,
        publicWebUrl,
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
          publicWebUrl,
          isFeed: false,
        })
        return [id, new Representation(file, calendarHeaders(name))]
      }),
    ),
  }
}
