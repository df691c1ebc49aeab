import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { openFromPlace, sealForPlace } from './seal-details.ts'

const batchSize = 100

/** How many rows each key encrypts, by the key's id. */
export async function countByKey(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('travelDetails')
    .select(['keyId', sql<number>`count(*)::int`.as('rows')])
    .groupBy('keyId')
    .orderBy('keyId')
    .execute()
  return new Map(rows.map(({ keyId, rows }) => [keyId, rows]))
}

/** Encrypts a batch of rows after a booking with the first key. Returns the last booking of the batch. */
async function rotateBatch(
  trx: Db,
  keys: readonly TravelKey[],
  after: number,
): Promise<{ last: number | undefined; rotated: number; unreadable: number[] }> {
  const rows = await trx
    .selectFrom('travelDetails')
    .select(['bookingId', 'userId', 'keyId', 'sealed'])
    .where('bookingId', '>', after)
    .orderBy('bookingId')
    .limit(batchSize)
    .forUpdate()
    .execute()
  const unreadable: number[] = []
  let rotated = 0
  for (const row of rows) {
    if (row.keyId === keys[0]?.id) continue
    const text = openFromPlace(row, keys)
    if (text === undefined) {
      unreadable.push(row.bookingId)
      continue
    }
    await trx
      .updateTable('travelDetails')
      .set(sealForPlace(text, row, keys))
      .where('bookingId', '=', row.bookingId)
      .execute()
    rotated += 1
  }
  return { last: rows.at(-1)?.bookingId, rotated, unreadable }
}

/**
 * Encrypts every row with the first key in short transactions, while instances run. May be interrupted and repeated: what is
 * done stays done. Returns the bookings whose rows none of the keys can decrypt; they stay as they are.
 */
export async function rotateTravelKeys(
  db: Db,
  keys: readonly TravelKey[],
): Promise<{ rotated: number; unreadable: number[] }> {
  const total = { rotated: 0, unreadable: [] as number[] }
  let after: number | undefined = 0
  while (after !== undefined) {
    const from: number = after
    const batch = await db.transaction().execute((trx) => rotateBatch(trx, keys, from))
    total.rotated += batch.rotated
    total.unreadable.push(...batch.unreadable)
    after = batch.last
  }
  return total
}
