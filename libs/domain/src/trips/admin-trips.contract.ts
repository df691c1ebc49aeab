import { pictureForm } from '../member-pictures/member-pictures.ts'
import { defineContract } from '../contract/contract.ts'
import {
  adminTrip,
  adminTrips,
  tripChange,
  tripForm,
  tripHistory,
  tripUndo,
  uploadedTripPicture,
} from './admin-trips.ts'

export const listAdminTrips = defineContract({
  method: 'GET',
  path: '/api/admin/trips',
  access: 'operator',
  summary: 'Every trip as it is stored',
  responses: { 200: adminTrips },
})

export const addAdminTrip = defineContract({
  method: 'POST',
  path: '/api/admin/trips',
  access: 'edit-trips',
  idempotent: 'wait',
  audit: ['trip.added'],
  summary: 'Add a trip',
  description:
    'Adds a trip with all its fields. The site shows it within two seconds. Repeated with the same `Idempotency-Key`, it adds one trip.',
  body: tripForm,
  responses: { 201: adminTrip },
})

export const uploadTripPicture = defineContract({
  method: 'POST',
  path: '/api/admin/trip-pictures',
  access: 'edit-trips',
  audit: ['trip-picture.uploaded'],
  summary: 'Upload a picture for a trip',
  description:
    'Stores a picture for a trip, whose form then names its address. Accepts JPEG, PNG or WebP, judged by their bytes, and stores it as AVIF and WebP in several widths: upright and without metadata. The same picture has the same address.',
  body: pictureForm,
  bodyMediaType: 'multipart/form-data',
  responses: { 201: uploadedTripPicture },
  errors: ['TOO_MANY_REQUESTS'],
})

export const getAdminTrip = defineContract({
  method: 'GET',
  path: '/api/admin/trips/:id',
  access: 'operator',
  summary: 'One trip as it is stored',
  responses: { 200: adminTrip },
  errors: ['TRIP_NOT_FOUND'],
})

export const changeAdminTrip = defineContract({
  method: 'PATCH',
  path: '/api/admin/trips/:id',
  access: 'edit-trips',
  audit: ['trip.changed'],
  summary: 'Change fields of a trip',
  description:
    'Changes the given fields and returns the trip. Answers 409 if the trip has changed since the version that the operator edited, or if it would be archived while a departure is ahead. The public calls show the change within two seconds.',
  body: tripChange,
  responses: { 200: adminTrip },
  errors: ['TRIP_NOT_FOUND', 'TRIP_CHANGED', 'TRIP_HAS_DEPARTURES'],
})

export const undoAdminTrip = defineContract({
  method: 'POST',
  path: '/api/admin/trips/:id/undo',
  access: 'edit-trips',
  audit: ['trip.change-undone'],
  summary: 'Undo a change to a trip',
  description:
    'Restores the fields of an earlier change to their values before it, and returns the trip. Answers 409 if one of them has changed since. The undo is recorded as a change of its own.',
  body: tripUndo,
  responses: { 200: adminTrip },
  errors: ['NOT_FOUND', 'TRIP_NOT_FOUND', 'TRIP_CHANGED', 'TRIP_HAS_DEPARTURES'],
})

export const getAdminTripHistory = defineContract({
  method: 'GET',
  path: '/api/admin/trips/:id/history',
  access: 'operator',
  summary: 'The changes to a trip',
  description: 'The latest changes of a trip from the audit log, newest first.',
  responses: { 200: tripHistory },
  errors: ['TRIP_NOT_FOUND'],
})
