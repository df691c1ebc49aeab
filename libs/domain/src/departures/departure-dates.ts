import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  dateParts,
  monthOf,
} from '../calendar/calendar-date.ts'
import { formatDateRange } from '../calendar/format-date.ts'
import { type PriceTier, tierPrice } from '../constants/labels.ts'

/** A departure as a schedule lists it. */
export interface ScheduledDeparture {
  readonly id: number
  readonly tripId: number
  /** The first day, a calendar date. */
  readonly date: CalendarDate
  readonly days: 4 | 8
  readonly priceTier: PriceTier
}

/** A length in which a trip is sold, and its price. */
interface Edition {
  /** Days. */
  duration: number
  /** Whole rupees. */
  price: number
}

/*
 * These functions take the departures to search: the table of 2025, or the API's answer, of which they need only these
 * fields.
 */
type Dated = Pick<ScheduledDeparture, 'date'>
type Lasting = Dated & { readonly days: number }
type OfTrip = Pick<ScheduledDeparture, 'date' | 'tripId'>

/** Returns a sorted copy. */
function sortByDate<D extends Dated>(departures: readonly D[]): D[] {
  return [...departures].sort((one, other) =>
    one.date < other.date ? -1 : Number(one.date > other.date),
  )
}

export function departureOfDate<D extends Dated>(
  departures: readonly D[],
  date: CalendarDate,
): D | undefined {
  return departures.find((departure) => departure.date === date)
}

export function departuresOfMonth<D extends Dated>(
  departures: readonly D[],
  month: CalendarMonth,
): D[] {
  return sortByDate(departures.filter((departure) => monthOf(departure.date) === month))
}

export function departuresOfTrip<D extends OfTrip>(departures: readonly D[], tripId: number): D[] {
  return sortByDate(departures.filter((departure) => departure.tripId === tripId))
}

/** The months in which its days fall, 1 to 12: both if it runs from 30 August to 6 September. */
export const monthsOfDeparture = ({ date, days }: Lasting): number[] => [
  ...new Set([date, addDays(date, days - 1)].map((day) => dateParts(day).month)),
]

/** Whether a departure has left: true from its first day on. `today` is the club's date. */
export function hasLeft(departure: Dated, today: CalendarDate): boolean {
  return departure.date <= today
}

/** The first departure of a trip that has not left, or undefined. `today` is the club's date. */
export function nextDeparture<D extends OfTrip>(
  departures: readonly D[],
  tripId: number,
  today: CalendarDate,
): D | undefined {
  return departuresOfTrip(departures, tripId).find((departure) => !hasLeft(departure, today))
}

/** The last day: a departure of four days that starts on the 14th ends on the 17th. */
export const returnDate = (departureDate: CalendarDate, days: number): CalendarDate =>
  addDays(departureDate, days - 1)

/** The first and last day: '14-17 August'. */
export function departureDates(departure: Lasting): string {
  return formatDateRange(departure.date, returnDate(departure.date, departure.days))
}

/** What one seat costs, in whole rupees. */
export function departurePrice(departure: Pick<ScheduledDeparture, 'priceTier'>): number {
  return tierPrice(departure.priceTier)
}

/** The lengths and prices in which a trip is sold, the shortest first. */
export function editionsOf(
  departures: readonly (Pick<ScheduledDeparture, 'priceTier'> & { readonly days: number })[],
): Edition[] {
  const editions = departures.map((departure) => ({
    duration: departure.days,
    price: departurePrice(departure),
  }))
  return editions
    .filter(
      (one, index) =>
        editions.findIndex((o) => o.duration === one.duration && o.price === one.price) === index,
    )
    .sort((one, other) => one.duration - other.duration || one.price - other.price)
}
