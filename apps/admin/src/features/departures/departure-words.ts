import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import {
  type Gathering,
  type GroupDecision,
  guaranteedLabel,
  guaranteeText,
  minimumGroup,
} from '@farandfew/domain/departures/guarantee.ts'
import {
  departureStateNames,
  seatsText,
  takenSeatsText,
} from '@farandfew/domain/departures/departure-facts.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { formatDate, formatShortDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en-IN')} ${amount === 1 ? one : many}`

/** 'Bali Bliss, 21 June 2025'. */
export const nameOf = ({
  tripTitle,
  departureDate,
}: Pick<AdminDeparture, 'tripTitle' | 'departureDate'>) =>
  `${tripTitle}, ${formatDate(departureDate)}`

/** '8 days, extended edition' if it is longer than the trip's page describes. */
export const lengthOf = ({ duration, tripDuration }: AdminDeparture) =>
  `${count(duration, 'day', 'days')}${duration > tripDuration ? ', extended edition' : ''}`

/** '10 booked · 1 held · 1 kept until 28 Nov · 0 free'. No seat of a cancelled departure is free. */
export const seatsOf = ({
  seats,
  keptUntil = null,
  groupDecision,
}: Pick<AdminDeparture, 'seats' | 'groupDecision'> & Partial<Pick<AdminDeparture, 'keptUntil'>>) =>
  (groupDecision === 'cancelled' ? takenSeatsText : seatsText)(
    seats,
    keptUntil === null ? undefined : formatShortDate(dateInKolkata(new Date(keptUntil))),
  )

export const groupLabels: Readonly<Record<GroupDecision, string>> = {
  guaranteed: guaranteedLabel,
  cancelled: departureStateNames.cancelled,
}

/** Whether a seat can still be taken, also by hand. */
export const isAhead = ({
  groupDecision,
  hasLeft,
}: Pick<AdminDeparture, 'groupDecision' | 'hasLeft'>): boolean =>
  groupDecision !== 'cancelled' && !hasLeft

type Group = Gathering & { readonly hasLeft?: boolean }

/** 'Guaranteed', 'Cancelled', '5 of 8'; a dash for one that left undecided. */
export function groupOf({ groupDecision, hasLeft, seats }: Group): string {
  if (groupDecision !== null) return groupLabels[groupDecision]
  return hasLeft ? '–' : `${seats.booked} of ${minimumGroup}`
}

/** What the site says of whether it takes place; the short form of one that has left or is cancelled. */
export const describeGroup = (departure: Group): string =>
  departure.hasLeft || departure.groupDecision === 'cancelled'
    ? groupOf(departure)
    : guaranteeText(departure)

/** A departure in a choice: '21 June 2025 · 8 days · 9 booked · 3 free · Guaranteed'. */
export const choiceOf = ({
  departureDate,
  duration,
  seats,
  groupDecision,
}: Pick<AdminDeparture, 'departureDate' | 'duration' | 'seats' | 'groupDecision'>): string =>
  [
    formatDate(departureDate),
    count(duration, 'day', 'days'),
    seatsOf({ seats, groupDecision }),
    ...(groupDecision === null ? [] : [groupLabels[groupDecision]]),
  ].join(' · ')

/** '2 travellers lose their seat, and ₹1,00,000 goes back to them.' */
export function lossOf({ seats, refundable }: AdminDepartureWithBookings): string {
  const { booked } = seats
  if (booked === 0) return 'No one has booked it, so there is nothing to refund.'
  const loss =
    booked === 1 ? '1 traveller loses their seat' : `${booked} travellers lose their seats`
  return `${loss}, and ${formatPaise(refundable.value)} goes back to them.`
}

/** '2 people are on its waitlist and 1 seat is held.'; undefined if there are none. */
export function othersOf({ seats: { held }, waiting }: AdminDeparture): string | undefined {
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
