import { defineContract, writeErrors } from '../../contract/contract.ts'
import {
  adminDeparture,
  adminDepartureParams,
  adminDepartures,
  adminDeparturesQuery,
  adminDepartureWithGroup,
  departureChange,
  departureForm,
} from './admin-departures.ts'
import {
  addDepartureEndpoint,
  changeDepartureEndpoint,
  closeDepartureEndpoint,
  getAdminDepartureEndpoint,
  listAdminDeparturesEndpoint,
  reopenDepartureEndpoint,
} from './admin-departures.endpoints.ts'

const tag = 'Admin'
const readErrors = ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_AWAY'] as const

/** Departures by date, of one year or all, page by page. Needs an admin session, like all calls of this file. */
export const listAdminDepartures = defineContract({
  ...listAdminDeparturesEndpoint,
  summary: 'Departures with their seats, page by page',
  tag,
  query: adminDeparturesQuery,
  responses: { 200: adminDepartures },
  errors: readErrors,
})

/** One departure with its group. The view is recorded in the audit log. */
export const getAdminDeparture = defineContract({
  ...getAdminDepartureEndpoint,
  summary: 'One departure with its group',
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDepartureWithGroup },
  errors: [...readErrors, 'NOT_FOUND'],
})

/** Adds a future departure; the site shows it within two seconds. A trip has at most one departure on a date. */
export const addDeparture = defineContract({
  ...addDepartureEndpoint,
  summary: 'Add a departure',
  tag,
  body: departureForm,
  responses: { 201: adminDeparture },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'TRIP_NOT_FOUND', 'DEPARTURE_EXISTS'],
})

/**
 * Changes fields of a departure. Rejects fewer seats than are sold and held, another date or length once a seat is
 * taken, and a change based on outdated values.
 */
export const changeDeparture = defineContract({
  ...changeDepartureEndpoint,
  summary: 'Change a departure',
  tag,
  params: adminDepartureParams,
  body: departureChange,
  responses: { 200: adminDeparture },
  errors: [
    ...writeErrors,
    'NOT_SIGNED_IN',
    'NOT_FOUND',
    'DEPARTURE_EXISTS',
    'SEATS_SOLD',
    'DEPARTURE_CHANGED',
  ],
})

const switchErrors = [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'DEPARTURE_CHANGED'] as const

/** Removes a departure from the site. Seats that are taken stay taken. */
export const closeDeparture = defineContract({
  ...closeDepartureEndpoint,
  summary: 'Close a departure to new bookings',
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDeparture },
  errors: switchErrors,
})

/** Shows a closed departure on the site again. */
export const reopenDeparture = defineContract({
  ...reopenDepartureEndpoint,
  summary: 'Reopen a closed departure',
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDeparture },
  errors: switchErrors,
})
