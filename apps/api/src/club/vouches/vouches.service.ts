import type { OwnVouches, VouchForm } from '@farandfew/domain/vouches/vouch.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  freeSlots,
  insertVouch,
  listVouchesOf,
  lockVoucher,
  mayVouch,
  readName,
  withdraw,
} from './vouches.queries.ts'

type Clock = AppContext['clock']

const yearOf = (today: string) => Number(today.slice(0, 4))

export async function readVouches(db: Db, clock: Clock, userId: number): Promise<OwnVouches> {
  const today = clock.today()
  const [may, vouches] = await Promise.all([
    mayVouch(db, { userId, today }),
    listVouchesOf(db, userId),
  ])
  return {
    mayVouch: may,
    left: freeSlots(vouches, yearOf(today)).length,
    vouches: vouches.map(({ slot: _slot, createdAt, withdrawnAt, ...vouch }) => ({
      ...vouch,
      createdAt: createdAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Vouches for a person, whom the club may know or not: the answer is the same.
 * @throws AppError VOUCH_NEEDS_TRIP, VOUCHES_USED, VOUCHED_ALREADY; VALIDATION_FAILED for the member's own name
 */
export async function addVouch(
  trx: Db,
  clock: Clock,
  { userId, person, words }: VouchForm & { userId: number },
): Promise<OwnVouches> {
  const today = clock.today()
  const year = yearOf(today)
  const voucher = await lockVoucher(trx, { userId, today })
  if (!voucher) throw new AppError('NOT_SIGNED_IN')
  if (!voucher.hasTravelled) throw new AppError('VOUCH_NEEDS_TRIP')
  const name = await readName(trx, person)
  if (isSelf(voucher, name)) throw ownName()
  const [slot] = freeSlots(await listVouchesOf(trx, userId), year)
  if (slot === undefined) throw new AppError('VOUCHES_USED')
  await insertVouch(trx, { userId, year, slot, person, words, ...name }).catch((cause) => {
    throw isUniqueViolation(cause, 'vouches_once')
      ? new AppError('VOUCHED_ALREADY', { cause })
      : cause
  })
  return readVouches(trx, clock, userId)
}

const isSelf = (
  voucher: { email: string | null; usernameKey: string },
  name: { email: string | null; usernameKey: string | null },
) =>
  name.email === null
    ? name.usernameKey === voucher.usernameKey
    : name.email === voucher.email?.toLowerCase()

function ownName() {
  const message = 'Please name someone else: you cannot vouch for yourself'
  return new AppError('VALIDATION_FAILED', { detail: `${message}.`, errors: { person: message } })
}

/** @throws AppError NOT_FOUND if the member has no such vouch, or has withdrawn it */
export async function withdrawVouch(
  trx: Db,
  clock: Clock,
  named: { id: number; userId: number },
): Promise<OwnVouches> {
  // The answer is read before the commit: of two changes at once, the later one has both.
  await lockVoucher(trx, { userId: named.userId, today: clock.today() })
  if (!(await withdraw(trx, named))) throw new AppError('NOT_FOUND')
  return readVouches(trx, clock, named.userId)
}
