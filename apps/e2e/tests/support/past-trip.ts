import { paidAtOnce } from './paid-at-once.ts'
import type { Query } from './test.ts'

/** Gives the member a booking of a departure of four days from which they have come back. */
export const letTravel = (query: Query, username: string, tripId: number, departureDate: string) =>
  query(
    `with past as (
       insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total, is_active)
       values ($2, $3, 4, 2, 40, false)
       on conflict (trip_id, departure_date) do update set spots_total = 40 returning id
     )
     insert into bookings (user_id, trip_schedule_id, status, payment_status, amount_paid,
       ${paidAtOnce.columns})
     select u.id, past.id, 'confirmed', 'paid', 200000, ${paidAtOnce.values}
     from past, users u where u.username = $1`,
    [username, tripId, departureDate],
  )
