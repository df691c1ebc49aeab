import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import { adminWaitlist, nextSeat, offerExtension } from './admin-waitlist.ts'

const tag = 'Admin'

const params = z.object({ id: idParam })

export const listAdminWaitlist = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/waitlist',
  access: 'operator',
  audit: ['waitlist.viewed'],
  rows: 'entries',
  summary: 'The waitlist of a departure',
  description:
    'Who waits for a seat of a departure, in order, with offers, kept seats and their ends. The view is recorded in the audit log.',
  tag,
  params,
  responses: { 200: adminWaitlist },
  errors: ['NOT_FOUND'],
})

export const emptyWaitlist = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/waitlist/empty',
  access: 'manage-bookings',
  audit: ['waitlist.emptied'],
  summary: 'Empty the waitlist of a departure',
  description:
    'Ends every place and offer of a waitlist, and emails its members. Kept seats stay. Seats that were offered are free for anyone.',
  tag,
  params,
  responses: { 200: adminWaitlist },
  errors: ['NOT_FOUND'],
})

export const removeFromWaitlist = defineContract({
  method: 'DELETE',
  path: '/api/admin/departures/:id/waitlist/:userId',
  access: 'manage-bookings',
  audit: ['waitlist.removed'],
  summary: 'Remove a member from a waitlist',
  description:
    "Ends a member's place, offer or kept seat, and emails them. A member who has none gets no email, and the answer is the same.",
  tag,
  params: z.object({ id: idParam, userId: idParam }),
  responses: { 200: adminWaitlist },
  errors: ['NOT_FOUND'],
})

export const offerNextSeat = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/waitlist/:userId/next',
  access: 'manage-bookings',
  audit: ['waitlist.put-ahead'],
  summary: 'Offer the next seat to a member who is not first in line',
  description:
    'Puts a member of a waitlist ahead of those who have waited longer, with a reason. A seat that is free now is offered to them at once, and they get an email; otherwise the next one that becomes free. The others keep their order. Rejected if they do not wait, are next in line already, or cannot be offered a seat.',
  tag,
  params: z.object({ id: idParam, userId: idParam }),
  body: nextSeat,
  responses: { 200: adminWaitlist },
  errors: ['NOT_FOUND', 'NOT_BOOKABLE', 'PLACE_CHANGED'],
})

export const extendOffer = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/waitlist/:userId/extend',
  access: 'manage-bookings',
  audit: ['waitlist.extended'],
  summary: 'Extend an offer or a kept seat',
  description:
    'Gives a member more hours to take the seat that is offered to them or kept for them, and emails them the new end. Rejected if it has ended or has another end by now.',
  tag,
  params: z.object({ id: idParam, userId: idParam }),
  body: offerExtension,
  responses: { 200: adminWaitlist },
  errors: ['NOT_FOUND', 'OFFER_CHANGED'],
})

export const endHolds = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/holds/end',
  access: 'manage-bookings',
  audit: ['holds.ended'],
  summary: 'End the holds of a member',
  description:
    'Ends every seat that a member holds without having paid. A payment that still arrives goes back.',
  tag,
  params,
  responses: { 200: z.object({ ended: z.int() }) },
  errors: ['NOT_FOUND'],
})
