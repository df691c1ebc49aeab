import type {
  DepartureChange,
  DepartureForm,
} from '@farandfew/domain/departures/admin-departures.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasOffer, isRevivable, seats, takesSeat } from './seats.ts'

/** Inserts a departure and returns its id; undefined if the trip already departs on that date. */
export async function insertDeparture(
  db: Db,
  form: DepartureForm & { decisionDays: number },
): Promise<number | undefined> {
  const row = await db
    .insertInto('tripSchedules')
    .values(form)
    .onConflict((conflict) => conflict.constraint('trip_schedules_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Locks a departure and returns whether it exists. `for update` also waits for a booking that is being stored, which
 * holds a weaker lock through its foreign key.
 */
export async function lockWholeDeparture(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('tripSchedules')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Updates fields of a locked departure and returns whether it did. Does not set fewer seats than are not free, nor change
 * date or length while any seat is taken. The statement that updates also counts the taken seats.
 */
export async function updateDeparture(
  db: Db,
  id: number,
  { departureDate, duration, priceTier, spotsTotal, ...after }: DepartureChange['after'],
): Promise<boolean> {
  const { hostId, meetingPlace, meetingTime } = after
  const { rows } = await sql<{ id: number }>`
    update trip_schedules s set
      departure_date = coalesce(${departureDate ?? null}::date, s.departure_date),
      duration = coalesce(${duration ?? null}::int, s.duration),
      price_tier = coalesce(${priceTier ?? null}::smallint, s.price_tier),
      spots_total = coalesce(${spotsTotal ?? null}::int, s.spots_total),
      host_id = ${hostId === undefined ? sql`s.host_id` : sql`${hostId}::int`},
      meeting_place = ${meetingPlace === undefined ? sql`s.meeting_place` : sql`${meetingPlace}::text`},
      meeting_time = ${meetingTime === undefined ? sql`s.meeting_time` : sql`${meetingTime}::text`}
    from (
      select count(*)::int as seats from bookings b
      where b.trip_schedule_id = ${id} and ${takesSeat}
    ) taken
    where s.id = ${id}
      and (
        ${spotsTotal ?? null}::int is null
        or ${spotsTotal ?? null}::int >= s.spots_total - (${seats} ->> 'free')::int
      )
      and (
        taken.seats = 0
        or (coalesce(${departureDate ?? null}::date, s.departure_date) = s.departure_date
          and coalesce(${duration ?? null}::int, s.duration) = s.duration)
      )
    returning s.id
  `.execute(db)
  return rows.length > 0
}

/** Closes or reopens a departure. Returns false if it is already in that state. */
export async function switchDeparture(db: Db, id: number, isActive: boolean): Promise<boolean> {
  const row = await db
    .updateTable('tripSchedules')
    .set({ isActive })
    .where('id', '=', id)
    .where('isActive', '=', !isActive)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the departures of a trip, in the order of every transaction that books. Do it before the trip is locked. */
export const lockDeparturesOf = (trx: Db, tripId: number): Promise<unknown> =>
  trx
    .selectFrom('tripSchedules')
    .select('id')
    .where('tripId', '=', tripId)
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Gives the departures of a trip its new number of days before departure on which they are decided. Those that are decided, or
 * on which someone has a seat or may take one, keep the date that their travellers know; so do those that would be decided at once.
 * Lock the departures, and then the trip.
 */
export async function storeDecisionDays(
  trx: Db,
  { tripId, decisionDays, today }: { tripId: number; decisionDays: number; today: CalendarDate },
): Promise<void> {
  await sql`
    update trip_schedules s set decision_days = ${decisionDays}
    where s.trip_id = ${tripId} and s.group_decision is null
      and s.departure_date - ${decisionDays}::int > ${today}::date
      and not exists (
        select from bookings b where b.trip_schedule_id = s.id
          and (${takesSeat} or b.status = 'pending' or ${isRevivable})
      )
      and not exists (select from waitlist w where w.trip_schedule_id = s.id and ${hasOffer})
  `.execute(trx)
}

/** Moves the hotels of a locked departure by as many days as the departure itself. */
export const moveHotels = (trx: Db, departureId: number, days: number): Promise<unknown> =>
  trx
    .updateTable('departureHotels')
    .set({ firstNight: sql<string>`first_night + ${days}::int` })
    .where('departureId', '=', departureId)
    .execute()
