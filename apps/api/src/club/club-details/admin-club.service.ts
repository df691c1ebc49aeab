import type { ClubChange } from '@farandfew/domain/club-details/admin-club.ts'
import { type ClubIdentity, noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import { readClubIdentity, storeClubIdentity } from '../../platform/outbox/club-identity.queries.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const pick = (club: ClubIdentity, names: readonly (keyof ClubIdentity)[]) =>
  Object.fromEntries(names.map((name) => [name, club[name]]))

/**
 * Changes the club's details, with an audit entry of the changed fields. Does nothing if they have these values already.
 * @throws AppError CLUB_CHANGED if they are not as the operator saw them
 */
export async function changeClubIdentity(
  trx: Db,
  { before, after: form }: ClubChange,
  actor: Actor,
): Promise<ClubIdentity> {
  // There may be no row yet that could be locked.
  await sql`select pg_advisory_xact_lock(hashtext('club_identity'))`.execute(trx)
  const stored = await readClubIdentity(trx)
  if (!isDeepStrictEqual(stored, before)) throw new AppError('CLUB_CHANGED')
  const after: ClubIdentity = {
    registeredName: form.registeredName ?? null,
    address: form.address ?? null,
    phone: form.phone ?? null,
    whatsapp: form.whatsapp ?? null,
    gstin: form.gstin ?? null,
    isSample: form.isSample,
  }
  const names = (Object.keys(noClubIdentity) as (keyof ClubIdentity)[]).filter(
    (name) => after[name] !== stored[name],
  )
  if (names.length === 0) return stored
  await storeClubIdentity(trx, after)
  await recordAction(trx, actor, {
    action: 'club.changed',
    subject: 'club',
    before: pick(stored, names),
    after: pick(after, names),
  })
  return after
}
