import type { Db } from '../../db/connect.ts'

/** Puts an address down; one that is there already stays as it is. Answers whether it is new. */
export async function insertSubscription(db: Db, email: string): Promise<boolean> {
  const row = await db
    .insertInto('newsletters')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes an address out, where it is there. */
export async function deleteSubscription(db: Db, email: string): Promise<void> {
  await db.deleteFrom('newsletters').where('email', '=', email).execute()
}
