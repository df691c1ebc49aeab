import type { PaymentPart } from '@farandfew/domain/seats/booking.ts'
import { planPayment } from '@farandfew/domain/payments/payment-plan.ts'
import { initialTaxRates, splitPrice } from '@farandfew/domain/seats/price-lines.ts'
import {
  cancellationTerms,
  refundOnCancelling,
  splitRefund,
} from '@farandfew/domain/refunds/refund.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { methodOf, type Sale } from './demo-sales.ts'

export const paise = (rupees: number) => rupees * 100

/** An instant of a day, between 11 am and 8 pm in India. */
export const during = (date: CalendarDate, place: number) =>
  new Date(Date.parse(`${date}T05:30:00Z`) + ((place * 47) % 540) * 60_000)

/** A payment of a sale. Amounts are in paise. */
export interface Part {
  kind: PaymentPart
  amount: number
  paidOn: CalendarDate
  paidAt: Date
  transfer: string | undefined
}

export interface SaleRefund {
  amount: number
  on: CalendarDate
  reason: 'member' | 'goodwill'
  givenReason?: string
  state: NonNullable<Sale['cancelled']>['refund']
}

export const planOf = ({ price, balanceDue, bookedOn }: Sale) =>
  planPayment(paise(price), { balanceDue, today: bookedOn })

export const linesOf = ({ price }: Sale) => splitPrice(paise(price), initialTaxRates)

/** What was paid for a sale, the first payment at the start. */
export function partsOf(sale: Sale, place: number): Part[] {
  const { bookedOn, balancePaidOn, transfers = {} } = sale
  const plan = planOf(sale)
  const first = {
    kind: plan.kind,
    amount: plan.now,
    paidOn: bookedOn,
    paidAt: during(bookedOn, place),
    transfer: transfers.first,
  }
  if (plan.kind === 'at once' || balancePaidOn === undefined) return [first]
  const balance = {
    kind: 'balance' as const,
    amount: plan.balance,
    paidOn: balancePaidOn,
    paidAt: during(balancePaidOn, place + 5),
    transfer: transfers.balance,
  }
  return [first, balance]
}

/** In paise. */
export const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/** What goes back of a sale. */
export function refundOf(
  { departureDate, ...sale }: Sale,
  parts: readonly Part[],
): SaleRefund | undefined {
  const { cancelled, partRefund } = sale
  if (partRefund) {
    const { amount, on, doneOn, reason: givenReason } = partRefund
    return { amount: paise(amount), on, reason: 'goodwill', givenReason, state: { doneOn } }
  }
  if (!cancelled) return undefined
  const { on, refund: state } = cancelled
  const { amount } = refundOnCancelling(
    { paid: sumOf(parts), departureDate, bookedAt: parts[0]!.paidAt, terms: cancellationTerms },
    { now: during(on, 0), today: on },
  )
  return { amount, on, reason: 'member', state }
}

export const isDone = (state: SaleRefund['state']): state is { doneOn: CalendarDate } =>
  typeof state === 'object'

/** A sale with its payments. */
export interface PaidSale {
  sale: Sale
  parts: Part[]
}

/** The shares of a sale's refund in its payments, the latest first. */
export function sharesOf({ sale, parts }: PaidSale) {
  const refund = refundOf(sale, parts)
  if (!refund) return []
  const payments = parts.toReversed().map((part) => ({
    ...{ part, method: methodOf(part.transfer), left: part.amount, goesBack: 0 },
  }))
  return splitRefund(refund.amount, payments).shares.map(({ payment, amount, isByHand }) => ({
    ...{ refund, amount, isByHand, part: payment!.part },
  }))
}

/** Whether all of a payment has gone back. */
export const isAllBack = (of: PaidSale, part: Part) =>
  sharesOf(of).some(
    (share) =>
      share.part.kind === part.kind && share.amount === part.amount && isDone(share.refund.state),
  )
