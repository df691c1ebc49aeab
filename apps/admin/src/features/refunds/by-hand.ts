import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { splitRefund } from '@farandfew/domain/refunds/refund.ts'

/** The part of a refund that an operator would pay back by hand, in paise. */
export function byHandIn(
  { payments, refunds }: Pick<AdminBooking, 'payments' | 'refunds'>,
  refund: number,
): number {
  const counted = payments
    .filter(({ isBooked }) => isBooked)
    .map(({ paymentId, method, amount }) => {
      const own = refunds.filter((one) => one.paymentId === paymentId)
      const sum = (some: typeof own) => some.reduce((total, one) => total + one.amount, 0)
      const byMistake = own.filter(({ reason }) => reason !== 'moved' && reason !== 'goodwill')
      return { method, left: amount - sum(own), goesBack: sum(byMistake) }
    })
  return splitRefund(refund, counted.reverse()).byHand
}
