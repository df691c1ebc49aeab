import type {
  AdminDeparture,
  AdminDepartureWithBookings,
} from '@farandfew/domain/departures/admin-departures.ts'
import { groupDecisionDate, minimumGroup } from '@farandfew/domain/bookings/group-decision.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'

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

/** '5 booked, 8 needed', 'Confirmed' or 'Cancelled'. */
export function groupOf({ groupDecision, sold }: AdminDeparture): string {
  if (groupDecision !== null) return groupDecision === 'confirmed' ? 'Confirmed' : 'Cancelled'
  return `${sold} booked, ${minimumGroup} needed`
}

/** '5 booked, 8 needed; will be decided on 15 July 2025', '…; too few on 10 April 2025', 'Confirmed' or 'Cancelled'. */
export function describeGroup(departure: AdminDeparture): string {
  const { departureDate, groupDecision, hasLeft, isDecisionDue, sold } = departure
  const group = groupOf(departure)
  if (groupDecision !== null || hasLeft) return group
  const date = formatDate(groupDecisionDate(departureDate))
  if (!isDecisionDue) return `${group}; will be decided on ${date}`
  return sold < minimumGroup ? `${group}; too few on ${date}` : `${group}; being decided`
}

/** '2 travellers lose their seat, and ₹1,00,000 goes back to them.' */
export function lossOf({ sold, paid }: AdminDepartureWithBookings): string {
  if (sold === 0) return 'No one has booked it, so no money goes back.'
  const loss = sold === 1 ? '1 traveller loses their seat' : `${sold} travellers lose their seats`
  return `${loss}, and ${formatPaise(paid)} goes back to them.`
}

/** '2 people are on its waitlist and 1 seat is held.'; undefined if there are none. */
export function othersOf({ held, waiting }: AdminDeparture): string | undefined {
  const parts = [
    ...(held > 0 ? [`${count(held, 'seat is', 'seats are')} held without payment`] : []),
    ...(waiting > 0 ? [`${count(waiting, 'member is', 'members are')} on the waitlist`] : []),
  ]
  return parts.length === 0 ? undefined : `${parts.join(', and ')}.`
}

/** '16 departures in 2025', '12 departures to come', 'No departures'. */
export function describeDepartures(
  total: number,
  { season, when }: { season: string | undefined; when: 'coming' | undefined },
): string {
  const found = total === 0 ? 'No departures' : count(total, 'departure', 'departures')
  if (season !== undefined) return `${found} in ${season}`
  return when === 'coming' ? `${found} to come` : found
}

/** 'Elif Demir (elif)'. */
export const nameOfHost = ({ name, username }: { name: string; username: string }): string =>
  name === username ? username : `${name} (${username})`
