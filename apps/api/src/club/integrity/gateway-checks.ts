import { settleOrder } from '../payments/settle-order.service.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { type Check, type Finding, money } from './check.ts'
import { byHandRepair, payAgainByHand, refundAgain } from './repairs.service.ts'

const eventReasons: Readonly<Record<string, string>> = {
  malformed: 'It does not have the form that the gateway documents.',
  'unknown-order': 'It reports a payment of an order that is not ours.',
  'order-refused':
    'It refuses the order of this booking for good, so the member cannot pay on the site. Please write to them.',
  'key-rejected': 'It does not accept our key, so nobody can pay. Please correct the key.',
  'not-captured':
    'A payment was authorized and not captured, so we captured it. Please switch automatic capture on in its dashboard.',
  'unknown-refund': 'It reports a refund of our payment that we did not ask for.',
  'refund-failed': 'It says that a refund failed which was paid out.',
  'refunded-twice':
    'It has paid out a refund that was marked as paid out by hand, so the member has the money twice.',
}

/** Refunds that were reported as paid out, and came back. */
const returned = sql`(
  select e.id as key, e.received_at as since, r.id as refund, r.amount, p.gateway_id as payment,
    o.booking_id, o.schedule_id as departure_id
  from payment_event_faults e
  join refunds r on r.gateway_id = e.refund_id and r.status = 'done'
  join payments p on p.id = r.payment_id
  join payment_orders o on o.id = p.payment_order_id
  where e.reason = 'refund-failed' and e.dismissed_at is null
) returned`

const dismiss = async (trx: Db, { key }: Finding): Promise<void> => {
  await trx
    .updateTable('paymentEventFaults')
    .set({ dismissedAt: sql<Date>`now()` })
    .where('id', '=', key)
    .execute()
}

/** What we and the payment gateway do not know of each other. */
export const gatewayChecks: readonly Check[] = [
  {
    kind: 'event-not-understood',
    name: 'Gateway event not understood',
    many: 'gateway events not understood',
    explanation:
      'The payment gateway has told us something that we could not make use of. Look it up in its dashboard, and dismiss it once nothing is left to do.',
    find: () => sql`
      select e.id as key, coalesce(o.booking_id, e.booking_id) as booking_id,
        o.schedule_id as departure_id, e.amount, e.received_at as since,
        jsonb_build_object('reason', e.reason, 'event', e.event, 'order', e.order_id,
          'payment', e.payment_id, 'refund', e.refund_id) as figures
      from payment_event_faults e
      left join payment_orders o on o.order_id = e.order_id
      where e.dismissed_at is null and not (
        -- The answer to our own refund was still on its way when its event came.
        e.reason = 'unknown-refund' and exists (
          select from refunds r where r.gateway_id = e.refund_id
        )
      ) and not exists (select from ${returned} where e.id = returned.key)
    `,
    describe: ({ amount, figures }) => {
      const { reason, event, order, payment, refund } = figures
      const ids = [event, order, payment, refund, amount === null ? null : money(amount)]
      const named = ids.filter((one) => one !== null && one !== undefined).join(', ')
      return [eventReasons[String(reason)], named && `${named}.`].filter(Boolean).join(' ')
    },
    repairs: {
      dismiss: {
        label: 'Dismiss event',
        consequence: 'Takes it off the list. The reason is kept in the audit log.',
        asks: 'reason',
        run: (trx, _, found) => dismiss(trx, found),
      },
    },
  },
  {
    kind: 'refund-returned',
    name: 'Refund that came back',
    many: 'refunds that came back',
    explanation:
      'The payment gateway has reported a refund as paid out, and later that it failed. The member was told that the money is on its way.',
    find: () => sql`
      select key, booking_id, departure_id, amount, since,
        jsonb_build_object('refund', refund, 'payment', payment) as figures
      from ${returned}
    `,
    describe: ({ amount, figures: { payment } }) =>
      `${money(amount)} of payment ${String(payment)} did not reach the member.`,
    repairs: {
      retry: {
        label: 'Try the refund again',
        consequence:
          'Asks the gateway for it once more, as a new refund. If the money has reached the member, dismiss this instead.',
        asks: 'nothing',
        run: async (trx, _, found) => {
          await refundAgain(trx, Number(found.figures.refund))
          await dismiss(trx, found)
        },
      },
      'by-hand': {
        ...byHandRepair,
        run: async (trx, context, found, paid) => {
          await payAgainByHand(trx, context, Number(found.figures.refund), paid)
          await dismiss(trx, found)
        },
      },
      dismiss: {
        label: 'Dismiss event',
        consequence:
          'For money that has reached the member after all. The reason is kept in the audit log.',
        asks: 'reason',
        run: (trx, _, found) => dismiss(trx, found),
      },
    },
  },
  {
    kind: 'payment-differs',
    name: 'Payment of another amount than its order',
    many: 'payments of another amount than their order',
    explanation:
      'A payment has paid its order with another amount: the member paid the fee of the gateway on top, or used an offer of the gateway. The booking counts it as paid.',
    find: () => sql`
      select p.id::text as key, o.booking_id, o.schedule_id as departure_id, p.amount,
        p.received_at as since,
        jsonb_build_object('payment', p.gateway_id, 'fee', p.fee, 'discount', p.discount) as figures
      from payments p join payment_orders o on o.id = p.payment_order_id
      where (p.fee > 0 or p.discount > 0) and p.noted_at is null
    `,
    describe: ({ amount, figures: { payment, fee, discount } }) =>
      [
        `Payment ${String(payment)} counts ${money(amount)}.`,
        Number(fee) > 0 && `The member paid a fee of ${money(fee)} on top.`,
        Number(discount) > 0 && `An offer took ${money(discount)} off.`,
      ]
        .filter(Boolean)
        .join(' '),
    repairs: {
      note: {
        label: 'Note as settled',
        consequence: 'Takes it off the list. The reason is kept in the audit log.',
        asks: 'reason',
        run: async (trx, _, { key }) => {
          await trx
            .updateTable('payments')
            .set({ notedAt: sql<Date>`now()` })
            .where('id', '=', Number(key))
            .execute()
        },
      },
    },
  },
  {
    kind: 'order-unanswered',
    name: 'Payment order without an answer',
    many: 'payment orders without an answer',
    explanation:
      'The checkout of a payment was opened more than an hour ago, and the gateway has never told us whether it was paid.',
    find: () => sql`
      select o.order_id as key, o.booking_id, o.schedule_id as departure_id, o.amount,
        o.created_at as since, '{}'::jsonb as figures
      from payment_orders o
      where o.checked_at is null and o.next_check_at is not null
        and o.created_at < now() - interval '1 hour'
        -- A hold past its end says the same.
        and not exists (select from bookings b where b.id = o.booking_id and b.status = 'pending')
    `,
    describe: ({ key, amount }) => `Order ${key} of ${money(amount)} may be paid or not.`,
    repairs: {
      ask: {
        label: 'Ask the gateway',
        consequence: 'Records what was paid.',
        asks: 'nothing',
        before: (context, { key }) => settleOrder(context, key),
        unresolved: 'The gateway has not answered.',
      },
      'stop-asking': {
        label: 'Stop asking',
        consequence:
          'For an order that the gateway does not know. Nothing that is paid on it later would be found.',
        asks: 'reason',
        run: async (trx, _, { key }) => {
          await sql`
            update payment_orders set next_check_at = null, updated_at = now(),
              status = case when status in ('created', 'attempted') then 'failed' else status end
            where order_id = ${key}
          `.execute(trx)
        },
      },
    },
  },
]
