import { seatHoldMinutes } from '@farandfew/domain/constants/limits.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import {
  departureFacts,
  type DepartureState,
  departureStateNames,
} from '@farandfew/domain/departures/departure-facts.ts'
import { missingSeatsLabel } from '@farandfew/domain/departures/guarantee.ts'
import { departurePath, inviteLink, seatLink } from '../../shared/paths.ts'
import type { Departure } from './schedule.data.ts'

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

/** Whether a departure takes place: 'Guaranteed' or '3 more needed'; undefined if that is not known, or if it is closed or has left. */
export const missingOf = (departure: Departure, today: CalendarDate | undefined) => {
  const { seats, groupDecision } = departure
  return factsOf(departure, today).guarantee && seats && groupDecision !== undefined
    ? missingSeatsLabel({ seats, groupDecision })
    : undefined
}

/** The state in one word, for a cell on a phone. */
export const shortStates: Readonly<Record<DepartureState, string>> = {
  ...departureStateNames,
  'being-paid': 'Paying',
  'by-invite': 'Invite',
  cancelled: 'Off',
  departed: 'Past',
}

/** The page of its trip, about this departure. */
export const tripLinkOf = (departure: Departure) => departurePath(tripOf(departure), departure)

/** The booking page of this departure, or the invite page with this departure selected. */
export const seatLinkOf = (departure: Departure) => seatLink(tripOf(departure), departure.id)

/** The invite page with no departure selected, for a departure that has left or is closed. */
export const nextDateLinkOf = (departure: Departure) => inviteLink(tripOf(departure))

const notes: Readonly<Partial<Record<DepartureState, string>>> = {
  'by-invite': 'Booking is not open yet, but you can request early access.',
  'being-paid': `Others are paying for them: within ${seatHoldMinutes} minutes they are booked, or free again. We can email you when one comes back.`,
  full: 'Join the waitlist, and we will email you when a seat is free.',
  cancelled: 'This departure will not take place.',
  closed: 'This departure can no longer be booked.',
}

/** A sentence about what can be done about a departure of this state; undefined if none is needed. */
export const noteOf = (state: DepartureState): string | undefined => notes[state]
