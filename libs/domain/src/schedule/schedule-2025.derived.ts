import type { Availability } from '../availability/availability.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { ScheduledDeparture } from '../departures/departure-dates.ts'
import { allDestinations, type DestinationSlug } from '../destinations/all-destinations.ts'

/** A departure of 2025. Its id is 1-16, in the order of the dates. */
export interface DepartureOf2025 extends ScheduledDeparture {
  readonly destination: DestinationSlug
  /** Of its trip at the build. */
  readonly availability: Availability
}

/** Date, days and destination of each departure of 2025. The database is seeded from this table. */
const rows = [
  ['2025-05-10', 4, 'albania'],
  ['2025-05-17', 8, 'portugal'],
  ['2025-06-07', 4, 'armenia'],
  ['2025-06-21', 8, 'bali'],
  ['2025-07-12', 4, 'koh-samui'],
  ['2025-07-26', 8, 'japan'],
  ['2025-08-14', 4, 'turkey'],
  ['2025-08-30', 8, 'mexico'],
  ['2025-09-13', 4, 'montenegro'],
  ['2025-09-27', 8, 'portugal'],
  ['2025-10-11', 4, 'turkey'],
  ['2025-10-25', 8, 'japan'],
  ['2025-11-08', 4, 'sri-lanka'],
  ['2025-11-22', 8, 'mexico'],
  ['2025-12-06', 4, 'bali'],
  ['2025-12-20', 8, 'sri-lanka'],
] as const satisfies readonly (readonly [CalendarDate, 4 | 8, DestinationSlug])[]

const contentOf = (destination: DestinationSlug) =>
  allDestinations.find(({ slug }) => slug === destination)!

/** The 16 departures of 2025, by date. */
export const schedule2025: readonly DepartureOf2025[] = rows.map(
  ([date, days, destination], index) => ({
    id: index + 1,
    tripId: contentOf(destination).trip.id,
    date,
    days,
    priceTier: days === 4 ? 2 : 3,
    destination,
    availability: contentOf(destination).availability,
  }),
)
