import {
  bookingOrder,
  type ListedBooking,
  moneyFilterNames,
  moneyFilters,
  type StatusFilter,
  statusFilters,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import {
  exportAdminBookings,
  listAdminBookings,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { bookingStatusNames } from '@farandfew/domain/seats/booking.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { BookingBadge } from '../shared/format/booking-badges.tsx'
import { moneyWordOf } from '../shared/format/booking-words.ts'
import { formatDay } from '../shared/format/format-day.ts'
import { Day } from '../shared/format/instant.tsx'
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
  sumColumns,
} from '../features/bookings/booking-columns.tsx'
import { useBookingFilter } from '../features/bookings/booking-filter.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { BookingDialog } from '../features/bookings/booking-dialog.tsx'
import {
  type OpenBooking,
  readOpenBooking,
  valuesOfOpen,
} from '../features/bookings/open-booking.ts'

const columnsOf = (
  hrefOf: (booking: { id: number }) => string,
): readonly ListColumn<ListedBooking>[] => [
  numberColumn(hrefOf),
  {
    ...memberColumn,
    onPhone: (booking) => [
      // The money says it too, and the date has room.
      booking.label !== 'Confirmed' && booking.label,
      booking.moneyLabel !== booking.label && moneyWordOf(booking),
      formatDay(booking.departureDate),
    ],
  },
  {
    heading: 'State',
    cell: BookingBadge,
  },
  moneyColumn,
  paidColumn,
  ...sumColumns,
  { heading: 'Trip', sort: 'trip', shrinks: true, cell: ({ tripTitle }) => tripTitle },
  {
    heading: 'Departure',
    sort: 'departure',
    cell: ({ departureId, departureDate }) => (
      <UiLink href={paths.departure(departureId)}>
        <Day value={departureDate} />
      </UiLink>
    ),
  },
  { heading: 'Booked', sort: 'booked', cell: ({ createdAt }) => <Day value={createdAt} /> },
]

const statusLabel = (value: StatusFilter): string => {
  if (value === 'live') return 'Confirmed or held'
  if (value === 'with-departure') return 'Cancelled with its departure'
  return value === 'lapsed' ? 'Expired before payment' : bookingStatusNames[value]
}

/** The bookings, newest first, and the open one. */
export default function BookingsPage() {
  const also = useBookingFilter()
  const list = useList(listAdminBookings, {
    nouns: { one: 'booking', many: 'bookings' },
    file: exportAdminBookings,
    order: bookingOrder,
    saved: 'bookings',
    also,
    filters: {
      status: {
        label: 'Booking',
        all: 'All states',
        values: statusFilters,
        labelOf: statusLabel,
      },
      money: {
        label: 'Money',
        all: 'All states',
        values: moneyFilters,
        labelOf: (value) => moneyFilterNames[value],
      },
    },
  })
  const { get, change, hrefWith } = useUrlState()
  const show = (open: OpenBooking) => change(valuesOfOpen(open), { push: true })
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <ListTools
          list={list}
          label="Search bookings"
          hint="By number, member, trip, date or receipt"
        />
        <ListTable
          list={list}
          label="Bookings"
          columns={columnsOf(({ id }) => hrefWith(valuesOfOpen({ id, view: 'details' })))}
          selects={selectsBookings}
          empty={{
            none: 'Bookings appear here when members hold a seat.',
            notFound: 'Nothing found.',
            searchHint: 'A name needs three letters; a receipt number needs all of its digits.',
            clear: 'Show all bookings',
          }}
        />
      </Stack>
      <BookingDialog open={readOpenBooking(get)} onShow={show} />
    </Stack>
  )
}
