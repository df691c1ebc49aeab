import type { AppContext } from '../../platform/context/context.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { GatewayError } from '../../platform/ports/payments/gateway-error.ts'
import { doEach, batchSize } from '../../platform/worker/do-each.ts'
import { failedRefundNotice } from './refunds.mails.ts'
import { findBooking } from '../seats/bookings.queries.ts'
import {
  claimRefunds,
  type ClaimedRefund,
  findBookingOfRefund,
  recountRefunded,
  refundReference,
  releaseRefund,
  storeRefundState,
} from './refunds.queries.ts'
import { completeRefund, tellOfRefunds } from './refunds.service.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'mail' | 'outbox' | 'payments' | 'urls'>

/** Sends queued refunds to the gateway, and asks about those that it has accepted. */
export async function sendRefunds(context: Context): Promise<void> {
  const refunds = await claimRefunds(context.db, { limit: batchSize })
  await doEach(refunds, (refund) => sendRefund(context, refund))
}

/** Sends a claimed refund to the gateway, and stores what it answers. */
export async function sendRefund(context: Context, refund: ClaimedRefund): Promise<void> {
  const state = await askForRefund(context, refund)
  await transact(context, async (trx) => {
    if (!(await storeRefundState(trx, refund, state, context.clock.today()))) return
    const bookingId = await findBookingOfRefund(trx, refund.id)
    const booking = bookingId === undefined ? undefined : await findBooking(trx, bookingId)
    if (!booking) return
    if (state.status === 'failed') {
      await queueMail(trx, failedRefundNotice(booking, refund, context.mail.clubEmail))
      // Others of the booking have waited for this one.
      await recountRefunded(trx, booking.id)
      await tellOfRefunds(trx, context, booking.id)
      return
    }
    await completeRefund(trx, context, refund.id)
  })
}

async function askForRefund(
  { db, payments }: Context,
  { id, paymentId, amount, ...refund }: ClaimedRefund,
) {
  try {
    const reference = refundReference({ id, ...refund })
    const answer = await payments.refund({ paymentId, amount, reference })
    const statuses = { processed: 'done', pending: 'sent', failed: 'failed' } as const
    return { status: statuses[answer.status], gatewayId: answer.id }
  } catch (error) {
    if (!(error instanceof GatewayError)) {
      await releaseRefund(db, id)
      throw error
    }
    return { status: error.isPermanent ? 'failed' : 'queued' } as const
  }
}
