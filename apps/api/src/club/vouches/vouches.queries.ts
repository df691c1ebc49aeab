import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import {
  vouchCorrectionHours,
  vouchedEmail,
  vouchesPerYear,
} from '@farandfew/domain/vouches/vouch.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { usernameKey } from '../../platform/db/username.ts'

/**
 * Whether a member has come back from a trip with the club, on the club's `today`.
 * @param userId a column or a value with the member's id
 */
export const hasTravelled = (
  userId: RawBuilder<unknown>,
  today: CalendarDate,
) => sql<boolean>`exists (
  select from bookings b join trip_schedules s on s.id = b.trip_schedule_id
  where b.user_id = ${userId} and b.status = 'confirmed'
    and s.departure_date + s.duration - 1 < ${today}::date
)`

/** The account for which a vouch `v` is: the one of that name when it was written, otherwise the one of that name now. */
export const vouchedId = sql<number | null>`coalesce(v.vouched_user_id, (
  select n.id from users n
  where n.username_key = v.username_key
    or (n.email_verified_at is not null and lower(n.email) = v.email)
  limit 1
))`

/** Locks the member, so that their vouches change one after the other. Returns whether they may vouch. */
export async function lockVoucher(
  trx: Db,
  { userId, today }: { userId: number; today: CalendarDate },
) {
  return trx
    .selectFrom('users')
    .select(['email', 'usernameKey'])
    .select(hasTravelled(sql.ref('users.id'), today).as('hasTravelled'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function mayVouch(
  db: Db,
  { userId, today }: { userId: number; today: CalendarDate },
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${hasTravelled(sql`${userId}::int`, today)} as may
  `.execute(db)
  return rows[0]!.may
}

/** The member's vouches, newest first. */
export const listVouchesOf = (db: Db, userId: number) =>
  db
    .selectFrom('vouches')
    .select(['id', 'person', 'words', 'year', 'slot', 'createdAt', 'withdrawnAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()

/** The account with the username, or with the verified address. */
async function findVouchedId(db: Db, named: { email: string | null; usernameKey: string | null }) {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((is) =>
      is.or([
        is('usernameKey', '=', named.usernameKey),
        is.and([is(sql`lower(email)`, '=', named.email), is('emailVerifiedAt', 'is not', null)]),
      ]),
    )
    .executeTakeFirst()
  return row?.id ?? null
}

/** How a member named a person, as it is stored. */
export async function readName(db: Db, person: string) {
  const email = vouchedEmail(person) ?? null
  const { rows } = await sql<{ key: string }>`select ${usernameKey(person)} as key`.execute(db)
  return { email, usernameKey: email === null ? rows[0]!.key : null }
}

interface NewVouch extends Awaited<ReturnType<typeof readName>> {
  readonly userId: number
  readonly year: number
  readonly slot: number
  readonly person: string
  readonly words: string
}

export async function insertVouch(trx: Db, vouch: NewVouch): Promise<void> {
  const vouchedUserId = await findVouchedId(trx, vouch)
  await trx
    .insertInto('vouches')
    .values({ ...vouch, vouchedUserId })
    .execute()
}

export const freeSlots = (
  vouches: readonly { year: number; slot: number }[],
  year: number,
): number[] =>
  Array.from({ length: vouchesPerYear }, (_, index) => index + 1).filter(
    (slot) => !vouches.some((vouch) => vouch.year === year && vouch.slot === slot),
  )

/** Withdraws the member's vouch, or deletes one of the last hours. Returns false if there is none that stands. */
export async function withdraw(
  db: Db,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  const isNew = sql<boolean>`created_at > now() - ${vouchCorrectionHours} * interval '1 hour'`
  const deleted = await db
    .deleteFrom('vouches')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .where(isNew)
    .executeTakeFirst()
  if (deleted.numDeletedRows > 0n) return true
  const withdrawn = await db
    .updateTable('vouches')
    .set({ withdrawnAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return withdrawn.numUpdatedRows > 0n
}
