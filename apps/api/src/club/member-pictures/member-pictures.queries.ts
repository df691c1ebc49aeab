import { memberPictureSrc } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** Replaces the member's profile picture and its key. Returns false if the member no longer exists. */
export function replacePicture(
  db: Db,
  { userId, key, content }: { userId: number; key: string; content: Buffer },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Locks the member first, as a profile change does, so that the two cannot deadlock.
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return false
    await trx
      .insertInto('memberPictures')
      .values({ key, userId, content })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet({ key, content, createdAt: sql<Date>`now()` }),
      )
      .execute()
    await trx
      .updateTable('users')
      .set({ profileImage: memberPictureSrc(key) })
      .where('id', '=', userId)
      .execute()
    return true
  })
}

/** The bytes of a picture; undefined if there is none with this key. */
export async function findPicture(db: Db, key: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('memberPictures')
    .select('content')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.content
}
