import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminDeparture,
  adminDepartures,
  adminDeparturesExportQuery,
  adminDeparturesQuery,
  departureChange,
  departureForm,
  departureHotel,
  departureHotelChange,
  departureHotelForm,
  departureHotels,
} from './admin-departures.ts'

export const listAdminDepartures = defineContract({
  method: 'GET',
  path: '/api/admin/departures',
  access: 'operator',
  summary: 'Departures with their seats, page by page',
  description: 'Departures by date unless sorted, of one year or all, page by page.',
  query: adminDeparturesQuery,
  responses: { 200: adminDepartures },
})

export const exportAdminDepartures = defineContract({
  method: 'GET',
  path: '/api/admin/departures.csv',
  access: 'export',
  audit: ['departures.exported'],
  summary: 'Departures as CSV',
  description:
    'The departures that match, or those that are named, as streamed CSV (RFC 4180, UTF-8 with a byte order mark), by date unless sorted.',
  query: adminDeparturesExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})

export const addDeparture = defineContract({
  method: 'POST',
  path: '/api/admin/departures',
  access: 'manage-bookings',
  audit: ['departure.added'],
  summary: 'Add a departure',
  description:
    'Adds a future departure; the site shows it within two seconds. A trip has at most one departure on a date.',
  body: departureForm,
  responses: { 201: adminDeparture },
  errors: ['TRIP_NOT_FOUND', 'DEPARTURE_EXISTS'],
})

export const changeDeparture = defineContract({
  method: 'PATCH',
  path: '/api/admin/departures/:id',
  access: 'manage-bookings',
  audit: ['departure.changed'],
  summary: 'Change a departure',
  description:
    'Changes fields of a departure. With another host, the page of the group moves to the account of that host, and both accounts get an email. Rejects fewer seats than are sold and held, another date or length once a seat is taken, and a change based on outdated values.',
  body: departureChange,
  responses: { 200: adminDeparture },
  errors: ['NOT_FOUND', 'DEPARTURE_EXISTS', 'SEATS_SOLD', 'DEPARTURE_CHANGED'],
})

export const closeDeparture = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/close',
  access: 'manage-bookings',
  audit: ['departure.closed'],
  summary: 'Close a departure to new bookings',
  description:
    'Removes a departure from the site. Rejected while a seat is taken: its travellers would wait for a decision.',
  responses: { 200: adminDeparture },
  errors: ['NOT_FOUND', 'DEPARTURE_CHANGED', 'SEATS_SOLD'],
})

export const reopenDeparture = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/reopen',
  access: 'manage-bookings',
  audit: ['departure.reopened'],
  summary: 'Reopen a closed departure',
  description: 'Shows a closed departure on the site again.',
  responses: { 200: adminDeparture },
  errors: ['NOT_FOUND', 'DEPARTURE_CHANGED'],
})

export const listDepartureHotels = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/hotels',
  access: 'operator',
  summary: 'Hotels of a departure',
  description: 'The hotels of a departure by their first night.',
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
  responses: { 200: departureHotel },
  errors: ['NOT_FOUND'],
})
