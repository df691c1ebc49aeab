import { pictureForm } from '../member-pictures/member-pictures.ts'
import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  adminTrip,
  adminTripParams,
  adminTrips,
  tripChange,
  tripForm,
  tripHistory,
  tripUndo,
  uploadedPicture,
} from './admin-trips.ts'
import {
  addAdminTripEndpoint,
  changeAdminTripEndpoint,
  getAdminTripEndpoint,
  getAdminTripHistoryEndpoint,
  listAdminTripsEndpoint,
  undoAdminTripEndpoint,
  uploadTripPictureEndpoint,
} from './admin-trips.endpoints.ts'

const tag = 'Admin'

/** Every trip by id. Needs an admin session, like all calls of this file. */
export const listAdminTrips = defineContract({
  ...listAdminTripsEndpoint,
  summary: 'Every trip as it is stored',
  tag,
  responses: { 200: adminTrips },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/**
 * Adds a trip with all its fields. The site shows it within two seconds. Repeated with the same `Idempotency-Key`, it adds one
 * trip.
 */
export const addAdminTrip = defineContract({
  ...addAdminTripEndpoint,
  summary: 'Add a trip',
  tag,
  body: tripForm,
  responses: { 201: adminTrip },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'IDEMPOTENCY_KEY_REUSED'],
})

/**
 * Stores a picture for a trip, whose form then names its address. Accepts JPEG, PNG or WebP, judged by their bytes, and stores
 * it as AVIF and WebP in several widths: upright and without metadata. The same picture has the same address.
 */
export const uploadTripPicture = defineContract({
  ...uploadTripPictureEndpoint,
  summary: 'Upload a picture for a trip',
  tag,
  body: pictureForm,
  bodyMediaType: 'multipart/form-data',
  responses: { 201: uploadedPicture },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'CROSS_SITE_WRITE',
    'PAYLOAD_TOO_LARGE',
    'TOO_MANY_REQUESTS',
    'DATABASE_UNAVAILABLE',
  ],
})

export const getAdminTrip = defineContract({
  ...getAdminTripEndpoint,
  summary: 'One trip as it is stored',
  tag,
  params: adminTripParams,
  responses: { 200: adminTrip },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'TRIP_NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

/**
 * Changes the given fields and returns the trip. Answers 409 if the trip has changed since the version that the
 * operator edited, or if it would be archived while a departure is ahead. The public calls show the change within two
 * seconds.
 */
export const changeAdminTrip = defineContract({
  ...changeAdminTripEndpoint,
  summary: 'Change fields of a trip',
  tag,
  params: adminTripParams,
  body: tripChange,
  responses: { 200: adminTrip },
  errors: [
    ...writeErrors,
    'NOT_SIGNED_IN',
    'TRIP_NOT_FOUND',
    'TRIP_CHANGED',
    'TRIP_HAS_DEPARTURES',
  ],
})

/**
 * Restores the fields of an earlier change to their values before it, and returns the trip. Answers 409 if one of them
 * has changed since. The undo is recorded as a change of its own.
 */
export const undoAdminTrip = defineContract({
  ...undoAdminTripEndpoint,
  summary: 'Undo a change to a trip',
  tag,
  params: adminTripParams,
  body: tripUndo,
  responses: { 200: adminTrip },
  errors: [
    ...writeErrors,
    'NOT_SIGNED_IN',
    'NOT_FOUND',
    'TRIP_NOT_FOUND',
    'TRIP_CHANGED',
    'TRIP_HAS_DEPARTURES',
  ],
})

/** The latest changes of a trip from the audit log, newest first. */
export const getAdminTripHistory = defineContract({
  ...getAdminTripHistoryEndpoint,
  summary: 'The changes to a trip',
  tag,
  params: adminTripParams,
  responses: { 200: tripHistory },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'TRIP_NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})
