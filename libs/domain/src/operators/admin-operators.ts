import * as z from 'zod/mini'
import { userSession } from '../auth/auth.ts'
import { linkToken } from '../auth/auth-forms.ts'
import { id, instant, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'
import { emailField, newPassword, passwordsMatch } from '../members/user-forms.ts'
import { operatorRoles } from '../contract/roles.ts'
import { newAppCode } from '../operator-sessions/second-factor-code.ts'

/** Characters of an operator's name. */
export const operatorNameMaxLength = 60

/** How long a link for an operator is valid, in hours. */
export const operatorLinkHours = 72

/**
 * `invited`: has a link and cannot sign in yet; `active`: can sign in; `deactivated`: cannot, until the owner sends a link
 * again.
 */
export const operatorStates = ['invited', 'active', 'deactivated'] as const
export type OperatorState = (typeof operatorStates)[number]

const name = lineOfText({ min: 2, max: operatorNameMaxLength, message: 'Please enter a name' })
const role = z.enum(operatorRoles, 'Please choose a role')

/** Invites an operator, who receives a link by mail. */
export const operatorInvitationForm = requestBody({ name, email: emailField, role })
export type OperatorInvitationForm = z.output<typeof operatorInvitationForm>

/** Changes the role of an operator. `before` is the role that the page showed. */
export const operatorRoleForm = requestBody({ before: role, role })
export type OperatorRoleForm = z.output<typeof operatorRoleForm>

/** Sends a new link. `state` is what the page showed: the link of an active operator ends what opened the account. */
export const operatorLinkForm = requestBody({
  state: z.enum(operatorStates, 'Must be a state of operators'),
})

/** Someone who works with the console. */
export const operator = z.object({
  id,
  name: storedText(operatorNameMaxLength),
  email: storedText(254),
  role,
  state: z.enum(operatorStates),
  /** When the link of an invited operator expires; null if there is none, or if it has expired. */
  linkExpiresAt: z.nullable(instant),
  /** The last sign-in; null if there was none. */
  lastSignInAt: z.nullable(instant),
})
export type Operator = z.output<typeof operator>

/** Whether the club's one password opens the console. */
export const clubPassword = z.object({
  on: z.boolean('Must be true or false'),
  /** False on the embedded database, and for a session that the club's password opened. */
  canSwitch: z.boolean('Must be true or false'),
})
export type ClubPassword = z.output<typeof clubPassword>

/** Every operator, those who can sign in first, and the club's password. */
export const operatorList = z.object({ items: z.array(operator), clubPassword })
export type OperatorList = z.output<typeof operatorList>

export const clubPasswordForm = requestBody({ on: z.boolean('Must be true or false') })

/** An open session of the console. */
export const operatorSession = z.extend(userSession, {
  /** The account's name, or the name that was typed with the club's password; null if there was none. */
  name: z.nullable(z.string()),
  role,
  /** Null for a session that the club's password opened. */
  operatorId: z.nullable(id),
})
export type OperatorSession = z.output<typeof operatorSession>

/** The most recently used first. */
export const operatorSessions = z.array(operatorSession)
export type OperatorSessions = z.output<typeof operatorSessions>

/** Who is signed in, and their sessions. */
export const ownAccount = z.object({
  /** Null for a session that the club's password opened. */
  operator: z.nullable(z.object({ name: z.string(), email: z.string(), role })),
  /** Those of the account, or all that the club's password opened. */
  sessions: operatorSessions,
})
export type OwnAccount = z.output<typeof ownAccount>

/** The link of a mail. */
export const invitationForm = requestBody({ token: linkToken })
export type InvitationForm = z.output<typeof invitationForm>

/** What a valid link is for. */
export const invitation = z.object({
  name: z.string(),
  email: z.string(),
  role,
  /** For an authenticator app, as in `SecondFactorOffer`. The same each time the link is opened. */
  secret: z.string(),
  uri: z.string(),
})
export type Invitation = z.output<typeof invitation>

/** Sets name, password and second factor of an account. The link ends. */
export const acceptInvitationForm = requestBody({
  token: linkToken,
  name,
  ...newPassword,
  code: newAppCode,
}).check(passwordsMatch())
export type AcceptInvitationForm = z.output<typeof acceptInvitationForm>

/** The account is signed in now. Recovery codes are shown only once. */
export const acceptedInvitation = z.object({
  email: z.string(),
  recoveryCodes: z.array(z.string()),
})
