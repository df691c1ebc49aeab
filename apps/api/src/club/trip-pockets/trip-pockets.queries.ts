import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { GroupAccess } from '../groups/group-access.ts'
import { groupNameColumns } from '../groups/group-name.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

/** The departure with what its pocket shows of the trip. */
export const getPocketDeparture = (db: Db, departureId: number) =>
  db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select(['s.id', 's.departureDate', 's.duration', 's.meetingPlace', 's.meetingTime'])
    .select(['t.title', 't.destination', 't.itinerary', 't.includedItems', 't.extendedEdition'])
    .select('t.duration as tripDuration')
    .select(sql<PracticalFacts['meetings'] | null>`t.practical_facts -> 'meetings'`.as('meetings'))
    .where('s.id', '=', departureId)
    .executeTakeFirstOrThrow()

/** The names of a group, the host first. `isBlocked`: the reader has blocked the member, or the reverse. */
export const listNames = (
  db: Db,
  { departureId, userId }: Pick<GroupAccess, 'departureId' | 'userId'>,
) =>
  db
    .selectFrom('groupMembers as g')
    .innerJoin('users', 'users.id', 'g.userId')
    .select(groupNameColumns)
    .select('g.isHost')
    .select(isBlockedPair(sql`g.user_id`, sql`${userId}`).as('isBlocked'))
    .where('g.departureId', '=', departureId)
    .orderBy('g.isHost', 'desc')
    .orderBy(sql`fold_text(users.first_name)`)
    .orderBy('users.id')
    .execute()
