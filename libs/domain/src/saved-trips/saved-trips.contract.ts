import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import { mergeSavedTripsForm, savedTrips } from './saved-trip.ts'
import {
  listSavedTripsEndpoint,
  mergeSavedTripsEndpoint,
  saveTripEndpoint,
  unsaveTripEndpoint,
} from './saved-trips.endpoints.ts'

const tag = 'Saved trips'
const params = z.object({ tripId: idParam })
const responses = { 200: savedTrips }

/** The trips that the signed-in member saved. */
export const listSavedTrips = defineContract({
  ...listSavedTripsEndpoint,
  summary: 'The saved trips of the signed-in member',
  tag,
  responses,
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** Adds what a visitor saved before they signed in. Trips that no longer exist, and those beyond the limit, are left out. */
export const mergeSavedTrips = defineContract({
  ...mergeSavedTripsEndpoint,
  summary: 'Add the trips that a visitor saved',
  tag,
  body: mergeSavedTripsForm,
  responses,
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'TOO_MANY_REQUESTS'],
})

/** Saves a trip; a saved one stays where it is in the list. */
export const saveTrip = defineContract({
  ...saveTripEndpoint,
  summary: 'Save a trip',
  tag,
  params,
  responses,
  errors: [
    'VALIDATION_FAILED',
    'CROSS_SITE_WRITE',
    'NOT_SIGNED_IN',
    'TRIP_NOT_FOUND',
    'SAVED_TRIPS_FULL',
    'TOO_MANY_REQUESTS',
    'DATABASE_UNAVAILABLE',
  ],
})

/** Removes a trip from the saved ones; the same answer if it was not saved. */
export const unsaveTrip = defineContract({
  ...unsaveTripEndpoint,
  summary: 'Remove a saved trip',
  tag,
  params,
  responses,
  errors: [
    'VALIDATION_FAILED',
    'CROSS_SITE_WRITE',
    'NOT_SIGNED_IN',
    'TOO_MANY_REQUESTS',
    'DATABASE_UNAVAILABLE',
  ],
})
