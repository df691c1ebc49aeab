import { type ListedBooking, moneyFilterNames } from '@farandfew/domain/bookings/admin-bookings.ts'
import type { BookingLabel } from '@farandfew/domain/seats/booking.ts'
import { moneyWordOf } from './booking-words.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'

const tones: Readonly<Record<BookingLabel, BadgeTone>> = {
  Confirmed: 'blue',
  Held: 'amber',
  'Payment on its way': 'amber',
  Expired: 'neutral',
  Cancelled: 'red',
  Released: 'neutral',
}

/** The state of a booking. */
export const BookingBadge = ({ label }: Pick<ListedBooking, 'label'>) => (
  <Badge tone={tones[label]}>{label}</Badge>
)

/** Whether the balance of a booking is to be paid, or should have been. */
export const BalanceBadge = ({ balance }: Pick<ListedBooking, 'balance'>) =>
  balance !== null && (
    <Badge tone={balance === 'due' ? 'amber' : 'red'}>
      {moneyFilterNames[`balance-${balance}`]}
    </Badge>
  )

/** See moneyWordOf. */
export const MoneyWord = (booking: Pick<ListedBooking, 'balance' | 'moneyLabel'>) =>
  booking.balance === 'overdue' ? <BalanceBadge {...booking} /> : moneyWordOf(booking)
