import { durationLabel } from '@farandfew/domain/constants'
import { firstScheduleDate, lastScheduleDate } from '@farandfew/domain/schedule'
import type { Trip } from '@farandfew/domain/trips'
import { destinationOf, inviteLink, paths } from '../../shared/paths.ts'
import type { TripDeparture } from './departures.data.ts'

/** '8 days / 7 nights · extended edition, full itinerary on request'. */
export const lengthText = ({ duration, extendedEdition }: TripDeparture) =>
  durationLabel(duration) +
  (extendedEdition ? ' · extended edition, full itinerary on request' : '')

/**
 * The link of a departure: its panel on the schedule page if that page shows its date, otherwise the trip's invite page,
 * or the inquiry form if the trip has no invite page.
 */
export function departureLink(trip: Trip, { id, departureDate }: TripDeparture): string {
  const isOnSchedule = departureDate >= firstScheduleDate && departureDate <= lastScheduleDate
  if (isOnSchedule) return `${paths.schedule}?departure=${id}`
  return destinationOf(trip) ? `${inviteLink(trip)}?departure=${id}` : '#inquiry'
}
