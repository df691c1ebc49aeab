import { isBookable } from '@farandfew/domain/availability'
import type { CalendarDate } from '@farandfew/domain/calendar'
import { departureFacts } from '@farandfew/domain/departures'
import { hasLeft } from '@farandfew/domain/schedule'
import { inviteLink, seatLink, tripLink } from '../../shared/paths.ts'
import type { Departure } from './schedule.data.ts'

/** Whether a departure has left by the club's date; false until that date is known. */
export const isPast = (departure: Pick<Departure, 'date'>, today: CalendarDate | undefined) =>
  today !== undefined && hasLeft(departure, today)

/** The trip of a departure, with the fields that rules and links need. */
const tripOf = ({ tripId, destination, availability }: Departure) => ({
  id: tripId,
  title: '',
  destination,
  availability,
})

/** The facts of a departure on the club's date; undefined until that date is known. */
export const factsOf = (departure: Departure, today: CalendarDate | undefined) =>
  departureFacts(departure, today)

export const tripLinkOf = (departure: Departure) => tripLink(tripOf(departure))

/** The booking page of this departure, or the invite page with this departure selected. */
export const seatLinkOf = (departure: Departure) => seatLink(tripOf(departure), departure.id)

/** The invite page with no departure selected, for a departure that has left. */
export const nextDateLinkOf = (departure: Departure) => inviteLink(tripOf(departure))

/** A sentence about what the departure's button leads to; undefined if none is needed. */
export const noteOf = (departure: Departure): string | undefined =>
  isBookable(departure) ? undefined : 'Booking is not open yet, but you can request early access.'
