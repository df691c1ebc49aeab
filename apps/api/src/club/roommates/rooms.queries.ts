import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { OwnRoomState, ShownPreferences } from '@farandfew/domain/roommates/roommates.ts'
import type { RoomSharer } from '@farandfew/domain/roommates/room-pairs.ts'
import type { SharedRoom } from '@farandfew/domain/roommates/room-states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { lockDeparture } from '../seats/bookings.queries.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

/** A departure as its rooms need it. */
export interface RoomDeparture {
  readonly id: number
  readonly departureDate: CalendarDate
  readonly title: string
  readonly destination: string
  /** How often the club has proposed rooms. */
  readonly rounds: number
}

/**
 * Locks a departure, as booking and cancelling do, and returns it: its rooms change one after the other, and never while
 * a booking of the group ends. Undefined if there is none.
 */
export async function lockDepartureOfRooms(
  trx: Db,
  id: number,
): Promise<RoomDeparture | undefined> {
  await lockDeparture(trx, id)
  return findDepartureOfRooms(trx, id)
}

export const findDepartureOfRooms = (db: Db, id: number): Promise<RoomDeparture | undefined> =>
  db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select(['s.id', 's.departureDate', 't.title', 't.destination'])
    .select(
      sql<number>`
        (select coalesce(max(r.round), 0) from rooms r where r.departure_id = s.id)
      `.as('rounds'),
    )
    .where('s.id', '=', id)
    .executeTakeFirst()

/** A proposed or fixed room. A member is null if their account was deleted. */
export interface RoomRow {
  readonly id: number
  readonly members: readonly [number | null, number | null]
  readonly room: SharedRoom
  readonly remindedOn: CalendarDate | null
  /** Whether the two can no longer share it: one has left the group, or there is a block between them. */
  readonly isApart: boolean
}

/** Whether a member of a group can share a room: the host does not. `user` is a column of a query. */
const canShare = (
  departure: RawBuilder<unknown>,
  user: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from group_members g
  where g.departure_id = ${departure} and g.user_id = ${user} and not g.is_host
)`

const isApart = sql<boolean>`(
  not ${canShare(sql`r.departure_id`, sql`r.first_user_id`)}
  or not ${canShare(sql`r.departure_id`, sql`r.second_user_id`)}
  or ${isBlockedPair(sql`r.first_user_id`, sql`r.second_user_id`)}
)`

/** The proposed and fixed rooms of a departure. */
export async function listLiveRooms(db: Db, departureId: number): Promise<RoomRow[]> {
  const rows = await db
    .selectFrom('rooms as r')
    .select(['id', 'firstUserId', 'secondUserId', 'firstAnswer', 'secondAnswer', 'state'])
    .select(['answerBy', 'remindedOn', isApart.as('isApart')])
    .where('departureId', '=', departureId)
    .where('state', '<>', 'ended')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    members: [row.firstUserId, row.secondUserId],
    room: {
      state: row.state,
      answers: [row.firstAnswer, row.secondAnswer],
      answerBy: row.answerBy,
    },
    remindedOn: row.remindedOn,
    isApart: row.isApart,
  }))
}

/** The last day to answer the rooms that are proposed; null if there are none. */
export const lastAnswerOf = (rooms: readonly RoomRow[]): CalendarDate | null =>
  rooms
    .filter(({ room, isApart }) => room.state === 'proposed' && !isApart)
    .map(({ room }) => room.answerBy)
    .reduce<CalendarDate | null>((last, day) => (last !== null && last > day ? last : day), null)

/** Stores the next state of a room. The members of one that has ended are free again. */
export async function storeRoom(
  trx: Db,
  before: Pick<RoomRow, 'id' | 'room'>,
  { state, answers }: SharedRoom,
): Promise<void> {
  const [firstAnswer, secondAnswer] = answers
  const endedFrom = state === 'ended' ? (before.room.state as 'proposed' | 'fixed') : null
  await trx
    .updateTable('rooms')
    .set({ state, firstAnswer, secondAnswer, endedFrom, updatedAt: sql<Date>`now()` })
    .where('id', '=', before.id)
    .execute()
  if (state === 'ended') {
    await trx.deleteFrom('roomMembers').where('roomId', '=', before.id).execute()
  }
}

export async function markReminded(
  trx: Db,
  ids: readonly number[],
  today: CalendarDate,
): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('rooms').set({ remindedOn: today }).where('id', 'in', ids).execute()
}

/** Stores a proposed room. The lower member id is the first. */
export async function insertRoom(
  trx: Db,
  room: {
    departureId: number
    round: number
    firstUserId: number
    secondUserId: number
    answerBy: CalendarDate
  },
): Promise<void> {
  const { departureId, firstUserId, secondUserId } = room
  const { id } = await trx
    .insertInto('rooms')
    .values(room)
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('roomMembers')
    .values([firstUserId, secondUserId].map((userId) => ({ departureId, userId, roomId: id })))
    .execute()
  await storeOwnRoom(trx, { departureId, userIds: [firstUserId, secondUserId], ownRoom: null })
}

export async function storeOwnRoom(
  trx: Db,
  {
    departureId,
    userIds,
    ownRoom,
  }: { departureId: number; userIds: readonly number[]; ownRoom: OwnRoomState | null },
): Promise<void> {
  if (userIds.length === 0) return
  await trx
    .updateTable('roomWishes')
    .set({ ownRoom, updatedAt: sql<Date>`now()` })
    .where('departureId', '=', departureId)
    .where('userId', 'in', userIds)
    .execute()
}

type FreeSharer = RoomSharer & { ownRoom: Exclude<OwnRoomState, 'taken'> | null }

/** Members who share and have no room, with everyone with whom each must not share. */
export async function listFreeSharers(db: Db, departureId: number): Promise<FreeSharer[]> {
  const { rows } = await sql<FreeSharer>`
    select w.user_id as member_id, u.gender, w.wants_quiet, w.is_early_riser, w.snores,
      w.minds_snoring, w.same_gender_only, w.own_room,
      array(
        select v.vetoed_user_id from room_vetoes v
        where v.departure_id = w.departure_id and v.user_id = w.user_id
        union
        select other.user_id from room_wishes other
        where other.departure_id = w.departure_id and other.user_id <> w.user_id
          and ${isBlockedPair(sql`other.user_id`, sql`w.user_id`)}
        union
        select case when r.first_user_id = w.user_id then r.second_user_id else r.first_user_id end
        from rooms r
        where r.departure_id = w.departure_id and w.user_id in (r.first_user_id, r.second_user_id)
          and r.first_user_id is not null and r.second_user_id is not null
      ) as vetoes
    from room_wishes w
    join users u on u.id = w.user_id
    where w.departure_id = ${departureId} and w.own_room is distinct from 'taken'
      and ${canShare(sql`w.departure_id`, sql`w.user_id`)}
      and not exists (
        select from room_members m
        where m.departure_id = w.departure_id and m.user_id = w.user_id
      )
    order by w.user_id
  `.execute(db)
  return rows
}

/** The preferences of these members that their roommates see. */
export const listShownPreferences = (
  db: Db,
  { departureId, userIds }: { departureId: number; userIds: readonly number[] },
): Promise<ShownPreferences[]> =>
  db
    .selectFrom('roomWishes')
    .select(['wantsQuiet', 'isEarlyRiser', 'snores', 'mindsSnoring'])
    .where('departureId', '=', departureId)
    .where('userId', 'in', userIds)
    .execute()

/** The members of these who still look for a room to share. */
export async function whoShares(
  db: Db,
  departureId: number,
  userIds: readonly number[],
): Promise<number[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('roomWishes as w')
    .select('userId')
    .where('departureId', '=', departureId)
    .where('userId', 'in', userIds)
    .where(sql<boolean>`own_room is distinct from 'taken'`)
    .where(canShare(sql`w.departure_id`, sql`w.user_id`))
    .orderBy('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

/**
 * The departures whose rooms have something to do: a room that has ended, someone to remind, a member who waits for a
 * proposal or for the private-room offer, or one who still waits when no more rooms are proposed. The days are those of the
 * domain, passed in as dates.
 */
export async function listDeparturesWithRoomWork(
  db: Db,
  {
    today,
    remindUntil,
    proposedAfter,
    noneAfter,
  }: Record<'today' | 'remindUntil' | 'proposedAfter' | 'noneAfter', CalendarDate>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from trip_schedules s
    where s.departure_date >= ${today} and (
      exists (
        select from rooms r
        where r.departure_id = s.id and r.state <> 'ended' and (
          ${isApart}
          or (r.state = 'proposed' and r.answer_by < ${today})
          or (r.state = 'proposed' and r.reminded_on is null and r.answer_by <= ${remindUntil})
        )
      )
      or exists (
        select from room_wishes w
        where w.departure_id = s.id and ${canShare(sql`w.departure_id`, sql`w.user_id`)}
          and not exists (
            select from room_members m
            where m.departure_id = w.departure_id and m.user_id = w.user_id
          )
          and (
            (s.departure_date < ${noneAfter} and w.own_room is distinct from 'taken')
            or (
              s.departure_date < ${proposedAfter} and w.own_room is null
              and not exists (
                select from rooms r where r.departure_id = s.id and r.state = 'proposed'
              )
            )
          )
      )
    )
    order by s.id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes preferences, vetoes and rooms of departures that returned before a date. */
export async function deleteOldRooms(db: Db, returnedBefore: CalendarDate): Promise<void> {
  const old = db
    .selectFrom('tripSchedules')
    .select('id')
    .where(sql<boolean>`departure_date + duration - 1 < ${returnedBefore}::date`)
  await db.deleteFrom('roomWishes').where('departureId', 'in', old).execute()
  await db.deleteFrom('rooms').where('departureId', 'in', old).execute()
}
