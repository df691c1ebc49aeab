import type { AdminDeparture } from '@farandfew/domain/admin/departures'
import { formatDate } from '@farandfew/domain/calendar'

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en-IN')} ${amount === 1 ? one : many}`

/** 'Bali Bliss, 21 June 2025'. */
export const nameOf = ({ tripTitle, departureDate }: AdminDeparture) =>
  `${tripTitle}, ${formatDate(departureDate)}`

/** '8 days, extended edition' if it is longer than the trip's page describes. */
export const lengthOf = ({ duration, tripDuration }: AdminDeparture) =>
  `${count(duration, 'day', 'days')}${duration > tripDuration ? ', extended edition' : ''}`

/** '2 sold · 1 held · 9 left of 12'. */
export const seatsOf = ({ sold, held, left, spotsTotal }: AdminDeparture) =>
  [`${sold} sold`, ...(held > 0 ? [`${held} held`] : []), `${left} left of ${spotsTotal}`].join(
    ' · ',
  )

/** '2 people are booked on it and 1 seat is held'. */
export function travellersOf({ sold, held }: AdminDeparture): string {
  const people =
    sold === 0 ? 'no one is booked' : `${count(sold, 'person is booked', 'people are booked')}`
  const holds = held > 0 ? ` and ${count(held, 'seat is', 'seats are')} held` : ''
  return `${people} on it${holds}`
}

/** '16 departures in 2025', 'No departures'. */
export function describeDepartures(total: number, year: string | undefined): string {
  const found = total === 0 ? 'No departures' : count(total, 'departure', 'departures')
  return year === undefined ? found : `${found} in ${year}`
}
