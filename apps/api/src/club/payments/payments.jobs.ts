import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isSandbox } from '../../platform/ports/payments/sandbox/sandbox-gateway.ts'
import { doEach, batchSize } from '../../platform/worker/do-each.ts'
import { claimOrdersInDoubt } from './payments.queries.ts'
import { receiveWebhook } from './gateway-reports.service.ts'
import { settleOrder } from './settle-order.service.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'mail' | 'outbox' | 'payments' | 'urls'>

/** Asks the gateway about orders in doubt. Returns how many did not get an answer. */
export async function reconcileOrders(context: Context): Promise<number> {
  const today = context.clock.today()
  const orders = await claimOrdersInDoubt(context.db, { limit: batchSize, today })
  return settleOrders(context, orders)
}

/** Asks the gateway about orders. Returns how many did not get an answer. */
export async function settleOrders(context: Context, orderIds: readonly string[]): Promise<number> {
  let unanswered = 0
  await doEach(orderIds, async (orderId) => {
    try {
      await settleOrder(context, orderId)
    } catch (error) {
      const isUnanswered = error instanceof AppError && error.code === 'GATEWAY_UNAVAILABLE'
      if (!isUnanswered) throw error
      unanswered += 1
    }
  })
  return unanswered
}

/** Hands over the events of the sandbox. A real gateway posts them to our webhook. */
export async function deliverSandboxEvents(context: Context): Promise<void> {
  if (!isSandbox(context.payments)) return
  await context.payments.deliverEvents(async ({ rawBody, headers }) => {
    await receiveWebhook(context, {
      rawBody,
      signature: headers['x-razorpay-signature'],
      eventId: headers['x-razorpay-event-id'],
    })
  })
}
