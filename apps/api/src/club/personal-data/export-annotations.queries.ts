import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

interface Owned {
  userId: number
  /** Trip requests, also those that only the verified address connects to the member. */
  invites: readonly number[]
  inquiries: readonly number[]
}

/** Whether a subject is the member or theirs. */
const isOwn = ({ userId, invites, inquiries }: Owned) => sql<boolean>`(
  user_id = ${userId}
  or invite_request_id = any(${invites}::int[])
  or inquiry_id = any(${inquiries}::int[])
  or quick_request_id in (select id from quick_invite_requests where user_id = ${userId})
  or booking_id in (select id from bookings where user_id = ${userId})
)`

/**
 * What operators noted on the member, their requests, inquiries and bookings, without the names of the operators and
 * without who takes care of what.
 */
export async function listAnnotations(db: Db, owned: Owned) {
  const columns = ['subjectKind', 'subjectId', 'createdAt'] as const
  const [notes, tags] = await Promise.all([
    db
      .selectFrom('notes')
      .select([...columns, 'text', 'editedAt'])
      .where(isOwn(owned))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('tags')
      .select([...columns, 'tag'])
      .where(isOwn(owned))
      .orderBy('id')
      .execute(),
  ])
  return { notes, tags }
}
