import { type ContactField, contactFields } from '@farandfew/domain/member-care/member-care.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/**
 * Locks a member and returns their contact data. Every change of an account by an operator begins with it.
 * @throws AppError NOT_FOUND; MEMBER_CHANGED if the account was merged into another one
 */
export async function lockMember(trx: Db, id: number) {
  const row = await trx
    .selectFrom('users')
    .select(contactFields)
    .select(['id', 'emailVerifiedAt', 'phoneVerifiedAt', 'deactivatedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  await refuseMerged(trx, id)
  return row
}

/** @throws AppError MEMBER_CHANGED if the account was merged into another one */
export async function refuseMerged(trx: Db, id: number): Promise<void> {
  const merge = await trx
    .selectFrom('accountMerges')
    .select('intoUserId')
    .where('fromUserId', '=', id)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()
  if (merge) {
    const detail = `This account was merged into member ${merge.intoUserId}. Undo the merge there first.`
    throw new AppError('MEMBER_CHANGED', { detail })
  }
}

export type LockedMember = Awaited<ReturnType<typeof lockMember>>
export type ContactValues = Pick<LockedMember, ContactField>

/** Whether another account has verified the address or the phone. */
export async function isVerifiedElsewhere(
  db: Db,
  id: number,
  contact: { email: string } | { phone: string },
): Promise<boolean> {
  const isSame =
    'email' in contact
      ? sql<boolean>`email_verified_at is not null and lower(email) = lower(${contact.email}::text)`
      : sql<boolean>`phone_verified_at is not null and regexp_replace(phone, '[^0-9]', '', 'g')
          = regexp_replace(${contact.phone}::text, '[^0-9]', '', 'g')`
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '<>', id)
    .where(isSame)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the links and codes that went to what the member no longer has. */
export async function endLinks(
  trx: Db,
  userId: number,
  changed: { email: boolean; phone: boolean },
): Promise<void> {
  if (changed.email) await trx.deleteFrom('accountTokens').where('userId', '=', userId).execute()
  if (changed.phone) await trx.deleteFrom('oneTimeCodes').where('userId', '=', userId).execute()
}

/** Ends all sessions of the member, and returns how many there were. */
export async function endAllSessions(trx: Db, userId: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The groups of the member, in the order in which conversations are locked. */
export async function listGroupIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('groupMembers')
    .select('departureId')
    .where('userId', '=', userId)
    .orderBy('departureId')
    .execute()
  return rows.map(({ departureId }) => departureId)
}
