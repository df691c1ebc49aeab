import type { Db } from '../../platform/db/connect.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { tryOpenDetails } from '../travel-details/seal-details.ts'

/** The member's travel details, decrypted; their content is null if this server has no key for it. */
export async function listTravelDetails(db: Db, userId: number, keys: readonly TravelKey[]) {
  const rows = await db
    .selectFrom('travelDetails')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('bookingId')
    .execute()
  return rows.map(({ keyId, sealed, ...row }) => ({
    ...row,
    content: tryOpenDetails({ ...row, keyId, sealed }, keys) ?? null,
  }))
}
