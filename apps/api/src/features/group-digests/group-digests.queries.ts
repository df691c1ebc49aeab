import type { CalendarDate } from '@farandfew/domain/calendar'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { groupNameColumns } from '../../groups/group-name.ts'
import { isBlockedPair } from '../../members/blocked-pair.ts'

export interface DueDigest {
  departureId: number
  userId: number
}

/** The digests for which no one has looked today, of members who are still in their group. */
export const listDueDigests = (db: Db, today: CalendarDate, limit: number): Promise<DueDigest[]> =>
  db
    .selectFrom('groupDigests as d')
    .innerJoin('groupMembers as g', (join) =>
      join.onRef('g.departureId', '=', 'd.departureId').onRef('g.userId', '=', 'd.userId'),
    )
    .select(['d.departureId', 'd.userId'])
    .where('d.checkedOn', '<', today)
    .orderBy('d.departureId')
    .orderBy('d.userId')
    .limit(limit)
    .execute()

/**
 * Takes a digest for today, so that no other instance sends it. Returns where the last one ended, the member's address and
 * the trip; undefined if another instance was first, or the address is not verified any more.
 */
export async function takeDigest(
  trx: Db,
  { departureId, userId }: DueDigest,
  today: CalendarDate,
): Promise<{ after: number; email: string; title: string; isHost: boolean } | undefined> {
  const { rows } = await sql<{ after: number; email: string; title: string; isHost: boolean }>`
    update group_digests d set checked_on = ${today}::date
    from users u, trip_schedules s, trips t, group_members g
    where d.departure_id = ${departureId} and d.user_id = ${userId} and d.checked_on < ${today}::date
      and u.id = d.user_id and u.email_verified_at is not null
      and s.id = d.departure_id and t.id = s.trip_id
      and g.departure_id = d.departure_id and g.user_id = d.user_id
    returning u.email, t.title, g.is_host, greatest(d.message_id, (
      select coalesce(max(p.message_id), 0) from group_read_positions p
      where p.departure_id = d.departure_id and p.user_id = d.user_id
    )) as after
  `.execute(trx)
  return rows[0]
}

/** The messages of others after a position that the member may see, oldest first. */
export const listNewMessages = (
  db: Db,
  { departureId, userId, after, isHost }: DueDigest & { after: number; isHost: boolean },
) =>
  db
    .selectFrom('groupMessages as m')
    .innerJoin('users', 'users.id', 'm.userId')
    .select(groupNameColumns)
    .select(['m.id as messageId', 'm.text'])
    .where('m.departureId', '=', departureId)
    .where('m.id', '>', after)
    .where('m.userId', '<>', userId)
    .where('m.endedAt', 'is', null)
    .where(
      sql<boolean>`(${isHost} or not ${isBlockedPair(sql`m.user_id`, sql`${userId}`)} or exists (
        select from group_members h
        where h.departure_id = m.departure_id and h.user_id = m.user_id and h.is_host
      ))`,
    )
    .orderBy('m.id')
    .execute()

/** Remembers the newest message that the digest was about. */
export async function storeDigestPosition(
  db: Db,
  { departureId, userId }: DueDigest,
  messageId: number,
): Promise<void> {
  await db
    .updateTable('groupDigests')
    .set({ messageId })
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .execute()
}
