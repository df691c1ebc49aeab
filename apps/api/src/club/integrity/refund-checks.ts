import { sql } from 'kysely'
import { type Check, countOf, money } from './check.ts'
import { byHandRepair, retryRefund, sendRefund } from './repairs.service.ts'

/** The refund `r` as a finding, with its booking. */
const refunds = sql`
  select r.id::text as key, r.booking_id, b.trip_schedule_id as departure_id, r.amount,
    r.created_at as since,
    jsonb_build_object('status', r.status, 'attempts', r.attempts, 'payment', p.gateway_id,
      'round', r.round) as figures
  from refunds r join bookings b on b.id = r.booking_id
  left join payments p on p.id = r.payment_id
`

/** Money that should have gone back, and has not. */
export const refundChecks: readonly Check[] = [
  {
    kind: 'refund-failed',
    name: 'Refund refused by the gateway',
    many: 'refunds refused by the gateway',
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
    name: 'Refund overdue',
    many: 'refunds overdue',
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
    many: 'refunds to pay by hand',
    explanation:
      'Money that was paid outside the site goes back. The gateway cannot refund it: pay the member back and enter the reference.',
    find: () => sql`${refunds} where r.status = 'by-hand'`,
    describe: ({ amount, figures: { payment } }) =>
      payment
        ? `Pay back ${money(amount)} of the bank transfer ${String(payment)}.`
        : `Pay back ${money(amount)}, which was not paid on the site.`,
    repairs: {
      'by-hand': {
        ...byHandRepair,
        consequence:
          'For money that you have paid back yourself. The member gets an email with the reference and the credit note.',
      },
    },
  },
]
