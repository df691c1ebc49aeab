import type { Db } from '../../platform/db/connect.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { openFromPlace, type Place, type SealedDetails, sealForPlace } from './seal-details.ts'

const batchSize = 100

export type StoredRow = Place & SealedDetails

/** What to do with a row that its key has opened: undefined leaves it as it is. */
type Rewrite = (text: string, row: StoredRow) => string | undefined

/** Rewrites a batch of rows after a booking, encrypted with the first key. Returns the last booking of the batch. */
async function rewriteBatch(
  trx: Db,
  keys: readonly TravelKey[],
  { rewrite, after }: { rewrite: Rewrite; after: number },
): Promise<{ last: number | undefined; rewritten: number; unreadable: StoredRow[] }> {
  const rows = await trx
    .selectFrom('travelDetails')
    .select(['bookingId', 'userId', 'keyId', 'sealed'])
    .where('bookingId', '>', after)
    .orderBy('bookingId')
    .limit(batchSize)
    .forUpdate()
    .execute()
  const unreadable: StoredRow[] = []
  let rewritten = 0
  for (const row of rows) {
    const text = openFromPlace(row, keys)
    if (text === undefined) unreadable.push(row)
    const changed = text === undefined ? undefined : rewrite(text, row)
    if (changed === undefined) continue
    await trx
      .updateTable('travelDetails')
      .set(sealForPlace(changed, row, keys))
      .where('bookingId', '=', row.bookingId)
      .execute()
    rewritten += 1
  }
  return { last: rows.at(-1)?.bookingId, rewritten, unreadable }
}

/** Rewrites rows in short transactions, while instances run. Rows that none of the keys can decrypt stay as they are. */
export async function rewriteDetails(
  db: Db,
  keys: readonly TravelKey[],
  rewrite: Rewrite,
): Promise<{ rewritten: number; unreadable: StoredRow[] }> {
  const total = { rewritten: 0, unreadable: [] as StoredRow[] }
  let after: number | undefined = 0
  while (after !== undefined) {
    const from: number = after
    const batch = await db
      .transaction()
      .execute((trx) => rewriteBatch(trx, keys, { rewrite, after: from }))
    total.rewritten += batch.rewritten
    total.unreadable.push(...batch.unreadable)
    after = batch.last
  }
  return total
}
