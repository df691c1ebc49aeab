import type { BookingSummary } from '@farandfew/domain/bookings/booking-summary.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { Lines } from '../../shared/layout/lines.ts'

/** The refunds of a booking, each with how far it is. */
export function RefundList({ refunds }: Pick<BookingSummary, 'refunds'>) {
  if (refunds.length === 0) return null
  return (
    <Lines aria-label="Refunds">
      {refunds.map(({ label, amount, text }, index) => (
        <div key={index}>
          <dt>
            <span>{label}</span>
            <small>{text}</small>
          </dt>
          <dd>{formatPaise(amount)}</dd>
        </div>
      ))}
    </Lines>
  )
}
