import { settleOrder } from '../bookings/payments.service.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { type Check, type Finding, money } from './check.ts'
import { byHandRepair, noteByHand, refundAgain } from './repairs.service.ts'

const eventReasons: Readonly<Record<string, string>> = {
  malformed: 'It does not have the form that the gateway documents.',
  'unknown-order': 'It reports a payment of an order that is not ours.',
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
    name: 'Event not understood',
    explanation:
      'The payment gateway has told us something that we could not make use of. Look it up in its dashboard, and dismiss it once nothing is left to do.',
    find: () => sql`
      select e.id as key, o.booking_id, o.schedule_id as departure_id, e.amount,
        e.received_at as since,
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
    name: 'Refund came back',
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
          const { bookingId, amount, figures } = found
          const refund = { bookingId: bookingId as number, refundId: Number(figures.refund) }
          await noteByHand(trx, context, { ...refund, amount: amount as number }, paid)
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
    kind: 'order-unanswered',
    name: 'Payment order without an answer',
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
