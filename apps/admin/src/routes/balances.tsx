import { listAdminBookings } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { ListedBooking } from '@farandfew/domain/bookings/admin-bookings.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { travellerOf } from '../shared/format/booking-words.ts'
import { MoneyState } from '../shared/format/money-state.tsx'
import { formatMoney } from '../shared/format/money.ts'
import { paths } from '../shared/paths.ts'
import { type ListColumn, ListPage } from '../shared/table/list-page.tsx'
import { useList } from '../shared/table/use-list.ts'

const columns: readonly ListColumn<ListedBooking>[] = [
  {
    heading: 'Booking',
    naming: true,
    cell: (booking) => (
      <UiLink
        href={paths.booking(booking.id)}
        aria-label={`Booking ${booking.id}: ${travellerOf(booking)}`}
      >
        {booking.id}
      </UiLink>
    ),
  },
  {
    heading: 'Member',
    cell: (booking) =>
      booking.userId === null ? (
        travellerOf(booking)
      ) : (
        <UiLink href={paths.member(booking.userId)}>{travellerOf(booking)}</UiLink>
      ),
  },
  {
    heading: 'Departure',
    cell: ({ departureId, departureDate, tripTitle }) => (
      <UiLink href={paths.departure(departureId)}>
        {`${tripTitle}, ${formatDate(departureDate)}`}
      </UiLink>
    ),
  },
  { heading: 'Money', cell: (booking) => <MoneyState {...booking} /> },
  {
    heading: 'Paid',
    cell: ({ totalAmount, amountPaid, currency }) =>
      `${formatMoney(amountPaid, currency)} of ${formatMoney(totalAmount, currency)}`,
  },
]

const states = ['balance-due', 'balance-overdue'] as const
const stateNames = { 'balance-due': 'Due', 'balance-overdue': 'Overdue' } as const

/** The bookings with a balance that is due or overdue. */
export default function BalancesPage() {
  const list = useList(listAdminBookings, {
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
      searchHint="By member, trip, date or #booking"
      columns={columns}
      empty={{
        none: 'No balance is to be paid.',
        notFound: 'No booking with such a balance matches.',
        clear: 'Show all balances due',
      }}
    />
  )
}
