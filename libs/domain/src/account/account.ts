import * as z from 'zod/mini'
import { instant } from '../contract/request.ts'
import { inviteRequestItem } from '../invites/invite.ts'
import { quickInviteRequest } from '../quick-invites/quick-invite.ts'
import { quizMatch } from '../quiz/quiz.ts'
import { storedText } from '../text/stored-text.ts'
import { quizData } from '../users/user.ts'

/** The member's requests for invites of both kinds, the newest first (rulings 36). */
export const inviteRequests = z.array(inviteRequestItem, 'Must be a list')
export type InviteRequests = z.output<typeof inviteRequests>

/** What sending a quick request answers: what was sent, and the line that it makes in the member's list. */
export const sentQuickInvite = z.object({
  ...z.omit(quickInviteRequest, { userId: true }).shape,
  item: inviteRequestItem,
})
export type SentQuickInvite = z.output<typeof sentQuickInvite>

/** The quiz that the member took last; everything null or empty where none was taken. */
export const userQuiz = z.object({
  takenAt: z.nullable(instant),
  /** Question id → value. */
  answers: z.record(storedText(20), storedText(60)),
  /** Every trip as it was matched then, best first. */
  matches: z.array(quizMatch, 'Must be a list'),
  /** What the answers tell of the member. */
  profile: z.nullable(quizData),
})
export type UserQuiz = z.output<typeof userQuiz>

/** A browser in which the member is signed in. */
export const userSession = z.object({
  /** In words: 'Chrome on Android'. */
  device: storedText(100),
  signedInAt: instant,
  lastSeenAt: instant,
  /** Whether it is the one that asks. */
  current: z.boolean('Must be true or false'),
})
export type UserSession = z.output<typeof userSession>

export const userSessions = z.array(userSession, 'Must be a list')

/** Everything stored about the member, table by table. */
export const userExport = z.record(z.string(), z.unknown())
export type UserExport = z.output<typeof userExport>

export const userDeleted = z.object({ deleted: z.literal(true) })
export type UserDeleted = z.output<typeof userDeleted>
