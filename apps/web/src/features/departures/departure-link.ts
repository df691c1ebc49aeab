import { firstScheduleDate, lastScheduleDate } from '@farandfew/domain/schedule/month-view.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import type { TripDeparture } from './use-trip-departures.ts'
import { paths, seatLink } from '../../shared/paths.ts'

/**
 * The link of a departure: its booking page if its trip is open. Otherwise its panel on the schedule page if that page
 * shows its date, or the trip's invite page.
 */
export function departureLink(trip: Trip, { id, date }: TripDeparture): string {
  if (trip.availability === 'open') return seatLink(trip, id)
  const isOnSchedule = date >= firstScheduleDate && date <= lastScheduleDate
  if (isOnSchedule) return `${paths.schedule}?departure=${id}`
  return seatLink(trip, id)
}
