import {
  exportAdminBookings,
  listAdminBookings,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { bookingOrder, type ListedBooking } from '@farandfew/domain/bookings/admin-bookings.ts'
import { useBookingFilter } from '../features/bookings/booking-filter.ts'
import { formatDay } from '../shared/format/format-day.ts'
import { Day } from '../shared/format/instant.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { formatMoney } from '../shared/format/money.ts'
import { paths } from '../shared/paths.ts'
import { ListTable } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import type { ListColumn } from '../shared/table/list-column.ts'
import { useList } from '../shared/table/use-list.ts'
import {
  memberColumn,
  moneyColumn,
  numberColumn,
  paidColumn,
  selectsBookings,
} from '../features/bookings/booking-columns.tsx'

const owedOf = ({ balanceOwed, currency }: ListedBooking) => formatMoney(balanceOwed, currency)

const columns: readonly ListColumn<ListedBooking>[] = [
  numberColumn(({ id }) => paths.booking(id)),
  {
    ...memberColumn,
    onPhone: (booking) => [
      owedOf(booking),
      booking.balance === 'overdue'
        ? 'overdue'
        : booking.balanceDue && `due ${formatDay(booking.balanceDue)}`,
    ],
  },
  {
    heading: 'Departure',
    shrinks: true,
    sort: 'departure',
    cell: ({ departureId, departureDate, tripTitle }) => (
      <UiLink href={paths.departure(departureId)}>
        {`${tripTitle}, ${formatDay(departureDate)}`}
      </UiLink>
    ),
  },
  {
    heading: 'Due',
    sort: 'due',
    cell: ({ balanceDue }) => balanceDue && <Day value={balanceDue} />,
  },
  { heading: 'Still to pay', cell: owedOf },
  moneyColumn,
  // What is still to pay matters more here.
  { ...paidColumn, extra: true },
]

const states = ['balance', 'balance-overdue', 'balance-due'] as const
const stateNames = {
  balance: 'All',
  'balance-overdue': 'Overdue',
  'balance-due': 'Not yet due',
} as const

/** The bookings with a balance that is due or overdue. */
export default function BalancesPage() {
  const also = useBookingFilter()
  const list = useList(listAdminBookings, {
    nouns: { one: 'booking', many: 'bookings' },
    file: exportAdminBookings,
    order: bookingOrder,
    firstBy: 'due',
    saved: 'balances',
    also,
    filters: {
      money: { label: 'Balance', values: states, labelOf: (value) => stateNames[value] },
    },
  })
  return (
    <Stack gap={1}>
      <ListTools list={list} label="Search balances" hint="By number, member, trip or date" />
      <ListTable
        list={list}
        label="Balances due"
        columns={columns}
        selects={selectsBookings}
        empty={{
          none: 'No balances are due.',
          notFound: 'No booking with such a balance matches.',
          clear: 'Show all balances due',
        }}
      />
    </Stack>
  )
}
