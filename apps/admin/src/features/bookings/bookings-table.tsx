import type { ListedBooking } from '@farandfew/domain/bookings/admin-bookings.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { useId } from 'react'
import { bookingStates, paymentStateWords, travellerOf } from '../../shared/format/booking-words.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths.ts'
import { TableHead } from '../../shared/table/table-head.tsx'
import { ScrollRegion, Table } from '../../shared/table/table.styles.ts'

export const bookingColumns = [
  'Booking',
  'Member',
  'State',
  'Payment',
  'Paid',
  'Trip',
  'Departure',
  'Booked',
] as const

interface BookingsTableProps {
  bookings: readonly ListedBooking[]
  /** The link to a booking's details. */
  hrefOf: (booking: ListedBooking) => string
}

/** Bookings, newest first. The region is focusable, so that the keyboard can scroll it. */
export function BookingsTable({ bookings, hrefOf }: BookingsTableProps) {
  const captionId = useId()
  return (
    <ScrollRegion role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>Bookings</caption>
        <TableHead columns={bookingColumns} naming="Booking" />
        <tbody>
          {bookings.map((booking) => (
            <Row key={booking.id} booking={booking} href={hrefOf(booking)} />
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}

function Row({ booking, href }: { booking: ListedBooking; href: string }) {
  const { userId, departureDate, currency } = booking
  const [state, tone] = bookingStates[booking.status]
  const name = travellerOf(booking)
  return (
    <tr>
      <th scope="row">
        <UiLink href={href} aria-label={`Booking ${booking.id}: ${name}`}>
          {booking.id}
        </UiLink>
      </th>
      <td>{userId === null ? name : <UiLink href={paths.user(userId)}>{name}</UiLink>}</td>
      <td>
        <Badge tone={tone}>{state}</Badge>
      </td>
      <td>{paymentStateWords[booking.paymentStatus]}</td>
      <td>
        {formatMoney(booking.amountPaid, currency)} of {formatMoney(booking.totalAmount, currency)}
      </td>
      <td>{booking.tripTitle}</td>
      <td>
        <UiLink href={paths.departure(booking.departureId)}>
          <time dateTime={departureDate}>{formatDate(departureDate)}</time>
        </UiLink>
      </td>
      <td>
        <Instant value={booking.createdAt} />
      </td>
    </tr>
  )
}
