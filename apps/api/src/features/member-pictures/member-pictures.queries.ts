import { memberPictureSrc } from '@farandfew/domain/member-pictures'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/**
 * Makes a picture the one that the member's profile shows, under a new key; the one before it is gone. False where the
 * member is.
 */
export function replacePicture(
  db: Db,
  { userId, key, content }: { userId: number; key: string; content: Buffer },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // The member's row first, as a change of the profile takes it, or the two could wait for each other for ever.
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

/** The bytes of a picture; undefined where none has the key. */
export async function findPicture(db: Db, key: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('memberPictures')
    .select('content')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.content
}
