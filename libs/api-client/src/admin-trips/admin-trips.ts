import {
  changeAdminTripEndpoint,
  getAdminTripEndpoint,
  getAdminTripHistoryEndpoint,
  listAdminTripsEndpoint,
  undoAdminTripEndpoint,
} from '@farandfew/domain/admin/trips/endpoints'
import type {
  AdminTrip,
  AdminTrips,
  changeAdminTrip,
  TripHistory,
} from '@farandfew/domain/admin/trips'
import type { ContractInput } from '@farandfew/domain/contract'
import { call, type CallOptions } from '../call/index.ts'

const params = (id: number) => ({ id: String(id) })

/** What a change of a trip sends: the version that it was made from, and the changed fields. */
export type TripChangeInput = ContractInput<typeof changeAdminTrip>['body']

/** Every trip as it is stored, by id; an ApiError of status 401 where the console is not open, as of all calls here. */
export function fetchAdminTrips(options?: CallOptions): Promise<AdminTrips> {
  return call(listAdminTripsEndpoint, {}, options)
}

/** One trip as it is stored; an ApiError of status 404 where there is none. */
export function fetchAdminTrip(id: number, options?: CallOptions): Promise<AdminTrip> {
  return call(getAdminTripEndpoint, { params: params(id) }, options)
}

/** Changes fields of a trip and answers it; an ApiError of status 409 where it was changed meanwhile. */
export function changeTrip(
  id: number,
  body: TripChangeInput,
  options?: CallOptions,
): Promise<AdminTrip> {
  const input = { params: params(id), body }
  return call(changeAdminTripEndpoint, input, options)
}

/** Undoes a change of the audit log; an ApiError of status 409 where its fields have been changed since. */
export function undoTripChange(
  id: number,
  auditId: number,
  options?: CallOptions,
): Promise<AdminTrip> {
  const input = { params: params(id), body: { auditId } }
  return call(undoAdminTripEndpoint, input, options)
}

/** The latest changes of a trip, the newest first. */
export function fetchTripHistory(id: number, options?: CallOptions): Promise<TripHistory> {
  return call(getAdminTripHistoryEndpoint, { params: params(id) }, options)
}
