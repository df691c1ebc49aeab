import type { Db } from '../../platform/db/connect.ts'
import { dropNewsletterMails } from '../../platform/outbox/claim.ts'

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

/**
 * Deletes an address, if it is on the list, and what is not sent to it. A batch that is being stored with this address is
 * waited for first.
 */
export async function deleteSubscription(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('newsletters').where('email', '=', email).execute()
    await dropNewsletterMails(trx, email)
  })
}
