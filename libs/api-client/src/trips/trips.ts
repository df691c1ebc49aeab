import { getTripEndpoint, listTripsEndpoint } from '@farandfew/domain/trips/endpoints'
import type { Trip } from '@farandfew/domain/trips'
import { call, type CallOptions } from '../call/index.ts'

/** Every trip of the catalogue, by id. */
export function fetchTrips(options?: CallOptions): Promise<Trip[]> {
  return call(listTripsEndpoint, {}, options)
}

/** One trip; an ApiError of status 404 where there is none. */
export function fetchTrip(id: number, options?: CallOptions): Promise<Trip> {
  return call(getTripEndpoint, { params: { id: String(id) } }, options)
}
