import { changeClub, getAdminClub } from '@farandfew/domain/club-details/admin-club.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import type { ClubChange } from '@farandfew/domain/club-details/admin-club.ts'
import { type ClubIdentity, noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import { readClubIdentity, storeClubIdentity } from '../../platform/outbox/club-identity.queries.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const pick = (club: ClubIdentity, names: readonly (keyof ClubIdentity)[]) =>
  Object.fromEntries(names.map((name) => [name, club[name]]))

/**
 * Changes the club's details, with an audit entry of the changed fields. Does nothing if they have these values already.
 * @throws AppError CLUB_CHANGED if they are not as the operator saw them
 */
async function changeClubIdentity(
  { trx, record }: OperatorCall<'club.changed'>,
  { before, after: form }: ClubChange,
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
  await record({
    action: 'club.changed',
    subject: 'club',
    before: pick(stored, names),
    after: pick(after, names),
  })
  return after
}

/** The club's details, which the site, mails and receipts show. */
export async function adminClubRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, getAdminClub, () => readClubIdentity(db))
  transactionRoute(app, changeClub, ({ body, ...call }) => changeClubIdentity(call, body))
}
