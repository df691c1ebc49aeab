import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** By what a member can be reached, and since when that is proved. */
export interface Reach {
  email: string | null
  emailVerifiedAt: Date | null
  phone: string | null
  phoneVerifiedAt: Date | null
}

/** The addresses that are surely the member's: the e-mail address in small letters, the phone by its digits. */
export function provedAddresses({ email, emailVerifiedAt, phone, phoneVerifiedAt }: Reach) {
  return {
    email: email !== null && emailVerifiedAt ? email.toLowerCase() : null,
    phone: phone !== null && phoneVerifiedAt ? phone.replace(/[^0-9]/g, '') : null,
  }
}

/** Whether a message went to one of the addresses. An address that is not there matches nothing. */
export const wentTo = ({ email, phone }: ReturnType<typeof provedAddresses>): RawBuilder<boolean> =>
  sql<boolean>`(
    (channel = 'mail' and lower(recipient) = ${email}::text)
    or (channel = 'sms' and regexp_replace(recipient, '[^0-9]', '', 'g') = ${phone}::text)
  )`

/** What a member may have of a request for a trip: who at the desk decided is the operator's name, and none of theirs. */
export const tripRequestColumns = [
  'id',
  'userId',
  'tripId',
  'scheduleId',
  'name',
  'email',
  'requestMessage',
  'whyJoin',
  'status',
  'decidedAt',
  'decisionNote',
  'createdAt',
  'updatedAt',
] as const

/** What is known by an address of the member's alone: subscription, inquiries, requests without an account, messages. */
export async function listAddressedTo(db: Db, reach: Reach) {
  const addresses = provedAddresses(reach)
  const isTheirs = sql<boolean>`lower(email) = ${addresses.email}::text`
  const [newsletters, inquiries, tripInviteRequests, outbox] = await Promise.all([
    db.selectFrom('newsletters').selectAll().where(isTheirs).execute(),
    db
      .selectFrom('inquiries')
      // Who at the desk answered is the operator's name, and nothing of the member's.
      .select(['id', 'name', 'email', 'destination', 'message', 'createdAt', 'answeredAt'])
      .where(isTheirs)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('tripInviteRequests')
      .select(tripRequestColumns)
      .where('userId', 'is', null)
      .where(isTheirs)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('outbox')
      .select(['channel', 'kind', 'recipient', 'sentAt', 'createdAt'])
      .where(wentTo(addresses))
      .orderBy('id')
      .execute(),
  ])
  return { newsletters, inquiries, tripInviteRequests, outbox }
}
