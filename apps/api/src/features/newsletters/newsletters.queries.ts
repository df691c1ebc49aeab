import type { Db } from '../../db/connect.ts'

/** Puts an address down; one that is there already stays as it is. */
export async function insertSubscription(db: Db, email: string): Promise<void> {
  await db
    .insertInto('newsletters')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}
