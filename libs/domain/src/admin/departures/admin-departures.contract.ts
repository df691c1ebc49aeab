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

/** The departures of a season or of all, by date, page by page. Only with an admin session, as all of these. */
export const listAdminDepartures = defineContract({
  ...listAdminDeparturesEndpoint,
  summary: 'Departures with their seats, page by page',
  tag,
  query: adminDeparturesQuery,
  responses: { 200: adminDepartures },
  errors: readErrors,
})

/** One departure and who travels on it; looking is noted in the audit log. */
export const getAdminDeparture = defineContract({
  ...getAdminDepartureEndpoint,
  summary: 'One departure with its group',
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDepartureWithGroup },
  errors: [...readErrors, 'NOT_FOUND'],
})

/** Adds a departure that lies ahead; the site shows it within two seconds. A trip departs once on a date. */
export const addDeparture = defineContract({
  ...addDepartureEndpoint,
  summary: 'Add a departure',
  tag,
  body: departureForm,
  responses: { 201: adminDeparture },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'TRIP_NOT_FOUND', 'DEPARTURE_EXISTS'],
})

/**
 * Changes fields of a departure. Refused: fewer seats than are sold and held; another date or length while anybody has
 * a seat, for they booked those days; a change on top of one that was not seen.
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

/** Takes a departure off the site; who has a seat on it keeps it. */
export const closeDeparture = defineContract({
  ...closeDepartureEndpoint,
  summary: 'Close a departure to new bookings',
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDeparture },
  errors: switchErrors,
})

/** Puts a closed departure back on the site. */
export const reopenDeparture = defineContract({
  ...reopenDepartureEndpoint,
  summary: 'Reopen a closed departure',
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDeparture },
  errors: switchErrors,
})
