import { spotsTotalMax } from '@farandfew/domain/departures/admin-departures.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasNoSeat, hasOffer, untakenSeats } from '../departures/seats.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bookingOf, type Check, countOf, isOrAre, money } from './check.ts'
import { recountBooking, recountOrder } from './recount.ts'
import { cancelRepair, numberReceipt } from './repairs.service.ts'
import { settle } from './settle.ts'

/** @throws AppError REPAIR_REFUSED if a departure cannot have so many seats */
async function setSeats(trx: Db, id: number, spotsTotal: number): Promise<void> {
  if (spotsTotal > spotsTotalMax) {
    throw new AppError('REPAIR_REFUSED', {
      detail: `A departure has at most ${spotsTotalMax} seats, and this would need ${spotsTotal}.`,
    })
  }
  await trx.updateTable('tripSchedules').set({ spotsTotal }).where('id', '=', id).execute()
}

/** Sums over all bookings, payments and receipts. The worker runs them: each reads whole tables. */
export const sumChecks: readonly Check[] = [
  {
    kind: 'booking-sum',
    name: 'Booking whose payments do not add up',
    many: 'bookings whose payments do not add up',
    explanation: 'What the booking shows as paid is not the sum of its payments.',
    isSlow: true,
    find: () => sql`
      select b.id::text as key, b.id as booking_id, b.trip_schedule_id as departure_id,
        b.amount_paid as amount, now() as since, jsonb_build_object('sum', paid.sum) as figures
      from bookings b
      join (
        select o.booking_id,
          coalesce(sum(p.amount - coalesce(moved.amount, 0)) filter (where p.is_booked), 0)::int as sum
        from payment_orders o
        left join payments p on p.payment_order_id = o.id
        left join (
          select payment_id, sum(amount) as amount from refunds where reason = 'moved' group by 1
        ) moved on moved.payment_id = p.id
        group by o.booking_id
      ) paid on paid.booking_id = b.id
      -- A confirmed booking that has paid too little is listed as such.
      where b.amount_paid <> paid.sum and not (
        b.status = 'confirmed' and b.amount_paid + b.discount < (b.payment_plan->>'now')::integer
      )
    `,
    describe: ({ amount, figures: { sum } }) =>
      `The booking shows ${money(amount)}, its payments add up to ${money(sum)}.`,
    repairs: {
      recount: {
        label: 'Recount',
        consequence: 'Sets what the booking has paid to the sum of its payments.',
        asks: 'nothing',
        run: (trx, _, found) => recountBooking(trx, bookingOf(found)),
      },
      settle: settle('booking-sum'),
    },
  },
  {
    kind: 'plan-sum',
    name: 'Payment plan that does not add up',
    many: 'payment plans that do not add up',
    explanation: 'The parts of a payment plan are not its total.',
    isSlow: true,
    find: () => sql`
      select b.id::text as key, b.id as booking_id, b.trip_schedule_id as departure_id,
        b.total_amount as amount, now() as since, jsonb_build_object('plan', plan.sum) as figures
      from bookings b
      cross join lateral (
        select (b.payment_plan->>'now')::int + coalesce((b.payment_plan->>'balance')::int, 0) as sum
      ) plan
      where plan.sum <> b.total_amount
    `,
    describe: ({ amount, figures: { plan } }) =>
      `The price is ${money(amount)}, the parts of its plan are ${money(plan)}.`,
    repairs: { settle: settle('plan-sum') },
  },
  {
    kind: 'order-state',
    name: 'Payment order in the wrong state',
    many: 'payment orders in the wrong state',
    explanation: 'The state of a payment order contradicts its payments and refunds.',
    isSlow: true,
    find: () => sql`
      select o.id::text as key, o.booking_id, o.schedule_id as departure_id, o.amount,
        now() as since, jsonb_build_object('status', o.status, 'order', o.order_id) as figures
      from payment_orders o
      left join (
        select p.payment_order_id as id, bool_or(p.is_booked) as "isBooked",
          bool_or(p.amount > coalesce(back.amount, 0)) as "isKept"
        from payments p
        left join (
          select payment_id, sum(amount) as amount from refunds where status = 'done' group by 1
        ) back on back.payment_id = p.id
        group by 1
      ) of_order on of_order.id = o.id
      where o.booking_id is not null and (
        (o.status in ('paid', 'refunded') and of_order.id is null)
        or (o.status = 'refunded' and of_order."isKept")
        or (o.status = 'paid' and not of_order."isKept")
        or (o.status in ('created', 'attempted', 'failed') and of_order."isBooked")
      )
    `,
    describe: ({ figures: { order, status } }) =>
      `Order ${String(order)} has the state “${String(status)}”, but its payments and refunds say otherwise.`,
    repairs: {
      recount: {
        label: 'Recount',
        consequence: 'Sets the state of the order to what its payments and refunds say.',
        asks: 'nothing',
        run: (trx, _, { key }) => recountOrder(trx, Number(key)),
      },
    },
  },
  {
    kind: 'refunds-exceed',
    name: 'Payment refunded for more than was paid',
    many: 'payments refunded for more than was paid',
    explanation: 'The refunds of a payment are more than the payment.',
    isSlow: true,
    find: () => sql`
      select p.id::text as key, o.booking_id, o.schedule_id as departure_id, p.amount,
        now() as since, jsonb_build_object('back', back.amount, 'payment', p.gateway_id) as figures
      from (select payment_id, sum(amount)::float8 as amount from refunds group by 1) back
      join payments p on p.id = back.payment_id
      join payment_orders o on o.id = p.payment_order_id
      where back.amount > p.amount
    `,
    describe: ({ amount, figures: { back, payment } }) =>
      `${money(back)} goes back of payment ${String(payment)}, which was ${money(amount)}.`,
    repairs: { settle: settle('refunds-exceed') },
  },
  {
    kind: 'receipt-missing',
    name: 'Payment without a receipt',
    many: 'payments without a receipt',
    explanation: 'A payment was booked, and has no numbered receipt.',
    isSlow: true,
    find: () => sql`
      select p.id::text as key, o.booking_id, o.schedule_id as departure_id, p.amount,
        now() as since, jsonb_build_object('payment', p.gateway_id) as figures
      from payments p join payment_orders o on o.id = p.payment_order_id
      where p.is_booked and not exists (select from receipts r where r.payment_id = p.id)
    `,
    describe: ({ amount, figures: { payment } }) =>
      `Payment ${String(payment)} of ${money(amount)} has no receipt.`,
    repairs: {
      issue: {
        label: 'Issue the receipt',
        consequence: "Numbers it in the financial year of today. The member's booking shows it.",
        asks: 'nothing',
        run: (trx, context, { key }) => numberReceipt(trx, context, Number(key)),
      },
    },
  },
  {
    kind: 'receipt-unfounded',
    name: 'Receipt without a payment',
    many: 'receipts without a payment',
    explanation:
      'A receipt has a number, and its payment was not booked. A number must not be given again, so note for the accountant what happened.',
    isSlow: true,
    find: () => sql`
      select p.id::text as key, o.booking_id, o.schedule_id as departure_id, p.amount,
        now() as since,
        jsonb_build_object('payment', p.gateway_id, 'receipt', r.label) as figures
      from receipts r join payments p on p.id = r.payment_id and not p.is_booked
      join payment_orders o on o.id = p.payment_order_id
    `,
    describe: ({ amount, figures: { payment, receipt } }) =>
      `${String(receipt)} is for payment ${String(payment)} of ${money(amount)}, which was not booked.`,
    repairs: { settle: settle('receipt-unfounded') },
  },
  {
    kind: 'receipt-gap',
    name: 'Gap in the receipt numbers',
    many: 'gaps in the receipt numbers',
    explanation:
      'The receipts of a financial year are not numbered one after the other. A number must not be given again, so note for the accountant what happened.',
    isSlow: true,
    find: () => sql`
      select y.year as key, null::int as booking_id, null::int as departure_id, null::int as amount,
        now() as since,
        jsonb_build_object('last', y.last_number, 'count', numbers.count, 'highest', numbers.highest)
          as figures
      from receipt_years y
      cross join lateral (
        select count(*)::int as count, coalesce(max(r.number), 0) as highest
        from receipts r where r.year = y.year
      ) numbers
      where numbers.count <> y.last_number or numbers.highest <> y.last_number
    `,
    describe: ({ key, figures: { last, count } }) =>
      `The year ${key} has ${countOf(count, 'receipt')}, and its last number is ${String(last)}.`,
    repairs: { settle: settle('receipt-gap') },
  },
  {
    kind: 'seat-refunded',
    name: 'Refunded booking that keeps its seat',
    many: 'refunded bookings that keep their seats',
    explanation: 'A booking is confirmed, and what was paid for it is refunded.',
    isSlow: true,
    find: () => sql`
      select b.id::text as key, b.id as booking_id, b.trip_schedule_id as departure_id,
        sum(r.amount)::int as amount, now() as since,
        jsonb_build_object('back', sum(r.amount)::int) as figures
      from refunds r
      join payments p on p.id = r.payment_id and p.is_booked
      join payment_orders o on o.id = p.payment_order_id
      join bookings b on b.id = o.booking_id and b.status = 'confirmed'
      where r.reason not in ('moved', 'goodwill')
      group by b.id
    `,
    describe: ({ amount }) => `${money(amount)} goes back, and the member keeps the seat.`,
    repairs: { cancel: cancelRepair, settle: settle('seat-refunded') },
  },
  {
    kind: 'offers-exceed',
    name: 'Departure with more offers than free seats',
    many: 'departures with more offers than free seats',
    explanation:
      'Members of a waitlist have an offer, and not all of them can book. This happens if a departure loses seats.',
    isSlow: true,
    find: () => sql`
      select s.id::text as key, null::int as booking_id, s.id as departure_id, null::int as amount,
        now() as since,
        jsonb_build_object('offered', offered.count, 'free', ${untakenSeats}, 'total', s.spots_total) as figures
      from (
        select w.trip_schedule_id, count(*)::int as count from waitlist w
        where ${hasOffer} and ${hasNoSeat} group by 1
      ) offered
      join trip_schedules s on s.id = offered.trip_schedule_id
      where offered.count > ${untakenSeats}
    `,
    describe: ({ figures: { offered, free } }) =>
      `${countOf(offered, 'seat')} ${isOrAre(offered)} offered, and ${String(free)} ${isOrAre(free)} free.`,
    repairs: {
      withdraw: {
        label: 'Take back the latest offers',
        consequence:
          'The members keep their place on the waitlist. They get no email about it, so please write to them.',
        asks: 'nothing',
        run: async (trx, _, { key, figures: { offered, free } }) => {
          await sql`
            update waitlist set offered_until = null, opened_at = null, is_kept = false where id in (
              select w.id from waitlist w
              where w.trip_schedule_id = ${Number(key)} and ${hasOffer} and ${hasNoSeat}
              order by w.offered_until desc, w.id desc limit ${Number(offered) - Number(free)}
            )
          `.execute(trx)
        },
      },
      'add-seats': {
        label: 'Add the missing seats',
        consequence: 'Gives the departure a seat for each offer.',
        asks: 'nothing',
        run: (trx, _, { key, figures: { offered, free, total } }) =>
          setSeats(trx, Number(key), Number(total) + Number(offered) - Number(free)),
      },
    },
  },
  {
    kind: 'oversold',
    name: 'Oversold departure',
    many: 'oversold departures',
    explanation: 'A departure has more travellers than seats.',
    isSlow: true,
    find: () => sql`
      select s.id::text as key, null::int as booking_id, s.id as departure_id, null::int as amount,
        now() as since, jsonb_build_object('sold', sold.count, 'total', s.spots_total) as figures
      from (
        select trip_schedule_id, count(*)::int as count from bookings
        where status = 'confirmed' group by 1
      ) sold
      join trip_schedules s on s.id = sold.trip_schedule_id
      where sold.count > s.spots_total
    `,
    describe: ({ figures: { sold, total } }) =>
      `${String(sold)} seats are sold, and the departure has ${String(total)}.`,
    repairs: {
      'add-seats': {
        label: 'Add the missing seats',
        consequence:
          'Gives the departure as many seats as are sold. To keep the group smaller, cancel a booking instead.',
        asks: 'nothing',
        run: (trx, _, { key, figures: { sold } }) => setSeats(trx, Number(key), Number(sold)),
      },
    },
  },
]
