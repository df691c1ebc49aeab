import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import fc from 'fast-check'
import type { GatewayError } from '../../../../src/platform/ports/payments/gateway-error.ts'
import type { PaymentGateway } from '../../../../src/platform/ports/payments/payment-gateway.ts'
import { createRazorpayGateway } from '../../../../src/platform/ports/payments/razorpay/razorpay-gateway.ts'
import { account, type Fault, RazorpayServer, refusal } from './razorpay-server.ts'
import { failureOf } from './failure-of.ts'

const server = new RazorpayServer()
let apiUrl: string
let gateway: PaymentGateway
/** Long, so that a busy machine does not decide a test. */
const patient = { requestMs: 30_000, totalMs: 60_000, pauseMs: 1 }
/** For a server that never answers. */
const impatient = { requestMs: 100, totalMs: 30_000, pauseMs: 1 }
const withTiming = (timing: typeof patient) => createRazorpayGateway({ ...account, apiUrl }, timing)

beforeAll(async () => {
  apiUrl = await server.start()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.reset()
  gateway = withTiming(patient)
})

const wanted = {
  reference: 'booking-7-deposit',
  amount: 5_000_000,
  currency: 'INR',
  notes: { booking: '7' },
}
const refundOf = (paymentId: string, amount = 2_500_000) => ({
  paymentId,
  amount,
  reference: 'refund-7',
})

const answerWith = (status: number, text: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(text)
const statusOf = (status: number) =>
  answerWith(
    status,
    JSON.stringify(refusal(status, 'server_error', 'traveller@members.example is unknown').body),
  )

describe('creating an order', () => {
  test('asks for the receipt, then sends the documented body with the key', async () => {
    const order = await gateway.createOrder(wanted)
    expect(order).toEqual({
      id: 'order_OOOOOOOOOOOOO1',
      amount: 5_000_000,
      currency: 'INR',
      status: 'created',
      payments: [],
    })
    expect(server.calls.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: 'GET', url: '/v1/orders?receipt=booking-7-deposit', body: undefined },
      {
        method: 'POST',
        url: '/v1/orders',
        body: {
          amount: 5_000_000,
          currency: 'INR',
          receipt: 'booking-7-deposit',
          notes: { booking: '7' },
        },
      },
    ])
    expect(server.calls[1]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
    })
  })

  test('a repeat returns the same order with its payments', async () => {
    const { id } = await gateway.createOrder(wanted)
    const payment = server.addPayment(id)
    expect(await gateway.createOrder(wanted)).toMatchObject({
      id,
      status: 'paid',
      payments: [{ id: payment, orderId: id, amount: 5_000_000, status: 'captured' }],
    })
    expect(server.posts()).toHaveLength(1)
  })

  test.each<[string, Fault]>([
    ['its answer is lost', 'lost answer'],
    ['the request is lost', 'lost request'],
    ['the gateway answers 503', statusOf(503)],
    ['the gateway answers 429', statusOf(429)],
  ])('makes one order if %s', async (_name, fault) => {
    server.faults = [undefined, fault]
    const { id } = await gateway.createOrder(wanted)
    expect(server.orders.map((order) => order.id)).toEqual([id])
  })

  test('makes one order if no answer comes', async () => {
    server.faults = [undefined, 'silence']
    const { id } = await withTiming(impatient).createOrder(wanted)
    expect(server.orders.map((order) => order.id)).toEqual([id])
    expect(server.posts()).toHaveLength(1)
  })

  test('makes one order whatever breaks, as often as it is repeated', async () => {
    const faults = fc.array(
      fc.constantFrom<(Fault | undefined)[]>(
        undefined,
        'lost answer',
        'lost request',
        statusOf(500),
        statusOf(503),
      ),
      { maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(faults, fc.boolean(), async (sequence, hasUniqueReceipts) => {
        server.reset()
        server.faults = [...sequence]
        server.hasUniqueReceipts = hasUniqueReceipts
        const ids = new Set<string>()
        for (let count = 0; count < 5; count += 1) {
          await gateway.createOrder(wanted).then(
            ({ id }) => ids.add(id),
            ({ isPermanent }: GatewayError) => expect(isPermanent).toBe(false),
          )
        }
        expect([...ids]).toEqual(server.orders.map(({ id }) => id))
        expect(server.orders).toHaveLength(1)
      }),
      { seed: 20_261_122, numRuns: 150 },
    )
  })

  test('returns the order that another instance made between question and request', async () => {
    const { id } = await gateway.createOrder(wanted)
    server.hasUniqueReceipts = true
    server.faults = [answerWith(200, '{"entity":"collection","count":0,"items":[]}')]
    expect(await gateway.createOrder(wanted)).toMatchObject({ id })
    expect(server.orders).toHaveLength(1)
  })

  test('returns the paid one of two orders with one receipt, otherwise the older one', async () => {
    const { id } = await gateway.createOrder(wanted)
    const [order] = server.orders
    server.orders.unshift({ ...order, id: 'order_LaterTwin', created_at: 1_700_000_500 })
    expect(await gateway.createOrder(wanted)).toMatchObject({ id })
    server.addPayment('order_LaterTwin')
    expect(await gateway.createOrder(wanted)).toMatchObject({
      id: 'order_LaterTwin',
      status: 'paid',
    })
  })

  test.each([{ amount: 5_000_001 }, { currency: 'USD' }])(
    'rejects a reference that belongs to an order with other values: %j',
    async (change) => {
      await gateway.createOrder(wanted)
      const failure = await failureOf(gateway.createOrder({ ...wanted, ...change }))
      expect(failure).toMatchObject({ code: 'REFERENCE_REUSED', isPermanent: true })
      expect(server.orders).toHaveLength(1)
    },
  )

  test('ignores orders with another receipt, whatever the gateway lists', async () => {
    await gateway.createOrder({ ...wanted, reference: 'booking-8-deposit' })
    const others = JSON.stringify({ entity: 'collection', count: 1, items: server.orders })
    server.faults = [answerWith(200, others)]
    await gateway.createOrder(wanted)
    expect(server.orders.map(({ receipt }) => receipt)).toEqual([
      'booking-8-deposit',
      'booking-7-deposit',
    ])
  })
})

describe('reading an order', () => {
  test('returns every attempt to pay it', async () => {
    const { id } = await gateway.createOrder(wanted)
    const failed = { status: 'failed', captured: false }
    server.addPayment(id, {
      ...failed,
      error_description: `Declined\nby the ${'bank '.repeat(60)}`,
    })
    server.addPayment(id, { status: 'created', captured: false })
    server.addPayment(id, { status: 'authorized', captured: false })
    expect(await gateway.fetchOrder(id)).toMatchObject({ status: 'attempted' })
    server.addPayment(id)
    server.addPayment(id, { status: 'refunded' })
    server.addPayment(id, { status: 'refunded', captured: false })
    const order = await gateway.fetchOrder(id)
    expect(order.status).toBe('paid')
    expect(order.payments.map(({ status }) => status)).toEqual([
      'failed',
      'pending',
      'authorized',
      'captured',
      'captured',
      'failed',
    ])
    const [first, second] = order.payments
    expect(first?.errorText).toMatch(/^Declined by the bank/)
    expect(first?.errorText).toHaveLength(200)
    expect(second).not.toHaveProperty('errorText')
    expect(JSON.stringify(order)).not.toMatch(/traveller|55555/)
  })

  test('is paid if a payment was captured after the order was read', async () => {
    const { id } = await gateway.createOrder(wanted)
    server.addPayment(id)
    server.orders[0]!.status = 'attempted'
    expect(await gateway.fetchOrder(id)).toMatchObject({ status: 'paid' })
  })

  test('an order that does not exist is a permanent failure', async () => {
    const failure = await failureOf(gateway.fetchOrder('order_Unknown'))
    expect(failure).toMatchObject({ code: 'GATEWAY_REFUSED', isPermanent: true })
    expect(failure.message).toBe('GATEWAY_REFUSED (400 input_validation_failed)')
    expect(server.calls).toHaveLength(1)
  })
})

describe('refunding', () => {
  let paymentId: string
  beforeEach(async () => {
    paymentId = server.addPayment((await gateway.createOrder(wanted)).id)
    server.calls.length = 0
  })

  test('sends the documented body with an idempotency key', async () => {
    expect(await gateway.refund(refundOf(paymentId))).toEqual({
      id: 'rfnd_RRRRRRRRRRRRR1',
      paymentId,
      amount: 2_500_000,
      status: 'pending',
    })
    const [post] = server.posts()
    expect(post).toMatchObject({
      url: `/v1/payments/${paymentId}/refund`,
      body: { amount: 2_500_000, speed: 'normal', receipt: 'refund-7' },
    })
    expect(post?.headers['x-refund-idempotency']).toMatch(/^[a-f0-9]{32}$/)
  })

  test('a repeat returns the same refund in its newest state, even if the gateway forgot the key', async () => {
    const { id } = await gateway.refund(refundOf(paymentId))
    server.refunds[0]!.status = 'processed'
    expect(await gateway.refund(refundOf(paymentId))).toMatchObject({ id, status: 'processed' })
    expect(server.posts()).toHaveLength(1)
  })

  test.each<[string, Fault]>([
    ['its answer is lost', 'lost answer'],
    ['the request is lost', 'lost request'],
    ['the gateway is still processing it', statusOf(409)],
    ['the gateway answers 500', statusOf(500)],
  ])('refunds once if %s', async (_name, fault) => {
    server.faults = [undefined, fault]
    const { id } = await gateway.refund(refundOf(paymentId))
    expect(server.refunds.map((refund) => refund.id)).toEqual([id])
  })

  test('refunds once if two instances do it at once', async () => {
    const refunds = await Promise.all(
      Array.from({ length: 4 }, () => gateway.refund(refundOf(paymentId))),
    )
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1)
    expect(server.refunds).toHaveLength(1)
  })

  test('refunds another payment with the same reference, as after a restored backup', async () => {
    await gateway.refund(refundOf(paymentId))
    const { id } = await gateway.createOrder({ ...wanted, reference: 'booking-8-deposit' })
    const other = server.addPayment(id)
    expect(await gateway.refund(refundOf(other))).toMatchObject({ paymentId: other })
    expect(server.refunds).toHaveLength(2)
  })

  test('rejects a reference that belongs to a refund with another amount', async () => {
    await gateway.refund(refundOf(paymentId))
    const failure = await failureOf(gateway.refund(refundOf(paymentId, 100)))
    expect(failure).toMatchObject({ code: 'REFERENCE_REUSED', isPermanent: true })
  })

  test('a refund beyond the payment is a permanent failure', async () => {
    const failure = await failureOf(gateway.refund(refundOf(paymentId, 5_000_001)))
    expect(failure).toMatchObject({ code: 'GATEWAY_REFUSED', isPermanent: true })
    expect(server.refunds).toEqual([])
  })
})

describe('failures', () => {
  test.each([
    [400, 'GATEWAY_REFUSED', true, 1],
    [404, 'GATEWAY_REFUSED', true, 1],
    [401, 'GATEWAY_REJECTED_KEY', false, 1],
    [403, 'GATEWAY_REJECTED_KEY', false, 1],
    [408, 'GATEWAY_UNAVAILABLE', false, 3],
    [429, 'GATEWAY_UNAVAILABLE', false, 3],
    [500, 'GATEWAY_UNAVAILABLE', false, 3],
    [504, 'GATEWAY_UNAVAILABLE', false, 3],
  ] as const)(
    'the status %i is %s (permanent: %s) after %i attempts',
    async (status, code, isPermanent, attempts) => {
      server.faults = Array.from({ length: 5 }, () => statusOf(status))
      const failure = await failureOf(gateway.fetchOrder('order_One'))
      expect(failure).toMatchObject({ code, isPermanent })
      expect(failure.message).toBe(`${code} (${status} server_error)`)
      expect(server.calls).toHaveLength(attempts)
    },
  )

  test('name neither the key nor what the gateway says about a person', async () => {
    const wrong = createRazorpayGateway(
      { ...account, apiUrl, keySecret: 'planted-wrong-secret' },
      patient,
    )
    server.faults = [statusOf(500), statusOf(500), statusOf(500)]
    const failures = [
      await failureOf(gateway.fetchOrder('order_One')),
      await failureOf(wrong.fetchOrder('order_One')),
    ]
    const secrets = [account.keySecret, 'planted-wrong-secret', 'traveller@members.example']
    const encoded = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')
    for (const text of failures.map((failure) => inspect(failure, { depth: 9, showHidden: true })))
      for (const secret of [...secrets, encoded]) expect(text).not.toContain(secret)
  })

  test('a reason that is not a word of the gateway is left out', async () => {
    server.faults = [answerWith(400, JSON.stringify({ error: { reason: 'maya@club.example' } }))]
    const { message } = await failureOf(gateway.fetchOrder('order_One'))
    expect(message).toBe('GATEWAY_REFUSED (400)')
  })

  const order = { id: 'order_One', amount: 100, currency: 'INR', status: 'created', created_at: 1 }
  test.each([
    ['no JSON', '<html>Welcome</html>'],
    ['null', 'null'],
    ['an order without amount', JSON.stringify({ ...order, amount: undefined })],
    ['an amount with a fraction', JSON.stringify({ ...order, amount: 100.5 })],
    ['an amount as text', JSON.stringify({ ...order, amount: '100' })],
    ['a negative amount', JSON.stringify({ ...order, amount: -1 })],
    ['an unknown state', JSON.stringify({ ...order, status: 'shipped' })],
    ['another order', JSON.stringify({ ...order, id: 'order_Two' })],
    ['an id with a path', JSON.stringify({ ...order, id: 'order_One/../x' })],
  ])('an answer with %s is rejected, not repeated', async (_name, text) => {
    server.faults = [answerWith(200, text)]
    const failure = await failureOf(gateway.fetchOrder('order_One'))
    expect(failure).toMatchObject({ code: 'GATEWAY_BAD_ANSWER', isPermanent: false })
    expect(server.calls).toHaveLength(1)
  })

  test('an answer without end is rejected', async () => {
    let written = 0
    server.faults = [
      (response) => {
        const write = () => {
          if (response.destroyed) return
          written += 65_536
          response.write(' '.repeat(65_536), () => setImmediate(write))
        }
        response.writeHead(200)
        write()
      },
    ]
    const failure = await failureOf(gateway.fetchOrder('order_One'))
    expect(failure.message).toBe('GATEWAY_BAD_ANSWER (too large)')
    expect(written).toBeLessThan(16_000_000)
  })

  test('a redirect is not followed, so that the key stays with the gateway', async () => {
    const redirect = (response: ServerResponse) =>
      void response.writeHead(307, { location: '/v1/elsewhere' }).end()
    server.faults = [redirect, redirect, redirect]
    await failureOf(gateway.fetchOrder('order_One'))
    expect(server.calls.map(({ url }) => url)).toEqual(Array(3).fill('/v1/orders/order_One'))
  })

  test('a gateway that does not answer is given up after three attempts', async () => {
    server.faults = Array.from({ length: 9 }, () => 'silence' as const)
    const failure = await failureOf(withTiming(impatient).fetchOrder('order_One'))
    expect(failure).toMatchObject({ code: 'GATEWAY_TIMEOUT', isPermanent: false })
    expect(server.calls).toHaveLength(3)
  })

  test('an answer that stops in the middle is a time-out', async () => {
    const half = (response: ServerResponse) => void response.writeHead(200).write('{"id":')
    server.faults = [half, half, half]
    const failure = await failureOf(withTiming(impatient).fetchOrder('order_One'))
    expect(failure.code).toBe('GATEWAY_TIMEOUT')
  })

  test('all attempts together have a limit', async () => {
    server.faults = Array.from({ length: 9 }, () => 'silence' as const)
    const timing = { requestMs: 30_000, totalMs: 100, pauseMs: 1 }
    const failure = await failureOf(withTiming(timing).fetchOrder('order_One'))
    expect(failure.code).toBe('GATEWAY_TIMEOUT')
    expect(server.calls).toHaveLength(1)
  })

  test('an unreachable gateway is a temporary failure', async () => {
    const unreachable = createRazorpayGateway({ ...account, apiUrl: 'http://127.0.0.1:1' }, patient)
    expect(await failureOf(unreachable.fetchOrder('order_One'))).toMatchObject({
      code: 'GATEWAY_UNREACHABLE',
      message: 'GATEWAY_UNREACHABLE',
      isPermanent: false,
    })
  })
})

describe('arguments that do not fit', () => {
  const text = 'x'.repeat(257)
  test.each([
    ['reference', { reference: '' }],
    ['reference', { reference: 'x'.repeat(41) }],
    ['reference', { reference: 'a b' }],
    ['reference', { reference: '-a' }],
    ['reference', { reference: 'a&receipt=b' }],
    ['amount', { amount: 99 }],
    ['amount', { amount: -100 }],
    ['amount', { amount: 100.5 }],
    ['amount', { amount: 2_147_483_648 }],
    ['amount', { amount: Number.NaN }],
    ['currency', { currency: 'inr' }],
    ['notes', { notes: { text } }],
    ['notes', { notes: { [text]: '' } }],
    ['notes', { notes: Object.fromEntries(Array.from({ length: 16 }, (_, at) => [at, ''])) }],
  ])('of an order are rejected before anything is sent: %s in %j', async (name, change) => {
    const failure = await failureOf(gateway.createOrder({ ...wanted, ...change }))
    expect(failure).toMatchObject({ code: 'BAD_REQUEST', isPermanent: true })
    expect(failure.message).toBe(`BAD_REQUEST (${name})`)
    expect(server.calls).toEqual([])
  })

  test.each([
    { paymentId: 'order_One' },
    { paymentId: 'pay_One/refund' },
    { paymentId: `pay_${'x'.repeat(61)}` },
    { amount: 0 },
    { reference: '' },
  ])('of a refund: %j', async (change) => {
    const failure = await failureOf(gateway.refund({ ...refundOf('pay_One'), ...change }))
    expect(failure.code).toBe('BAD_REQUEST')
    expect(server.calls).toEqual([])
  })

  test.each(['', 'pay_One', 'order_', 'order_../payments', `order_${'x'.repeat(61)}`])(
    'of an order id: %j',
    async (id) => {
      expect((await failureOf(gateway.fetchOrder(id))).code).toBe('BAD_REQUEST')
      expect(server.calls).toEqual([])
    },
  )
})

test('shows the browser the id of the key', () => {
  expect({ name: gateway.name, publicKey: gateway.publicKey }).toEqual({
    name: 'razorpay',
    publicKey: account.keyId,
  })
})

test('lists what moved in a period, page after page, each once, without what was never captured or failed', async () => {
  const { id } = await gateway.createOrder(wanted)
  const start = 1_700_000_100
  const captured = Array.from({ length: 101 }, () => server.addPayment(id, { created_at: start }))
  server.addPayment(id, { status: 'failed', captured: false })
  server.addPayment(id, { created_at: start - 1 })
  server.addPayment(id, { created_at: start + 600 })
  const linked = server.addPayment(null, { amount: 100, currency: 'INR' })
  server.payments.push(server.payments[0]!)
  const refund = await gateway.refund(refundOf(captured[0]!))
  server.refunds.push({ ...server.refunds[0]!, id: 'rfnd_Failed', status: 'failed' })
  const moves = await gateway.listMoves(new Date(start * 1000), new Date((start + 600) * 1000))
  expect(moves?.payments.map((payment) => payment.id)).toEqual([...captured, linked])
  expect(moves?.payments.at(-1)).toEqual({ id: linked, amount: 100, orderId: null })
  expect(moves?.refunds).toMatchObject([
    { id: refund.id, amount: 2_500_000, paymentId: captured[0] },
  ])
})

test('reads no more than 15 pages of payments that moved, and does not wait for longer than for one answer', async () => {
  const { id } = await gateway.createOrder(wanted)
  for (let count = 0; count < 1_500; count += 1) server.addPayment(id)
  server.calls.length = 0
  const period = [new Date(1_700_000_000_000), new Date(1_700_001_000_000)] as const
  expect(await gateway.listMoves(...period)).toBeUndefined()
  expect(server.calls).toHaveLength(16)
  const hasty = withTiming({ ...patient, totalMs: 0 })
  expect((await failureOf(hasty.listMoves(...period))).code).toBe('GATEWAY_TIMEOUT')
})
