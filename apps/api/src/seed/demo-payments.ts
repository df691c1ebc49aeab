import type { RefundStatus } from '@farandfew/domain/refunds/refund-history.ts'
import { taxesOfPayment } from '@farandfew/domain/seats/price-lines.ts'
import { financialYear } from '@farandfew/domain/refunds/receipt-number.ts'
import { defaultCurrency } from '@farandfew/domain/constants/limits.ts'
import type { Insertable } from 'kysely'
import { issueCreditNote, issueReceipts } from '../club/refunds/money-documents.queries.ts'
import { refundReference } from '../club/refunds/refunds.queries.ts'
import type { Db } from '../platform/db/connect.ts'
import type { PaymentOrdersTable, PaymentsTable, RefundsTable } from '../platform/db/tables.ts'
import { createId } from '../platform/ports/payments/sandbox/ids.ts'
import {
  isAllBack,
  isDone,
  linesOf,
  type PaidSale,
  type Part,
  type SaleRefund,
  sharesOf,
} from './demo-sale-money.ts'
import { methodOf } from './demo-sales.ts'
import { inIndia } from './insert-demo-group.ts'

/** A sale as it is stored. */
export interface StoredSale extends PaidSale {
  bookingId: number
  userId: number
  tripId: number
}

/** A payment that is stored. */
export interface StoredPayment {
  of: StoredSale
  part: Part
  /** The gateway's id, or the reference of the transfer. */
  gatewayId: string
  orderId: string
  id: number
}

/** Stores orders and payments, the oldest first, and those of the gateway in the sandbox: it can refund them. */
export async function insertPayments(
  trx: Db,
  stored: readonly StoredSale[],
): Promise<StoredPayment[]> {
  const paid = stored
    .flatMap((of) => of.parts.map((part) => ({ of, part })))
    .sort((one, other) => one.part.paidAt.getTime() - other.part.paidAt.getTime())
    .map(({ of, part }) => {
      const { transfer } = part
      const ids =
        transfer === undefined
          ? { orderId: createId('order'), gatewayId: createId('pay') }
          : { orderId: `transfer-${transfer}`, gatewayId: transfer }
      const reference = `demo-${of.bookingId}-${part.kind.replace(' ', '-')}`
      return { of, part, reference, ...ids }
    })
  const currency = defaultCurrency
  const orders = paid.map(
    ({ of, part, reference, orderId, gatewayId }): Insertable<PaymentOrdersTable> => ({
      orderId,
      bookingId: of.bookingId,
      amount: part.amount,
      receipt: part.transfer === undefined ? reference : null,
      status: isAllBack(of, part) ? 'refunded' : 'paid',
      tripId: of.tripId,
      scheduleId: of.sale.departureId,
      userId: of.userId,
      paymentId: gatewayId,
      kind: part.kind,
      method: methodOf(part.transfer),
      createdAt: part.paidAt,
      updatedAt: part.paidAt,
    }),
  )
  const addedOrders = await trx
    .insertInto('paymentOrders')
    .values(orders)
    .returning(['id', 'orderId'])
    .execute()
  const idOfOrder = new Map(addedOrders.map(({ id, orderId }) => [orderId, id]))
  const payments = paid.map(({ part, gatewayId, orderId }): Insertable<PaymentsTable> => ({
    gatewayId,
    paymentOrderId: idOfOrder.get(orderId)!,
    amount: part.amount,
    currency,
    isBooked: true,
    receivedAt: part.paidAt,
    receivedOn: part.transfer === undefined ? null : part.paidOn,
  }))
  const addedPayments = await trx
    .insertInto('payments')
    .values(payments)
    .returning(['id', 'gatewayId'])
    .execute()
  const idOfPayment = new Map(addedPayments.map(({ id, gatewayId }) => [gatewayId, id]))
  const inSandbox = paid.filter(({ part }) => part.transfer === undefined)
  await trx
    .insertInto('sandboxOrders')
    .values(
      inSandbox.map(({ orderId: id, reference, part: { amount, paidAt: createdAt } }) => ({
        ...{ id, reference, amount, currency, createdAt },
      })),
    )
    .execute()
  await trx
    .insertInto('sandboxPayments')
    .values(
      inSandbox.map(({ gatewayId: id, orderId, part: { amount, paidAt } }) => ({
        ...{ id, orderId, amount, currency, capturedAt: paidAt, createdAt: paidAt },
      })),
    )
    .execute()
  return paid.map((one) => ({ ...one, id: idOfPayment.get(one.gatewayId)! }))
}

/** Numbers the receipts by date, in their financial years. */
export async function insertReceipts(trx: Db, payments: readonly StoredPayment[]): Promise<void> {
  const yearOf = ({ part }: StoredPayment) => financialYear(part.paidOn)
  for (const year of new Set(payments.map(yearOf))) {
    const ofYear = payments.filter((payment) => yearOf(payment) === year)
    const receipts = ofYear.map(({ id, of, part }) => {
      const paidBefore = part.kind === 'balance' ? of.parts[0]!.amount : 0
      const taxes = taxesOfPayment(linesOf(of.sale), { paidBefore, amount: part.amount })
      return { paymentId: id, date: part.paidOn, ...taxes }
    })
    await issueReceipts(trx, year, receipts)
  }
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** How far a refund is. One that is not done yet waits some time for its next step, so that the first start sends nothing. */
function progressOf({ state, on }: SaleRefund): Partial<Insertable<RefundsTable>> {
  const requestedAt = inIndia(`${on} 11:30`)
  if (isDone(state)) {
    const doneAt = inIndia(`${state.doneOn} 10:15`)
    return {
      ...{ status: 'done', attempts: 1, createdAt: requestedAt, sentOn: on },
      ...{ doneOn: state.doneOn, doneAt, toldAt: doneAt },
    }
  }
  const unsent: Record<typeof state, Partial<Insertable<RefundsTable>>> = {
    'by-hand': { createdAt: requestedAt },
    sent: { createdAt: requestedAt, attempts: 1, sentOn: on, nextAttemptAt: minutesFromNow(2880) },
    // The gateway did not answer, and is asked again within the hour.
    queued: { attempts: 7, nextAttemptAt: minutesFromNow(50) },
  }
  return { status: state satisfies RefundStatus, ...unsent[state] }
}

/** Stores the refunds, and the credit notes of those that are done, by date. */
export async function insertRefunds(trx: Db, payments: readonly StoredPayment[]): Promise<void> {
  const back = [...new Set(payments.map(({ of }) => of))]
    .flatMap((of) => sharesOf(of).map((share) => ({ of, ...share })))
    .sort((one, other) => (one.refund.on < other.refund.on ? -1 : 1))
  for (const { of, part, amount, refund, isByHand } of back) {
    const payment = payments.find((one) => one.of === of && one.part === part)!
    const reachedGateway = !isByHand && refund.state !== 'queued'
    const gatewayId = reachedGateway ? createId('rfnd') : null
    const { reason, givenReason = null } = refund
    const progress = progressOf(refund)
    const { id } = await trx
      .insertInto('refunds')
      .values({
        ...{
          bookingId: of.bookingId,
          paymentId: payment.id,
          amount,
          reason,
          givenReason,
          gatewayId,
        },
        requestedOn: refund.on,
        ...progress,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (gatewayId !== null) {
      const reference = refundReference({ id, round: 1 })
      const { createdAt } = progress
      const sandboxRefund = {
        id: gatewayId,
        paymentId: payment.gatewayId,
        reference,
        amount,
        createdAt,
      }
      await trx.insertInto('sandboxRefunds').values(sandboxRefund).execute()
    }
    if (isDone(refund.state)) {
      await issueCreditNote(trx, { refundId: id, date: refund.state.doneOn })
    }
  }
}
