import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { findReadingStart } from '../groups/reading-start.ts'
import { accountOfHost } from '../hosts/hosts.queries.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

interface NewPicture {
  key: string
  departureId: number
  userId: number
  content: Buffer
  width: number
  height: number
}

export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  await db.insertInto('messagePictures').values(picture).execute()
}

/**
 * The bytes of a picture that a member of the group may see: their own, or that of a message that they see. Undefined if
 * there is none.
 */
export async function findPictureFor(
  db: Db,
  { key, departureId, userId }: { key: string; departureId: number; userId: number },
  today: CalendarDate,
): Promise<Uint8Array | undefined> {
  const since = await findReadingStart(db, { departureId, userId }, today)
  const row = await db
    .selectFrom('messagePictures as p')
    .leftJoin('groupMessages as m', 'm.id', 'p.messageId')
    .innerJoin('tripSchedules as s', 's.id', 'p.departureId')
    .select('p.content')
    .where('p.key', '=', key)
    .where('p.departureId', '=', departureId)
    .where(
      sql<boolean>`(
        p.user_id = ${userId}
        or (m.posted_at >= coalesce(${since ?? null}::timestamptz, '-infinity') and (
          ${accountOfHost} in (p.user_id, ${userId})
          or not ${isBlockedPair(sql`p.user_id`, sql`${userId}`)}
        ))
      )`,
    )
    .executeTakeFirst()
  return row?.content
}
