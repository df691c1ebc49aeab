import { messageRules } from '@farandfew/domain/group-messages/group-message.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { listReadingStarts } from '../groups/reading-start.ts'
import { accountOfHost } from '../hosts/hosts.queries.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

export const listReadPositions = (db: Db, departureId: number) =>
  db
    .selectFrom('groupReadPositions')
    .select(['userId', 'messageId'])
    .where('departureId', '=', departureId)
    .orderBy('messageId', 'desc')
    .orderBy('userId')
    .execute()

interface ReadPositionRow {
  departureId: number
  userId: number
  messageId: number
}

/** Moves how far a member has read forward. Returns whether it moved. */
export async function moveReadPosition(trx: Db, position: ReadPositionRow): Promise<boolean> {
  const moved = await trx
    .insertInto('groupReadPositions')
    .values(position)
    .onConflict((conflict) =>
      conflict
        .columns(['departureId', 'userId'])
        .doUpdateSet({ messageId: position.messageId, updatedAt: sql<Date>`now()` })
        .where('groupReadPositions.messageId', '<', position.messageId),
    )
    .returning('messageId')
    .executeTakeFirst()
  return moved !== undefined
}

/** How far the member has read; undefined if they have read nothing. */
export async function findReadPosition(
  db: Db,
  { departureId, userId }: Omit<ReadPositionRow, 'messageId'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('groupReadPositions')
    .select('messageId')
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.messageId
}

/**
 * The unread messages of each group of a member, counted up to `messageRules.maxUnread`. What they wrote themselves, what
 * has ended, what a block hides, and what was written before they read does not count.
 */
export async function countUnread(
  db: Db,
  { userId, departureId }: { userId: number; departureId?: number },
  today: CalendarDate,
): Promise<{ departureId: number; unread: number }[]> {
  const starts = await listReadingStarts(db, { userIds: [userId], departureId }, today)
  const { rows } = await sql<{ departureId: number; unread: number }>`
    select g.departure_id, (
      select count(*) from (
        select from group_messages m
        where m.departure_id = g.departure_id and m.id > coalesce(p.message_id, 0)
          and m.ended_by is null and m.user_id <> g.user_id
          and m.posted_at >= coalesce(reads.since, '-infinity')
          and (
            g.is_host or m.user_id = ${accountOfHost}
            or not ${isBlockedPair(sql`m.user_id`, sql`g.user_id`)}
          )
        limit ${messageRules.maxUnread}
      ) counted
    ) as unread
    from group_members g
    join trip_schedules s on s.id = g.departure_id
    left join unnest(
      ${starts.map((start) => start.departureId)}::int[], ${starts.map(({ from }) => from)}::timestamptz[]
    ) as reads (departure_id, since) on reads.departure_id = g.departure_id
    left join group_read_positions p on p.departure_id = g.departure_id and p.user_id = g.user_id
    where g.user_id = ${userId} and g.departure_id = coalesce(${departureId ?? null}, g.departure_id)
    order by g.departure_id
  `.execute(db)
  return rows
}
