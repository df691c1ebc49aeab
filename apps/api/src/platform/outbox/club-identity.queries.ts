import { type ClubIdentity, noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The club's details as they are set now. */
export async function readClubIdentity(db: Db): Promise<ClubIdentity> {
  const row = await db
    .selectFrom('clubIdentity')
    .select(['registeredName', 'address', 'phone', 'whatsapp', 'gstin', 'isSample'])
    .executeTakeFirst()
  return row ?? noClubIdentity
}

/** The same as an expression inside a query; null before anyone entered something. */
export const clubIdentityJson = sql<ClubIdentity | null>`(
  select jsonb_build_object(
    'registeredName', c.registered_name, 'address', c.address, 'phone', c.phone,
    'whatsapp', c.whatsapp, 'gstin', c.gstin, 'isSample', c.is_sample
  ) from club_identity c
)`

export async function storeClubIdentity(db: Db, club: ClubIdentity): Promise<void> {
  const values = { ...club, updatedAt: new Date() }
  await db
    .insertInto('clubIdentity')
    .values(values)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(values))
    .execute()
}
