import {
  type DepartureBooking,
  departureBookingsMax,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import { figureOfBookings } from '../seats/booking-figures.ts'
import {
  balanceState,
  leftByHand,
  ofBooking,
  owesBalance,
  paymentsOf,
} from '../seats/booking-money.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isHeld, shownStatus, takesSeat } from '../departures/seats.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import { labelFacts, toLabelled, type Unlabelled } from './admin-bookings.queries.ts'

type Stored = Unlabelled<Omit<DepartureBooking, 'holdExpiresAt' | 'canCancel'>>

type BookingRow = Stored & {
  holdExpiresAt: Date | null
  total: number
}

interface OfDeparture {
  id: number
  departureDate: CalendarDate
}

async function listRows(db: Db, departureId: number, today: CalendarDate): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    select
      b.id, b.user_id, u.username, u.age_group, u.city, u.country,
      ${nameOfUser()} as name,
      ${shownStatus} as status, ${labelFacts} as label_facts, b.ended_by, b.amount_paid, b.total_amount, b.currency,
      case when ${isHeld} then b.hold_expires_at end as hold_expires_at,
      ${balanceState(today)} as balance,
      case when ${owesBalance} then b.balance_due end as balance_due,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object('amount', f.amount, 'status', f.status, 'isOther', not ${ofBooking}) order by f.id
        ), '[]')
        from refunds f where f.booking_id = b.id
      ) as refunds,
      ${leftByHand} as refund_by_hand,
      (count(*) over ())::int as total
    from bookings b join trip_schedules s on s.id = b.trip_schedule_id
      left join users u on u.id = b.user_id
    where b.trip_schedule_id = ${departureId}
      and (${takesSeat} or b.amount_paid > 0 or exists (select from ${paymentsOf}))
    order by ${takesSeat} desc, b.created_at, b.id
    limit ${departureBookingsMax}
  `.execute(db)
  return rows
}

/** The bookings of a departure that have or hold a seat, and the ended ones on which money has moved. */
export async function listDepartureBookings(
  db: Db,
  { id, departureDate }: OfDeparture,
  today: CalendarDate,
): Promise<{ bookings: DepartureBooking[]; bookingsTotal: number }> {
  const rows = await listRows(db, id, today)
  const bookings = rows.map(({ total: _, holdExpiresAt, ...booking }) => {
    const isLive = booking.status === 'confirmed' || booking.status === 'pending'
    return {
      ...toLabelled(booking),
      holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
      canCancel: isLive && departureDate >= today,
    }
  })
  return { bookings, bookingsTotal: rows[0]?.total ?? 0 }
}

/** What the club has of a departure, and what its travellers still have to pay. */
export const moneyOfDeparture = (departure: number, today: CalendarDate) => ({
  kept: figureOfBookings({ departure }, 'kept', today),
  owed: figureOfBookings({ departure }, 'balanceOwed', today),
})

/** The money of a departure, and what its travellers get back if the club cancels it now. */
export const allMoneyOfDeparture = (departure: number, today: CalendarDate) => ({
  ...moneyOfDeparture(departure, today),
  paid: figureOfBookings({ departure }, 'amountPaid', today),
  refunded: figureOfBookings({ departure }, 'refunded', today),
  refundOpen: figureOfBookings({ departure }, 'refundOpen', today),
  returnOpen: figureOfBookings({ departure }, 'returnOpen', today),
  returned: figureOfBookings({ departure }, 'returned', today),
  refundByHand: figureOfBookings({ departure }, 'refundByHand', today),
  refundable: figureOfBookings({ departure }, 'refundable', today),
  refundableByHand: figureOfBookings({ departure }, 'refundableByHand', today),
})
