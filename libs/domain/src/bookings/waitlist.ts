import * as z from 'zod/mini'
import { id, instant } from '../contract/request.ts'

/** A member's place on the waitlist of a full departure, or a seat that is kept for their approved request. */
export const waitlistPlace = z.object({
  scheduleId: id,
  /** 1 is the first. */
  position: z.int(),
  /** Until when a free seat is theirs to book; null while they wait. */
  offeredUntil: z.nullable(instant),
  /** Whether they have opened the offer: until then it is short. */
  isOpened: z.boolean(),
  /** Whether the seat is kept for them by an operator, so that they never waited. */
  isKept: z.boolean(),
})
export type WaitlistPlace = z.output<typeof waitlistPlace>
