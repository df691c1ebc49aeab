import { sql } from 'kysely'

// A seat is taken by a confirmed booking, or by a pending one until its hold ends in real time
// (docs/product.md#availability). `b` is a booking, `s` a departure. The trigger of migration 20261122-1430 counts in
// the same way. Not `now()`, which is the start of the transaction: a hold may run out while it waits for a lock.

export const isSold = sql<boolean>`(b.status = 'confirmed')`
export const isHeld = sql<boolean>`(b.status = 'pending' and b.hold_expires_at > clock_timestamp())`
export const takesSeat = sql<boolean>`(${isSold} or ${isHeld})`

/** The number of free seats of the departure `s`, never below 0. */
export const freeSeats = sql<number>`greatest(0, s.spots_total - (
  select count(*) from bookings b where b.trip_schedule_id = s.id and ${takesSeat}
))::int`
