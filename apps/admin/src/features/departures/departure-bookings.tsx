import type { AdminDepartureWithBookings } from '@farandfew/domain/departures/admin-departures.ts'
import type { DepartureBooking } from '@farandfew/domain/departures/departure-bookings.ts'
import { moneyStateNames } from '@farandfew/domain/bookings/booking.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Unbroken } from '@farandfew/ui/page/unbroken.ts'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import {
  bookingEndWords,
  bookingStates,
  refundWords,
  travellerOf,
} from '../../shared/format/booking-words.ts'
import { AnnotationsPart } from '../../shared/annotations/annotations-part.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths.ts'
import { useMay } from '../../shared/role/role.ts'
import { TableHead } from '../../shared/table/table-head.tsx'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { inCell, ScrollRegion, Table } from '../../shared/table/table.styles.ts'

const columns = [
  'Member',
  'State',
  'Money',
  'Balance due',
  'Receipts',
  'Refunds',
  'Actions',
] as const

/** The bookings of a departure, which open over them, those that have or hold a seat first. */
export function DepartureBookings({ departure }: { departure: AdminDepartureWithBookings }) {
  const headingId = useId()
  const { bookings, bookingsTotal } = departure
  return (
    <>
      <Heading size="title" id={headingId}>
        Bookings
      </Heading>
      {bookings.length === 0 ? (
        <p>No one has booked it yet.</p>
      ) : (
        <ScrollRegion role="region" aria-labelledby={headingId} tabIndex={0}>
          <BookingTable aria-labelledby={headingId}>
            <TableHead columns={columns} naming="Member" />
            <tbody>
              {bookings.map((booking) => (
                <Row key={booking.id} booking={booking} />
              ))}
            </tbody>
          </BookingTable>
        </ScrollRegion>
      )}
      {bookingsTotal > bookings.length && (
        <p>{`The first ${bookings.length} of ${bookingsTotal.toLocaleString('en-IN')} bookings.`}</p>
      )}
    </>
  )
}

function Row({ booking }: { booking: DepartureBooking }) {
  const { userId, email, status, endedBy, holdExpiresAt, balanceDue, currency } = booking
  const [state, tone] = bookingStates[status]
  const money = (amount: number) => formatMoney(amount, currency)
  const { hrefWith } = useUrlState()
  const mayCancel = useMay('manage-bookings')
  const name = travellerOf(booking)
  const [showsNotes, setShowsNotes] = useState(false)
  return (
    <>
      <tr>
        <th scope="row">
          {userId === null ? (
            <span>{name}</span>
          ) : (
            <RowLink href={paths.member(userId)}>{name}</RowLink>
          )}
          {email !== null && <Detail>{email}</Detail>}
          <Detail>
            <RowLink
              href={hrefWith({ booking: String(booking.id) })}
            >{`Booking ${booking.id}`}</RowLink>
          </Detail>
          <Detail>
            {[booking.ageGroup, booking.city, booking.country].filter(Boolean).join(' · ')}
          </Detail>
        </th>
        <td data-label="State">
          <Badge tone={tone}>{state}</Badge>
          {endedBy !== null && <Detail>{bookingEndWords[endedBy]}</Detail>}
          {holdExpiresAt !== null && (
            <Detail>
              until <Instant value={holdExpiresAt} />
            </Detail>
          )}
        </td>
        <td data-label="Money">
          {moneyStateNames[booking.money]}
          <Unbroken as="div">{money(booking.amountPaid)}</Unbroken>{' '}
          <Unbroken as="div">{`of ${money(booking.totalAmount)}`}</Unbroken>
        </td>
        <td data-label="Balance due">
          {balanceDue !== null && <time dateTime={balanceDue}>{formatDate(balanceDue)}</time>}
        </td>
        <td data-label="Receipts">
          {booking.receipts.map((number) => (
            <Unbroken as="div" key={number}>
              {number}
            </Unbroken>
          ))}
        </td>
        <td data-label="Refunds">
          {booking.refunds.map(({ amount, status: refund }, index) => (
            <Unbroken as="div" key={index}>
              {`${money(amount)} ${refundWords[refund]}`}
            </Unbroken>
          ))}
        </td>
        <td data-label="Actions">
          {booking.canCancel && mayCancel && (
            <ButtonLink
              variant="quiet"
              href={hrefWith({ booking: String(booking.id), view: 'cancel' })}
              aria-label={`Cancel booking: ${name}`}
            >
              Cancel booking
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            aria-expanded={showsNotes}
            aria-label={`Notes: ${name}`}
            onClick={() => setShowsNotes(!showsNotes)}
          >
            Notes
          </Button>
        </td>
      </tr>
      {showsNotes && (
        <tr>
          <td colSpan={columns.length}>
            <AnnotationsPart subject={{ kind: 'booking', id: booking.id }} />
          </td>
        </tr>
      )}
    </>
  )
}

/** High enough to be hit, although two stand below each other. */
const RowLink = styled(UiLink)`
  display: inline-block;
  padding-block: 6px;
`

const Detail = styled.span`
  display: block;
  color: ${theme.colors.inkSoft};
  font-weight: ${theme.fontWeights.text};
  &:empty {
    display: none;
  }
`

/** On a narrow screen each booking is a block of labelled lines, so that nothing scrolls sideways. */
const BookingTable = styled(Table)`
  tbody th {
    max-width: 24ch;
  }
  td[data-label='Actions'] > * {
    ${inCell}
    white-space: nowrap;
    &:not(:last-child) {
      margin-right: 16px;
    }
  }
  ${theme.below.sm} {
    display: block;
    width: 100%;
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody,
    tbody tr {
      display: block;
    }
    tbody tr + tr {
      border-top: 1px solid ${theme.colors.hairline};
    }
    tbody tr > * {
      display: block;
      position: static;
      max-width: none;
      padding-block: 6px;
      border: 0;
      overflow-wrap: anywhere;
    }
    tbody tr > :first-child {
      padding-top: 14px;
    }
    tbody tr > :last-child {
      padding-bottom: 14px;
    }
    td:empty {
      display: none;
    }
    td::before {
      display: block;
      color: ${theme.colors.inkSoft};
      content: attr(data-label);
    }
    td[data-label='Actions']::before {
      content: none;
    }
    td[data-label='Actions'] > * {
      margin-block: 0;
    }
  }
`
