import { type ListedBooking, moneyFilterNames } from '@farandfew/domain/bookings/admin-bookings.ts'
import { moneyStateNames } from '@farandfew/domain/seats/booking.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { moneyWordOf } from './booking-words.ts'

type Money = Pick<ListedBooking, 'money' | 'balance'>

/** What a booking has received and given back, and whether its balance is to be paid. */
export const MoneyState = ({ money, balance }: Money) => (
  <>
    {moneyStateNames[money]}
    {balance !== null && (
      <>
        {' '}
        <Badge tone={balance === 'due' ? 'amber' : 'red'}>
          {moneyFilterNames[`balance-${balance}`]}
        </Badge>
      </>
    )}
  </>
)

/** The same in one word, for a narrow column. */
export const MoneyWord = (booking: Money) =>
  booking.balance === 'overdue' ? (
    <Badge tone="red">{moneyWordOf(booking)}</Badge>
  ) : (
    moneyWordOf(booking)
  )
