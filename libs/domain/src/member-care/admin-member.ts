import * as z from 'zod/mini'
import { userSession } from '../auth/auth.ts'
import { listedBooking } from '../bookings/admin-bookings.ts'
import { id, instant } from '../contract/request.ts'
import { inviteRequestItem } from '../invites/invite.ts'
import { publicUser } from '../members/user.ts'
import { userQuiz } from '../quiz/quiz.ts'
import { storedText } from '../text/stored-text.ts'

/** The last merge of an account, as its panel shows it. */
export const mergeState = z.object({
  /** Whether this account stayed; otherwise it is the one that was merged into the other. */
  isKept: z.boolean('Must be true or false'),
  otherId: id,
  otherName: storedText(200),
  at: instant,
  /** Until when it can be undone. */
  undoUntil: instant,
})
export type MergeState = z.output<typeof mergeState>

const booking = z.object({
  ...listedBooking.shape,
  /** Days. */
  duration: z.int('Must be a whole number'),
  /** Whether the last day of the trip has passed. */
  isOver: z.boolean(),
})

/** Everything that an operator sees of one member. */
export const adminUser = z.object({
  user: publicUser,
  /** Origin of the site, to resolve the path of a profile picture. */
  siteUrl: storedText(300),
  /** Null if the address or the phone was never verified. */
  emailVerifiedAt: z.nullable(instant),
  phoneVerifiedAt: z.nullable(instant),
  /** Null if the member can sign in. */
  deactivatedAt: z.nullable(instant),
  /** The merge that can be undone, or that ended this account; null if there is none. */
  merge: z.nullable(mergeState),
  quiz: userQuiz,
  /** Of both kinds, newest first. */
  invites: z.array(inviteRequestItem, 'Must be a list'),
  /** Newest first. */
  bookings: z.array(booking, 'Must be a list'),
  /** Where the member is signed in, most recent first. */
  sessions: z.array(z.omit(userSession, { id: true, current: true }), 'Must be a list'),
})
export type AdminUser = z.output<typeof adminUser>
