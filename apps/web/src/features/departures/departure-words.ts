import { availabilityOf, availabilityTexts } from '@farandfew/domain/availability'
import { type CalendarDate, formatDate, weekdayNames, weekdayOf } from '@farandfew/domain/calendar'
import { durationLabel, spotsLeftLabel } from '@farandfew/domain/constants'
import { firstScheduleDate, lastScheduleDate } from '@farandfew/domain/schedule'
import type { Trip } from '@farandfew/domain/trips'
import { destinationOf, inviteLink, paths } from '../../shared/paths.ts'
import type { TripDeparture } from './departures.data.ts'

/** 'Thursday 14 August 2025'. */
export const longDate = (date: CalendarDate) =>
  `${weekdayNames[weekdayOf(date)]} ${formatDate(date)}`

/** '8 days / 7 nights · extended edition, full itinerary on request' (rulings 16). */
export const lengthOf = ({ duration, extendedEdition }: TripDeparture) =>
  durationLabel(duration) +
  (extendedEdition ? ' · extended edition, full itinerary on request' : '')

/** The seats left where the trip can be booked, or what stands in their place (rulings 33); nothing while they are asked for. */
export function spotsOf(
  trip: Trip,
  { spotsRemaining }: TripDeparture,
  news: 'asked' | 'known' | 'failed',
): string | undefined {
  const { dates } = availabilityTexts[availabilityOf(trip)]
  if (dates !== undefined) return dates
  if (spotsRemaining !== undefined) return spotsLeftLabel(spotsRemaining)
  return news === 'asked' ? undefined : 'Seats not known just now'
}

/**
 * Where a departure leads: to its panel on the schedule while it is of the season that the schedule shows, else to the
 * trip's invite page; of a trip that has none, down to the inquiry.
 */
export function departureLink(trip: Trip, { id, departureDate }: TripDeparture): string {
  const isOfSeason = departureDate >= firstScheduleDate && departureDate <= lastScheduleDate
  if (isOfSeason) return `${paths.schedule}?departure=${id}`
  return destinationOf(trip) ? `${inviteLink(trip)}?departure=${id}` : '#inquiry'
}
