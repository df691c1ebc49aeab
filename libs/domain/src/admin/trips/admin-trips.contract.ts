import { defineContract, writeErrors } from '../../contract/contract.ts'
import {
  adminTrip,
  adminTripParams,
  adminTrips,
  tripChange,
  tripHistory,
  tripUndo,
} from './admin-trips.ts'
import {
  changeAdminTripEndpoint,
  getAdminTripEndpoint,
  getAdminTripHistoryEndpoint,
  listAdminTripsEndpoint,
  undoAdminTripEndpoint,
} from './admin-trips.endpoints.ts'

const tag = 'Admin'

/** Every trip as it is stored, by id. Only with an admin session, as all calls here. */
export const listAdminTrips = defineContract({
  ...listAdminTripsEndpoint,
  summary: 'Every trip as it is stored',
  tag,
  responses: { 200: adminTrips },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_AWAY'],
})

/** One trip as it is stored. */
export const getAdminTrip = defineContract({
  ...getAdminTripEndpoint,
  summary: 'One trip as it is stored',
  tag,
  params: adminTripParams,
  responses: { 200: adminTrip },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'TRIP_NOT_FOUND', 'DATABASE_AWAY'],
})

/**
 * Changes the named fields of a trip and answers it. Refused with 409 where the trip is not in the version any more
 * that the change was made from. The public calls show it within two seconds.
 */
export const changeAdminTrip = defineContract({
  ...changeAdminTripEndpoint,
  summary: 'Change fields of a trip',
  tag,
  params: adminTripParams,
  body: tripChange,
  responses: { 200: adminTrip },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'TRIP_NOT_FOUND', 'TRIP_CHANGED'],
})

/**
 * Gives the fields of a noted change their values from before it, and answers the trip. Refused with 409 where one of
 * them has been changed since. The undoing is noted as a change of its own.
 */
export const undoAdminTrip = defineContract({
  ...undoAdminTripEndpoint,
  summary: 'Undo a change of a trip',
  tag,
  params: adminTripParams,
  body: tripUndo,
  responses: { 200: adminTrip },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'TRIP_NOT_FOUND', 'TRIP_CHANGED'],
})

/** The latest changes of a trip out of the audit log, the newest first. */
export const getAdminTripHistory = defineContract({
  ...getAdminTripHistoryEndpoint,
  summary: 'The changes of a trip',
  tag,
  params: adminTripParams,
  responses: { 200: tripHistory },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'TRIP_NOT_FOUND', 'DATABASE_AWAY'],
})
