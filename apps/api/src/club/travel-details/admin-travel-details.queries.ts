import type { Db } from '../../platform/db/connect.ts'
import { selectTravellers } from './sealed-details.queries.ts'
import { hostOfDeparture } from '../hosts/hosts.queries.ts'
import { nameOfUser } from '../members/name-of-user.ts'

const selectNamed = (db: Db, departureId: number) =>
  selectTravellers(db).select(nameOfUser().as('name')).where('s.id', '=', departureId)

/** The travellers of a departure, by name. */
export const listTravellers = (db: Db, departureId: number) =>
  selectNamed(db, departureId).orderBy(nameOfUser()).orderBy('b.id').execute()

/** A traveller with their encrypted details, and when they arrive. */
export const findTravellerWithDetails = (
  db: Db,
  { departureId, bookingId }: { departureId: number; bookingId: number },
) =>
  selectNamed(db, departureId)
    .select(['a.arrivesOn', 'a.arrivesAt', 'a.flight', 'a.place'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()

/** The travellers of a departure with their encrypted details, contacts, arrivals, and how they share rooms. */
export const listTravellersForManifest = (db: Db, departureId: number) =>
  selectNamed(db, departureId)
    .leftJoin('roomWishes as w', (join) =>
      join.onRef('w.departureId', '=', 's.id').onRef('w.userId', '=', 'b.userId'),
    )
    .select(['u.phone', 'u.email', 'a.arrivesOn', 'a.arrivesAt', 'a.flight', 'a.place'])
    .select(['w.ownRoom', 'w.userId as sharerId'])
    .orderBy(nameOfUser())
    .orderBy('b.id')
    .execute()

export const findDepartureForManifest = (db: Db, departureId: number) =>
  db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select(['t.title as tripTitle', 's.departureDate', 's.duration', hostOfDeparture.as('host')])
    .where('s.id', '=', departureId)
    .executeTakeFirst()

export const findDepartureDates = (db: Db, departureId: number) =>
  db
    .selectFrom('tripSchedules')
    .select(['departureDate', 'duration'])
    .where('id', '=', departureId)
    .executeTakeFirst()
