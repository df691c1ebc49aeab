import { destinationIn } from '@farandfew/domain/destinations/destinations.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { emergencyNumbers } from '@farandfew/domain/trip-pockets/emergency-numbers.derived.ts'
import type { TripPocket } from '@farandfew/domain/trip-pockets/trip-pocket.ts'
import { meetingText } from '@farandfew/domain/departures/meeting.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { itinerariesOf } from '@farandfew/domain/trips/trip-facts.ts'
import { sql } from 'kysely'
import { readClubIdentity } from '../../platform/outbox/club-identity.queries.ts'
import { shortName } from '../departures/departure-row.ts'
import { listHotels } from '../departures/departure-hotels.service.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { GroupAccess } from '../groups/group-access.ts'
import { groupNameColumns, toGroupName } from '../groups/group-name.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

/** The departure with what its pocket shows of the trip. */
const getPocketDeparture = (db: Db, departureId: number) =>
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
const listNames = (db: Db, { departureId, userId }: Pick<GroupAccess, 'departureId' | 'userId'>) =>
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

/** The Trip Pocket of a departure as a member of its group sees it. */
export async function readTripPocket(
  { db }: Pick<AppContext, 'db'>,
  access: GroupAccess,
): Promise<TripPocket> {
  const { departureId } = access
  const [departure, hotels, names, club] = await Promise.all([
    getPocketDeparture(db, departureId),
    listHotels(db, departureId),
    listNames(db, access),
    readClubIdentity(db),
  ])
  const { title, departureDate, duration, tripDuration, destination } = departure
  const edition = itinerariesOf({ ...departure, duration: tripDuration }).find(
    (one) => one.duration === duration,
  )
  const slug = destinationIn(destination)
  return {
    departureId,
    title,
    destination: shortName(destination),
    departureDate,
    returnDate: returnDate(departureDate, duration),
    meeting: meetingText(departure),
    days: (edition?.itinerary ?? []).map((day) => ({
      ...day,
      date: addDays(departureDate, day.day - 1),
    })),
    hotels,
    emergency: slug ? emergencyNumbers[slug] : null,
    // A sample number must never be called in an emergency.
    clubPhone: club.phone === null || club.isSample ? null : phoneLabel(club.phone),
    // Only the host is listed in spite of a block, and sees everyone, without fields that need to be shown.
    members: names
      .filter(({ isBlocked, isHost }) => !isBlocked || isHost || access.isHost)
      .map((row) => {
        const { id, name } = toGroupName({
          ...row,
          shownFields: row.isBlocked ? [] : row.shownFields,
        })
        return { id, name, isHost: row.isHost }
      }),
  }
}
