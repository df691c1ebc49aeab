import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
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
 * The bytes of a picture that a member of the group may see: their own, or that of a message which no block hides.
 * Undefined if there is none.
 */
export async function findPictureFor(
  db: Db,
  { key, departureId, userId }: { key: string; departureId: number; userId: number },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('messagePictures as p')
    .innerJoin('tripSchedules as s', 's.id', 'p.departureId')
    .select('p.content')
    .where('p.key', '=', key)
    .where('p.departureId', '=', departureId)
    .where(
      sql<boolean>`(
        p.user_id = ${userId}
        or (p.message_id is not null and (
          p.user_id = s.host_id or ${userId} = s.host_id
          or not ${isBlockedPair(sql`p.user_id`, sql`${userId}`)}
        ))
      )`,
    )
    .executeTakeFirst()
  return row?.content
}
