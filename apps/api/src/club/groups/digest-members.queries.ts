import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

interface Wanted {
  departureId: number
  userId: number
}

/**
 * Stores that a member wants the digest of a group, from tomorrow on. Returns false if the member has no verified email
 * address.
 */
export async function insertDigest(
  db: Db,
  { departureId, userId }: Wanted,
  today: CalendarDate,
): Promise<boolean> {
  const { rows } = await sql`
    insert into group_digests (departure_id, user_id, checked_on)
    select ${departureId}, id, ${today}::date from users
    where id = ${userId} and email_verified_at is not null
    on conflict (departure_id, user_id) do update set checked_on = group_digests.checked_on
    returning user_id
  `.execute(db)
  return rows.length > 0
}

/** Ends the digests of these groups to a member. */
export async function deleteDigests(
  db: Db,
  { departureIds, userId }: { departureIds: readonly number[]; userId: number },
): Promise<void> {
  await db
    .deleteFrom('groupDigests')
    .where('departureId', 'in', departureIds)
    .where('userId', '=', userId)
    .execute()
}
