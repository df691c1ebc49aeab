import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import {
  type ContactChange,
  type ContactConfirmation,
  type ContactField,
  contactFields,
  contactLabels,
} from '@farandfew/domain/member-care/member-care.ts'
import { sql } from 'kysely'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { appendGroupEvent } from '../group-events/group-events.queries.ts'
import { claimUsername, usernameFailure } from '../members/username-taken.ts'
import { getUserForPanel } from './admin-member.queries.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { sendLink, setVerifiedEmail } from '../auth/email.service.ts'
import { queuePasswordLink } from '../auth/password.service.ts'
import { storeVerifiedPhone } from '../auth/one-time-codes.queries.ts'
import {
  contactChanged,
  contactConfirmed,
  memberDeactivated,
  memberReactivated,
} from './member-care.mails.ts'
import {
  type ContactValues,
  endAllSessions,
  endLinks,
  isVerifiedElsewhere,
  listGroupIds,
  type LockedMember,
  lockMember,
} from './member-care.queries.ts'

/** What the audit log calls a member: by id only, because it is kept after an erasure. */
export const subjectOf = (id: number) => `user ${id}`

/** What an entry about a member has who asked for the change. */
export const aboutMember = (id: number, reason: string) => ({
  subject: subjectOf(id),
  reason: { userId: id, text: reason },
})

interface Care {
  id: number
  reason: string
}

const shownValue = (value: string | null) => (value === null ? 'is now empty' : `is now “${value}”`)

/** @throws AppError MEMBER_CHANGED with the present values, if a field is not as the operator saw it */
function refuseChanged(stored: ContactValues, before: Partial<ContactValues>): void {
  const changed = (Object.keys(before) as ContactField[]).filter(
    (field) => stored[field] !== (before[field] ?? null),
  )
  if (changed.length === 0) return
  throw new AppError('MEMBER_CHANGED', {
    errors: Object.fromEntries(
      changed.map((field) => [field, `${contactLabels[field]} ${shownValue(stored[field])}`]),
    ),
  })
}

/** @throws AppError EMAIL_TAKEN, PHONE_TAKEN */
async function refuseTaken(trx: Db, id: number, values: Partial<ContactValues>): Promise<void> {
  const { email, phone } = values
  if (email && (await isVerifiedElsewhere(trx, id, { email }))) throw taken('email')
  if (phone && (await isVerifiedElsewhere(trx, id, { phone }))) throw taken('phone')
}

function taken(what: 'email' | 'phone', cause?: unknown): AppError {
  const detail =
    what === 'email'
      ? 'This email address belongs to another account.'
      : 'This phone belongs to another account.'
  const options = { errors: { [what]: detail }, cause }
  return new AppError(what === 'email' ? 'EMAIL_TAKEN' : 'PHONE_TAKEN', options)
}

/** Informs the address that the account has had until now of the fields that were changed. */
async function notifyOldAddress(
  trx: Db,
  { email, emailVerifiedAt }: LockedMember,
  fields: readonly ContactField[],
): Promise<void> {
  if (email === null) return
  // An address that was never verified may be a stranger's: it learns only that it was removed.
  if (emailVerifiedAt === null && !fields.includes('email')) return
  const labels = fields.map((field) => contactLabels[field].toLowerCase())
  await queueMail(trx, contactChanged(email, { labels, claimed: emailVerifiedAt === null }))
}

/**
 * Changes contact data. A changed address or phone is unverified, and the links and codes that went to the one before end.
 * @throws AppError NOT_FOUND, MEMBER_CHANGED, USERNAME_TAKEN, EMAIL_TAKEN, PHONE_TAKEN, TOO_MANY_REQUESTS
 */
export async function changeContactOf(
  { trx, record }: OperatorCall<'user.contact-changed'>,
  context: AppContext,
  { id, before, after, reason }: ContactChange & { id: number },
): Promise<AdminUser> {
  const stored = await lockMember(trx, id)
  const named = contactFields.filter((field) => after[field] !== undefined)
  refuseChanged(stored, Object.fromEntries(named.map((field) => [field, before[field]])))
  const fields = named.filter((field) => after[field] !== stored[field])
  if (fields.length > 0) {
    const values: Partial<ContactValues> = Object.fromEntries(
      fields.map((field) => [field, after[field]]),
    )
    await refuseTaken(trx, id, values)
    const changed = { email: fields.includes('email'), phone: fields.includes('phone') }
    await trx
      .updateTable('users')
      .set({
        ...values,
        ...(values.username && { usernameSkeleton: claimUsername(values.username) }),
        ...(changed.email && { emailVerifiedAt: null }),
        ...(changed.phone && { phoneVerifiedAt: null }),
      })
      .where('id', '=', id)
      .execute()
      .catch((cause) => {
        throw usernameFailure(cause)
      })
    await endLinks(trx, id, changed)
    await notifyOldAddress(trx, stored, fields)
    const { email } = values
    if (email) await sendLink(trx, context, { userId: id, email })
    await record({
      action: 'user.contact-changed',
      details: { fields },
      ...aboutMember(id, reason),
    })
  }
  return getUserForPanel({ ...context, db: trx }, id)
}

const verifiedIndexes = {
  email: 'users_verified_email_once',
  phone: 'users_verified_phone_once',
} as const

/**
 * Confirms the address or the phone that the operator saw. Does nothing if it is confirmed already.
 * @throws AppError NOT_FOUND, MEMBER_CHANGED, EMAIL_TAKEN, PHONE_TAKEN
 */
export async function confirmContactOf(
  { trx, record }: OperatorCall<'user.confirmed'>,
  context: AppContext,
  { id, what, value, reason }: ContactConfirmation & { id: number },
): Promise<AdminUser> {
  const member = await lockMember(trx, id)
  refuseChanged(member, { [what]: value })
  if (member[`${what}VerifiedAt`] === null) {
    const store = what === 'email' ? setVerifiedEmail : storeVerifiedPhone
    await store(trx, id, value).catch((cause) => {
      throw isUniqueViolation(cause, verifiedIndexes[what]) ? taken(what, cause) : cause
    })
    await endLinks(trx, id, { email: what === 'email', phone: what === 'phone' })
    const to = what === 'email' || member.emailVerifiedAt !== null ? member.email : null
    if (to !== null) await queueMail(trx, contactConfirmed(to, what))
    await record({
      action: 'user.confirmed',
      details: { fields: [what] },
      ...aboutMember(id, reason),
    })
  }
  return getUserForPanel({ ...context, db: trx }, id)
}

/**
 * Sends the link for a new password to the verified address, and returns that address.
 * @throws AppError NOT_FOUND, EMAIL_NOT_VERIFIED, MEMBER_CHANGED if the account is deactivated
 */
export async function sendResetLinkTo(
  { trx, record }: OperatorCall<'user.reset-link-sent'>,
  context: AppContext,
  { id, reason }: Care,
): Promise<{ email: string }> {
  const { email, emailVerifiedAt, deactivatedAt } = await lockMember(trx, id)
  if (deactivatedAt !== null) {
    throw new AppError('MEMBER_CHANGED', { detail: 'This account is deactivated.' })
  }
  if (email === null || emailVerifiedAt === null) {
    const detail = 'This member has no confirmed email address. Confirm it first.'
    throw new AppError('EMAIL_NOT_VERIFIED', { detail })
  }
  await queuePasswordLink(trx, context.urls, { userId: id, email })
  await record({ action: 'user.reset-link-sent', ...aboutMember(id, reason) })
  return { email }
}

/** Makes open pages of the member's groups read who belongs to them, and ends streams of those who no longer do. */
async function resetGroups(trx: Db, departureIds: readonly number[]): Promise<void> {
  for (const departureId of departureIds)
    await appendGroupEvent(trx, { departureId, kind: 'reset' })
}

/**
 * Deactivates an account: every session, link and code ends, and other members no longer see it. Bookings stay.
 * @throws AppError NOT_FOUND, MEMBER_CHANGED if it is deactivated already
 */
export async function deactivate(
  { trx, record }: OperatorCall<'user.deactivated'>,
  context: AppContext,
  { id, reason }: Care,
): Promise<AdminUser> {
  const { email, emailVerifiedAt, deactivatedAt } = await lockMember(trx, id)
  if (deactivatedAt !== null) {
    throw new AppError('MEMBER_CHANGED', { detail: 'This account is deactivated already.' })
  }
  const groups = await listGroupIds(trx, id)
  const endedSessions = await endAllSessions(trx, id)
  await endLinks(trx, id, { email: true, phone: true })
  const values = { deactivatedAt: sql<Date>`now()` }
  await trx.updateTable('users').set(values).where('id', '=', id).execute()
  await resetGroups(trx, groups)
  if (email !== null && emailVerifiedAt !== null) await queueMail(trx, memberDeactivated(email))
  await record({
    action: 'user.deactivated',
    details: { endedSessions },
    ...aboutMember(id, reason),
  })
  return getUserForPanel({ ...context, db: trx }, id)
}

/**
 * Lets the member sign in again, and other members see them.
 * @throws AppError NOT_FOUND, MEMBER_CHANGED if the account is not deactivated
 */
export async function reactivate(
  { trx, record }: OperatorCall<'user.reactivated'>,
  context: AppContext,
  { id, reason }: Care,
): Promise<AdminUser> {
  const { email, emailVerifiedAt, deactivatedAt } = await lockMember(trx, id)
  if (deactivatedAt === null) {
    throw new AppError('MEMBER_CHANGED', { detail: 'This account is active already.' })
  }
  // A sign-in that ran while the account was deactivated may have stored one.
  await endAllSessions(trx, id)
  await trx.updateTable('users').set({ deactivatedAt: null }).where('id', '=', id).execute()
  await resetGroups(trx, await listGroupIds(trx, id))
  if (email !== null && emailVerifiedAt !== null) await queueMail(trx, memberReactivated(email))
  await record({ action: 'user.reactivated', ...aboutMember(id, reason) })
  return getUserForPanel({ ...context, db: trx }, id)
}
