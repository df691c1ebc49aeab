import type { PaymentMethod } from '../seats/booking.ts'

/** A payment that counts for a booking. Amounts in paise. */
export interface RefundablePayment {
  readonly method: PaymentMethod
  /** What is left of it after its refunds. */
  readonly left: number
  /** What goes back of it for another reason than a move or goodwill: of a booking that a mistake has left confirmed. */
  readonly goesBack: number
}

export interface RefundShare<Payment> {
  /** Undefined for money that was paid outside the site before payments were recorded. */
  readonly payment: Payment | undefined
  /** Paise, more than 0. */
  readonly amount: number
  /** Whether an operator pays it back, because the gateway never had it. */
  readonly isByHand: boolean
}

/**
 * How a refund of a booking is made up. The latest payment goes back first, and nothing goes back twice.
 * @param refund paise
 */
export function splitRefund<Payment extends RefundablePayment>(
  refund: number,
  latestFirst: readonly Payment[],
): { shares: RefundShare<Payment>[]; byHand: number } {
  const shares: RefundShare<Payment>[] = []
  let left = refund - latestFirst.reduce((sum, { goesBack }) => sum + goesBack, 0)
  for (const payment of latestFirst) {
    const amount = Math.min(left, payment.left)
    if (amount <= 0) continue
    shares.push({ payment, amount, isByHand: payment.method === 'transfer' })
    left -= amount
  }
  if (left > 0) shares.push({ payment: undefined, amount: left, isByHand: true })
  const byHand = shares.reduce((sum, share) => sum + (share.isByHand ? share.amount : 0), 0)
  return { shares, byHand }
}
