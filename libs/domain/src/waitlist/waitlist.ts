import * as z from 'zod/mini'
import { id, instant, requestBody } from '../contract/request.ts'
import { blockOfText } from '../text/text.ts'
import { cancelReasonMaxLength } from '../seats/booking.ts'
import { extensionHoursMax } from './waitlist-hours.ts'

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

/** That a member gets a mail when a seat of a departure is free for anyone again. */
export const seatNotice = z.object({ scheduleId: id })
export type SeatNotice = z.output<typeof seatNotice>

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
  /** Whether an operator has put them ahead of those who have waited longer. */
  isAhead: z.boolean(),
})
export type WaitlistEntry = z.output<typeof waitlistEntry>

/** How many members will be offered a seat before this one. Those who cannot be offered any are passed over. */
export function countBefore(
  entries: readonly Pick<WaitlistEntry, 'userId' | 'state' | 'obstacle'>[],
  userId: number,
): number {
  const at = entries.findIndex((one) => one.userId === userId)
  return entries
    .slice(0, Math.max(0, at))
    .filter(({ state, obstacle }) => state === 'waiting' && obstacle === null).length
}

/** The waitlist of a departure, in order: first those for whom a seat is kept. */
export const adminWaitlist = z.object({ entries: z.array(waitlistEntry) })
export type AdminWaitlist = z.output<typeof adminWaitlist>

/** The next seat out of turn. The reason is kept in the log and in the export of the member. */
export const nextSeat = requestBody({
  reason: blockOfText({ min: 3, max: cancelReasonMaxLength, message: 'Please say why' }),
})

const hoursMessage = `Please give 1 to ${extensionHoursMax} hours`

/** More time for an offer or a kept seat. `until` is the end that the operator saw. */
export const offerExtension = requestBody({
  hours: z.int(hoursMessage).check(z.gte(1, hoursMessage), z.lte(extensionHoursMax, hoursMessage)),
  until: instant,
})
