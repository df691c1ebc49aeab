import {
  listDeparturesEndpoint,
  listTripDeparturesEndpoint,
} from '@farandfew/domain/departures/endpoints'
import type { DepartureList } from '@farandfew/domain/departures'
import { call, type CallOptions } from '../call/index.ts'

/** The season's departures by date with their seats, and the club's date. */
export function fetchSeason(options?: CallOptions): Promise<DepartureList> {
  return call(listDeparturesEndpoint, {}, options)
}

/** The departures of a trip that lie ahead, of any year, and the club's date; an ApiError of status 404 where there is no such trip. */
export function fetchTripDepartures(tripId: number, options?: CallOptions): Promise<DepartureList> {
  return call(listTripDeparturesEndpoint, { params: { id: String(tripId) } }, options)
}
