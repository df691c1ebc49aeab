import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a request instead of an answer. */
export type Fault =
  /** It is handled, and the connection breaks before the answer. */
  | 'lost answer'
  /** The connection breaks before it is handled. */
  | 'lost request'
  /** It is handled, and no answer comes. */
  | 'silence'
  /** An answer of its own. */
  | ((response: ServerResponse) => void)

export interface Call {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: unknown
}

type Fields = Record<string, unknown>
interface Answer {
  status: number
  body: unknown
}

export const account = {
  keyId: 'rzp_test_AbCdEf12345678',
  keySecret: 'planted-secret-of-the-key',
  webhookSecret: 'planted-secret-of-the-webhook',
}

/** An error in the documented form. */
export const refusal = (status: number, reason: string, description: string): Answer => ({
  status,
  body: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason,
      metadata: {},
    },
  },
})

const ok = (body: unknown): Answer => ({ status: 200, body })
const collection = (items: unknown[]) => ok({ entity: 'collection', count: items.length, items })
const pageOf = (items: Fields[], asked: URLSearchParams) => {
  const skip = Number(asked.get('skip') ?? 0)
  return items
    .filter(
      ({ created_at: at }) =>
        Number(at) >= Number(asked.get('from')) && Number(at) <= Number(asked.get('to')),
    )
    .slice(skip, skip + Number(asked.get('count') ?? 10))
}
const unknownId = () => refusal(400, 'input_validation_failed', 'The id provided does not exist')

/** A local server that speaks the documented API of orders, payments and refunds. */
export class RazorpayServer {
  readonly calls: Call[] = []
  readonly orders: Fields[] = []
  readonly payments: Fields[] = []
  readonly refunds: Fields[] = []
  /** What happens to the next requests, in their order; undefined answers normally. */
  faults: (Fault | undefined)[] = []
  /** Whether a second order with the same receipt is refused, as accounts may be set. */
  hasUniqueReceipts = false

  private readonly keys = new Map<string, { body: string; refund: Fields }>()
  private readonly server = createServer((request, response) => {
    void this.receive(request, response)
  })

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** Forgets everything. */
  reset(): void {
    for (const list of [this.calls, this.orders, this.payments, this.refunds]) list.length = 0
    this.faults = []
    this.keys.clear()
    this.hasUniqueReceipts = false
  }

  posts = () => this.calls.filter(({ method }) => method === 'POST')

  /** What a checkout does at the gateway. Returns the payment's id. */
  addPayment(orderId: unknown, fields: Fields = {}): string {
    const order = this.orders.find(({ id }) => id === orderId)
    const id = `pay_${String(this.payments.length + 1).padStart(14, 'P')}`
    const payment = {
      id,
      entity: 'payment',
      amount: order?.amount,
      currency: order?.currency,
      status: 'captured',
      order_id: orderId,
      captured: true,
      method: 'upi',
      email: 'traveller@members.example',
      contact: '+915555501234',
      notes: [],
      error_code: null,
      error_description: null,
      created_at: 1_700_000_100,
      ...fields,
    }
    this.payments.push(payment)
    if (order) order.status = payment.status === 'captured' ? 'paid' : 'attempted'
    return id
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const part of request) text += part
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body: text === '' ? undefined : JSON.parse(text) }
    this.calls.push(call)
    const fault = this.faults.shift()
    if (fault === 'lost request') return void response.destroy()
    if (typeof fault === 'function') return fault(response)
    const { status, body } = this.handle(call)
    if (fault === 'lost answer') return void response.destroy()
    if (fault === 'silence') return
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  private handle(call: Call): Answer {
    const { keyId, keySecret } = account
    const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
    if (call.headers.authorization !== expected)
      return refusal(401, 'NA', 'The api key provided is invalid')
    const { pathname, searchParams } = new URL(call.url, 'http://gateway')
    const [, version, kind, id, part] = pathname.split('/')
    if (version !== 'v1') return refusal(404, 'NA', 'The requested URL was not found')
    switch (`${call.method} ${kind}${id ? '/:id' : ''}${part ? `/${part}` : ''}`) {
      case 'POST orders':
        return this.createOrder(call.body as Fields)
      case 'GET orders':
        return collection(
          this.orders
            .filter(({ receipt }) => receipt === searchParams.get('receipt'))
            .slice(0, Number(searchParams.get('count') ?? 10)),
        )
      case 'GET payments':
      case 'GET refunds':
        return collection(pageOf(kind === 'payments' ? this.payments : this.refunds, searchParams))
      case 'GET orders/:id': {
        const order = this.orders.find((row) => row.id === id)
        return order ? ok(order) : unknownId()
      }
      case 'GET orders/:id/payments':
        return collection(this.payments.filter((row) => row.order_id === id))
      case 'POST payments/:id/refund':
        return this.createRefund(id ?? '', call)
      case 'GET payments/:id/refunds':
        return collection(this.refunds.filter((row) => row.payment_id === id))
      default:
        return refusal(404, 'NA', 'The requested URL was not found')
    }
  }

  private createOrder(body: Fields): Answer {
    const { amount, currency, receipt, notes, ...extra } = body
    const [field] = Object.keys(extra)
    if (field) return refusal(400, 'extra_field_sent', `${field} is/are not required`)
    if (!Number.isInteger(amount) || (amount as number) < 100)
      return refusal(400, 'input_validation_failed', 'The amount must be at least INR 1.00')
    if (this.hasUniqueReceipts && this.orders.some((row) => row.receipt === receipt))
      return refusal(400, 'input_validation_failed', `Receipt ${String(receipt)} is taken`)
    const order = {
      id: `order_${String(this.orders.length + 1).padStart(14, 'O')}`,
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: Object.keys(notes as Fields).length === 0 ? [] : notes,
      created_at: 1_700_000_000 + this.orders.length,
    }
    this.orders.push(order)
    return ok(order)
  }

  private createRefund(paymentId: string, { headers, body }: Call): Answer {
    const key = String(headers['x-refund-idempotency'] ?? '')
    if (!/^[A-Za-z0-9_-]{10,}$/.test(key))
      return refusal(400, 'input_validation_failed', 'The idempotency key is invalid')
    const known = this.keys.get(key)
    if (known && known.body !== JSON.stringify(body))
      return refusal(400, 'input_validation_failed', 'Different request body sent for same key')
    if (known) return ok(known.refund)
    const payment = this.payments.find((row) => row.id === paymentId)
    if (!payment) return unknownId()
    const { amount, receipt } = body as { amount: number; receipt: string }
    const refunded = this.refunds
      .filter((row) => row.payment_id === paymentId)
      .reduce((sum, row) => sum + (row.amount as number), 0)
    if (refunded + amount > (payment.amount as number))
      return refusal(400, 'input_validation_failed', 'The refund amount is more than the balance')
    const refund = {
      id: `rfnd_${String(this.refunds.length + 1).padStart(14, 'R')}`,
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: paymentId,
      receipt,
      notes: [],
      acquirer_data: { arn: null },
      created_at: 1_700_000_200,
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: 'normal',
    }
    this.refunds.push(refund)
    this.keys.set(key, { body: JSON.stringify(body), refund })
    return ok(refund)
  }
}
