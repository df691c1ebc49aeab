import { endpointQuery } from '@farandfew/api-client'
import { listTripDeparturesEndpoint } from '@farandfew/domain/departures/endpoints'
import { queryOptions } from '@tanstack/react-query'

/** The future departures of a trip, in any year, and the club's date. */
export const tripDeparturesQuery = (tripId: number) =>
  queryOptions(endpointQuery(listTripDeparturesEndpoint, { params: { id: String(tripId) } }))
