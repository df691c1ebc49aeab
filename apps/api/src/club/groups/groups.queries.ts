import type { ArrivalForm } from '@farandfew/domain/groups/arrival.ts'
import { type GroupField, groupFields } from '@farandfew/domain/groups/shown-fields.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { GroupAccess } from './group-access.ts'
import { groupNameColumns } from './group-name.ts'
import { hostOfDeparture } from '../hosts/hosts.queries.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

type Member = Pick<GroupAccess, 'departureId' | 'userId'>

/**
 * The members of a group, the host first, then by name. `isBlocked` says that the asking member and this one have a
 * block between them.
 */
export const listMembers = (db: Db, { departureId, userId }: Member) =>
  db
    .selectFrom('groupMembers as g')
    .innerJoin('users', 'users.id', 'g.userId')
    .leftJoin('groupArrivals as a', (join) =>
      join.onRef('a.departureId', '=', 'g.departureId').onRef('a.userId', '=', 'g.userId'),
    )
    .select(groupNameColumns)
    .select(['users.ageGroup', 'users.city', 'users.country', 'users.bio', 'users.interests'])
    .select(['users.travelPreferences', 'users.quizData'])
    .select(
      sql<boolean>`exists (
        select from group_digests d
        where d.departure_id = g.departure_id and d.user_id = g.user_id
      )`.as('wantsDigest'),
    )
    .select(['g.isHost', 'a.arrivesOn', 'a.arrivesAt', 'a.flight', 'a.place'])
    .select(isBlockedPair(sql`g.user_id`, sql`${userId}`).as('isBlocked'))
    .where('g.departureId', '=', departureId)
    .orderBy('g.isHost', 'desc')
    .orderBy(sql`fold_text(users.first_name)`)
    .orderBy('users.id')
    .execute()

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** The departure with what its group's page shows of the trip. */
export const getDepartureOfGroup = (db: Db, departureId: number) =>
  db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select(['s.id', 's.departureDate', 's.duration', hostOfDeparture.as('host')])
    .select(['t.id as tripId', 't.title', 't.destination', 't.images', 't.itinerary'])
    .select(['t.duration as tripDuration', 't.extendedEdition'])
    .where('s.id', '=', departureId)
    .executeTakeFirstOrThrow()

/** Stores the fields, in the order of the domain's list. */
export async function storeShownFields(
  db: Db,
  userId: number,
  fields: readonly GroupField[],
): Promise<void> {
  await db
    .updateTable('users')
    .set({ shownFields: groupFields.filter((field) => fields.includes(field)) })
    .where('id', '=', userId)
    .execute()
}

export async function storeArrival(
  db: Db,
  { departureId, userId }: Member,
  { date, time, flight, place }: ArrivalForm,
): Promise<void> {
  const fields = { arrivesOn: date, arrivesAt: time, flight: flight ?? null, place }
  await db
    .insertInto('groupArrivals')
    .values({ departureId, userId, ...fields })
    .onConflict((conflict) =>
      conflict
        .columns(['departureId', 'userId'])
        .doUpdateSet({ ...fields, updatedAt: sql<Date>`now()` }),
    )
    .execute()
}

export async function deleteArrival(db: Db, { departureId, userId }: Member): Promise<void> {
  await db
    .deleteFrom('groupArrivals')
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .execute()
}

/** The groups of a member by date, with what a list shows of them. */
export const listGroupsOf = (db: Db, userId: number) =>
  db
    .selectFrom('groupMembers as g')
    .innerJoin('tripSchedules as s', 's.id', 'g.departureId')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select(['g.departureId', 'g.isHost', 't.title', 's.departureDate', 's.duration'])
    .select(
      sql<boolean>`exists (
        select from room_members m join rooms r on r.id = m.room_id
        where m.departure_id = g.departure_id and m.user_id = g.user_id and r.state = 'proposed'
          and case when r.first_user_id = g.user_id then r.first_answer else r.second_answer end
            is null
      )`.as('awaitsRoomAnswer'),
    )
    .where('g.userId', '=', userId)
    .where((where) =>
      where.or([where('s.groupDecision', 'is', null), where('s.groupDecision', '=', 'guaranteed')]),
    )
    .orderBy('s.departureDate')
    .orderBy('s.id')
    .execute()
