import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../../shared/paths.ts'
import { useMay } from '../../shared/role/role.ts'
import { bookingStates } from '../../shared/format/booking-words.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { MoneyState } from '../../shared/format/money-state.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { EndHolds } from './end-holds.tsx'
import { Entries, Part } from './member-details.styles.ts'

type Booking = AdminUser['bookings'][number]

/** The member's bookings, latest departure first. */
export function MemberBookings({ member }: { member: AdminUser }) {
  const { bookings } = member
  const may = useMay('manage-bookings')
  return (
    <Part aria-labelledby="member-bookings">
      <h3 id="member-bookings">Bookings</h3>
      {bookings.length === 0 ? (
        <Quiet>No bookings.</Quiet>
      ) : (
        <Entries role="list" aria-labelledby="member-bookings">
          {bookings.map((booking) => (
            <BookingEntry key={booking.id} booking={booking} />
          ))}
        </Entries>
      )}
      {may && <EndHolds member={member} />}
    </Part>
  )
}

function BookingEntry({ booking }: { booking: Booking }) {
  const { departureDate, duration, status, amountPaid, totalAmount } = booking
  const [label, tone] = bookingStates[status]
  return (
    <li>
      <span>
        <UiLink href={paths.departure(booking.departureId)}>{booking.tripTitle}</UiLink>
        <span>{` ${formatDate(departureDate)}, ${duration} ${duration === 1 ? 'day' : 'days'}, `}</span>
        <UiLink href={paths.booking(booking.id)}>{`booking ${booking.id}`}</UiLink>
      </span>
      <span>
        <Badge tone={tone}>{label}</Badge> <MoneyState {...booking} />
      </span>
      <span>
        {`${formatMoney(amountPaid, booking.currency)} of ${formatMoney(totalAmount, booking.currency)} paid`}
      </span>
      <Quiet as="span">
        Booked <Instant value={booking.createdAt} />
      </Quiet>
    </li>
  )
}
