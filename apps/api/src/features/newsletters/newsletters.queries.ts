import type { Db } from '../../db/connect.ts'

/** Inserts an address, and returns whether it is new. */
export async function insertSubscription(db: Db, email: string): Promise<boolean> {
  const row = await db
    .insertInto('newsletters')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes an address, if it is on the list. */
export async function deleteSubscription(db: Db, email: string): Promise<void> {
  await db.deleteFrom('newsletters').where('email', '=', email).execute()
}
