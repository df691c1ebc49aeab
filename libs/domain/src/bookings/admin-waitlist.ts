import * as z from 'zod/mini'
import { id, instant, requestBody } from '../contract/request.ts'
import { extensionHoursMax } from './waitlist-hours.ts'

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

const hoursMessage = `Please give 1 to ${extensionHoursMax} hours`

/** More time for an offer or a kept seat. `until` is the end that the operator saw. */
export const offerExtension = requestBody({
  hours: z.int(hoursMessage).check(z.gte(1, hoursMessage), z.lte(extensionHoursMax, hoursMessage)),
  until: instant,
})
