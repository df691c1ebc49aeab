import { endpointQuery } from '@farandfew/api-client'
import { listTripDepartures } from '@farandfew/domain/departures/departures.contract.ts'
import type { ListedDeparture } from '@farandfew/domain/departures/listed-departure.ts'
import { queryOptions } from '@tanstack/react-query'

/** The future departures of a trip, in any year, and the club's date. */
export const tripDeparturesQuery = (tripId: number) =>
  queryOptions(endpointQuery(listTripDepartures, { params: { id: String(tripId) } }))

/** A departure of the API with the field names of the schedule. */
export const toScheduled = ({ departureDate, duration, ...departure }: ListedDeparture) => ({
  ...departure,
  date: departureDate,
  days: duration,
})
