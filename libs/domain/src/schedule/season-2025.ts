import { tripIdOfDestination } from '../availability/destination-info.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { PriceTier } from '../constants/labels.ts'
import type { DestinationSlug } from '../destinations/destinations.ts'

/** A departure of the season's table. */
export interface ScheduledDeparture {
  /** 1-16, in the order of the dates. */
  readonly id: number
  readonly tripId: number
  /** The first day: a calendar date, never an instant. */
  readonly date: CalendarDate
  readonly days: 4 | 8
  readonly priceTier: PriceTier
  readonly destination: DestinationSlug
  /** Longer than its trip's page describes: the full itinerary is sent on request. */
  readonly extendedEdition: boolean
}

/** The 2025 season (rulings 16): date, days, destination. The one table: the database is seeded from it. */
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

/** Where the trip itself takes eight days (rulings 12), so that eight are its ordinary edition. */
const eightDayTrips: readonly DestinationSlug[] = ['mexico', 'japan']

/** The season's 16 departures, by date. */
export const season2025: readonly ScheduledDeparture[] = rows.map(
  ([date, days, destination], index) => ({
    id: index + 1,
    tripId: tripIdOfDestination(destination),
    date,
    days,
    priceTier: days === 4 ? 2 : 3,
    destination,
    extendedEdition: days === 8 && !eightDayTrips.includes(destination),
  }),
)
