import { availabilityOf, isBookable } from '@farandfew/domain/availability'
import type { CalendarDate } from '@farandfew/domain/calendar'
import { priceLabel } from '@farandfew/domain/constants'
import { departurePrice, hasLeft } from '@farandfew/domain/schedule'
import { seatsText } from '../../shared/departures/departure-texts.ts'
import { inviteLink, tripLink } from '../../shared/paths.ts'
import type { Departure, Schedule } from './schedule.data.ts'

/** 'INR 2 Lacs'. */
export const priceOf = (departure: Pick<Departure, 'priceTier'>) =>
  priceLabel(departurePrice(departure))

/** Whether a departure has left by the club's date; false until that date is known. */
export const isPast = (departure: Pick<Departure, 'date'>, today: CalendarDate | undefined) =>
  today !== undefined && hasLeft(departure, today)

/** The trip of a departure, with the fields that rules and links need. */
const tripOf = ({ tripId, destination }: Departure) => ({ id: tripId, title: '', destination })

export const tripLinkOf = (departure: Departure) => tripLink(tripOf(departure))

/** The invite page with this departure selected. */
export const inviteLinkOf = (departure: Departure) =>
  `${inviteLink(tripOf(departure))}?departure=${departure.id}`

/** The invite page with no departure selected, for a departure that has left. */
export const nextDateLinkOf = (departure: Departure) => inviteLink(tripOf(departure))

/** Sentences about what the departure's button leads to: none, one or two. */
export function notesOf(departure: Departure): readonly string[] {
  return [
    ...(departure.extendedEdition
      ? ['This is the extended edition of the trip: its full itinerary is sent on request.']
      : []),
    ...(isBookable(tripOf(departure))
      ? []
      : ['Booking is not open yet, but you can request early access.']),
  ]
}

export function seatsOf(departure: Departure, state: Schedule['state']): string {
  return (
    seatsText(availabilityOf(tripOf(departure)), departure.spotsRemaining) ??
    (state === 'loading' ? 'Checking seats…' : 'Unknown right now')
  )
}
