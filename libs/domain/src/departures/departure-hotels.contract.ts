import { defineContract } from '../contract/contract.ts'
import {
  departureHotel,
  departureHotelChange,
  departureHotelForm,
  departureHotelParams,
  departureHotels,
} from './departure-hotels.ts'
import { adminDepartureParams } from './admin-departures.ts'

const tag = 'Admin'

export const listDepartureHotels = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/hotels',
  access: 'operator',
  summary: 'Hotels of a departure',
  description: 'The hotels of a departure by their first night.',
  tag,
  params: adminDepartureParams,
  responses: { 200: departureHotels },
  errors: ['NOT_FOUND'],
})

export const addDepartureHotel = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/hotels',
  access: 'manage-bookings',
  audit: ['departure.hotel-added'],
  summary: 'Add a hotel to a departure',
  description: 'Adds a hotel, whose nights must be nights of the trip.',
  tag,
  params: adminDepartureParams,
  body: departureHotelForm,
  responses: { 201: departureHotel },
  errors: ['NOT_FOUND'],
})

export const changeDepartureHotel = defineContract({
  method: 'PUT',
  path: '/api/admin/departures/:id/hotels/:hotelId',
  access: 'manage-bookings',
  audit: ['departure.hotel-changed'],
  summary: 'Change a hotel of a departure',
  description: 'Changes a hotel. Rejects a change based on outdated values.',
  tag,
  params: departureHotelParams,
  body: departureHotelChange,
  responses: { 200: departureHotel },
  errors: ['NOT_FOUND', 'DEPARTURE_CHANGED'],
})

export const removeDepartureHotel = defineContract({
  method: 'DELETE',
  path: '/api/admin/departures/:id/hotels/:hotelId',
  access: 'manage-bookings',
  audit: ['departure.hotel-removed'],
  summary: 'Remove a hotel from a departure',
  description: 'Removes a hotel and returns it.',
  tag,
  params: departureHotelParams,
  responses: { 200: departureHotel },
  errors: ['NOT_FOUND'],
})
