import { getTripEndpoint, listTripsEndpoint } from '@farandfew/domain/trips/endpoints'
import type { getTrip, listTrips, Trip } from '@farandfew/domain/trips'
import { call, type CallOptions } from '../call/index.ts'

/** Every trip of the catalogue, by id. */
export function fetchTrips(options?: CallOptions): Promise<Trip[]> {
  return call<typeof listTrips>(listTripsEndpoint, {}, options)
}

/** One trip; an ApiError of status 404 where there is none. */
export function fetchTrip(id: number, options?: CallOptions): Promise<Trip> {
  return call<typeof getTrip>(getTripEndpoint, { params: { id: String(id) } }, options)
}
