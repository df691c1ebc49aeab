import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { id, idParam, instant } from '../contract/request.ts'

const tag = 'Admin'

/** How someone on a waitlist stands: in line, with an offer, or with a seat that an operator keeps for them. */
const waitlistStates = ['waiting', 'offered', 'kept'] as const

/** No confirmed address or phone, an account that is deactivated, or an offer on another departure. */
const offerObstacles = ['unconfirmed', 'deactivated', 'other-offer'] as const

const waitlistEntry = z.object({
  userId: id,
  name: z.string(),
  username: z.string(),
  /** 1 is the first; null for a kept seat, which is no place in line. */
  position: z.nullable(z.int()),
  joinedAt: instant,
  state: z.enum(waitlistStates),
  /** The end of the offer, or until when the seat is kept; null while they wait. */
  until: z.nullable(instant),
  /** Whether they have opened the offer. */
  isOpened: z.boolean(),
  /** Why no seat can be offered to them while they wait; null if one can. */
  obstacle: z.nullable(z.enum(offerObstacles)),
})
export type WaitlistEntry = z.output<typeof waitlistEntry>

/** The waitlist of a departure, in order: first those for whom a seat is kept. */
export const adminWaitlist = z.object({ entries: z.array(waitlistEntry) })
export type AdminWaitlist = z.output<typeof adminWaitlist>

const params = z.object({ id: idParam })

export const listAdminWaitlist = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/waitlist',
  access: 'operator',
  audit: { 'waitlist.viewed': 'Waitlist viewed' },
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
  audit: { 'waitlist.emptied': 'Waitlist emptied' },
  summary: 'Empty the waitlist of a departure',
  description:
    'Ends every place and offer of a waitlist, and mails its members. Kept seats stay. Seats that were offered are free for anyone.',
  tag,
  params,
  responses: { 200: adminWaitlist },
  errors: ['NOT_FOUND'],
})

export const removeFromWaitlist = defineContract({
  method: 'DELETE',
  path: '/api/admin/departures/:id/waitlist/:userId',
  access: 'manage-bookings',
  audit: { 'waitlist.removed': 'Member removed from a waitlist' },
  summary: 'Remove a member from a waitlist',
  description:
    "Ends a member's place, offer or kept seat, and mails them. A member who has none gets no mail, and the answer is the same.",
  tag,
  params: z.object({ id: idParam, userId: idParam }),
  responses: { 200: adminWaitlist },
  errors: ['NOT_FOUND'],
})

export const endHolds = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/holds/end',
  access: 'manage-bookings',
  audit: { 'holds.ended': 'Holds of a member ended' },
  summary: 'End the holds of a member',
  description:
    'Ends every seat that a member holds without having paid. A payment that still arrives goes back.',
  tag,
  params,
  responses: { 200: z.object({ ended: z.int() }) },
  errors: ['NOT_FOUND'],
})
