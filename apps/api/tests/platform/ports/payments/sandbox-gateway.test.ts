import { sql } from 'kysely'
import type { GatewayEvent } from '../../../../src/platform/ports/payments/payment-gateway.ts'
import type { SandboxWebhook } from '../../../../src/platform/ports/payments/sandbox/deliver-events.ts'
import {
  createSandboxGateway,
  isSandbox,
  type SandboxGateway,
} from '../../../../src/platform/ports/payments/sandbox/sandbox-gateway.ts'
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../support/index.ts'
import { failureOf } from './failure-of.ts'

const sessionSecret = 'a secret of the tests, forty characters.'
const wanted = {
  reference: 'booking-7-deposit',
  amount: 5_000_000,
  currency: 'INR',
  notes: { booking: '7' },
}

describe.each([
  ['embedded', createEmbeddedTestDatabase],
  ['postgres', () => createTestDatabase({ poolSize: 1 })],
] as const)('the sandbox on the %s database', (kind, create) => {
  let database: TestDatabase
  let gateway: SandboxGateway
  beforeEach(async () => {
    database = await create()
    gateway = createSandboxGateway(database.db, () => sessionSecret)
  })
  afterEach(() => database.close())

  /** Delivers what is due, and reads it as the club's webhook does. */
  async function events(from = gateway): Promise<GatewayEvent[]> {
    const received: GatewayEvent[] = []
    await from.deliverEvents(({ rawBody, headers }) => {
      const event = gateway.verifyWebhook({
        rawBody,
        signature: headers['x-razorpay-signature'],
        eventId: headers['x-razorpay-event-id'],
      })
      if (event) received.push(event)
      return Promise.resolve()
    })
    return received
  }

  /** Lets time pass for everything that is stored. */
  async function wait(seconds: number): Promise<void> {
    const by = sql`${seconds} * interval '1 second'`
    await sql`update sandbox_payments set captured_at = captured_at - ${by}`.execute(database.db)
    await sql`update sandbox_events set due_at = due_at - ${by}`.execute(database.db)
  }

  test('creates an order', async () => {
    const order = await gateway.createOrder(wanted)
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      amount: 5_000_000,
      currency: 'INR',
      status: 'created',
      payments: [],
    })
    expect(await gateway.fetchOrder(order.id)).toEqual(order)
    const rows = await database.db.selectFrom('sandboxOrders').selectAll().execute()
    expect(rows).toMatchObject([{ reference: wanted.reference, notes: { booking: '7' } }])
    expect(await events()).toEqual([])
  })

  test('a repeat returns the same order, and another amount is rejected', async () => {
    const order = await gateway.createOrder(wanted)
    expect(await gateway.createOrder(wanted)).toEqual(order)
    const failure = await failureOf(gateway.createOrder({ ...wanted, amount: 4_000_000 }))
    expect(failure).toMatchObject({ code: 'REFERENCE_REUSED', isPermanent: true })
    const other = await gateway.createOrder({ ...wanted, reference: 'booking-8-deposit' })
    expect(other.id).not.toBe(order.id)
  })

  test('paid: captured, signed and reported twice by events', async () => {
    const { id } = await gateway.createOrder(wanted)
    const { paymentId, signature } = await gateway.pay(id, 'paid')
    const parts = { orderId: id, paymentId: paymentId ?? '', signature: signature ?? '' }
    expect(gateway.verifySignature(parts)).toBe(true)
    const other = await gateway.createOrder({ ...wanted, reference: 'other' })
    expect(gateway.verifySignature({ ...parts, orderId: other.id })).toBe(false)
    const payment = {
      id: paymentId,
      orderId: id,
      amount: 5_000_000,
      currency: 'INR',
      status: 'captured',
    }
    expect(await gateway.fetchOrder(id)).toMatchObject({ status: 'paid', payments: [payment] })
    const received = await events()
    expect(received).toEqual([
      { id: expect.any(String), kind: 'paid', payment: { ...payment, paidAt: expect.any(Date) } },
      { id: expect.any(String), kind: 'paid', payment: { ...payment, paidAt: expect.any(Date) } },
    ])
    expect(received[0]?.id).not.toBe(received[1]?.id)
    expect(await events()).toEqual([])
  })

  test('declined: failed without a signature, and the order can be paid afterwards', async () => {
    const { id } = await gateway.createOrder(wanted)
    const declined = await gateway.pay(id, 'declined')
    expect(declined).toEqual({ paymentId: expect.any(String), signature: null })
    const failed = { id: declined.paymentId, status: 'failed', errorText: expect.any(String) }
    expect(await gateway.fetchOrder(id)).toMatchObject({ status: 'attempted', payments: [failed] })
    expect(await events()).toMatchObject([{ kind: 'failed', payment: failed }])
    const { paymentId } = await gateway.pay(id, 'paid')
    expect(await gateway.fetchOrder(id)).toMatchObject({
      status: 'paid',
      payments: [failed, { id: paymentId, status: 'captured' }],
    })
  })

  test('late: pending without a signature or events, until it is captured', async () => {
    const { id } = await gateway.createOrder(wanted)
    const late = await gateway.pay(id, 'late', { lateSeconds: 600 })
    expect(late).toEqual({ paymentId: expect.any(String), signature: null })
    const pending = { id: late.paymentId, status: 'pending' }
    expect(await gateway.fetchOrder(id)).toMatchObject({
      status: 'attempted',
      payments: [pending],
    })
    await wait(500)
    expect(await events()).toEqual([])
    expect((await gateway.fetchOrder(id)).status).toBe('attempted')
    const refund = { paymentId: late.paymentId ?? '', amount: 100, reference: 'r' }
    expect((await failureOf(gateway.refund(refund))).code).toBe('GATEWAY_REFUSED')
    await wait(101)
    const captured = { id: late.paymentId, status: 'captured' }
    expect(await gateway.fetchOrder(id)).toMatchObject({ status: 'paid', payments: [captured] })
    expect(await events()).toMatchObject([
      { kind: 'paid', payment: captured },
      { kind: 'paid', payment: captured },
    ])
  })

  test('late, unless the caller says when: after a hold has ended', async () => {
    const { id } = await gateway.createOrder(wanted)
    await gateway.pay(id, 'late')
    await wait(15 * 60)
    expect((await gateway.fetchOrder(id)).status).toBe('attempted')
    await wait(61)
    expect((await gateway.fetchOrder(id)).status).toBe('paid')
  })

  test('a payment that comes late can be the second one', async () => {
    const { id } = await gateway.createOrder(wanted)
    await gateway.pay(id, 'late', { lateSeconds: 600 })
    await gateway.pay(id, 'paid')
    await wait(601)
    const { payments } = await gateway.fetchOrder(id)
    expect(payments.map(({ status }) => status)).toEqual(['captured', 'captured'])
    expect(
      new Set((await events()).map((event) => 'payment' in event && event.payment.id)).size,
    ).toBe(2)
  })

  test('twice: two captured payments of one order, with the events of both', async () => {
    const { id } = await gateway.createOrder(wanted)
    const { paymentId, signature } = await gateway.pay(id, 'twice')
    expect(
      gateway.verifySignature({
        orderId: id,
        paymentId: paymentId ?? '',
        signature: signature ?? '',
      }),
    ).toBe(true)
    const { payments } = await gateway.fetchOrder(id)
    expect(payments.map(({ status, amount }) => [status, amount])).toEqual([
      ['captured', 5_000_000],
      ['captured', 5_000_000],
    ])
    const paid = await events()
    expect(paid.map(({ kind: what }) => what)).toEqual(Array(4).fill('paid'))
    expect(new Set(paid.map((event) => 'payment' in event && event.payment.id))).toEqual(
      new Set(payments.map((payment) => payment.id)),
    )
  })

  test('lost: only fetchOrder shows it', async () => {
    const { id } = await gateway.createOrder(wanted)
    expect(await gateway.pay(id, 'lost')).toEqual({ paymentId: null, signature: null })
    expect(await events()).toEqual([])
    expect(await gateway.fetchOrder(id)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'captured' }],
    })
  })

  test('an order is paid once, even from two tabs at once', async () => {
    const { id } = await gateway.createOrder(wanted)
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => gateway.pay(id, 'paid')),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const failure = await failureOf(gateway.pay(id, 'twice'))
    expect(failure).toMatchObject({ code: 'GATEWAY_REFUSED', isPermanent: true })
    expect((await gateway.fetchOrder(id)).payments).toHaveLength(1)
  })

  test('an unknown order is refused', async () => {
    for (const call of [gateway.fetchOrder('order_None'), gateway.pay('order_None', 'paid')])
      expect((await failureOf(call)).code).toBe('GATEWAY_REFUSED')
  })

  test('arguments are checked as for the real gateway', async () => {
    for (const call of [
      gateway.createOrder({ ...wanted, reference: 'a b' }),
      gateway.createOrder({ ...wanted, amount: 99 }),
      gateway.fetchOrder("order_'"),
      gateway.pay('7', 'paid'),
      gateway.refund({ paymentId: 'pay_1', amount: 100.5, reference: 'r' }),
    ])
      expect((await failureOf(call)).code).toBe('BAD_REQUEST')
  })

  describe('refunding', () => {
    let paymentId: string
    beforeEach(async () => {
      const { id } = await gateway.createOrder(wanted)
      paymentId = (await gateway.pay(id, 'paid')).paymentId ?? ''
      await events()
    })

    test('is processed at once, with an event', async () => {
      const refund = await gateway.refund({ paymentId, amount: 2_000_000, reference: 'refund-1' })
      expect(refund).toEqual({
        id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
        paymentId,
        amount: 2_000_000,
        status: 'processed',
      })
      expect(await events()).toEqual([{ id: expect.any(String), kind: 'refunded', refund }])
    })

    test('a repeat returns the same refund, without another event', async () => {
      const wantedRefund = { paymentId, amount: 3_000_000, reference: 'refund-1' }
      const refunds = await Promise.all(
        Array.from({ length: 5 }, () => gateway.refund(wantedRefund)),
      )
      expect(new Set(refunds.map(({ id }) => id)).size).toBe(1)
      expect(await events()).toHaveLength(1)
      const failure = await failureOf(gateway.refund({ ...wantedRefund, amount: 100 }))
      expect(failure.code).toBe('REFERENCE_REUSED')
    })

    test('a reference belongs to one payment', async () => {
      const { id } = await gateway.createOrder({ ...wanted, reference: 'other' })
      const other = (await gateway.pay(id, 'paid')).paymentId ?? ''
      await gateway.refund({ paymentId, amount: 100, reference: 'refund-1' })
      const failure = await failureOf(
        gateway.refund({ paymentId: other, amount: 100, reference: 'refund-1' }),
      )
      expect(failure.code).toBe('REFERENCE_REUSED')
    })

    test('refunds at once never exceed the payment', async () => {
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, (_, at) =>
          gateway.refund({ paymentId, amount: 1_000_000, reference: `refund-${at}` }),
        ),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
      const failure = await failureOf(
        gateway.refund({ paymentId, amount: 100, reference: 'refund-9' }),
      )
      expect(failure).toMatchObject({ code: 'GATEWAY_REFUSED', isPermanent: true })
    })

    test('an unknown or failed payment is refused', async () => {
      const { id } = await gateway.createOrder({ ...wanted, reference: 'other' })
      const declined = (await gateway.pay(id, 'declined')).paymentId ?? ''
      for (const wrong of ['pay_None', declined]) {
        const refund = { paymentId: wrong, amount: 100, reference: 'refund-1' }
        expect((await failureOf(gateway.refund(refund))).code).toBe('GATEWAY_REFUSED')
      }
    })

    test('an order stays paid after a refund', async () => {
      const { orderId } = (
        await database.db.selectFrom('sandboxPayments').select('orderId').execute()
      )[0]!
      await gateway.refund({ paymentId, amount: 5_000_000, reference: 'refund-1' })
      expect(await gateway.fetchOrder(orderId)).toMatchObject({
        status: 'paid',
        payments: [{ status: 'captured' }],
      })
    })
  })

  describe('delivering events', () => {
    const idOf = (webhook: SandboxWebhook) => webhook.headers['x-razorpay-event-id']
    const names = (webhooks: SandboxWebhook[]) =>
      webhooks.map(({ rawBody }) => (JSON.parse(rawBody.toString()) as { event: string }).event)
    let received: SandboxWebhook[]
    const receive = (webhook: SandboxWebhook) => {
      received.push(webhook)
      return Promise.resolve()
    }
    beforeEach(async () => {
      received = []
      const { id } = await gateway.createOrder(wanted)
      await gateway.pay(id, 'declined')
      const { paymentId } = await gateway.pay(id, 'paid')
      await gateway.refund({ paymentId: paymentId ?? '', amount: 100, reference: 'r' })
    })
    const inOrder = ['payment.failed', 'payment.captured', 'order.paid', 'refund.processed']

    test('in their order', async () => {
      expect(await gateway.deliverEvents(receive)).toBe(4)
      expect(names(received)).toEqual(inOrder)
      expect(await gateway.deliverEvents(receive)).toBe(0)
    })

    test('in rounds', async () => {
      expect(await gateway.deliverEvents(receive, { limit: 3 })).toBe(4)
      expect(names(received)).toEqual(inOrder)
    })

    test('out of order', async () => {
      await gateway.deliverEvents(receive, { arrange: (webhooks) => webhooks.toReversed() })
      expect(names(received)).toEqual(inOrder.toReversed())
    })

    test('twice, with the same id, body and signature', async () => {
      expect(await gateway.deliverEvents(receive, { times: 2 })).toBe(4)
      expect(received).toHaveLength(8)
      expect(new Set(received.map(idOf)).size).toBe(4)
      const [first, second] = received
      expect(second).toEqual(first)
    })

    test('again a minute later if the receiver fails, while the others arrive', async () => {
      let broken: SandboxWebhook | undefined
      const failure = await gateway
        .deliverEvents((webhook) => {
          if (broken && webhook !== broken) return receive(webhook)
          broken = webhook
          return Promise.reject(new Error('503'))
        })
        .catch((error: unknown) => error)
      expect(failure).toEqual(new Error('503'))
      expect(names(received)).toEqual(inOrder.slice(1))
      await wait(50)
      expect(await gateway.deliverEvents(receive)).toBe(0)
      await wait(11)
      expect(await gateway.deliverEvents(receive)).toBe(1)
      expect(received.at(-1)).toEqual(broken)
    })

    test('without a transaction, so that the receiver may use the same connection', async () => {
      const rows: number[] = []
      await gateway.deliverEvents(async () => {
        const orders = await database.db.selectFrom('sandboxOrders').selectAll().execute()
        rows.push(orders.length)
      })
      expect(rows).toEqual([1, 1, 1, 1])
    })
  })

  test('survives a restart', async () => {
    const { id } = await gateway.createOrder(wanted)
    const { paymentId, signature } = await gateway.pay(id, 'paid')
    const restarted = createSandboxGateway(database.db, () => sessionSecret)
    expect(await restarted.fetchOrder(id)).toMatchObject({ status: 'paid' })
    expect(
      restarted.verifySignature({
        orderId: id,
        paymentId: paymentId ?? '',
        signature: signature ?? '',
      }),
    ).toBe(true)
    expect(await events(restarted)).toHaveLength(2)
  })

  test('names itself', () => {
    expect([gateway.name, isSandbox(gateway), database.kind]).toEqual(['sandbox', true, kind])
  })
})

test('waits for the session secret until it signs', async () => {
  const database = await createTestDatabase()
  const club: { secret?: string } = {}
  const gateway = createSandboxGateway(database.db, () => {
    if (club.secret === undefined) throw new Error('not prepared')
    return club.secret
  })
  const { id } = await gateway.createOrder(wanted)
  const parts = { orderId: id, paymentId: 'pay_1', signature: '' }
  expect(() => gateway.verifySignature(parts)).toThrow('not prepared')
  club.secret = sessionSecret
  expect(gateway.verifySignature(parts)).toBe(false)
  await database.close()
})
