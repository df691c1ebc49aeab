import { type ListedBooking, moneyFilterNames } from '@farandfew/domain/bookings/admin-bookings.ts'
import { moneyStateNames } from '@farandfew/domain/bookings/booking.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'

type Money = Pick<ListedBooking, 'money' | 'balance'>

const BalanceBadge = ({ balance }: { balance: NonNullable<Money['balance']> }) => (
  <Badge tone={balance === 'due' ? 'amber' : 'red'}>{moneyFilterNames[`balance-${balance}`]}</Badge>
)

/** What a booking has received and given back, and whether its balance is to be paid. */
export const MoneyState = ({ money, balance }: Money) => (
  <>
    {moneyStateNames[money]}
    {balance !== null && (
      <>
        {' '}
        <BalanceBadge balance={balance} />
      </>
    )}
  </>
)

/** The same in one word, for a narrow column: a balance is due while only the deposit is paid. */
export const MoneyWord = ({ money, balance }: Money) =>
  balance === 'overdue' ? <BalanceBadge balance={balance} /> : moneyStateNames[money]
