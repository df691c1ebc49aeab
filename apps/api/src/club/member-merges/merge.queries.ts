import { type MergePreview, mergeUndoHours } from '@farandfew/domain/member-merges/member-merges.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { MergedRow } from '../../platform/db/column-types.ts'
import { usernameKey } from '../../platform/db/username.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import { lockAccounts } from '../members/lock-accounts.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import type { Pair } from './merge-special.ts'

/** @throws AppError NOT_FOUND unless both exist */
export async function lockPair(trx: Db, { from, into }: Pair): Promise<void> {
  await lockAccounts(trx, () => Promise.resolve([from, into]))
  const members = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [from, into])
    .execute()
  if (members.length < 2) throw new AppError('NOT_FOUND')
}

type Person = MergePreview['kept']

/** @throws AppError NOT_FOUND */
export async function readPeople(
  db: Db,
  { from, into }: Pair,
): Promise<Record<'kept' | 'other', Person>> {
  const { rows } = await sql<Person>`
    select id, username, ${nameOfUser()} as name, email, phone
    from users u where id in (${from}, ${into})
  `.execute(db)
  const find = (id: number) => rows.find((row) => row.id === id)
  const [kept, other] = [find(into), find(from)]
  if (!kept || !other) throw new AppError('NOT_FOUND')
  return { kept, other }
}

/**
 * The account that an operator means by a number, a username or an email address.
 * @throws AppError VALIDATION_FAILED on `other` if there is none, or several have the address
 */
export async function findOther(db: Db, typed: string): Promise<number> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((is) => {
      if (/^[1-9][0-9]{0,8}$/.test(typed)) {
        return is.or([is('id', '=', Number(typed)), is('usernameKey', '=', usernameKey(typed))])
      }
      return typed.includes('@')
        ? is(sql`lower(email)`, '=', sql`lower(${typed}::text)`)
        : is('usernameKey', '=', usernameKey(typed))
    })
    .orderBy('id')
    .limit(2)
    .execute()
  const [found, second] = rows
  if (found && !second) return found.id
  const detail = found
    ? 'Several accounts have this. Enter the number of the account.'
    : 'There is no such account'
  throw refuseField('other', detail)
}

/** Why two accounts cannot be merged now; empty if they can. */
export async function listConflicts(
  trx: Db,
  { from, into }: Pair,
  today: CalendarDate,
): Promise<string[]> {
  if (from === into) return ['This is the same account.']
  const conflicts: string[] = []
  const open = await trx
    .selectFrom('accountMerges')
    .select(['intoUserId', 'fromUserId'])
    .where('undoneAt', 'is', null)
    .where((is) =>
      is.or([is('intoUserId', 'in', [from, into]), is('fromUserId', 'in', [from, into])]),
    )
    .execute()
  if (open.length > 0) {
    conflicts.push('One of the accounts was merged within the last day. Undo that merge, or wait.')
  }
  const kept = await trx
    .selectFrom('users')
    .select('deactivatedAt')
    .where('id', '=', into)
    .executeTakeFirst()
  if (kept?.deactivatedAt) {
    conflicts.push('The account that stays is deactivated. Reactivate it first.')
  }
  const { rows } = await sql<{ title: string; departureDate: CalendarDate }>`
    select t.title, s.departure_date from bookings a
    join bookings b on b.trip_schedule_id = a.trip_schedule_id
    join trip_schedules s on s.id = a.trip_schedule_id
    join trips t on t.id = s.trip_id
    where a.user_id = ${from} and b.user_id = ${into}
      and a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')
    order by s.departure_date
  `.execute(trx)
  return [
    ...conflicts,
    ...rows.map(({ title, departureDate }) => {
      const departure = `${title}, ${formatDate(departureDate)}`
      return departureDate < today
        ? `Both accounts travelled on ${departure}, so they belong to two people.`
        : `Both accounts have a seat on ${departure}. Cancel one of the bookings first.`
    }),
  ]
}

export const insertMerge = (trx: Db, { from, into }: Pair, undo: readonly MergedRow[]) =>
  trx
    .insertInto('accountMerges')
    .values({ intoUserId: into, fromUserId: from, undo: JSON.stringify(undo) })
    .execute()

/** The merge into an account that is not undone, locked; undefined if there is none. */
export const lockMerge = (trx: Db, into: number) =>
  trx
    .selectFrom('accountMerges')
    .selectAll()
    .select(sql<boolean>`created_at > now() - ${mergeUndoHours} * interval '1 hour'`.as('isRecent'))
    .where('intoUserId', '=', into)
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
