import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { rewriteDetails, type StoredRow } from './rewrite-details.ts'

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

/**
 * Encrypts every row with the first key, while instances run. May be interrupted and repeated: what is done stays done.
 * Returns the bookings whose rows none of the keys can decrypt; they stay as they are.
 */
export async function rotateTravelKeys(
  db: Db,
  keys: readonly TravelKey[],
): Promise<{ rotated: number; unreadable: number[] }> {
  const isOld = ({ keyId }: StoredRow) => keyId !== keys[0]?.id
  const { rewritten, unreadable } = await rewriteDetails(db, keys, (text, row) =>
    isOld(row) ? text : undefined,
  )
  return {
    rotated: rewritten,
    unreadable: unreadable.filter(isOld).map(({ bookingId }) => bookingId),
  }
}
