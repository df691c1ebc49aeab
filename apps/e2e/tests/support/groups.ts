import { paidAtOnce } from './paid-at-once.ts'
import type { Query } from './test.ts'

interface GroupSetup {
  /** Usernames. */
  members: readonly string[]
  /** A username. */
  host?: string
}

/**
 * Adds a departure that no page shows, with a group. Returns its id. The group page can be written until 2027 at least by
 * the club's date.
 */
export async function createGroup(query: Query, { members, host }: GroupSetup): Promise<number> {
  const [departure] = await query<{ id: number }>(
    `with host as (
       insert into hosts (name, user_id)
       select first_name, id from users where username = $2
       returning id
     ),
     departure as (
       insert into trip_schedules
         (trip_id, departure_date, duration, price_tier, spots_total, is_active, host_id)
       select 2, date '2027-01-01' + nextval('trip_schedules_id_seq')::int, 4, 2, 12, false,
         (select id from host)
       returning id
     ),
     booked as (
       insert into bookings (user_id, trip_schedule_id, status, payment_status, amount_paid,
         ${paidAtOnce.columns})
       select users.id, departure.id, 'confirmed', 'paid', 200000, ${paidAtOnce.values}
       from users, departure where username = any ($1)
     )
     select id from departure`,
    [members, host ?? null],
  )
  return departure!.id
}
