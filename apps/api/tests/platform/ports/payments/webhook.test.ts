import { GatewayError } from '../../../../src/platform/ports/payments/gateway-error.ts'
import { sign } from '../../../../src/platform/ports/payments/signatures.ts'
import { readWebhook } from '../../../../src/platform/ports/payments/webhook.ts'

const secret = 'secret-of-the-webhook'

const payment = {
  id: 'pay_DESlfW9H8K9uqM',
  entity: 'payment',
  amount: 5_000_000,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_DESlLckIVRkHWj',
  invoice_id: null,
  international: false,
  method: 'netbanking',
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  description: null,
  card_id: null,
  bank: 'HDFC',
  email: 'traveller@members.example',
  contact: '+915555501234',
  notes: [],
  error_code: null,
  error_description: null,
  created_at: 1_567_674_599,
}
const refund = {
  id: 'rfnd_FS8TWyPrCsa0OB',
  entity: 'refund',
  amount: 2_500_000,
  currency: 'INR',
  payment_id: 'pay_DESlfW9H8K9uqM',
  notes: { comment: 'x' },
  receipt: null,
  acquirer_data: { arn: null },
  created_at: 1_597_734_071,
  batch_id: null,
  status: 'processed',
  speed_processed: 'normal',
}

const eventOf = (event: string, entities: Record<string, object>) => ({
  entity: 'event',
  account_id: 'acc_BFQ7uQEaa7j2z7',
  event,
  contains: Object.keys(entities),
  payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
  created_at: 1_567_674_606,
})

function read(body: unknown, eventId: string | undefined = 'Gb5kMCdcAZ8jJ8') {
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  return readWebhook({ rawBody, signature: sign(rawBody, secret), eventId }, secret)
}

const ours = {
  id: 'pay_DESlfW9H8K9uqM',
  orderId: 'order_DESlLckIVRkHWj',
  amount: 5_000_000,
  currency: 'INR',
  paidAt: new Date('2019-09-05T09:09:59Z'),
}

test.each(['payment.captured', 'order.paid'])('%s says that an order was paid', (name) => {
  const order = { id: ours.orderId, entity: 'order', amount: 5_000_000, status: 'paid' }
  expect(read(eventOf(name, { payment, order }))).toEqual({
    id: 'Gb5kMCdcAZ8jJ8',
    kind: 'paid',
    payment: { ...ours, status: 'captured' },
  })
})

test('payment.failed says why', () => {
  const failed = {
    ...payment,
    status: 'failed',
    captured: false,
    error_code: 'BAD_REQUEST_ERROR',
    error_description: 'Payment failed because the customer left',
  }
  expect(read(eventOf('payment.failed', { payment: failed }))).toEqual({
    id: 'Gb5kMCdcAZ8jJ8',
    kind: 'failed',
    payment: { ...ours, status: 'failed', errorText: failed.error_description },
  })
})

test.each([
  ['refund.processed', 'refunded', 'processed'],
  ['refund.failed', 'refund-failed', 'failed'],
])('%s is %s', (name, kind, status) => {
  expect(read(eventOf(name, { refund: { ...refund, status }, payment }))).toEqual({
    id: 'Gb5kMCdcAZ8jJ8',
    kind,
    refund: { id: refund.id, paymentId: payment.id, amount: 2_500_000, status },
  })
})

test.each([
  ['an event that says nothing new', eventOf('payment.authorized', { payment })],
  ['an event that the club does not know', eventOf('invoice.paid', { invoice: {} })],
  ['an event with the name of a property', eventOf('constructor', { payment })],
  [
    'a payment without an order',
    eventOf('payment.captured', { payment: { ...payment, order_id: null } }),
  ],
  [
    'the refund of a payment that was never captured',
    eventOf('refund.processed', { refund, payment: { ...payment, captured: false } }),
  ],
])('ignores %s', (_name, body) => {
  expect(read(body)).toEqual({ id: 'Gb5kMCdcAZ8jJ8', kind: 'ignored' })
})

test('an event without an id is identified by its body', () => {
  const body = eventOf('payment.captured', { payment })
  const ids = [body, body, { ...body, created_at: 1 }].map((event) => readAnonymous(event)?.id)
  expect(ids[0]).toMatch(/^sha256-[a-f0-9]{64}$/)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

function readAnonymous(body: unknown) {
  const rawBody = Buffer.from(JSON.stringify(body))
  return readWebhook({ rawBody, signature: sign(rawBody, secret), eventId: undefined }, secret)
}

const captured = (change: object) =>
  eventOf('payment.captured', { payment: { ...payment, ...change } })

const malformed: [string, unknown][] = [
  ['no JSON', Buffer.from('{"event":')],
  ['an empty body', Buffer.alloc(0)],
  ['null', null],
  ['a list', []],
  ['no name', { payload: {} }],
  ['a long name', eventOf('x'.repeat(101), {})],
  ['no payment', eventOf('payment.captured', {})],
  ['a payment without id', captured({ id: undefined })],
  ['a payment with a strange id', captured({ id: "pay_1'; drop table payments" })],
  ['an order with a strange id', captured({ order_id: 'DESlLckIVRkHWj' })],
  ['an amount as text', captured({ amount: '5000000' })],
  ['an amount with a fraction', captured({ amount: 5_000_000.5 })],
  ['a negative amount', captured({ amount: -1 })],
  ['an amount that no column stores', captured({ amount: 2 ** 31 })],
  ['a currency in words', captured({ currency: 'rupees' })],
  ['an unknown state', captured({ status: 'shipped' })],
  ['a captured payment that is not captured', captured({ status: 'authorized' })],
  ['a captured payment that failed', captured({ status: 'failed' })],
  [
    'a refund without payment',
    eventOf('refund.processed', { refund: { ...refund, payment_id: null } }),
  ],
  ['a large body', { ...eventOf('payment.authorized', {}), text: 'x'.repeat(64 * 1024) }],
]

test.each(malformed)('a signed event with %s is an error without its values', (_name, body) => {
  expect(() => read(body)).toThrow(GatewayError)
  try {
    read(body)
  } catch (error) {
    expect(error).toMatchObject({ code: 'BAD_EVENT', isPermanent: true })
    expect((error as Error).message).not.toMatch(/DESl|drop|members/)
  }
})

test.each(malformed)('an unsigned event with %s is only unsigned', (_name, body) => {
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const signature = sign(rawBody, 'another-secret')
  expect(readWebhook({ rawBody, signature, eventId: '1' }, secret)).toBeUndefined()
})

test.each(['', ' ', 'a b', 'x'.repeat(101), 'é'])('a strange event id is an error: %j', (id) => {
  expect(() => read(captured({}), id)).toThrow(/BAD_EVENT/)
})
