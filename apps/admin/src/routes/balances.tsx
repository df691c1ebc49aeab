import {
  exportAdminBookings,
  listAdminBookings,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { bookingOrder, type ListedBooking } from '@farandfew/domain/bookings/admin-bookings.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatDay } from '../shared/format/format-day.ts'
import { Day } from '../shared/format/instant.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { paths } from '../shared/paths.ts'
import { ListPage } from '../shared/table/list-page.tsx'
import type { ListColumn } from '../shared/table/row-table.tsx'
import { useList } from '../shared/table/use-list.ts'
import {
  memberColumn,
  moneyColumns,
  numberColumn,
  paidOf,
} from '../features/bookings/booking-columns.tsx'

const columns: readonly ListColumn<ListedBooking>[] = [
  numberColumn(({ id }) => paths.booking(id)),
  {
    ...memberColumn,
    onPhone: (booking) => [
      booking.balanceDue && `Due ${formatDay(booking.balanceDue)}`,
      paidOf(booking),
    ],
  },
  {
    heading: 'Departure',
    shrinks: true,
    sort: 'departure',
    cell: ({ departureId, departureDate, tripTitle }) => (
      <UiLink href={paths.departure(departureId)}>
        {`${tripTitle}, ${formatDate(departureDate)}`}
      </UiLink>
    ),
  },
  {
    heading: 'Due',
    sort: 'due',
    cell: ({ balanceDue }) => balanceDue && <Day value={balanceDue} />,
  },
  ...moneyColumns,
]

const states = ['balance-due', 'balance-overdue'] as const
const stateNames = { 'balance-due': 'Due', 'balance-overdue': 'Overdue' } as const

/** The bookings with a balance that is due or overdue. */
export default function BalancesPage() {
  const list = useList(listAdminBookings, {
    order: bookingOrder,
    firstBy: 'due',
    saved: 'balances',
    filters: {
      money: { label: 'Balance', values: states, labelOf: (value) => stateNames[value] },
    },
  })
  return (
    <ListPage
      list={list}
      label="Balances due"
      nouns={{ one: 'booking', many: 'bookings' }}
      searchLabel="Search balances"
      searchHint="By number, member, trip or date"
      csv={exportAdminBookings.path}
      columns={columns}
      empty={{
        none: 'No balances are due.',
        notFound: 'No booking with such a balance matches.',
        clear: 'Show all balances due',
      }}
    />
  )
}
