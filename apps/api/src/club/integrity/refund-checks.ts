import { sql } from 'kysely'
import { leftByHand } from '../bookings/booking-money.ts'
import { bookingOf, type Check, countOf, money } from './check.ts'
import { byHandRepair, refundOffSite, retryRefund, sendRefund } from './repairs.service.ts'

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
        run: (trx, _, { key }) => retryRefund(trx, Number(key)),
      },
      'by-hand': byHandRepair,
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
        : `${money(amount)} of payment ${String(payment)} could not be sent in ${countOf(attempts, 'attempt')}.`,
    repairs: {
      send: {
        label: 'Try the refund again',
        consequence:
          'Sends it to the gateway at once. It is paid out once, however often it is sent.',
        asks: 'nothing',
        before: (context, { key }) => sendRefund(context, Number(key)),
        unresolved: 'The gateway has not paid it out yet. Please try again later.',
      },
      'by-hand': byHandRepair,
    },
  },
  {
    kind: 'refund-by-hand',
    name: 'Refund to pay by hand',
    explanation:
      'A booking that was paid outside the site was cancelled, or moved to a cheaper departure. The gateway cannot refund it: pay the member back and enter the reference.',
    find: () => sql`
      select b.id::text as key, b.id as booking_id, b.trip_schedule_id as departure_id,
        due.amount, coalesce(b.ended_at, b.updated_at) as since, '{}'::jsonb as figures
      from (
        select id from bookings
        where status = 'cancelled' and payment_status = 'paid' and refund_amount > 0
        union select id from bookings where moved_by_hand > 0
      ) of
      join bookings b on b.id = of.id
      cross join lateral (select ${leftByHand} as amount) due
      where due.amount > 0
    `,
    describe: ({ amount }) =>
      `The member gets ${money(amount)} back that was not paid on the site.`,
    repairs: {
      'by-hand': {
        ...byHandRepair,
        consequence:
          'For money that you have paid back yourself. The member gets an email with the reference.',
        run: (trx, context, found, paid) =>
          refundOffSite(
            trx,
            context,
            { bookingId: bookingOf(found), amount: found.amount as number },
            paid,
          ),
      },
    },
  },
]
