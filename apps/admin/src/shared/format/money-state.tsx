import { type ListedBooking, moneyFilterNames } from '@farandfew/domain/bookings/admin-bookings.ts'
import { moneyStateNames } from '@farandfew/domain/bookings/booking.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'

/** What a booking has received and given back, and whether its balance is to be paid. */
export const MoneyState = ({ money, balance }: Pick<ListedBooking, 'money' | 'balance'>) => (
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
