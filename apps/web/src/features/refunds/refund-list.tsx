import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { refundStepText } from '@farandfew/domain/refunds/refund-history.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { Lines } from '../../shared/layout/lines.ts'

/** The refunds of a booking, each with how far it is. */
export function RefundList({ refunds }: { refunds: BookingView['refundHistory'] }) {
  if (refunds.length === 0) return null
  return (
    <Lines aria-label="Refunds">
      {refunds.map((refund, index) => (
        <div key={index}>
          <dt>
            <span>{refund.step === 'done' ? 'Refunded' : 'Refund'}</span>
            <small>{refundStepText(refund)}</small>
          </dt>
          <dd>{formatPaise(refund.amount)}</dd>
        </div>
      ))}
    </Lines>
  )
}
