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

/** `w` is an open entry of the waitlist: its member has neither booked nor left nor let an offer pass. */
export const isWaiting = sql<boolean>`(
  w.ended_at is null and (w.offered_until is null or w.offered_until > clock_timestamp())
)`
/** A seat is offered to its member now. */
export const hasOffer = sql<boolean>`(w.ended_at is null and w.offered_until > clock_timestamp())`
/** Its member neither holds nor has a seat. */
export const hasNoSeat = sql<boolean>`not exists (
  select from bookings b
  where b.user_id = w.user_id and b.trip_schedule_id = w.trip_schedule_id and ${takesSeat}
)`

/** The number of free seats of the departure `s` that are not kept for its waitlist, never below 0. */
export const seatsForAnyone = sql<number>`greatest(0, ${freeSeats} - (
  select count(*) from waitlist w where w.trip_schedule_id = s.id and ${isWaiting} and ${hasNoSeat}
))::int`
