import { sql } from 'kysely'
import { bookingOf, type Check, money, type Repair } from './check.ts'

const refundByHand: Repair = {
  label: 'Mark as paid out by hand',
  consequence:
    'For money that you have paid back yourself, in the dashboard of the gateway or by bank transfer. Nothing is sent to the gateway any more. The member gets an email with the reference.',
  asks: 'payout',
  run: (trx, repairs, { key }, paid) => repairs.refundByHand(trx, Number(key), paid),
}

/** The refund `r` as a finding, with its booking. */
const refunds = sql`
  select r.id::text as key, o.booking_id, o.schedule_id as departure_id, r.amount,
    r.created_at as since,
    jsonb_build_object('status', r.status, 'attempts', r.attempts, 'payment', p.gateway_id,
      'round', r.round) as figures
  from refunds r join payments p on p.id = r.payment_id
  join payment_orders o on o.id = p.payment_order_id
`

/** Money that should have gone back, and has not. */
export const refundChecks: readonly Check[] = [
  {
    kind: 'refund-failed',
    name: 'Refund refused',
    explanation:
      'The payment gateway has refused to pay money back, and does not try again by itself.',
    find: () => sql`${refunds} where r.status = 'failed'`,
    describe: ({ amount, figures }) =>
      `${money(amount)} of payment ${String(figures.payment)} did not go back.`,
    repairs: {
      retry: {
        label: 'Try the refund again',
        consequence:
          'Asks the gateway for it once more, as a new refund. If you have paid it out by hand in the meantime, mark that instead.',
        asks: 'nothing',
        run: (trx, repairs, { key }) => repairs.retryRefund(trx, Number(key)),
      },
      'by-hand': refundByHand,
    },
  },
  {
    kind: 'refund-slow',
    name: 'Refund not done',
    explanation:
      'A refund has been waiting to be sent for more than an hour, or on its way for more than a week.',
    find: () => sql`
      ${refunds}
      where r.status in ('queued', 'sent') and r.created_at
        < now() - case r.status when 'queued' then interval '1 hour' else interval '7 days' end
    `,
    describe: ({ amount, figures: { status, attempts, payment } }) =>
      status === 'sent'
        ? `The gateway has accepted ${money(amount)} of payment ${String(payment)}, but not paid it out.`
        : `${money(amount)} of payment ${String(payment)} could not be sent in ${String(attempts)} attempts.`,
    repairs: {
      send: {
        label: 'Try the refund again',
        consequence:
          'Sends it to the gateway at once. It is paid out once, however often it is sent.',
        asks: 'nothing',
        before: (repairs, { key }) => repairs.sendRefund(Number(key)),
        unresolved: 'The gateway has not paid it out yet. Please try again later.',
      },
      'by-hand': refundByHand,
    },
  },
  {
    kind: 'refund-by-hand',
    name: 'Refund to pay by hand',
    explanation:
      'A cancelled booking was paid outside the site, so the gateway cannot refund it. Pay the member back and enter the reference.',
    find: () => sql`
      select b.id::text as key, b.id as booking_id, b.trip_schedule_id as departure_id,
        b.refund_amount - paid.back as amount, coalesce(b.ended_at, b.updated_at) as since,
        '{}'::jsonb as figures
      from bookings b
      cross join lateral (
        select (
          select coalesce(sum(r.amount), 0) from payment_orders o
          join payments p on p.payment_order_id = o.id and p.is_booked
          join refunds r on r.payment_id = p.id and r.reason <> 'moved'
          where o.booking_id = b.id
        )::int + (
          select coalesce(sum(h.amount), 0) from hand_refunds h
          where h.booking_id = b.id and h.refund_id is null
        )::int as back
      ) paid
      where b.status = 'cancelled' and b.payment_status = 'paid' and b.refund_amount > 0
        and b.refund_amount > paid.back
    `,
    describe: ({ amount }) =>
      `The member gets ${money(amount)} back that was not paid on the site.`,
    repairs: {
      'by-hand': {
        ...refundByHand,
        consequence:
          'For money that you have paid back yourself. The member gets an email with the reference.',
        run: (trx, repairs, found, paid) =>
          repairs.refundOffSite(trx, bookingOf(found), found.amount as number, paid),
      },
    },
  },
]
