import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { id, idParam, requestBody } from '../contract/request.ts'
import { adminWaitlist, nextSeat, offerExtension, seatNotice, waitlistPlace } from './waitlist.ts'

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
  params: z.object({ id: idParam, userId: idParam }),
  body: offerExtension,
  responses: { 200: adminWaitlist },
  errors: ['NOT_FOUND', 'OFFER_CHANGED'],
})

export const joinWaitlist = defineContract({
  method: 'POST',
  path: '/api/waitlist',
  access: 'member',
  limit: 'bookingChanges',
  idempotent: 'refuse',
  summary: 'Join the waitlist of a full departure',
  description:
    'Joins the waitlist of a full departure. A member who is on it already gets their place.',
  tag: 'Bookings',
  body: requestBody({ scheduleId: id }),
  responses: { 201: waitlistPlace },
  errors: [
    'NOT_FOUND',
    'NOT_BOOKABLE',
    'NOT_FULL',
    'SEATS_BEING_PAID',
    'BOOKED_ALREADY',
    'EMAIL_UNCONFIRMED',
    'REQUEST_RUNNING',
  ],
})

export const askForSeatNotice = defineContract({
  method: 'POST',
  path: '/api/waitlist/notices',
  access: 'member',
  limit: 'bookingChanges',
  summary: 'Ask for a mail when a seat comes back',
  description:
    'Asks for one mail when a seat of a departure without a free one is free for anyone again. It is no place in line, and no seat is held. It ends with that mail, once its member has a seat or leaves the waitlist, or with the departure. A member who has asked already gets the same answer.',
  tag: 'Bookings',
  body: requestBody({ scheduleId: id }),
  responses: { 201: seatNotice },
  errors: ['NOT_FOUND', 'NOT_BOOKABLE', 'NOT_FULL', 'BOOKED_ALREADY', 'EMAIL_UNCONFIRMED'],
})

export const listWaitlistPlaces = defineContract({
  method: 'GET',
  path: '/api/waitlist',
  access: 'member',
  summary: 'The waitlists of the signed-in member',
  description: "The member's places on waitlists.",
  tag: 'Bookings',
  responses: { 200: z.array(waitlistPlace) },
})

export const openWaitlistOffer = defineContract({
  method: 'POST',
  path: '/api/waitlist/:id/open',
  access: 'member',
  limit: 'bookingChanges',
  summary: 'Open the offer of a seat',
  description:
    "Opens the seat that a departure's waitlist offers to the member, by the departure's id: it is then theirs to book for 24 hours. A repeat changes nothing.",
  tag: 'Bookings',
  params,
  responses: { 200: waitlistPlace },
  errors: ['NOT_FOUND'],
})

export const leaveWaitlist = defineContract({
  method: 'DELETE',
  path: '/api/waitlist/:id',
  access: 'member',
  limit: 'bookingChanges',
  summary: 'Leave the waitlist of a departure',
  description:
    "Leaves the waitlist of a departure, by the departure's id, and ends a request for a mail when a seat comes back. A member who has neither gets the same answer.",
  tag: 'Bookings',
  params,
  responses: { 200: z.object({ waiting: z.literal(false) }) },
})
