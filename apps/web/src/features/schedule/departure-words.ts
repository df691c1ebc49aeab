import {
  type Availability,
  availabilityOf,
  availabilityTexts,
  isBookable,
} from '@farandfew/domain/availability'
import { type CalendarDate, formatDate, weekdayNames, weekdayOf } from '@farandfew/domain/calendar'
import { priceLabel, spotsLeftLabel } from '@farandfew/domain/constants'
import { departurePrice, hasLeft } from '@farandfew/domain/schedule'
import { inviteLink, tripLink } from '../../shared/paths.ts'
import type { Departure, ShownSeason } from './schedule.data.ts'

/** 'Thursday 14 August 2025'. */
export const longDate = (date: CalendarDate) =>
  `${weekdayNames[weekdayOf(date)]} ${formatDate(date)}`

/** 'INR 2 Lacs'. */
export const priceOf = (departure: Pick<Departure, 'priceTier'>) =>
  priceLabel(departurePrice(departure))

/** Whether a departure has left by the club's date; until that is known none has. */
export const isGone = (departure: Pick<Departure, 'date'>, today: CalendarDate | undefined) =>
  today !== undefined && hasLeft(departure, today)

/** The trip of a departure, as the rules and links ask for it. */
const tripOf = ({ tripId, destination }: Departure) => ({ id: tripId, title: '', destination })

export const tripLinkOf = (departure: Departure) => tripLink(tripOf(departure))

/** The invite page; it knows which departure was chosen. */
export const inviteLinkOf = (departure: Departure) =>
  `${inviteLink(tripOf(departure))}?departure=${departure.id}`

/** The invite page for whoever comes too late for a departure. */
export const nextDateLinkOf = (departure: Departure) => inviteLink(tripOf(departure))

const availability = (departure: Departure): Availability => availabilityOf(tripOf(departure))

/** What is longer or later than a departure's button alone would say: none, one or two sentences. */
export function notesOf(departure: Departure): readonly string[] {
  return [
    ...(departure.extendedEdition
      ? ['The extended edition of this trip: its full itinerary is sent on request.']
      : []),
    ...(isBookable(tripOf(departure))
      ? []
      : ['Booking is not open yet: the next step asks for an early invite.']),
  ]
}

/** The seats of a departure that can be booked, or what stands in their place (rulings 33). */
export function spotsOf(departure: Departure, news: ShownSeason['news']): string {
  const { dates } = availabilityTexts[availability(departure)]
  if (dates !== undefined) return dates
  if (departure.spotsRemaining !== undefined) return spotsLeftLabel(departure.spotsRemaining)
  return news === 'asked' ? 'Asking the club…' : 'Not known just now'
}
