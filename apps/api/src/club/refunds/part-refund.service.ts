import type { PartRefund } from '@farandfew/domain/bookings/booking-detail.ts'
import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import { largestRefund } from '@farandfew/domain/refunds/refund.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { queueRefundOfBooking } from './queue-refund.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import { queueBookingSummary } from './booking-summary.service.ts'
import { queueByHandNotice, partRefundedMail } from './refunds.mails.ts'
import { type BookingRow, lockBookingOnDeparture } from '../seats/bookings.queries.ts'
import { addPartRefund } from './refunds.queries.ts'
import { getSoldDeparture } from '../seats/sold-departure.queries.ts'

type Context = Pick<AppContext, 'clock' | 'mail' | 'urls'>

/**
 * Gives back a part of what was paid for a booking that keeps its seat. The terms give nothing for that, so it needs a reason
 * and is limited by the role. Needs a transaction.
 * @param shown what the operator saw, in paise
 * @throws AppError NOT_FOUND, BOOKING_ENDED, REFUND_CHANGED, VALIDATION_FAILED, REFUND_OVER_LIMIT
 */
export async function refundPartOfBooking(
  trx: Db,
  context: Context,
  { id, amount, reason, role, ...shown }: PartRefund & { id: number; role: OperatorRole },
): Promise<void> {
  const booking = await lockBookingOnDeparture(trx, id)
  if (booking.status !== 'confirmed') throw new AppError('BOOKING_ENDED')
  if (booking.amountPaid !== shown.paid || booking.partRefunded !== shown.partRefunded) {
    throw new AppError('REFUND_CHANGED')
  }
  const kept = keptOf(booking)
  if (amount > kept) {
    throw refuseField('amount', `Only ${formatPaise(kept)} is left of what was paid.`)
  }
  checkBeyondTerms({ booking, byTerms: 0, refund: amount, reason, role })
  await addPartRefund(trx, id, amount)
  const today = context.clock.today()
  const refund = { bookingId: id, amount, reason: 'goodwill', givenReason: reason, today } as const
  const byHand = await queueRefundOfBooking(trx, refund)
  await queueByHandNotice(trx, context, booking, { amount: byHand, why: 'refunded in part' })
  const departure = await getSoldDeparture(trx, booking.departureId)
  const news = partRefundedMail({ amount, byHand, reason })
  await queueBookingSummary(trx, context, { id, departure }, news)
}

export const largestOf = (
  booking: Pick<BookingRow, 'amountPaid' | 'partRefunded'>,
  { role, byTerms }: { role: OperatorRole; byTerms: number },
) => largestRefund(role, { kept: keptOf(booking), byTerms, given: booking.partRefunded })

/**
 * A refund beyond what the member's terms give today needs a reason, and above the limit of the role an owner: whoever
 * cancels, and also if a booking is moved to a cheaper departure.
 * @throws AppError VALIDATION_FAILED, REFUND_OVER_LIMIT
 */
export function checkBeyondTerms({
  booking,
  byTerms,
  refund,
  reason,
  role,
}: {
  booking: Pick<BookingRow, 'amountPaid' | 'partRefunded'>
  byTerms: number
  refund: number
  reason?: string | undefined
  role: OperatorRole
}): void {
  if (refund <= byTerms) return
  if (reason === undefined) throw refuseField('reason', 'Please say why more goes back')
  const largest = largestOf(booking, { role, byTerms })
  if (refund > largest) {
    throw new AppError('REFUND_OVER_LIMIT', {
      detail: `Your role can refund up to ${formatPaise(largest)} of this booking. An owner can refund more.`,
    })
  }
}
