import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'

/**
 * The part of a refund that the club pays by hand, in paise. The latest payment goes back first, and the gateway pays back only
 * what it has received.
 */
export function byHandIn(
  { payments, refunds }: Pick<AdminBooking, 'payments' | 'refunds'>,
  refund: number,
): number {
  let left = refund
  let byGateway = 0
  for (const { paymentId, method, amount, isBooked } of [...payments].reverse()) {
    if (!isBooked) continue
    const gone = refunds.reduce(
      (sum, one) => sum + (one.paymentId === paymentId ? one.amount : 0),
      0,
    )
    const part = Math.min(left, amount - gone)
    left -= part
    if (method === 'gateway') byGateway += part
  }
  return refund - byGateway
}
