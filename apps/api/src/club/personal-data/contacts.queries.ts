import { inquiry } from '@farandfew/domain/inquiries/inquiry.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'

/** A member's email address and phone, and when each was verified. */
export interface Contacts {
  email: string | null
  emailVerifiedAt: Date | null
  phone: string | null
  phoneVerifiedAt: Date | null
}

/** The contacts that are certainly the member's: the email address in lower case, the phone as digits. */
export interface VerifiedContacts {
  email: string | null
  phone: string | null
}

export function verifiedContacts(member: Contacts): VerifiedContacts {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = member
  return {
    email: email !== null && emailVerifiedAt ? email.toLowerCase() : null,
    phone: phone !== null && phoneVerifiedAt ? phone.replace(/[^0-9]/g, '') : null,
  }
}

/** Whether an outbox message is addressed to one of the contacts. A contact that is null matches nothing. */
export const isAddressedTo = ({ email, phone }: VerifiedContacts): RawBuilder<boolean> =>
  sql<boolean>`(
    (channel = 'mail' and lower(recipient) = ${email}::text)
    or (channel = 'sms' and regexp_replace(recipient, '[^0-9]', '', 'g') = ${phone}::text)
  )`

/** What a member may see of their trip request. Leaves out who decided it: that is the operator's name. */
export const tripRequestColumns = [
  'id',
  'userId',
  'tripId',
  'scheduleId',
  'assignedAt',
  'replacedScheduleId',
  'name',
  'email',
  'requestMessage',
  'whyJoin',
  'status',
  'decidedAt',
  'decisionNote',
  'assignmentNote',
  'createdAt',
  'updatedAt',
] as const

/** Data that only a verified contact connects to the member: newsletter, inquiries, requests without account, messages. */
export async function listByContact(db: Db, member: Contacts) {
  const verified = verifiedContacts(member)
  const hasEmail = sql<boolean>`lower(email) = ${verified.email}::text`
  const [newsletters, inquiries, tripInviteRequests, outbox] = await Promise.all([
    db.selectFrom('newsletters').selectAll().where(hasEmail).execute(),
    db
      .selectFrom('inquiries')
      // Without the name of the operator who answered.
      .select([...fieldsOf(inquiry), 'answeredAt'])
      .where(hasEmail)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('tripInviteRequests')
      .select(tripRequestColumns)
      .where('userId', 'is', null)
      .where(hasEmail)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('outbox')
      .select(['channel', 'kind', 'recipient', 'sentAt', 'createdAt'])
      .where(isAddressedTo(verified))
      .orderBy('id')
      .execute(),
  ])
  return { newsletters, inquiries, tripInviteRequests, outbox }
}
