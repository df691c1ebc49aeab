import * as z from 'zod/mini'
import { currency, orderId, paymentId } from './entities.ts'
import { GatewayError } from './gateway-error.ts'
import type { NewGatewayOrder, NewGatewayRefund } from './payment-gateway.ts'

/** 40 is the gateway's limit of a receipt. */
const reference = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/))

/** Paise: the gateway takes at least one rupee. */
const amount = z.int().check(z.gte(100), z.lte(2_147_483_647))
const note = z.string().check(z.maxLength(256))

const newOrder = z.object({
  reference,
  amount,
  currency,
  notes: z.record(note, note).check(z.refine((notes) => Object.keys(notes).length <= 15)),
})
const newRefund = z.object({ paymentId, amount, reference })

function check(schema: z.ZodMiniType, value: unknown): void {
  const result = schema.safeParse(value)
  // The value may be personal data, so the message has only its name.
  if (!result.success)
    throw new GatewayError('BAD_REQUEST', String(result.error.issues[0]?.path[0]))
}

/** Both adapters check their arguments here, so that the sandbox refuses what the gateway would. */
export const checkNewOrder = (order: NewGatewayOrder) => check(newOrder, order)
export const checkNewRefund = (refund: NewGatewayRefund) => check(newRefund, refund)
export const checkOrderId = (id: string) => check(z.object({ orderId }), { orderId: id })
