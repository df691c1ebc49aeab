import {
  addDepartureEndpoint,
  changeDepartureEndpoint,
  closeDepartureEndpoint,
  getAdminDepartureEndpoint,
  listAdminDeparturesEndpoint,
  reopenDepartureEndpoint,
} from '@farandfew/domain/admin/departures/endpoints'
import type {
  addDeparture,
  AdminDeparture,
  AdminDepartures,
  AdminDepartureWithGroup,
  changeDeparture,
  listAdminDepartures,
} from '@farandfew/domain/admin/departures'
import type { ContractInput } from '@farandfew/domain/contract'
import { call, type CallOptions } from '../call/index.ts'

/** What a page of the departures is asked for with, as text. */
export type AdminDeparturesInput = ContractInput<typeof listAdminDepartures>['query']
export type DepartureFormInput = ContractInput<typeof addDeparture>['body']
export type DepartureChangeInput = ContractInput<typeof changeDeparture>['body']

const byId = (id: number) => ({ params: { id: String(id) } })

/** One page of the departures by date. */
export function fetchAdminDepartures(
  query: AdminDeparturesInput,
  options?: CallOptions,
): Promise<AdminDepartures> {
  return call(listAdminDeparturesEndpoint, { query }, options)
}

/** One departure with its group; an ApiError of status 404 where there is none. */
export function fetchAdminDeparture(
  id: number,
  options?: CallOptions,
): Promise<AdminDepartureWithGroup> {
  return call(getAdminDepartureEndpoint, byId(id), options)
}

/** Adds a departure; an ApiError of status 409 where the trip departs on that date already. */
export function addAdminDeparture(body: DepartureFormInput): Promise<AdminDeparture> {
  return call(addDepartureEndpoint, { body })
}

/** Changes a departure; an ApiError of status 409 where seats that are taken or somebody else's change stand against it. */
export function changeAdminDeparture(
  id: number,
  body: DepartureChangeInput,
): Promise<AdminDeparture> {
  return call(changeDepartureEndpoint, { ...byId(id), body })
}

/** Closes a departure, or puts it back on the site; an ApiError of status 409 where it is so already. */
export function switchAdminDeparture(id: number, isActive: boolean): Promise<AdminDeparture> {
  return isActive ? call(reopenDepartureEndpoint, byId(id)) : call(closeDepartureEndpoint, byId(id))
}
