import type { WaitlistPlace, WaitlistEntry } from '@farandfew/domain/waitlist/waitlist.ts'
import { waitlistOfferHours } from '@farandfew/domain/waitlist/waitlist-hours.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasNoSeat, hasOffer, isInLine, isWaiting, offerObstacle } from '../departures/seats.ts'
import { nameOfUser } from '../members/name-of-user.ts'

interface PlaceRow {
  departureId: number
  position: number
  offeredUntil: Date | null
  isOpened: boolean
  isKept: boolean
}

/** The entry of a member on a departure. */
interface Entry {
  userId: number
  departureId: number
}

/** The order of the entries `w` of a departure: those whom an operator has put ahead, the last first, then those who have waited longest. */
export const lineOrder = sql`w.ahead_at desc nulls last, w.id`

/** The place of the open entry `w` among all of its departure, from 1; seats that are kept are counted apart. */
export const positionInLine = sql<number>`(
  row_number() over (partition by w.trip_schedule_id, w.is_kept order by ${lineOrder})::int
)`
/** The member of `w` has opened the offer; a seat that is kept needs no opening. */
export const isOpened = sql<boolean>`(w.is_kept or w.opened_at is not null)`

/** The member's open places, or the one on a departure. Who holds a seat of a departure has no place meanwhile. */
export async function listPlaces(
  db: Db,
  { userId, departureId = null }: { userId: number; departureId?: number | null },
): Promise<WaitlistPlace[]> {
  const { rows } = await sql<PlaceRow>`
    select trip_schedule_id as departure_id, offered_until, position, is_kept, is_opened
    from (
      select w.*, ${positionInLine} as position, ${isOpened} as is_opened
      from waitlist w
      where ${isWaiting} and ${hasNoSeat} and (${departureId}::int is null or w.trip_schedule_id = ${departureId})
    ) as places
    where user_id = ${userId}
    order by id
  `.execute(db)
  return rows.map(({ departureId: scheduleId, offeredUntil, ...row }) => ({
    scheduleId,
    ...row,
    offeredUntil: offeredUntil?.toISOString() ?? null,
  }))
}

/** Whether a seat is offered to the member or kept for them now; undefined if neither. */
export async function findOwnOffer(
  db: Db,
  { userId, departureId }: Entry,
): Promise<'offered' | 'kept' | undefined> {
  const { rows } = await sql<{ isKept: boolean }>`
    select w.is_kept from waitlist w
    where w.trip_schedule_id = ${departureId} and w.user_id = ${userId} and ${hasOffer}
  `.execute(db)
  const [offer] = rows
  return offer && (offer.isKept ? 'kept' : 'offered')
}

/** Adds a member to the end of a waitlist. */
export async function insertEntry(db: Db, { userId, departureId }: Entry): Promise<void> {
  await db.insertInto('waitlist').values({ userId, tripScheduleId: departureId }).execute()
}

/** Ends open entries of a departure. */
const endEntries = (db: Db, departureId: number) =>
  db
    .updateTable('waitlist')
    .set({ endedAt: sql<Date>`now()` })
    .where('tripScheduleId', '=', departureId)
    .where('endedAt', 'is', null)

/** Ends the member's entry: they booked or left. */
export const endEntry = (db: Db, { userId, departureId }: Entry): Promise<unknown> =>
  endEntries(db, departureId).where('userId', '=', userId).execute()

/**
 * Opens the offer that the member has, which makes it longer, unless an operator has extended it beyond that. Changes nothing
 * if there is none, or if it is open.
 */
export async function openOffer(db: Db, { userId, departureId }: Entry): Promise<void> {
  await sql`
    update waitlist w
    set opened_at = now(),
      offered_until = greatest(w.offered_until, now() + ${waitlistOfferHours.opened} * interval '1 hour')
    where w.user_id = ${userId} and w.trip_schedule_id = ${departureId} and not w.is_kept
      and w.opened_at is null and ${hasOffer}
  `.execute(db)
}

/** Extends the offer or kept seat that ends at `until`. Returns the new end; undefined if there is none. Lock the departure first. */
export async function extendEntry(
  db: Db,
  { userId, departureId, until, hours }: Entry & { until: string; hours: number },
): Promise<{ offeredUntil: Date; isKept: boolean } | undefined> {
  const { rows } = await sql<{ offeredUntil: Date; isKept: boolean }>`
    update waitlist w set offered_until = w.offered_until + ${hours} * interval '1 hour'
    where w.user_id = ${userId} and w.trip_schedule_id = ${departureId} and ${hasOffer}
      and date_trunc('milliseconds', w.offered_until) = ${until}::timestamptz
    returning w.offered_until, w.is_kept
  `.execute(db)
  return rows[0]
}

/** Keeps a free seat for a member for some hours, whatever place they have. Lock the departure first. Returns until when. */
export async function keepSeat(
  db: Db,
  { userId, departureId, hours }: Entry & { hours: number },
): Promise<Date> {
  await endEntry(db, { userId, departureId })
  const { offeredUntil } = await db
    .insertInto('waitlist')
    .values({
      userId,
      tripScheduleId: departureId,
      isKept: true,
      offeredUntil: sql<Date>`now() + ${hours} * interval '1 hour'`,
    })
    .returning('offeredUntil')
    .executeTakeFirstOrThrow()
  return offeredUntil as Date
}

export async function hasSeatNotice(db: Db, { userId, departureId }: Entry): Promise<boolean> {
  const { rows } = await sql`
    select from seat_notices where user_id = ${userId} and trip_schedule_id = ${departureId}
  `.execute(db)
  return rows.length > 0
}

/** Ends the member's request to hear of a free seat. */
export const deleteSeatNotice = (db: Db, { userId, departureId }: Entry): Promise<unknown> =>
  db
    .deleteFrom('seatNotices')
    .where('userId', '=', userId)
    .where('tripScheduleId', '=', departureId)
    .execute()

/** Stores that a member wants to hear of a free seat, once. */
export const insertSeatNotice = (db: Db, { userId, departureId }: Entry): Promise<unknown> =>
  db
    .insertInto('seatNotices')
    .values({ userId, tripScheduleId: departureId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The departures of which someone wants to hear. */
export async function listNoticed(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('seatNotices')
    .select('tripScheduleId')
    .distinct()
    .orderBy('tripScheduleId')
    .execute()
  return rows.map(({ tripScheduleId }) => tripScheduleId)
}

/** Ends the requests of a departure. Returns the members without a seat of it: each once, whoever else ends them meanwhile. */
export async function takeSeatNotices(db: Db, departureId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    with w as (
      delete from seat_notices where trip_schedule_id = ${departureId}
      returning user_id, trip_schedule_id
    )
    select w.user_id from w join users u on u.id = w.user_id
    where u.deactivated_at is null and ${hasNoSeat}
    order by w.user_id
  `.execute(db)
  return rows.map(({ userId }) => userId)
}

/** The departures with open entries. */
const selectDepartures = (db: Db) =>
  db
    .selectFrom('waitlist')
    .select('tripScheduleId as departureId')
    .distinct()
    .where('endedAt', 'is', null)
    .orderBy('tripScheduleId')

/** The departures with an offer that was not taken in time. */
export async function listPassed(db: Db): Promise<number[]> {
  const rows = await selectDepartures(db)
    .where('offeredUntil', '<=', sql<Date>`now()`)
    .execute()
  return rows.map(({ departureId }) => departureId)
}

/** Ends the offers of a departure that were not taken in time. Lock the departure first. */
export const endPassedOffers = (db: Db, departureId: number): Promise<unknown> =>
  endEntries(db, departureId)
    .where('offeredUntil', '<=', sql<Date>`now()`)
    .execute()

/** The departures on which someone waits without an offer. */
export async function listAwaited(db: Db): Promise<number[]> {
  const rows = await selectDepartures(db).where('offeredUntil', 'is', null).execute()
  return rows.map(({ departureId }) => departureId)
}

/** Ends every entry of a departure that can no longer be booked. Returns the members. */
export async function endEntriesOf(db: Db, departureId: number): Promise<number[]> {
  const ended = await endEntries(db, departureId).returning('userId').execute()
  return ended.map(({ userId }) => userId)
}

/**
 * Puts the waiting member ahead of those who have waited longer, and of those who were put ahead before. Lock the departure
 * first: the time is that of the statement, because transactions do not get the lock in the order in which they began.
 */
export async function putAhead(db: Db, { userId, departureId }: Entry): Promise<void> {
  await db
    .updateTable('waitlist')
    .set({ aheadAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', userId)
    .where('tripScheduleId', '=', departureId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Offers a seat to the first members who wait, as many as there are for them. Lock the departure first. */
export async function offerSeats(
  db: Db,
  { departureId, seats }: { departureId: number; seats: number },
): Promise<{ userId: number; offeredUntil: Date }[]> {
  const { rows } = await sql<{ userId: number; offeredUntil: Date }>`
    with offers as (
      select count(*) as live from waitlist w
      where w.trip_schedule_id = ${departureId} and not w.is_kept and ${hasOffer} and ${hasNoSeat}
    ), next as (
      select w.id from waitlist w
      where w.trip_schedule_id = ${departureId} and ${isInLine}
      order by ${lineOrder}
      limit greatest(0, ${seats} - (select live from offers))
    )
    update waitlist w set offered_until = now() + ${waitlistOfferHours.unopened} * interval '1 hour'
    from next where w.id = next.id and w.ended_at is null and w.offered_until is null
    returning w.user_id, w.offered_until
  `.execute(db)
  return rows
}

type Row = Omit<WaitlistEntry, 'joinedAt' | 'until'> & { joinedAt: Date; until: Date | null }

/** Those who wait for a seat of a departure, have an offer, or have a seat kept for them, and do not hold one. */
export async function listWaitlist(db: Db, departureId: number): Promise<WaitlistEntry[]> {
  const { rows } = await sql<Row>`
    select w.user_id, ${nameOfUser()} as name, u.username, w.created_at as joined_at,
      case when not w.is_kept then ${positionInLine} end as position,
      case when w.is_kept then 'kept' when w.offered_until is null then 'waiting' else 'offered' end
        as state,
      w.offered_until as until, ${isOpened} as is_opened,
      case when not w.is_kept and w.offered_until is null then ${offerObstacle} end as obstacle,
      w.ahead_at is not null and w.offered_until is null as is_ahead
    from waitlist w join users u on u.id = w.user_id
    where w.trip_schedule_id = ${departureId} and ${isWaiting} and ${hasNoSeat}
    order by w.is_kept desc, ${lineOrder}
  `.execute(db)
  return rows.map((row) => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    until: row.until?.toISOString() ?? null,
  }))
}

/** Ends the places and offers of a departure, but no kept seat. Returns their members. */
export async function endPlaces(db: Db, departureId: number): Promise<number[]> {
  const places = endEntries(db, departureId).where('isKept', '=', false)
  const ended = await places.returning('userId').execute()
  return ended.map(({ userId }) => userId)
}
