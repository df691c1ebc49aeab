import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  adminDeparture,
  adminDepartureParams,
  adminDepartures,
  adminDeparturesQuery,
  adminDepartureWithBookings,
  departureChange,
  departureForm,
  hostForm,
} from './admin-departures.ts'
import { departureCancellation, departureCancellationProgress } from './departure-bookings.ts'
import {
  addDepartureEndpoint,
  cancelDepartureEndpoint,
  changeDepartureEndpoint,
  closeDepartureEndpoint,
  getAdminDepartureEndpoint,
  getDepartureCancellationEndpoint,
  listAdminDeparturesEndpoint,
  nameHostEndpoint,
  reopenDepartureEndpoint,
} from './admin-departures.endpoints.ts'

const tag = 'Admin'
const readErrors = ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'] as const

/** Departures by date, of one year or all, page by page. Needs an admin session, like all calls of this file. */
export const listAdminDepartures = defineContract({
  ...listAdminDeparturesEndpoint,
  summary: 'Departures with their seats, page by page',
  tag,
  query: adminDeparturesQuery,
  responses: { 200: adminDepartures },
  errors: readErrors,
})

/** One departure with its bookings. The view is recorded in the audit log. */
export const getAdminDeparture = defineContract({
  ...getAdminDepartureEndpoint,
  summary: 'One departure with its bookings',
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDepartureWithBookings },
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

/**
 * Names the account of the host, who gets the group page, or no one. The coordinator, whom pages announce, becomes the first
 * name of the new host if it was empty or the name of the host before; any other name stays. What pages say of the host
 * stays with the name.
 */
export const nameHost = defineContract({
  ...nameHostEndpoint,
  summary: 'Name the host of a departure',
  tag,
  params: adminDepartureParams,
  body: hostForm,
  responses: { 200: adminDepartureWithBookings },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'],
})

const switchErrors = [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'DEPARTURE_CHANGED'] as const

/** Removes a departure from the site. Rejected while a seat is taken: its travellers would wait for a decision. */
export const closeDeparture = defineContract({
  ...closeDepartureEndpoint,
  summary: 'Close a departure to new bookings',
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDeparture },
  errors: [...switchErrors, 'SEATS_SOLD'],
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

const cancelErrors = [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'REFUND_CHANGED'] as const

/**
 * Cancels a departure for good: every booking ends and is paid back in full, holds and waitlist end, and the members are
 * mailed. Rejected if travellers or money are no longer what the operator saw. A repeat changes nothing, and one with
 * another reason is rejected: the members have read the first.
 */
export const cancelDeparture = defineContract({
  ...cancelDepartureEndpoint,
  summary: 'Cancel a departure and pay everyone back in full',
  tag,
  params: adminDepartureParams,
  body: departureCancellation,
  responses: { 200: adminDepartureWithBookings },
  errors: [...cancelErrors, 'DEPARTURE_LEFT', 'DEPARTURE_CHANGED'],
})

/** How far the cancelling of a departure has come: bookings that have ended, refunds that are paid out. */
export const getDepartureCancellation = defineContract({
  ...getDepartureCancellationEndpoint,
  summary: 'Progress of cancelling a departure',
  tag,
  params: adminDepartureParams,
  responses: { 200: departureCancellationProgress },
  errors: readErrors,
})
