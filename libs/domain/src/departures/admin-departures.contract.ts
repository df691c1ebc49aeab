import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminDeparture,
  adminDepartureParams,
  adminDepartures,
  adminDeparturesExportQuery,
  adminDeparturesQuery,
  departureChange,
  departureForm,
  departureHotel,
  departureHotelChange,
  departureHotelForm,
  departureHotelParams,
  departureHotels,
} from './admin-departures.ts'

const tag = 'Admin'

export const listAdminDepartures = defineContract({
  method: 'GET',
  path: '/api/admin/departures',
  access: 'operator',
  summary: 'Departures with their seats, page by page',
  description: 'Departures by date unless sorted, of one year or all, page by page.',
  tag,
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
  tag,
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
  tag,
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
  tag,
  params: adminDepartureParams,
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
  tag,
  params: adminDepartureParams,
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
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDeparture },
  errors: ['NOT_FOUND', 'DEPARTURE_CHANGED'],
})

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
