import { maxSavedTrips } from '@farandfew/domain/constants/limits.ts'
import type { SavedTrips } from '@farandfew/domain/saved-trips/saved-trip.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'

export async function listSaved(db: Db, userId: number): Promise<SavedTrips> {
  const rows = await db
    .selectFrom('savedTrips')
    .select(['tripId', 'departureId'])
    .where('userId', '=', userId)
    .orderBy('position', 'desc')
    .execute()
  return {
    tripIds: rows.map(({ tripId }) => tripId),
    departureIds: Object.fromEntries(
      rows.flatMap(({ tripId, departureId }) =>
        departureId === null ? [] : [[tripId, departureId]],
      ),
    ),
  }
}

interface NewlySaved {
  userId: number
  /** The last one becomes the first of the list. */
  tripIds: readonly number[]
  /** By trip; what is no departure of its trip is left out. */
  departureIds: SavedTrips['departureIds']
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

/** Saves the trips that exist and are not saved, up to the limit, and the departures. Returns how many trips did not fit. */
export async function addSaved(
  trx: Db,
  { userId, tripIds, departureIds }: NewlySaved,
): Promise<number> {
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
  await sql`
    update saved_trips set departure_id = s.id
    from json_each_text(${JSON.stringify(departureIds)}::json) as chosen (trip, departure)
    join trip_schedules s on s.id = chosen.departure::int
    where user_id = ${userId} and saved_trips.trip_id = s.trip_id and chosen.trip = s.trip_id::text
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
