import type {
  AdminDepartureWithBookings,
  DepartureBooking,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import { formatShortClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { BookingBadge, MoneyWord } from '../../shared/format/booking-badges.tsx'
import {
  bookingEndWords,
  moneyWordOf,
  refundWords,
  travellerOf,
  untilOf,
} from '../../shared/format/booking-words.ts'
import { Day } from '../../shared/format/instant.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { useMay } from '../../shared/role/role.ts'
import type { ListColumn } from '../../shared/table/list-column.ts'
import { RowTable } from '../../shared/table/row-table.tsx'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { memberColumn, numberColumn, paidOf } from './booking-columns.tsx'
import { valuesOfOpen } from './open-booking.ts'

/** The bookings of a departure, which open over them, those that have or hold a seat first. */
export function DepartureBookings({ departure }: { departure: AdminDepartureWithBookings }) {
  const { bookings, bookingsTotal } = departure
  const { hrefWith } = useUrlState()
  const mayCancel = useMay('manage-bookings')
  const columns: readonly ListColumn<DepartureBooking>[] = [
    numberColumn(({ id }) => hrefWith(valuesOfOpen({ id, view: 'details' }))),
    {
      ...memberColumn,
      onPhone: (booking) => [
        booking.label,
        booking.moneyLabel !== booking.label && moneyWordOf(booking),
      ],
    },
    { heading: 'State', cell: (booking) => <State {...booking} /> },
    { heading: 'Money', cell: (booking) => <MoneyWord {...booking} /> },
    { heading: 'Paid', cell: paidOf },
    {
      heading: 'Balance due',
      cell: ({ balanceDue }) => balanceDue !== null && <Day value={balanceDue} />,
    },
    { heading: 'Refunds', wraps: true, cell: refundsOf },
    {
      heading: 'Actions',
      cell: (booking) =>
        booking.canCancel &&
        mayCancel && (
          <UiLink
            href={hrefWith(valuesOfOpen({ id: booking.id, view: 'cancel' }))}
            aria-label={`Cancel booking: ${travellerOf(booking)}`}
          >
            Cancel
          </UiLink>
        ),
    },
  ]
  return (
    <>
      <VisuallyHidden as="h2">Bookings</VisuallyHidden>
      {bookings.length === 0 ? (
        <p>
          {departure.groupDecision === 'cancelled'
            ? 'No one had booked it.'
            : 'No one has booked it yet.'}
        </p>
      ) : (
        <RowTable label="Bookings" columns={columns} rows={bookings} keyOf={({ id }) => id} />
      )}
      {bookingsTotal > bookings.length && (
        <p>{`The first ${bookings.length} of ${bookingsTotal.toLocaleString('en-IN')} bookings.`}</p>
      )}
    </>
  )
}

const State = ({ label, endedBy, holdExpiresAt }: DepartureBooking) => (
  <>
    <BookingBadge label={label} />
    {endedBy !== null && <span>{` ${bookingEndWords[endedBy]}`}</span>}
    {holdExpiresAt !== null && (
      <Quiet>{`${untilOf({ label })} ${formatShortClubTime(holdExpiresAt)}`}</Quiet>
    )}
  </>
)

/** '₹50,000 sent · ₹1,00,000 to refund by hand · Other money: ₹20,000 done'. */
const refundsOf = ({ refunds, currency }: DepartureBooking): string =>
  refunds
    .map(
      ({ amount, status, isOther }) =>
        `${isOther ? 'Other money: ' : ''}${formatMoney(amount, currency)} ${refundWords[status]}`,
    )
    .join(' · ')
