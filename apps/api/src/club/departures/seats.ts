import type { WaitlistEntry } from '@farandfew/domain/waitlist/waitlist.ts'
import { type BookingStatus, holdRevivalHours } from '@farandfew/domain/seats/booking.ts'
import { seatHoldMinutes } from '@farandfew/domain/constants/limits.ts'
import type { Seats } from '@farandfew/domain/departures/listed-departure.ts'
import { sql } from 'kysely'

// Seats are counted here and nowhere else (docs/product.md#seats). A seat is taken by a confirmed booking, or by a pending
// one until its hold ends in real time. `b` is a booking, `s` a departure, `w` an entry of the waitlist. The trigger
// `check_departure_seats` counts in the same way. Not `now()`, which is the start of the transaction: a hold may run out
// while it waits for a lock.

export const isSold = sql<boolean>`(b.status = 'confirmed')`
export const isHeld = sql<boolean>`(b.status = 'pending' and b.hold_expires_at > clock_timestamp())`
export const takesSeat = sql<boolean>`(${isSold} or ${isHeld})`
/** A hold that ends within the minutes of one that a member took: an operator can have a seat held for days. */
export const isHeldBriefly = sql<boolean>`(
  ${isHeld} and b.hold_expires_at <= clock_timestamp() + ${seatHoldMinutes} * interval '1 minute'
)`
/** A hold that has run out. It is expired, whether or not it was swept. */
export const hasRunOut = sql<boolean>`(b.status = 'pending' and not ${isHeld})`
/** The status that everyone reads. */
export const shownStatus = sql<BookingStatus>`(case when ${hasRunOut} then 'expired' else b.status end)`
/** A hold that has not run out, or so lately that a payment for it still gets a seat if one is free. */
export const isRevivable = sql<boolean>`(
  b.hold_expires_at > clock_timestamp() - ${holdRevivalHours} * interval '1 hour'
)`

/** `w` is an open entry of the waitlist: its member has neither booked nor left nor let an offer pass. */
export const isWaiting = sql<boolean>`(
  w.ended_at is null and (w.offered_until is null or w.offered_until > clock_timestamp())
)`
/** A seat is offered to its member, or kept for them, now. */
export const hasOffer = sql<boolean>`(w.ended_at is null and w.offered_until > clock_timestamp())`
/** Its member neither holds nor has a seat. */
export const hasNoSeat = sql<boolean>`not exists (
  select from bookings b
  where b.user_id = w.user_id and b.trip_schedule_id = w.trip_schedule_id and ${takesSeat}
)`

/** Its member waits for a seat, with or without an offer, and does not hold one. */
export const isOnWaitlist = sql<boolean>`(not w.is_kept and ${isWaiting} and ${hasNoSeat})`

/** The member who waits has another offer. */
const hasOtherOffer = sql<boolean>`exists (
  select from waitlist o
  where o.user_id = w.user_id and o.trip_schedule_id <> w.trip_schedule_id and not o.is_kept
    and o.ended_at is null and o.offered_until > clock_timestamp()
)`

/** Why no seat can be offered to the member who waits: no one would read the offer, or they have another one. Null if one can. */
export const offerObstacle = sql<WaitlistEntry['obstacle']>`(
  select case
    when u.deactivated_at is not null then 'deactivated'
    when u.email_verified_at is null and u.phone_verified_at is null then 'unconfirmed'
    when ${hasOtherOffer} then 'other-offer'
  end
  from users u where u.id = w.user_id
)`
/** `w` is next in line for a free seat. */
export const isInLine = sql<boolean>`(
  w.ended_at is null and w.offered_until is null and not w.is_kept and ${hasNoSeat}
  and ${offerObstacle} is null
)`

/**
 * The seats of the departure `s`, which add up to its total. A free seat belongs to the next member who waits for one from
 * the moment it is free: it counts as offered before the worker has sent the offer. If one waits, what is released is
 * theirs, so the last seats do not count as being paid; nor do those that an operator has had held for days.
 */
export const seats = sql<Seats>`(
  select json_build_object(
    'total', s.spots_total, 'booked', taken.booked, 'held', taken.held,
    'offered', least(asked.waiting, untaken.count - kept.count), 'kept', kept.count,
    'free', greatest(0, untaken.count - kept.count - asked.waiting),
    'isBeingPaid', untaken.count - kept.count = 0 and taken.held_briefly > 0 and asked.waiting = 0
  )
  from (
    select count(*) filter (where ${isSold}) as booked, count(*) filter (where ${isHeld}) as held,
      count(*) filter (where ${isHeldBriefly}) as held_briefly
    from bookings b where b.trip_schedule_id = s.id
  ) taken, (
    select count(*) filter (where not w.is_kept) as waiting, count(*) filter (where w.is_kept) as kept
    from waitlist w where w.trip_schedule_id = s.id and (${isInLine} or ${hasOffer} and ${hasNoSeat})
  ) asked,
  lateral (select greatest(0, s.spots_total - taken.booked - taken.held) as count) untaken,
  lateral (select least(asked.kept, untaken.count) as count) kept
)`

/** The number of seats of the departure `s` that are neither booked nor held. */
export const untakenSeats = sql<number>`greatest(0, s.spots_total - (
  select count(*) from bookings b where b.trip_schedule_id = s.id and ${takesSeat}
))::int`
