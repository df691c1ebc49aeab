import type { GatewayComparison } from '@farandfew/domain/integrity/admin-integrity.ts'
import { sql } from 'kysely'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { compareWithGateway } from '../../../src/club/integrity/gateway-comparison.service.ts'
import type { PaymentGateway } from '../../../src/platform/ports/payments/payment-gateway.ts'
import { createRazorpayGateway } from '../../../src/platform/ports/payments/razorpay/razorpay-gateway.ts'
import { auditOf, openConsole, openConsoleAs } from '../../harness/console.ts'
import { memberCalls } from '../../harness/member-calls.ts'
import { fromPage, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { account, RazorpayServer } from '../../platform/ports/payments/razorpay-server.ts'

/** Hidden Gems of Turkey, 14 August 2025: a seat costs INR 2 Lacs. */
const turkey = 7
const deposit = 5_000_000

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
const hold = async (member: SignedIn) => (await calls.hold(member, turkey)).id
const admin = (url: string, body: object, from = cookie) =>
  site.request.post(`/api/admin${url}`).set(fromPage(from)).send(body)
const change = (statement: string) => sql.raw(statement).execute(site.database.db)

/** Holds a seat and pays the deposit. Returns the booking's id, and that of the payment unless its answer is lost. */
async function book(member: SignedIn, outcome = 'paid') {
  const id = await hold(member)
  const { orderId } = await openOrder(member, id)
  const { body } = await as(member, '/api/payments/sandbox', { orderId, outcome }).expect(200)
  const report = body as { paymentId: string }
  if (outcome !== 'lost')
    await as(member, '/api/payments/verify', { orderId, ...report }).expect(200)
  return { id, orderId, paymentId: report.paymentId }
}

/** Books, and cancels with all of it back. Returns the id of the refund too. */
async function bookAndCancel(member: SignedIn) {
  const booked = await book(member)
  await as(member, `/api/bookings/${booked.id}/cancel`, { refund: deposit }).expect(200)
  await runRounds(site.context)
  const { gatewayId } = await site.database.db
    .selectFrom('refunds')
    .select('gatewayId')
    .where('bookingId', '=', booked.id)
    .executeTakeFirstOrThrow()
  return { ...booked, refundId: gatewayId! }
}

/** Everything was two days ago, when a refund was sent as well. */
async function passTwoDays(): Promise<void> {
  const times = {
    payment_orders: ['created_at'],
    payments: ['received_at'],
    refunds: ['created_at', 'done_at'],
    sandbox_payments: ['captured_at', 'created_at'],
    sandbox_refunds: ['created_at'],
  }
  const older = (column: string) => `${column} = ${column} - interval '2 days'`
  for (const [table, columns] of Object.entries(times))
    await change(`update ${table} set ${columns.map(older).join()}`)
  await change('update refunds set sent_on = sent_on - 2, done_on = done_on - 2')
}

const compare = async (days = 31) =>
  (await admin('/integrity/gateway', { days }).expect(200)).body as GatewayComparison

const moved = (received: number, refunded = 0) => ({
  ...{ received, refunded, kept: received - refunded },
})

it('finds no difference where both have the same, beside transfers and what was paid by hand', async () => {
  await bookAndCancel(asha)
  // The second payment goes back.
  const { id } = await book(ravi, 'twice')
  await runRounds(site.context)
  const received = { receivedOn: site.context.clock.today(), reference: 'UTR 1' }
  const transfer = { paid: deposit, amount: 1_000_000, ...received }
  await admin(`/bookings/${id}/transfers`, transfer).expect(200)
  await change(`insert into refunds (booking_id, payment_id, amount, reason, status, reference, requested_on, sent_on, done_on, done_at)
    select ${id}, id, 1000, 'goodwill', 'done', 'UTR 2', '2025-05-01', '2025-05-01', '2025-05-01', now()
    from payments where gateway_id = 'UTR 1'`)
  await passTwoDays()
  const sums = moved(3 * deposit, 2 * deposit)
  const { until, from, ...rest } = await compare()
  expect(rest).toEqual({ gateway: sums, club: sums, total: 0, differences: [] })
  expect(new Date(until).getTime() - new Date(from).getTime()).toBe(31 * 86_400_000)
  const minutesAgo = (Date.now() - new Date(until).getTime()) / 60_000
  expect([Math.floor(minutesAgo), new Date(until).getUTCSeconds()]).toEqual([15, 0])
  expect((await auditOf(site)).at(-1)).toMatchObject({
    action: 'gateway.compared',
    details: { days: 31, differences: 0 },
  })
})

it('names a payment that is only at the gateway, with its booking', async () => {
  const { id } = await book(asha, 'lost')
  await passTwoDays()
  expect(await compare()).toMatchObject({
    gateway: moved(deposit),
    club: moved(0),
    total: 1,
    differences: [{ kind: 'payment', gateway: deposit, club: null, bookingId: id }],
  })
})

it('names a payment and a refund that are only in the books, with the booking', async () => {
  const { id, paymentId, refundId } = await bookAndCancel(asha)
  await passTwoDays()
  await change('delete from sandbox_refunds')
  const ofRefund = { kind: 'refund', id: refundId, gateway: null, club: deposit, bookingId: id }
  expect(await compare()).toMatchObject({
    gateway: moved(deposit),
    club: moved(deposit, deposit),
    differences: [ofRefund],
  })
  // Also one that was sent long ago and never paid out.
  await change(
    "update refunds set status = 'sent', done_at = null, done_on = null, created_at = created_at - interval '1 day'",
  )
  expect(await compare()).toMatchObject({ differences: [ofRefund] })
  await change('delete from sandbox_payments')
  const ofPayment = { ...ofRefund, kind: 'payment', id: paymentId }
  expect(await compare()).toMatchObject({
    gateway: moved(0),
    total: 2,
    differences: expect.arrayContaining([ofPayment, ofRefund]) as object,
  })
})

it('leaves out a refund of the last minutes that was not paid out yet, on whatever day the club is', async () => {
  await bookAndCancel(asha)
  await change("update refunds set status = 'sent', done_at = null, done_on = null")
  expect((await compare()).differences).toEqual([])
})

it('names another amount, and what the club says was not paid by the gateway', async () => {
  const { refundId } = await bookAndCancel(asha)
  await passTwoDays()
  await change(`update sandbox_refunds set amount = amount - 1`)
  expect((await compare()).differences).toMatchObject([
    { kind: 'refund', id: refundId, gateway: deposit - 1, club: deposit },
  ])
  await change(`update refunds set reference = 'UTR 3'`)
  expect((await compare()).differences).toMatchObject([
    { kind: 'refund', id: refundId, gateway: deposit - 1, club: null },
  ])
})

it('counts the fee that a member paid on top as the gateway does', async () => {
  await book(asha)
  await passTwoDays()
  await change('update payments set fee = 100')
  await change('update sandbox_payments set amount = amount + 100')
  expect(await compare()).toMatchObject({ club: moved(deposit + 100), differences: [] })
})

describe('at the edge of the period', () => {
  const set = (table: string, column: string, minutes: number) =>
    change(
      `update ${table} set ${column} = now() - interval '31 days 15 minutes' + interval '${minutes} minutes'`,
    )

  it('has no difference where the two have a payment on other sides of its start', async () => {
    const { paymentId } = await book(asha)
    await set('payment_orders', 'created_at', -10)
    await set('sandbox_payments', 'captured_at', -5)
    await set('payments', 'received_at', 5)
    expect(await compare()).toMatchObject({ gateway: moved(0), club: moved(0), total: 0 })
    await set('sandbox_payments', 'captured_at', 5)
    expect(await compare()).toMatchObject({
      gateway: moved(deposit),
      club: moved(deposit),
      total: 0,
    })
    // Well inside the period it is one.
    await set('payment_orders', 'created_at', 30)
    await set('payments', 'received_at', 35)
    await set('sandbox_payments', 'captured_at', -5)
    expect(await compare()).toMatchObject({
      differences: [{ id: paymentId, gateway: null, club: deposit }],
    })
  })

  it('has no difference where the gateway has refunded before its start', async () => {
    await bookAndCancel(asha)
    await passTwoDays()
    await set('refunds', 'created_at', -10)
    await set('sandbox_refunds', 'created_at', -5)
    expect(await compare()).toMatchObject({ gateway: { refunded: 0 }, total: 0 })
  })

  it('leaves out the last minutes, in which the two may differ', async () => {
    await book(asha, 'lost')
    await change(`update sandbox_payments set captured_at = now() - interval '10 minutes'`)
    expect(await compare()).toMatchObject({ gateway: moved(0), total: 0 })
    await change(`update sandbox_payments set captured_at = now() - interval '17 minutes'`)
    expect(await compare()).toMatchObject({ total: 1 })
  })
})

describe('asked of Razorpay', () => {
  const server = new RazorpayServer()
  let gateway: PaymentGateway
  beforeAll(async () => {
    const apiUrl = await server.start()
    const timing = { requestMs: 30_000, totalMs: 60_000, pauseMs: 1 }
    gateway = createRazorpayGateway({ ...account, apiUrl }, timing)
  })
  beforeEach(() => server.reset())
  afterAll(() => server.stop())

  /** The sandbox's payments and refunds. */
  async function fillServer(): Promise<void> {
    const { db } = site.database
    for (const { id, orderId, capturedAt, ...row } of await db
      .selectFrom('sandboxPayments')
      .selectAll()
      .execute())
      server.addPayment(orderId, {
        ...{ id, amount: row.amount, currency: row.currency },
        created_at: Math.floor(capturedAt!.getTime() / 1000),
      })
    for (const row of await db.selectFrom('sandboxRefunds').selectAll().execute())
      server.refunds.push({
        ...{ id: row.id, amount: row.amount, payment_id: row.paymentId, currency: 'INR' },
        ...{ status: 'processed', created_at: Math.floor(row.createdAt.getTime() / 1000) },
      })
  }
  const compareThere = (days = 31) =>
    compareWithGateway({ ...site.context, payments: gateway }, days)

  it('counts a payment on two pages once, and a failed refund as money that has not moved', async () => {
    const { id, paymentId, refundId } = await bookAndCancel(asha)
    await passTwoDays()
    await fillServer()
    const sums = moved(deposit, deposit)
    expect(await compareThere()).toMatchObject({ gateway: sums, club: sums, total: 0 })
    const { created_at } = server.payments[0]!
    const failed = { status: 'failed', captured: false, amount: 100, currency: 'INR', created_at }
    for (let count = 0; count < 99; count += 1) server.addPayment('order_Other', failed)
    server.payments.push(server.payments[0]!)
    expect(await compareThere()).toMatchObject({ gateway: sums, club: sums, total: 0 })
    server.refunds[0]!.status = 'failed'
    expect(await compareThere()).toMatchObject({
      gateway: moved(deposit),
      differences: [{ kind: 'refund', id: refundId, gateway: null, club: deposit, bookingId: id }],
    })
    // The books have neither the payment without an order nor the refund of a known payment.
    const alone = server.addPayment(null, { amount: 100, currency: 'INR', created_at })
    server.refunds.push({
      ...server.refunds[0],
      id: 'rfnd_Unknown',
      amount: 200,
      status: 'pending',
    })
    const { differences } = await compareThere()
    expect(differences).toHaveLength(3)
    expect(differences).toMatchObject(
      expect.arrayContaining(
        [
          { id: refundId, club: deposit },
          { id: 'rfnd_Unknown', gateway: 200, club: null, bookingId: id },
          { id: alone, gateway: 100, club: null, bookingId: null },
        ].map((row) => expect.objectContaining(row) as object),
      ) as object,
    )
    expect(server.payments.at(-2)!.id).toBe(paymentId)
  })

  it('asks for no more than 30 pages, and for a shorter period then', async () => {
    const created_at = Math.floor(Date.now() / 1000) - 2 * 24 * 60 * 60
    for (let count = 0; count < 1500; count += 1)
      server.addPayment('order_Other', { amount: 100, currency: 'INR', created_at })
    await expect(compareThere()).rejects.toMatchObject({
      errors: { days: 'Choose a shorter period: this has too many payments.' },
    })
    expect(server.calls).toHaveLength(16)
    expect(await compareThere(1)).toMatchObject({ gateway: moved(0), total: 0 })
  })
})

it('runs once at a time, and again after one that has ended, failed or died', async () => {
  let finish = () => {}
  const answered = new Promise<void>((resolve) => {
    finish = resolve
  })
  const asked: Date[] = []
  const slow: Partial<PaymentGateway> = {
    listMoves: async (from) => {
      asked.push(from)
      await answered
      return { payments: [], refunds: [] }
    },
  }
  const payments = Object.assign(Object.create(site.context.payments) as PaymentGateway, slow)
  const context = { ...site.context, payments }
  const runs = [1, 2, 3].map(() => compareWithGateway(context, 31))
  const refused = await Promise.any(runs.map((run) => run.catch((error: unknown) => error)))
  expect(refused).toMatchObject({ code: 'REQUEST_RUNNING' })
  expectProblem(await admin('/integrity/gateway', { days: 31 }), 'REQUEST_RUNNING', 409)
  finish()
  const ended = await Promise.allSettled(runs)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(asked).toHaveLength(1)
  await expect(compareWithGateway({ ...context, payments: failing() }, 31)).rejects.toMatchObject({
    message: 'no',
  })
  await compare()
  const key = `'gateway-comparison'`
  await change(`insert into club_settings (key, value, updated_at)
    values (${key}, 'true', now() - interval '50 seconds')`)
  expectProblem(await admin('/integrity/gateway', { days: 31 }), 'REQUEST_RUNNING', 409)
  await change(
    `update club_settings set updated_at = now() - interval '2 minutes' where key = ${key}`,
  )
  await compare()
})

const failing = () =>
  Object.assign(Object.create(site.context.payments) as PaymentGateway, {
    listMoves: () => Promise.reject(new Error('no')),
  })

it('takes no other periods than those of the console', async () => {
  expectProblem(await admin('/integrity/gateway', { days: 32 }), 'VALIDATION_FAILED', 400)
})

it('is refused to those who may not handle money', async () => {
  const reader = await openConsoleAs(site, 'read-only')
  expectProblem(await admin('/integrity/gateway', { days: 31 }, reader), 'ROLE_NOT_ALLOWED', 403)
})
