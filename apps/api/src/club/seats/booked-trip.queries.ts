import type { BookingStatus } from '@farandfew/domain/seats/booking.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import type { ItineraryDay } from '@farandfew/domain/trips/trip.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** What a booking's calendar file and its mails say of the trip. */
export interface BookedTrip {
  readonly id: number
  readonly userId: number | null
  readonly departureId: number
  readonly status: BookingStatus
  /** Null if the booking was never confirmed. */
  readonly confirmedAt: Date | null
  /** Paise. */
  readonly amountPaid: number
  /** How often its calendar file has changed, and when it last did. */
  readonly revision: number
  readonly changedAt: Date
  /** Of the edition that has the departure's length. */
  readonly firstDay: ItineraryDay | null
  readonly visa: PracticalFacts['visa'] | null
  readonly arrivals: PracticalFacts['arrivals'] | null
}

/** A booking with what is said of its trip, read in one statement, because others wait for the departure's lock meanwhile. */
export async function findBookedTrip(db: Db, id: number): Promise<BookedTrip | undefined> {
  const { rows } = await sql<BookedTrip>`
    /* prepared: booked-trip */
    select b.id, b.user_id, b.trip_schedule_id as departure_id, b.status, b.confirmed_at, b.amount_paid,
      b.calendar_revision + s.calendar_revision as revision,
      greatest(b.confirmed_at, b.calendar_changed_at, s.calendar_changed_at) as changed_at,
      case when json_array_length(t.extended_edition -> 'itinerary') = s.duration
        then t.extended_edition -> 'itinerary' -> 0 else t.itinerary -> 0 end as first_day,
      t.practical_facts -> 'visa' as visa, t.practical_facts -> 'arrivals' as arrivals
    from bookings b
    join trip_schedules s on s.id = b.trip_schedule_id
    join trips t on t.id = s.trip_id
    where b.id = ${id}
  `.execute(db)
  return rows[0]
}
