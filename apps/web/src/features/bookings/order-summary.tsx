import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { departureDatesText } from '../departures/departure-texts.ts'
import { Cancelling } from './cancelling.tsx'
import { Lines } from '../../shared/layout/lines.ts'

interface OrderSummaryProps {
  booking: BookingView
  user: Pick<CurrentUser, 'firstName' | 'lastName' | 'username'> | null
}

/** What a member is about to pay for: the trip, who travels, what is due now and later, and what cancelling gives back. */
export function OrderSummary({ booking, user }: OrderSummaryProps) {
  const { trip, departure, plan } = booking
  const id = useId()
  const name = user && ([user.firstName, user.lastName].filter(Boolean).join(' ') || user.username)
  const lines = [
    ['Trip', trip.title],
    ['Dates', departureDatesText(departure)],
    ...(name ? [['Traveller', name] as const] : []),
    [booking.summary.state === 'held' ? 'Due now' : 'On its way', formatPaise(plan.now)],
    ...(plan.kind === 'deposit'
      ? [[`Due by ${formatDate(plan.balanceDue)}`, formatPaise(plan.balance)] as const]
      : []),
  ] as const
  return (
    <>
      <Lines aria-label="Your order">
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-text>{text}</dd>
          </div>
        ))}
      </Lines>
      <section aria-labelledby={id}>
        <Heading as="h3" size="lead" id={id}>
          If you cancel
        </Heading>
        <Cancelling table={booking.summary.refundTable} isBooked={false} />
      </section>
    </>
  )
}
