import { defineContract, writeErrors } from '../contract/contract.ts'
import { departureHotel } from '../trip-pockets/departure-hotel.ts'
import { adminDepartureParams } from './admin-departures.ts'
import {
  addDepartureHotelEndpoint,
  changeDepartureHotelEndpoint,
  listDepartureHotelsEndpoint,
  removeDepartureHotelEndpoint,
} from './admin-departures.endpoints.ts'
import {
  departureHotelChange,
  departureHotelForm,
  departureHotelParams,
  departureHotels,
} from './departure-hotels.ts'

const tag = 'Admin'

/** The hotels of a departure by their first night. Needs an admin session, like all calls of this file. */
export const listDepartureHotels = defineContract({
  ...listDepartureHotelsEndpoint,
  summary: 'Hotels of a departure',
  tag,
  params: adminDepartureParams,
  responses: { 200: departureHotels },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

const errors = [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'] as const

/** Adds a hotel, whose nights must be nights of the trip. */
export const addDepartureHotel = defineContract({
  ...addDepartureHotelEndpoint,
  summary: 'Add a hotel to a departure',
  tag,
  params: adminDepartureParams,
  body: departureHotelForm,
  responses: { 201: departureHotel },
  errors,
})

/** Changes a hotel. Rejects a change based on outdated values. */
export const changeDepartureHotel = defineContract({
  ...changeDepartureHotelEndpoint,
  summary: 'Change a hotel of a departure',
  tag,
  params: departureHotelParams,
  body: departureHotelChange,
  responses: { 200: departureHotel },
  errors: [...errors, 'DEPARTURE_CHANGED'],
})

/** Removes a hotel and returns it. */
export const removeDepartureHotel = defineContract({
  ...removeDepartureHotelEndpoint,
  summary: 'Remove a hotel from a departure',
  tag,
  params: departureHotelParams,
  responses: { 200: departureHotel },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'CROSS_SITE_WRITE',
    'NOT_FOUND',
    'DATABASE_UNAVAILABLE',
  ],
})
