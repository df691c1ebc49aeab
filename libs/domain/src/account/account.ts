import * as z from 'zod/mini'
import { id, instant } from '../contract/request.ts'
import { inviteRequestItem } from '../invites/invite.ts'
import { quickInviteRequest } from '../quick-invites/quick-invite.ts'
import { quizMatch } from '../quiz/quiz.ts'
import { securityEventOutcomes } from '../security-events/event-words.ts'
import { storedText } from '../text/stored-text.ts'
import { quizData } from '../members/user.ts'

/** The member's invite requests of both kinds, newest first. */
export const inviteRequests = z.array(inviteRequestItem, 'Must be a list')
export type InviteRequests = z.output<typeof inviteRequests>

/** The stored quick request and its entry in the member's list. */
export const sentQuickInvite = z.object({
  ...z.omit(quickInviteRequest, { userId: true }).shape,
  item: inviteRequestItem,
})
export type SentQuickInvite = z.output<typeof sentQuickInvite>

/** The member's latest quiz; null and empty fields if there is none. */
export const userQuiz = z.object({
  takenAt: z.nullable(instant),
  /** Question id → value. */
  answers: z.record(storedText(20), storedText(60)),
  /** Every trip as it was matched then, best match first. */
  matches: z.array(quizMatch, 'Must be a list'),
  /** The member's traits according to the answers. */
  profile: z.nullable(quizData),
})
export type UserQuiz = z.output<typeof userQuiz>

const sessionName = storedText(12)

/** A browser in which the member is signed in. */
export const userSession = z.object({
  /** Names the session but cannot be used to open it. */
  id: sessionName,
  /** For people: 'Chrome on Android'. */
  device: storedText(100),
  signedInAt: instant,
  lastSeenAt: instant,
  /** Whether it is the requesting session. */
  current: z.boolean('Must be true or false'),
})
export type UserSession = z.output<typeof userSession>

export const userSessions = z.array(userSession, 'Must be a list')
export type UserSessions = z.output<typeof userSessions>

export const userSessionParams = z.object({
  id: z
    .string('The id must be a text')
    .check(z.regex(/^[\w-]{12}$/, 'The id must be 12 letters, digits, - or _')),
})

/** A sign-in to the account, an attempt at one, or a change of what opens the account. */
export const userSecurityEvent = z.object({
  id,
  kind: storedText(40),
  outcome: z.enum(securityEventOutcomes),
  /** The browser: 'Chrome on Android'. */
  device: storedText(100),
  /** How many refused attempts it stands for; 1 for a success. */
  count: z.int().check(z.positive()),
  at: instant,
  /** The last of the attempts. */
  lastAt: instant,
  /** Whether it was in the requesting session. */
  current: z.boolean('Must be true or false'),
})
export type UserSecurityEvent = z.output<typeof userSecurityEvent>

export const userSecurityEvents = z.array(userSecurityEvent, 'Must be a list')
export type UserSecurityEvents = z.output<typeof userSecurityEvents>

/** Everything stored about the member, by table. */
export const userExport = z.record(z.string(), z.unknown())
export type UserExport = z.output<typeof userExport>

export const userDeleted = z.object({ deleted: z.literal(true) })
export type UserDeleted = z.output<typeof userDeleted>
