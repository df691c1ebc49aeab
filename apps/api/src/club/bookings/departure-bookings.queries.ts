import {
  type DepartureBooking,
  departureBookingsMax,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import {
  balanceState,
  leftByHand,
  leftOffSite,
  owed,
  owesBalance,
  paymentsOf,
} from '../seats/booking-money.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isHeld, isSold, shownStatus, takesSeat } from '../departures/seats.ts'
import { nameOfUser } from '../members/name-of-user.ts'

type Stored = Omit<DepartureBooking, 'holdExpiresAt' | 'canCancel'>

interface BookingRow extends Stored {
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
      ${shownStatus} as status,
      b.ended_by, b.money_state as money, b.amount_paid, b.total_amount, b.currency,
      case when ${isHeld} then b.hold_expires_at end as hold_expires_at,
      ${balanceState(today)} as balance,
      case when ${owesBalance} then b.balance_due end as balance_due,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object('amount', f.amount, 'status', f.status) order by f.id
        ), '[]')
        from refunds f where f.booking_id = b.id
      ) as refunds,
      ${leftByHand} as refund_by_hand,
      (count(*) over ())::int as total
    from bookings b left join users u on u.id = b.user_id
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
      ...booking,
      holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
      canCancel: isLive && departureDate >= today,
    }
  })
  return { bookings, bookingsTotal: rows[0]?.total ?? 0 }
}

/** What the club has of the travellers of a departure, in paise, the part of it that was not paid at the gateway, and what they owe. */
export async function sumPaid(
  db: Db,
  departureId: number,
): Promise<{ paid: number; paidOffSite: number; owed: number }> {
  const { rows } = await sql<{ paid: number; paidOffSite: number; owed: number }>`
    select
      coalesce(sum(b.amount_paid - b.part_refunded), 0)::float8 as paid,
      coalesce(sum(${leftOffSite}), 0)::float8 as paid_off_site,
      coalesce(sum(greatest(0, ${owed})), 0)::float8 as owed
    from bookings b where b.trip_schedule_id = ${departureId} and ${isSold}
  `.execute(db)
  return rows[0] ?? { paid: 0, paidOffSite: 0, owed: 0 }
}
