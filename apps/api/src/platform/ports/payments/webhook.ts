import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { paymentEntity, refundEntity, toPayment, toRefund } from './entities.ts'
import { GatewayError } from './gateway-error.ts'
import type { GatewayEvent, WebhookRequest } from './payment-gateway.ts'
import { isSigned } from './signatures.ts'

/** Bytes. An event of the gateway has a few thousand. */
const maxBody = 64 * 1024

const eventId = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))
const envelope = z.object({ event: z.string().check(z.maxLength(100)), payload: z.unknown() })
const entityIn = <Name extends string, Entity extends z.ZodMiniType>(name: Name, entity: Entity) =>
  z.object({ [name]: z.object({ entity }) } as Record<Name, z.ZodMiniObject<{ entity: Entity }>>)
const paymentPayload = entityIn('payment', paymentEntity)
const refundPayload = z.object({
  refund: z.object({ entity: refundEntity }),
  payment: z.optional(z.object({ entity: z.object({ captured: z.nullish(z.boolean()) }) })),
})

/** The events that say something new (https://razorpay.com/docs/webhooks/payments, …/orders, …/refunds). */
const kinds = {
  'payment.authorized': 'authorized',
  'payment.captured': 'paid',
  'order.paid': 'paid',
  'payment.failed': 'failed',
  'refund.processed': 'refunded',
  'refund.failed': 'refund-failed',
} as const

type Content = GatewayEvent extends infer Event
  ? Event extends { id: string }
    ? Omit<Event, 'id'>
    : never
  : never

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new GatewayError('BAD_EVENT')
  return result.data
}

function parseJson(rawBody: Buffer): unknown {
  if (rawBody.length > maxBody) throw new GatewayError('BAD_EVENT', 'too large')
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    throw new GatewayError('BAD_EVENT', 'not JSON')
  }
}

function paymentEvent(kind: 'paid' | 'authorized' | 'failed', payload: unknown): Content {
  const payment = toPayment(parse(paymentPayload, payload).payment.entity)
  if (!payment) return { kind: 'ignored' }
  const expected = kind === 'paid' ? 'captured' : kind
  // It may have been captured since.
  if (kind === 'authorized' && payment.status !== expected) return { kind: 'ignored' }
  if (payment.status !== expected) throw new GatewayError('BAD_EVENT', payment.status)
  return { kind, payment }
}

/** The refund of a payment that was never captured is the gateway's own affair. */
function refundEvent(kind: 'refunded' | 'refund-failed', payload: unknown): Content {
  const { refund, payment } = parse(refundPayload, payload)
  if (payment?.entity.captured === false) return { kind: 'ignored' }
  return { kind, refund: toRefund(refund.entity) }
}

function contentOf(event: string, payload: unknown): Content {
  const kind = Object.hasOwn(kinds, event) ? kinds[event as keyof typeof kinds] : 'ignored'
  if (kind === 'ignored') return { kind }
  return kind === 'paid' || kind === 'authorized' || kind === 'failed'
    ? paymentEvent(kind, payload)
    : refundEvent(kind, payload)
}

/**
 * Reads a webhook (https://razorpay.com/docs/webhooks/validate-test). Returns undefined if the signature over the raw body
 * is wrong.
 * @throws GatewayError BAD_EVENT if it is signed but malformed
 */
export function readWebhook(request: WebhookRequest, secret: string): GatewayEvent | undefined {
  const { rawBody, signature } = request
  if (!isSigned(rawBody, signature, secret)) return undefined
  // A repeat has the same body.
  const id = request.eventId ?? `sha256-${createHash('sha256').update(rawBody).digest('hex')}`
  const { event, payload } = parse(envelope, parseJson(rawBody))
  return { id: parse(eventId, id), ...contentOf(event, payload) }
}
