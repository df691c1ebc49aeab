import type { Fault, Integrity } from '@farandfew/domain/integrity/admin-integrity.ts'
import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import { sql } from 'kysely'
import type { Response } from 'supertest'
import { receiveWebhook } from '../../../src/club/payments/gateway-reports.service.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { resolveFault } from '../../../src/club/integrity/integrity.service.ts'
import { checkSums } from '../../../src/club/integrity/check-sums.ts'
import type { Finding } from '../../../src/club/integrity/check.ts'
import { checks, findCheck } from '../../../src/club/integrity/checks.ts'
import { cleanUp } from '../../../src/process/housekeeping.ts'
import { GatewayError } from '../../../src/platform/ports/payments/gateway-error.ts'
import type { PaymentGateway } from '../../../src/platform/ports/payments/payment-gateway.ts'
import { deriveKeys } from '../../../src/platform/ports/payments/sandbox/keys.ts'
import { sign } from '../../../src/platform/ports/payments/signatures.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { memberCalls } from '../../harness/member-calls.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import {
  clubEmail,
  createTestApp,
  expectProblem,
  sessionSecret,
  type TestApp,
} from '../../harness/test-app.ts'
import { insertBooking, insertDeparture, insertUser } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025: a seat costs INR 2 Lacs. */
const turkey = 7
const deposit = 5_000_000
const whole = 20_000_000
/** A seat of eight days. */
const dearer = 30_000_000

let site: TestApp
let cookie: string
let asha: SignedIn
let ravi: SignedIn
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  ;[asha, ravi] = (await insertSignedIn(site.database.db, 2)) as [SignedIn, SignedIn]
  cookie = await openConsole(site, 'Meera')
})
afterAll(() => site.close())

const calls = memberCalls(() => site)
const { as, openOrder } = calls
const hold = (member: SignedIn) => calls.hold(member, turkey)
const checkOut = async (member: SignedIn, orderId: string, outcome = 'paid') =>
  (await as(member, '/api/payments/sandbox', { orderId, outcome }).expect(200)).body as object

/** Holds a seat and pays the deposit; returns the booking's id. */
async function book(member: SignedIn): Promise<number> {
  const { id } = await hold(member)
  const { orderId } = await openOrder(member, id)
  const report = await checkOut(member, orderId)
  await as(member, '/api/payments/verify', { orderId, ...report }).expect(200)
  return id
}
const cancel = (member: SignedIn, id: number, refund = deposit) =>
  as(member, `/api/bookings/${id}/cancel`, { refund }).expect(200)

const path = '/api/admin/integrity'
const look = async () =>
  (await site.request.get(path).set(fromPage(cookie)).expect(200)).body as Integrity
/** Kinds and their number, without those that have found nothing. */
const kindsOf = ({ kinds }: Integrity) =>
  Object.fromEntries(kinds.flatMap(({ kind, total }) => (total > 0 ? [[kind, total]] : [])))
/** What Today counts: messages that failed are a line of their own. */
const countOf = async () => {
  const { body } = await site.request.get('/api/admin/open-work').set(fromPage(cookie))
  const { integrity, messages } = body as OpenWork
  expect(integrity.kinds.reduce((sum, { open }) => sum + open, 0)).toBe(integrity.open)
  return integrity.open + messages.open
}
const faultsOf = (answer: Integrity, kind: string): Fault[] =>
  answer.kinds.find((one) => one.kind === kind)?.faults ?? []

const resolve = (kind: string, { key, mark }: Fault, action: string, form: object = {}) =>
  site.request
    .post(`${path}/${kind}/${encodeURIComponent(key)}/${action}`)
    .set(fromPage(cookie))
    .send({ mark, ...form })

/** Runs statements without the rules that keep the tables right: what a mistake by hand or a fault of ours would leave. */
const damage = (...statements: string[]) =>
  sql
    .raw(
      `do $$ begin perform set_config('session_replication_role', 'replica', true); ${statements.join(';')}; end $$`,
    )
    .execute(site.database.db)
const change = (statement: string) => sql.raw(statement).execute(site.database.db)

/** The context with a gateway whose calls are replaced. */
const withGateway = (calls: Partial<PaymentGateway>) => ({
  ...site.context,
  payments: Object.assign(Object.create(site.context.payments) as PaymentGateway, calls),
})
const silent = () => Promise.reject(new GatewayError('GATEWAY_TIMEOUT'))
const refusing = () => Promise.reject(new GatewayError('GATEWAY_REFUSED'))

const send = (body: string, id = 'event-1') =>
  receiveWebhook(site.context, {
    rawBody: Buffer.from(body),
    signature: sign(body, deriveKeys(sessionSecret).webhookSecret),
    eventId: id,
  }).catch(() => undefined)
const event = (name: string, entity: object) =>
  JSON.stringify({ event: name, payload: { [name.split('.')[0] as string]: { entity } } })

const payout = { reason: 'Paid by bank transfer', reference: 'UTR 4711' }
const reason = { reason: 'Looked up in the dashboard of the gateway' }

interface Case {
  /** What a test of the bookings, or a hand in the tables, can do. */
  fault: string
  inject: () => Promise<unknown>
  kind: string
  action: string
  form?: object
  /** What must hold afterwards. */
  after?: () => Promise<void>
}

const bookings = () =>
  site.database.db
    .selectFrom('bookings')
    .select(['status', 'paymentStatus', 'amountPaid'])
    .orderBy('id')
    .execute()
const refundStates = async () =>
  (await site.database.db.selectFrom('refunds').select('status').orderBy('id').execute()).map(
    ({ status }) => status,
  )
/** The refunds that were paid by hand. */
const paidByHand = () =>
  site.database.db
    .selectFrom('refunds')
    .select(['amount', 'reference'])
    .where('reference', 'is not', null)
    .execute()
const mailKinds = async ({ email }: SignedIn) =>
  (await mailsTo(site, email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('booking.'))

/** A booking that was paid on the site, cancelled, and whose refund the gateway refuses for good. */
async function refuseRefund() {
  await cancel(asha, await book(asha))
  await runRounds(withGateway({ refund: refusing }))
}

/** A hold whose payment was captured without answer or event, while the gateway does not answer. */
async function loseThePayment() {
  const { id } = await hold(asha)
  await checkOut(asha, (await openOrder(asha, id)).orderId, 'lost')
  await change(`update bookings set hold_expires_at = now() - interval '11 minutes'`)
  await change(`update payment_orders set next_check_at = now()`)
  await runRounds(withGateway({ fetchOrder: silent }))
}

/** A payment for a hold that ran out. Its refund was never queued. */
async function leaveThePayment() {
  const { id } = await hold(asha)
  const { orderId } = await openOrder(asha, id)
  const report = await checkOut(asha, orderId)
  await change(
    `update bookings set status = 'expired', payment_status = 'failed', ended_by = 'hold'`,
  )
  await change(`update trip_schedules set is_active = false where id = ${turkey}`)
  await as(asha, '/api/payments/verify', { orderId, ...report }).expect(200)
  await damage('delete from refunds')
  await change(`update trip_schedules set is_active = true where id = ${turkey}`)
}

async function insertOffSite(fields: object) {
  return insertBooking(site.database.db, {
    userId: asha.id,
    tripScheduleId: turkey,
    status: 'confirmed',
    paymentStatus: 'paid',
    amountPaid: whole,
    confirmedAt: new Date(),
    ...fields,
  })
}

const cases: readonly Case[] = [
  {
    fault: 'a payment came for a hold that had ended, and neither seat nor refund followed',
    inject: leaveThePayment,
    kind: 'paid-without-seat',
    action: 'give-seat',
    after: async () => {
      expect(await bookings()).toMatchObject([{ status: 'confirmed', amountPaid: deposit }])
      expect(await mailKinds(asha)).toContain('booking.confirmed')
    },
  },
  {
    fault: 'the same, and the money goes back',
    inject: leaveThePayment,
    kind: 'paid-without-seat',
    action: 'refund',
    after: async () => {
      await runRounds(site.context)
      expect(await refundStates()).toEqual(['done'])
    },
  },
  {
    fault: 'a paid booking was ended by hand',
    inject: async () => {
      await book(asha)
      await damage(`update bookings set status = 'expired', ended_by = 'hold', ended_at = now()`)
    },
    kind: 'paid-without-seat',
    action: 'give-seat',
    after: async () => {
      expect(await bookings()).toMatchObject([{ status: 'confirmed', amountPaid: deposit }])
      expect(await mailKinds(asha)).toContain('booking.restored')
    },
  },
  {
    fault: 'the same, and it is refunded',
    inject: async () => {
      await book(asha)
      await damage(`update bookings set status = 'expired', ended_by = 'hold', ended_at = now()`)
    },
    kind: 'paid-without-seat',
    action: 'refund',
    after: async () => {
      await runRounds(site.context)
      expect(await bookings()).toMatchObject([{ status: 'cancelled', paymentStatus: 'refunded' }])
    },
  },
  {
    fault: 'a payment was lost, and the gateway does not answer: it was paid',
    inject: loseThePayment,
    kind: 'hold-past-end',
    action: 'ask',
    after: async () =>
      expect(await bookings()).toMatchObject([{ status: 'confirmed', amountPaid: deposit }]),
  },
  {
    fault: 'a hold ran out, and the gateway does not answer',
    inject: loseThePayment,
    kind: 'hold-past-end',
    action: 'end-hold',
    after: async () => {
      expect(await bookings()).toMatchObject([{ status: 'expired' }])
      // The payment is found later, and gets a free seat.
      await change(`update payment_orders set next_check_at = now()`)
      await runRounds(site.context)
      expect(await bookings()).toMatchObject([{ status: 'confirmed' }])
    },
  },
  {
    fault: 'a hold was never swept',
    inject: async () => {
      await hold(asha)
      await change(`update bookings set hold_expires_at = now() - interval '11 minutes'`)
    },
    kind: 'hold-past-end',
    action: 'ask',
    after: async () => expect(await mailKinds(asha)).toContain('booking.expired'),
  },
  {
    fault: 'a balance is overdue, and the gateway does not answer: it was paid',
    inject: async () => {
      const id = await book(asha)
      await checkOut(asha, (await openOrder(asha, id)).orderId, 'lost')
      await change(`update bookings set balance_due = '2025-04-27'`)
      await runRounds(withGateway({ fetchOrder: silent }))
    },
    kind: 'balance-past-due',
    action: 'ask',
    after: async () => expect(await bookings()).toMatchObject([{ amountPaid: whole }]),
  },
  {
    fault: 'a balance is overdue, and its order was opened',
    inject: async () => {
      const id = await book(asha)
      await openOrder(asha, id)
      await change(`update bookings set balance_due = '2025-04-27'`)
      await runRounds(withGateway({ fetchOrder: silent }))
    },
    kind: 'balance-past-due',
    action: 'cancel',
    after: async () => {
      expect(await bookings()).toMatchObject([{ status: 'cancelled' }])
      expect(await mailKinds(asha)).toContain('booking.cancelled')
      await runRounds(site.context)
    },
  },
  {
    fault: 'a booking was confirmed by hand without a payment',
    inject: () => insertOffSite({ amountPaid: 0 }),
    kind: 'confirmed-unpaid',
    action: 'cancel',
  },
  {
    fault: 'the amount of a paid booking was changed by hand',
    inject: async () => {
      await book(asha)
      await change('update bookings set amount_paid = 100')
    },
    kind: 'confirmed-unpaid',
    action: 'recount',
    after: async () => expect(await bookings()).toMatchObject([{ amountPaid: deposit }]),
  },
  {
    fault: 'the same, and the whole payment goes back',
    inject: async () => {
      await book(asha)
      await change('update bookings set amount_paid = 100')
    },
    kind: 'confirmed-unpaid',
    action: 'cancel',
    after: async () => {
      await runRounds(site.context)
      const { db } = site.database
      expect(await db.selectFrom('refunds').select(['amount', 'status']).execute()).toEqual([
        { amount: deposit, status: 'done' },
      ])
      expect(await bookings()).toMatchObject([{ amountPaid: deposit, paymentStatus: 'refunded' }])
    },
  },
  {
    fault: 'a departure was cancelled, and a booking stayed',
    inject: async () => {
      await book(asha)
      await damage(
        `update trip_schedules set group_decision = 'cancelled',
          group_decided_at = now() - interval '1 hour' where id = ${turkey}`,
      )
    },
    kind: 'cancellation-unfinished',
    action: 'cancel',
    after: async () => {
      await runRounds(site.context)
      expect(await refundStates()).toEqual(['done'])
    },
  },
  {
    fault: 'the gateway refuses a refund',
    inject: refuseRefund,
    kind: 'refund-failed',
    action: 'retry',
    after: async () => {
      await runRounds(site.context)
      expect(await refundStates()).toEqual(['done'])
      expect(await bookings()).toMatchObject([{ paymentStatus: 'refunded' }])
    },
  },
  {
    fault: 'the gateway refuses a refund, and the club pays by bank transfer',
    inject: refuseRefund,
    kind: 'refund-failed',
    action: 'by-hand',
    form: payout,
    after: async () => {
      await runRounds(site.context)
      expect(await refundStates()).toEqual(['done'])
      expect(await bookings()).toMatchObject([{ paymentStatus: 'refunded' }])
      const mail = (await mailsTo(site, asha.email)).at(-1)
      expect(mail?.content.text).toContain(
        'by bank transfer. The reference is UTR 4711. Your credit note is CN/25-26/000001.',
      )
    },
  },
  {
    fault: 'the gateway does not answer about a refund',
    inject: async () => {
      await cancel(asha, await book(asha))
      await runRounds(withGateway({ refund: silent }))
      await change(`update refunds set created_at = now() - interval '2 hours'`)
    },
    kind: 'refund-slow',
    action: 'send',
    after: async () => expect(await refundStates()).toEqual(['done']),
  },
  {
    fault: 'a refund fails because of a fault of ours',
    inject: async () => {
      await cancel(asha, await book(asha))
      const broken = withGateway({ refund: () => Promise.reject(new Error('a fault of ours')) })
      await expect(runRounds(broken)).rejects.toThrow('a fault of ours')
      await change(`update refunds set created_at = now() - interval '2 hours'`)
    },
    kind: 'refund-slow',
    action: 'by-hand',
    form: payout,
    after: async () => expect(await refundStates()).toEqual(['done']),
  },
  {
    fault: 'a booking that was paid outside the site is cancelled',
    inject: async () => cancel(asha, await insertOffSite({}), whole),
    kind: 'refund-by-hand',
    action: 'by-hand',
    form: payout,
    after: async () => expect(await bookings()).toMatchObject([{ paymentStatus: 'refunded' }]),
  },
  {
    fault: 'a booking that was paid outside the site is moved to a cheaper departure',
    inject: async () => {
      const dear = await insertDeparture(site.database.db, 1, {
        departureDate: '2025-09-20',
        priceTier: 3,
      })
      const price = { totalAmount: dearer, amountPaid: dearer }
      const id = await insertOffSite({ tripScheduleId: dear, ...price })
      const move = { from: dear, to: turkey, paid: dearer, refund: dearer - whole, balance: 0 }
      const url = `/api/admin/bookings/${id}/move`
      await site.request.post(url).set(fromPage(cookie)).send(move).expect(200)
    },
    kind: 'refund-by-hand',
    action: 'by-hand',
    form: payout,
    after: async () => {
      expect(await bookings()).toMatchObject([{ status: 'confirmed', amountPaid: whole }])
      expect(await paidByHand()).toEqual([{ amount: dearer - whole, reference: 'UTR 4711' }])
      // Cancelling it later owes what is left, and nothing twice.
      const { id } = await site.database.db
        .selectFrom('bookings')
        .select('id')
        .executeTakeFirstOrThrow()
      await cancel(asha, id, whole)
      const [fault] = faultsOf(await look(), 'refund-by-hand') as [Fault]
      expect(fault.facts).toContain('₹2,00,000')
      await resolve('refund-by-hand', fault, 'by-hand', payout).expect(200)
      expect(await bookings()).toMatchObject([{ paymentStatus: 'refunded' }])
    },
  },
  ...[
    ['is not JSON', '{"event":'],
    ['has no event', '{}'],
    ['lacks its payment', '{"event":"payment.captured","payload":{}}'],
    [
      'has a negative amount',
      event('payment.captured', { id: 'pay_1', order_id: 'o', amount: -1 }),
    ],
    [
      'is about an order that is not ours',
      event('payment.captured', {
        id: 'pay_1',
        entity: 'payment',
        order_id: 'order_OfSomeoneElse',
        amount: deposit,
        currency: 'INR',
        status: 'captured',
        captured: true,
      }),
    ],
  ].map(([what, body]): Case => ({
    fault: `an event ${what}`,
    inject: () => send(body as string),
    kind: 'event-not-understood',
    action: 'dismiss',
    form: reason,
  })),
  {
    fault: 'the gateway reports a refund that we did not ask for',
    inject: async () => {
      await book(asha)
      const { gatewayId } = await site.database.db
        .selectFrom('payments')
        .select('gatewayId')
        .executeTakeFirstOrThrow()
      await send(
        event('refund.processed', {
          id: 'rfnd_ByHand',
          entity: 'refund',
          payment_id: gatewayId,
          amount: deposit,
          currency: 'INR',
          status: 'processed',
        }),
      )
    },
    kind: 'event-not-understood',
    action: 'dismiss',
    form: reason,
  },
  {
    fault: 'the gateway pays a refund out that was marked as paid out by hand',
    inject: async () => {
      await cancel(asha, await book(asha))
      const id = 'rfnd_Pending'
      await runRounds(
        withGateway({
          refund: (request) => Promise.resolve({ ...request, id, status: 'pending' }),
        }),
      )
      await change(`update refunds set created_at = now() - interval '8 days'`)
      const [slow] = faultsOf(await look(), 'refund-slow') as [Fault]
      await resolve('refund-slow', slow, 'by-hand', payout).expect(200)
      const { paymentId } = await site.database.db
        .selectFrom('payments')
        .select('gatewayId as paymentId')
        .executeTakeFirstOrThrow()
      await send(
        event('refund.processed', {
          id,
          entity: 'refund',
          payment_id: paymentId,
          amount: deposit,
          currency: 'INR',
          status: 'processed',
        }),
      )
      const [found] = faultsOf(await look(), 'event-not-understood') as [Fault]
      expect(found.facts).toContain('so the member has the money twice')
    },
    kind: 'event-not-understood',
    action: 'dismiss',
    form: reason,
  },
  ...(['retry', 'by-hand', 'dismiss'] as const).map((action): Case => ({
    fault: `a refund was paid out and came back (${action})`,
    inject: async () => {
      await cancel(asha, await book(asha))
      // Pays it out, and hears of it.
      await runRounds(site.context)
      await runRounds(site.context)
      const { refundId, paymentId } = await site.database.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.paymentId')
        .select(['refunds.gatewayId as refundId', 'payments.gatewayId as paymentId'])
        .executeTakeFirstOrThrow()
      // The gateway has the money again.
      await damage('delete from sandbox_refunds')
      await send(
        event('refund.failed', {
          id: refundId,
          entity: 'refund',
          payment_id: paymentId,
          amount: deposit,
          currency: 'INR',
          status: 'failed',
        }),
      )
    },
    kind: 'refund-returned',
    action,
    form: { retry: {}, 'by-hand': payout, dismiss: reason }[action],
    after: async () => {
      const isOpen = action === 'retry'
      expect(await refundStates()).toEqual([isOpen ? 'queued' : 'done'])
      expect(await bookings()).toMatchObject([{ paymentStatus: isOpen ? 'paid' : 'refunded' }])
      await runRounds(site.context)
      expect(await refundStates()).toEqual(['done'])
      expect(await bookings()).toMatchObject([{ paymentStatus: 'refunded' }])
      expect(await paidByHand()).toEqual(
        action === 'by-hand' ? [{ amount: deposit, reference: 'UTR 4711' }] : [],
      )
    },
  })),
  {
    fault: 'a member paid the fee of the gateway on top of the order',
    inject: async () => {
      await book(asha)
      await change('update payments set fee = 118000')
    },
    kind: 'payment-differs',
    action: 'note',
    form: reason,
  },
  {
    fault: 'an order was never answered by the gateway, and is paid',
    inject: async () => {
      const { id } = await hold(asha)
      await checkOut(asha, (await openOrder(asha, id)).orderId, 'lost')
      await change(`update payment_orders set created_at = now() - interval '2 hours'`)
      await change(`update bookings set status = 'expired', ended_by = 'hold'`)
    },
    kind: 'order-unanswered',
    action: 'ask',
    after: async () => expect(await bookings()).toMatchObject([{ status: 'confirmed' }]),
  },
  {
    fault: 'the gateway does not know an order',
    inject: async () => {
      await openOrder(asha, (await hold(asha)).id)
      await damage('delete from sandbox_orders')
      await change(`update payment_orders set created_at = now() - interval '2 hours'`)
      await change(`update bookings set status = 'expired', ended_by = 'hold'`)
    },
    kind: 'order-unanswered',
    action: 'stop-asking',
    form: reason,
  },
  ...(['send', 'discard'] as const).map((action): Case => ({
    fault: `a message could not be sent (${action})`,
    inject: async () => {
      await book(asha)
      await change(`update outbox set failed_at = now(), last_reason = 'recipient-refused'
          where kind = 'booking.confirmed'`)
    },
    kind: 'message-not-sent',
    action,
    ...(action === 'discard' && { form: reason }),
  })),
  {
    fault: 'the payments of a booking do not add up',
    inject: async () => {
      await book(asha)
      await change(`update bookings set amount_paid = amount_paid + 100`)
    },
    kind: 'booking-sum',
    action: 'recount',
    after: async () => expect(await bookings()).toMatchObject([{ amountPaid: deposit }]),
  },
  {
    fault: 'an ended hold has a payment that its sum does not have',
    inject: async () => {
      await book(asha)
      await damage(
        `update bookings set amount_paid = 0, status = 'expired', payment_status = 'failed', ended_by = 'hold'`,
      )
    },
    kind: 'booking-sum',
    action: 'settle',
    form: reason,
  },
  {
    fault: 'the parts of a plan do not add up',
    inject: async () => {
      await book(asha)
      await change(`update bookings set payment_plan = payment_plan || '{"balance": 1}'`)
    },
    kind: 'plan-sum',
    action: 'settle',
    form: reason,
  },
  {
    fault: 'an order is refunded by its state, and its money is kept',
    inject: async () => {
      await book(asha)
      await change(`update payment_orders set status = 'refunded'`)
    },
    kind: 'order-state',
    action: 'recount',
  },
  {
    fault: 'more was refunded than was paid',
    inject: async () => {
      await cancel(asha, await book(asha))
      await runRounds(site.context)
      await damage('update refunds set amount = amount + 100')
    },
    kind: 'refunds-exceed',
    action: 'settle',
    form: reason,
  },
  {
    fault: 'a receipt is missing',
    inject: async () => {
      await book(asha)
      await damage('delete from receipts', 'delete from receipt_years')
    },
    kind: 'receipt-missing',
    action: 'issue',
  },
  {
    fault: 'the numbers of receipts have a gap',
    inject: async () => {
      await book(asha)
      await damage('update receipts set number = 2', 'update receipt_years set last_number = 2')
    },
    kind: 'receipt-gap',
    action: 'settle',
    form: reason,
  },
  {
    fault: 'an order has failed by its state, and its payment is booked',
    inject: async () => {
      await book(asha)
      await change(`update payment_orders set status = 'failed'`)
    },
    kind: 'order-state',
    action: 'recount',
    after: async () => {
      const orders = await site.database.db.selectFrom('paymentOrders').select('status').execute()
      expect(orders).toEqual([{ status: 'paid' }])
    },
  },
  {
    fault: 'a receipt is numbered for a payment that goes back',
    inject: async () => {
      await leaveThePayment()
      await change(`insert into refunds (booking_id, payment_id, amount, reason, status, requested_on, done_at, done_on)
        select o.booking_id, p.id, p.amount, 'late', 'done', '2025-05-01', now(), '2025-05-01'
        from payments p join payment_orders o on o.id = p.payment_order_id`)
      await change(`update payment_orders set status = 'refunded'`)
      await change(`insert into receipt_years (year, last_number) values ('2025-26', 1)`)
      await change(`insert into receipts (year, number, label, payment_id, gst, tcs, issued_on, facts)
        select '2025-26', 1, 'FF/25-26/000001', id, 0, 0, '2025-05-01', '{}' from payments`)
    },
    kind: 'receipt-unfounded',
    action: 'settle',
    form: reason,
  },
  {
    fault: 'a payment is refunded by hand, and the booking stays',
    inject: async () => {
      await book(asha)
      await change(`insert into refunds (booking_id, payment_id, amount, reason, requested_on)
        select o.booking_id, p.id, 2000000, 'club', '2025-05-01'
        from payments p join payment_orders o on o.id = p.payment_order_id`)
    },
    kind: 'seat-refunded',
    action: 'cancel',
    after: async () => {
      await runRounds(site.context)
      expect(await bookings()).toMatchObject([{ status: 'cancelled', paymentStatus: 'refunded' }])
      const back = await site.database.db
        .selectFrom('refunds')
        .select('amount')
        .orderBy('id')
        .execute()
      expect(back.map(({ amount }) => amount)).toEqual([2_000_000, deposit - 2_000_000])
      // Nothing is left to pay by hand.
      expect((await mailsTo(site, clubEmail)).map(({ kind }) => kind)).not.toContain(
        'refund.by-hand',
      )
    },
  },
  ...(['withdraw', 'add-seats'] as const).map((action): Case => ({
    fault: `a departure lost the seats that it has offered (${action})`,
    inject: async () => {
      await book(asha)
      await change(`insert into waitlist (user_id, trip_schedule_id, offered_until)
        values (${ravi.id}, ${turkey}, now() + interval '1 day')`)
      await change(`update trip_schedules set spots_total = 1 where id = ${turkey}`)
    },
    kind: 'offers-exceed',
    action,
    after: async () => {
      const { db } = site.database
      const [entry] = await db.selectFrom('waitlist').select(['offeredUntil', 'endedAt']).execute()
      const isKept = action === 'add-seats'
      expect(entry).toEqual({ offeredUntil: isKept ? expect.any(Date) : null, endedAt: null })
      // The round offers nothing that is not free.
      await runRounds(site.context)
    },
  })),
  {
    fault: 'a departure is oversold',
    inject: async () => {
      await book(asha)
      await book(ravi)
      await damage(`update trip_schedules set spots_total = 1 where id = ${turkey}`)
    },
    kind: 'oversold',
    action: 'add-seats',
  },
  {
    fault: 'a phone was stored without a digit, before it had a canonical form',
    inject: () => change(`update users set phone = '+91984501122' where id = ${asha.id}`),
    kind: 'phone-form',
    action: 'settle',
    form: reason,
  },
]

test('nothing is listed while members book, pay and cancel in the ordinary ways', async () => {
  const id = await book(asha)
  const late = await hold(ravi)
  await checkOut(ravi, (await openOrder(ravi, late.id)).orderId, 'twice')
  await runRounds(site.context)
  await cancel(asha, id)
  await runRounds(site.context)
  await runRounds(site.context)
  await checkSums(site.context)
  const answer = await look()
  expect(kindsOf(answer)).toEqual({})
  expect(answer).toMatchObject({ sumsCheckedAt: expect.any(String) })
  expect(answer.kinds).toHaveLength(checks.length)
  expect(await countOf()).toBe(0)
})

/** Opens the booking and the departure of a fault, to which the page links. */
async function openPagesOf({ bookingId, departureId }: Fault) {
  const open = (url: string) => site.request.get(url).set(fromPage(cookie)).expect(200)
  if (bookingId !== null) await open(`/api/admin/bookings/${bookingId}`)
  if (departureId !== null) await open(`/api/admin/departures/${departureId}`)
}

test.each(cases)('$fault: $kind, resolved by $action', async ({ inject, kind, action, ...of }) => {
  await inject()
  await checkSums(site.context, { olderThanMinutes: 0 })
  const found = await look()
  expect(kindsOf(found)).toEqual({ [kind]: 1 })
  expect(await countOf()).toBe(1)
  const [fault] = faultsOf(found, kind) as [Fault]
  await openPagesOf(fault)
  const answered = await resolve(kind, fault, action, of.form)
  expect(kindsOf(answered.body as Integrity)).toEqual({})
  expect(await countOf()).toBe(0)
  const entry = (await auditOf(site)).at(-1)
  expect(entry).toMatchObject({ action: 'fault.resolved', operator: 'Meera' })
  expect(entry?.details).toMatchObject(of.form ?? {})
  await of.after?.()
  await checkSums(site.context, { olderThanMinutes: 0 })
  expect(kindsOf(await look())).toEqual({})
})

test('phones that are no number with its country code are named with whom they belong to, until they are corrected', async () => {
  await change(`update users set phone = '98450 1122' where id = ${asha.id}`)
  await change(`update users set phone = '+919845011223' where id = ${ravi.id}`)
  await change(`insert into departure_hotels (id, departure_id, name, address, phone, first_night, nights)
    values (7, ${turkey}, 'Kelebek', 'Göreme', 'ask the desk', '2025-08-14', 3),
      (8, ${turkey}, 'Sofa', 'Istanbul', '+902125550100', '2025-08-17', 1)`)
  await checkSums(site.context, { olderThanMinutes: 0 })
  const member = `The phone of the member ${asha.id} is not a number with its country code.`
  expect(faultsOf(await look(), 'phone-form')).toMatchObject([
    {
      departureId: turkey,
      facts: 'The phone of the hotel 7 is not a number with its country code.',
    },
    { key: `member-${asha.id}`, departureId: null, facts: member },
  ])
  await change(`update departure_hotels set phone = null`)
  await site.request
    .patch(`/api/admin/users/${asha.id}/contact`)
    .set(fromPage(cookie))
    .send({ before: { phone: '98450 1122' }, after: { phone: '098450 11224' }, ...reason })
    .expect(200)
  const { body } = await site.request.post(`${path}/check`).set(fromPage(cookie)).expect(200)
  expect(kindsOf(body as Integrity)).toEqual({})
})

test('every action of every check resolves a fault above, or leaves one that it cannot resolve', () => {
  const proved = new Set(cases.map(({ kind, action }) => `${kind} ${action}`))
  const all = checks.flatMap(({ kind, repairs }) =>
    Object.keys(repairs).map((action) => `${kind} ${action}`),
  )
  // `ask` of an unpaid booking and `settle` of a refund are proved by other kinds.
  expect(all.filter((one) => !proved.has(one))).toEqual([
    'confirmed-unpaid ask',
    'seat-refunded settle',
  ])
})

test.each<[string, Partial<Finding>, string]>([
  [
    'message-not-sent',
    { figures: { kind: 'inquiry.notice', recipient: 'a@b.example', reason: 'busy' } },
    '“Inquiry: notice” to a@b.example. The server asked us to try again later.',
  ],
  [
    'refund-slow',
    { amount: 100, figures: { status: 'queued', attempts: 1, payment: 'pay_1' } },
    '₹1 of payment pay_1 could not be sent in 1 attempt.',
  ],
  ['offers-exceed', { figures: { offered: 1, free: 0 } }, '1 seat is offered, and 0 are free.'],
  ['offers-exceed', { figures: { offered: 2, free: 1 } }, '2 seats are offered, and 1 is free.'],
  [
    'receipt-gap',
    { key: '2025-26', figures: { count: 1, last: 2 } },
    'The year 2025-26 has 1 receipt, and its last number is 2.',
  ],
])('%s is described with %j', (kind, found, words) => {
  expect(findCheck(kind)?.describe(found as Finding)).toBe(words)
})

test('a settled sum comes back when its figures change', async () => {
  await book(asha)
  await damage('update receipts set number = 3', 'update receipt_years set last_number = 3')
  await checkSums(site.context)
  const [gap] = faultsOf(await look(), 'receipt-gap') as [Fault]
  await resolve('receipt-gap', gap, 'settle', reason).expect(200)
  expectProblem(await resolve('receipt-gap', gap, 'settle', reason), 'FAULT_CHANGED', 409)
  await book(ravi)
  const { body } = await site.request.post(`${path}/check`).set(fromPage(cookie)).expect(200)
  expect(kindsOf(body as Integrity)).toEqual({ 'receipt-gap': 1 })
})

test('a sum that has changed since it was checked is shown as it is after a refusal', async () => {
  await book(asha)
  await damage('update receipts set number = 3', 'update receipt_years set last_number = 3')
  await checkSums(site.context)
  const [gap] = faultsOf(await look(), 'receipt-gap') as [Fault]
  await book(ravi)
  expectProblem(await resolve('receipt-gap', gap, 'settle', reason), 'FAULT_CHANGED', 409)
  const [changed] = faultsOf(await look(), 'receipt-gap') as [Fault]
  expect(changed.facts).not.toBe(gap.facts)
  await resolve('receipt-gap', changed, 'settle', reason).expect(200)
})

it('is counted on Today by its kind, the one that has waited longest at the start', async () => {
  await openOrder(asha, (await hold(asha)).id)
  await change(`update payment_orders set created_at = now() - interval '2 hours'`)
  await change(`update bookings set status = 'expired', ended_by = 'hold'`)
  await send('{}')
  const found = await look()
  const { body } = await site.request.get('/api/admin/open-work').set(fromPage(cookie))
  const { integrity } = body as OpenWork
  expect(kindsOf(found)).toEqual({ 'order-unanswered': 1, 'event-not-understood': 1 })
  expect(integrity.kinds).toEqual(
    [
      ['order-unanswered', 'payment order without an answer'] as const,
      ['event-not-understood', 'gateway event not understood'] as const,
    ].map(([kind, words]) => ({
      kind,
      open: 1,
      words,
      due: faultsOf(found, kind)[0]?.since,
    })),
  )
  expect(integrity).toMatchObject({ first: 'order-unanswered', due: integrity.kinds[0]?.due })
})

describe('an action', () => {
  it('that finds nothing at the gateway says so, and leaves the fault', async () => {
    const id = await book(asha)
    await openOrder(asha, id)
    await change(`update bookings set balance_due = '2025-04-27'`)
    const [fault] = faultsOf(await look(), 'balance-past-due') as [Fault]
    const answer = await resolve('balance-past-due', fault, 'ask')
    expectProblem(answer, 'REPAIR_REFUSED', 409)
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('no payment') })
    expect(await countOf()).toBe(1)
  })

  it('that the gateway does not answer changes nothing', async () => {
    await loseThePayment()
    const [fault] = faultsOf(await look(), 'hold-past-end') as [Fault]
    const context = withGateway({ fetchOrder: silent })
    const actor = { operator: null, operatorId: null, role: null, session: null, address: null }
    const repair = { kind: 'hold-past-end', key: fault.key, action: 'ask' }
    await expect(
      resolveFault(context, actor, {
        ...repair,
        resolution: { mark: fault.mark },
      }),
    ).rejects.toMatchObject({ code: 'GATEWAY_UNAVAILABLE' })
    expect(await bookings()).toMatchObject([{ status: 'pending' }])
  })

  it('marks no refund as paid out by hand while the gateway is asked for it', async () => {
    await cancel(asha, await book(asha))
    await change(`update refunds set created_at = now() - interval '2 hours'`)
    let answer: Response | undefined
    await runRounds(
      withGateway({
        refund: async (request) => {
          const [fault] = faultsOf(await look(), 'refund-slow') as [Fault]
          answer = await resolve('refund-slow', fault, 'by-hand', payout)
          return site.context.payments.refund(request)
        },
      }),
    )
    expectProblem(answer!, 'REPAIR_REFUSED', 409)
    expect(await refundStates()).toEqual(['done'])
    expect(await paidByHand()).toEqual([])
  })

  it.each([
    ['a payment', leaveThePayment],
    [
      'a booking',
      async () => {
        await book(asha)
        await damage(`update bookings set status = 'expired', ended_by = 'hold', ended_at = now()`)
      },
    ],
  ] as const)('guarantees the departure with the eighth seat, given to %s', async (_, inject) => {
    await inject()
    const { db } = site.database
    for (let seat = 0; seat < 7; seat += 1) {
      await insertOffSite({
        userId: await insertUser(db, {
          email: `traveller-${seat}@mail.example`,
          emailVerifiedAt: new Date(),
        }),
      })
    }
    const [fault] = faultsOf(await look(), 'paid-without-seat') as [Fault]
    expect((await resolve('paid-without-seat', fault, 'give-seat')).status).toBe(200)
    expect(
      await db
        .selectFrom('tripSchedules')
        .select('groupDecision')
        .where('id', '=', turkey)
        .executeTakeFirst(),
    ).toEqual({ groupDecision: 'guaranteed' })
    const told = await db
      .selectFrom('outbox')
      .select('recipient')
      .where('kind', '=', 'booking.guaranteed')
      .execute()
    expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(7)
    expect(told).toHaveLength(7)
    expect(await mailKinds(asha)).not.toContain('booking.guaranteed')
  })

  it('gives no seat of a full departure', async () => {
    await leaveThePayment()
    const { db } = site.database
    for (let seat = 0; seat < 12; seat += 1) {
      await insertOffSite({ userId: await insertUser(db) })
    }
    const [fault] = faultsOf(await look(), 'paid-without-seat') as [Fault]
    const answer = await resolve('paid-without-seat', fault, 'give-seat')
    expectProblem(answer, 'NO_SEAT_LEFT', 409)
    expect(await countOf()).toBe(1)
  })

  it('needs its reason, the fault that was seen, and a name that exists', async () => {
    await refuseRefund()
    const [fault] = faultsOf(await look(), 'refund-failed') as [Fault]
    const { body } = await resolve('refund-failed', fault, 'by-hand', { reason: 'Paid it' })
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { reference: expect.any(String) },
    })
    const old = { ...fault, mark: 'another' }
    expectProblem(await resolve('refund-failed', old, 'retry'), 'FAULT_CHANGED', 409)
    expectProblem(await resolve('refund-failed', fault, 'forget'), 'NOT_FOUND', 404)
    expectProblem(await resolve('nothing', fault, 'retry'), 'NOT_FOUND', 404)
    expect(await refundStates()).toEqual(['failed'])
  })
})

describe('events that the club cannot make use of', () => {
  it('are counted once, however often they come, and at most a thousand wait', async () => {
    await send('{}')
    await send('{}')
    const { db } = site.database
    const kept = await db.selectFrom('paymentEventFaults').select('times').execute()
    expect(kept).toEqual([{ times: 2 }])
    await change(`insert into payment_event_faults (id, reason)
      select 'event-of-' || n, 'malformed' from generate_series(1, 999) n`)
    await send('{}', 'event-2')
    expect(await countOf()).toBe(1000)
  })

  it('are deleted 90 days after they were dismissed', async () => {
    await send('{}')
    await send('{"event":', 'event-2')
    await change(`update payment_event_faults set dismissed_at = now() - interval '91 days'
      where id = 'event-1'`)
    await cleanUp(site.context)
    const left = await site.database.db.selectFrom('paymentEventFaults').select('id').execute()
    expect(left).toEqual([{ id: 'event-2' }])
  })
})
