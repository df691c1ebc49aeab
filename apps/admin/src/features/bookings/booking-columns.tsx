import {
  bookingSumNames,
  bookingSums,
  type ListedBooking,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { travellerOf } from '../../shared/format/booking-words.ts'
import { MoneyWord } from '../../shared/format/booking-badges.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { TravellerLink } from '../../shared/format/traveller-link.tsx'
import type { ListColumn } from '../../shared/table/list-column.ts'
import type { SelectedRow } from '../../shared/table/use-rows-action.ts'

type Traveller = Pick<ListedBooking, 'userId' | 'name'>

/** The number of a booking, which names its row. */
export const numberColumn = (
  hrefOf: (booking: { id: number }) => string,
): ListColumn<Traveller & { id: number }> => ({
  heading: 'Booking',
  naming: true,
  cell: (booking) => (
    <UiLink href={hrefOf(booking)} aria-label={`Booking ${booking.id}: ${travellerOf(booking)}`}>
      {booking.id}
    </UiLink>
  ),
})

export const memberColumn: ListColumn<Traveller> = {
  heading: 'Member',
  sort: 'member',
  shrinks: true,
  cell: ({ userId, name }) => <TravellerLink userId={userId} name={name} />,
}

/** '₹75,000 of ₹3,00,000'. */
export const paidOf = ({
  amountPaid,
  totalAmount,
  currency,
}: Pick<ListedBooking, 'amountPaid' | 'totalAmount' | 'currency'>): string =>
  amountPaid === totalAmount
    ? formatMoney(amountPaid, currency)
    : `${formatMoney(amountPaid, currency)} of ${formatMoney(totalAmount, currency)}`

/** In one word, so that the names of member and trip have room. */
export const moneyColumn: ListColumn<ListedBooking> = {
  heading: 'Money',
  cell: (booking) => <MoneyWord {...booking} />,
}

export const paidColumn: ListColumn<ListedBooking> = { heading: 'Paid', sort: 'paid', cell: paidOf }

/** What figures add up besides what was paid and is still to pay. */
export const sumColumns = bookingSumNames
  .filter((sum) => sum !== 'amountPaid' && sum !== 'balanceOwed')
  .map((sum): ListColumn<ListedBooking> => ({
    heading: bookingSums[sum].name,
    extra: true,
    cell: ({ [sum]: amount, currency }) => amount !== 0 && formatMoney(amount, currency),
  }))

/** What can be done with several bookings of a list. */
export const selectsBookings = {
  rowOf: (booking: ListedBooking): SelectedRow => ({
    key: String(booking.id),
    name: `booking ${booking.id}: ${travellerOf(booking)}`,
    subject: { kind: 'booking', id: booking.id },
  }),
}
