import { balanceGraceDays } from '@farandfew/domain/payments/payment-plan.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import { owed, owesBalance } from '../seats/booking-money.ts'
import { type Check, type Finding, bookingOf, money } from './check.ts'
import { recountBooking } from './recount.ts'
import {
  askAboutBooking,
  cancelForClub,
  cancelRepair,
  cancelUnpaid,
  endHold,
  giveSeatForBooking,
  giveSeatForPayment,
  refundPayment,
} from './repairs.service.ts'
import { hasRunOut } from '../departures/seats.ts'

/** The id in a key such as 'payment-12', if it is one of `what`. */
function idIn({ key }: Finding, what: 'payment' | 'booking'): number | undefined {
  const [name, id] = key.split('-')
  return name === what ? Number(id) : undefined
}

/** Seats without their money, and money without its seat. */
export const seatChecks: readonly Check[] = [
  {
    kind: 'paid-without-seat',
    name: 'Payment without a seat',
    many: 'payments without a seat',
    explanation:
      'A member has paid, and neither has a seat for it nor is getting the money back. Give the seat if one is free, or refund.',
    find: () => sql`
      select 'payment-' || p.id as key, o.booking_id, o.schedule_id as departure_id, p.amount,
        p.received_at as since, jsonb_build_object('back', back.amount) as figures
      from payments p
      join payment_orders o on o.id = p.payment_order_id
      cross join lateral (
        select coalesce(sum(r.amount), 0)::int as amount from refunds r where r.payment_id = p.id
      ) back
      where not p.is_booked and p.amount > back.amount
      union all
      select 'booking-' || b.id, b.id, b.trip_schedule_id, b.amount_paid,
        coalesce(b.ended_at, b.updated_at), '{}'::jsonb
      from bookings b where b.status in ('pending', 'expired') and b.amount_paid > 0
    `,
    describe: ({ amount, figures: { back } }) =>
      back
        ? `${money(amount)} was paid, and only ${money(back)} of it is going back.`
        : `${money(amount)} was paid, and the booking has no seat.`,
    repairs: {
      'give-seat': {
        label: 'Give the seat',
        consequence:
          'Confirms the booking, if a seat is free. The member gets the confirmation by email.',
        asks: 'nothing',
        run: (trx, context, found) => {
          const paymentId = idIn(found, 'payment')
          return paymentId === undefined
            ? giveSeatForBooking(trx, context, bookingOf(found))
            : giveSeatForPayment(trx, context, paymentId)
        },
      },
      refund: {
        label: 'Refund in full',
        consequence: 'Sends all of the money back to the card or account that it came from.',
        asks: 'nothing',
        run: (trx, context, found) => {
          const paymentId = idIn(found, 'payment')
          return paymentId === undefined
            ? cancelForClub(trx, context, bookingOf(found))
            : refundPayment(trx, context, paymentId)
        },
      },
    },
  },
  {
    kind: 'hold-past-end',
    name: 'Seat hold past its end',
    many: 'seat holds past their end',
    explanation:
      'The time to pay is long over, and the booking is still waiting, usually because the payment gateway has not answered. The seat itself is free again.',
    find: () => sql`
      select b.id::text as key, b.id as booking_id, b.trip_schedule_id as departure_id,
        null::int as amount, b.hold_expires_at as since, '{}'::jsonb as figures
      from bookings b
      where ${hasRunOut} and b.hold_expires_at + interval '10 minutes' < now()
    `,
    describe: () => 'The hold has run out, and we do not know yet whether it was paid.',
    repairs: {
      ask: {
        label: 'Ask the gateway',
        consequence:
          'If it was paid, the booking is confirmed, or the money goes back if no seat is left. If not, the hold ends.',
        asks: 'nothing',
        before: (context, found) => askAboutBooking(context, bookingOf(found)),
        run: (trx, context, found) => endHold(trx, context, bookingOf(found)),
      },
      'end-hold': {
        label: 'End the hold',
        consequence:
          'Ends it without asking the gateway. If a payment turns up later, the member still gets a free seat or the money back.',
        asks: 'nothing',
        run: (trx, context, found) => endHold(trx, context, bookingOf(found)),
      },
    },
  },
  {
    kind: 'balance-past-due',
    name: 'Unpaid balance past its date',
    many: 'unpaid balances past their date',
    explanation:
      'The balance was not paid in time, and the booking was not cancelled either, usually because the payment gateway has not answered.',
    find: ({ today }) => sql`
      select b.id::text as key, b.id as booking_id, b.trip_schedule_id as departure_id,
        ${owed} as amount, b.balance_due::timestamptz as since,
        '{}'::jsonb as figures
      from bookings b
      where ${owesBalance}
        and b.balance_due < ${addDays(today, -balanceGraceDays)}
    `,
    describe: ({ amount }) => `The balance of ${money(amount)} is not paid.`,
    repairs: {
      ask: {
        label: 'Ask the gateway',
        consequence: 'If the balance was paid, it is recorded, and the booking stays.',
        asks: 'nothing',
        before: (context, found) => askAboutBooking(context, bookingOf(found)),
        unresolved:
          'The gateway has no payment of the balance. Cancel it under the terms of the booking.',
      },
      cancel: {
        label: 'Cancel under the terms',
        consequence:
          'Cancels the booking. The member gets back what the terms of the booking say, and an email.',
        asks: 'nothing',
        run: (trx, context, found) => cancelUnpaid(trx, context, bookingOf(found)),
      },
    },
  },
  {
    kind: 'confirmed-unpaid',
    name: 'Seat without its payment',
    many: 'seats without their payment',
    explanation: 'A booking is confirmed, but less is paid than its first payment.',
    find: () => sql`
      select b.id::text as key, b.id as booking_id, b.trip_schedule_id as departure_id,
        b.amount_paid as amount, coalesce(b.confirmed_at, b.created_at) as since,
        jsonb_build_object('due', (b.payment_plan->>'now')::int) as figures
      from bookings b
      where b.status = 'confirmed' and b.amount_paid + b.discount < (b.payment_plan->>'now')::integer
    `,
    describe: ({ amount, figures }) =>
      `${money(amount)} is paid of the ${money(figures.due)} that confirm it.`,
    repairs: {
      ask: {
        label: 'Ask the gateway',
        consequence: 'Records payments that we do not know of yet.',
        asks: 'nothing',
        before: (context, found) => askAboutBooking(context, bookingOf(found)),
        unresolved: 'The gateway has no further payment of this booking.',
      },
      recount: {
        label: 'Recount',
        consequence: 'Sets what the booking has paid to the sum of its payments.',
        asks: 'nothing',
        run: (trx, _, found) => recountBooking(trx, bookingOf(found)),
      },
      cancel: cancelRepair,
    },
  },
  {
    kind: 'cancellation-unfinished',
    name: 'Booking left on a cancelled departure',
    many: 'bookings left on cancelled departures',
    explanation: 'The departure is cancelled, but this booking was not ended with it.',
    find: () => sql`
      select b.id::text as key, b.id as booking_id, s.id as departure_id, b.amount_paid as amount,
        s.group_decided_at as since, '{}'::jsonb as figures
      from trip_schedules s join bookings b on b.trip_schedule_id = s.id and b.status = 'confirmed'
      where s.group_decision = 'cancelled'
        and coalesce(s.group_decided_at, s.created_at) < now() - interval '10 minutes'
    `,
    describe: ({ amount }) => `The member has paid ${money(amount)} and has not been told.`,
    repairs: { cancel: cancelRepair },
  },
]
