import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { idParam, requestQuery } from '../contract/request.ts'
import { mergeSavedTripsForm, savedTrips } from './saved-trip.ts'

const tag = 'Saved trips'
const responses = { 200: savedTrips }

export const listSavedTrips = defineContract({
  method: 'GET',
  path: '/api/user/saved-trips',
  access: 'member',
  summary: 'The saved trips of the signed-in member',
  description:
    'The trips that the signed-in member saved, and the departures that were chosen when they were saved.',
  tag,
  responses,
})

export const mergeSavedTrips = defineContract({
  method: 'POST',
  path: '/api/user/saved-trips',
  access: 'member',
  limit: 'savedTrips',
  summary: 'Add the trips that a visitor saved',
  description:
    'Adds what a visitor saved before they signed in. Trips that no longer exist, and those beyond the limit, are left out.',
  tag,
  body: mergeSavedTripsForm,
  responses,
})

export const saveTrip = defineContract({
  method: 'PUT',
  path: '/api/user/saved-trips/:tripId',
  access: 'member',
  limit: 'savedTrips',
  summary: 'Save a trip',
  description:
    'Saves a trip, with the departure that its page is about. A saved one stays where it is in the list, and gets the departure if one is named. What is no departure of the trip is left out.',
  tag,
  query: requestQuery({ departureId: z.optional(idParam) }),
  responses,
  errors: ['TRIP_NOT_FOUND', 'SAVED_TRIPS_FULL'],
})

export const unsaveTrip = defineContract({
  method: 'DELETE',
  path: '/api/user/saved-trips/:tripId',
  access: 'member',
  limit: 'savedTrips',
  summary: 'Remove a saved trip',
  description: 'Removes a trip from the saved ones; the same answer if it was not saved.',
  tag,
  responses,
})
