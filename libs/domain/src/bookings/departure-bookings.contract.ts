import { defineContract } from '../contract/contract.ts'
import { adminDepartureParams } from '../departures/admin-departures.ts'
import {
  adminDepartureWithBookings,
  departureCancellation,
  departureCancellationProgress,
} from './departure-bookings.ts'

const tag = 'Admin'

export const getAdminDeparture = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id',
  access: 'operator',
  audit: ['departure.viewed'],
  rows: 'bookings',
  summary: 'One departure with its bookings',
  description: 'One departure with its bookings. The view is recorded in the audit log.',
  tag,
  params: adminDepartureParams,
  responses: { 200: adminDepartureWithBookings },
  errors: ['NOT_FOUND'],
})

export const cancelDeparture = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/cancel',
  access: 'manage-bookings',
  audit: ['departure.cancelled'],
  summary: 'Cancel a departure and pay everyone back in full',
  description:
    'Cancels a departure for good: every booking ends and is paid back in full, holds and waitlist end, and the members are mailed. Rejected if travellers or money are no longer what the operator saw. A repeat changes nothing, and one with another reason is rejected: the members have read the first.',
  tag,
  params: adminDepartureParams,
  body: departureCancellation,
  responses: { 200: adminDepartureWithBookings },
  errors: [
    'NOT_FOUND',
    'REFUND_CHANGED',
    'REFUND_OVER_LIMIT',
    'DEPARTURE_LEFT',
    'DEPARTURE_CHANGED',
  ],
})

export const getDepartureCancellation = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/cancellation',
  access: 'operator',
  summary: 'Progress of cancelling a departure',
  description:
    'How far the cancelling of a departure has come: bookings that have ended, refunds that are paid out.',
  tag,
  params: adminDepartureParams,
  responses: { 200: departureCancellationProgress },
})
