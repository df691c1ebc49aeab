import { maxSavedTrips } from '@farandfew/domain/constants/limits.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** The ids of the member's saved trips, the last saved first. */
export async function listSaved(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('savedTrips')
    .select('tripId')
    .where('userId', '=', userId)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(({ tripId }) => tripId)
}

interface NewlySaved {
  userId: number
  /** The last one becomes the first of the list. */
  tripIds: readonly number[]
}

/**
 * Locks the member, so that their saved trips change one after the other, and the last answer has every change. Returns
 * whether the account exists.
 */
async function lockMember(trx: Db, userId: number): Promise<boolean> {
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return member !== undefined
}

/** Saves the trips that exist and are not saved, up to the limit. Returns how many of them did not fit. */
export async function addSaved(trx: Db, { userId, tripIds }: NewlySaved): Promise<number> {
  if (!(await lockMember(trx, userId))) throw new AppError('NOT_SIGNED_IN')
  const { rows } = await sql<{ isAdded: boolean }>`
    with saved as (
      select count(*)::int as number, coalesce(max(position), 0) as last
      from saved_trips where user_id = ${userId}
    ), missing as (
      select t.id, row_number() over (order by chosen.place desc)::int as rank, chosen.place
      from unnest(${sql.val([...tripIds])}::int[]) with ordinality as chosen (id, place)
      join trips t on t.id = chosen.id and not t.is_draft
      where not exists (select from saved_trips where user_id = ${userId} and trip_id = t.id)
    ), added as (
      insert into saved_trips (user_id, trip_id, position)
      select ${userId}, missing.id, saved.last + missing.place::int
      from missing, saved where missing.rank <= ${maxSavedTrips} - saved.number
      returning trip_id
    )
    select missing.id in (select trip_id from added) as is_added from missing
  `.execute(trx)
  return rows.filter(({ isAdded }) => !isAdded).length
}

export async function removeSaved(
  trx: Db,
  { userId, tripId }: { userId: number; tripId: number },
): Promise<void> {
  await lockMember(trx, userId)
  await trx
    .deleteFrom('savedTrips')
    .where('userId', '=', userId)
    .where('tripId', '=', tripId)
    .execute()
}

export async function hasTrip(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('trips')
    .select('id')
    .where('id', '=', id)
    .where('isDraft', '=', false)
    .executeTakeFirst()
  return row !== undefined
}
