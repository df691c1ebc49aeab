import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet, Actions } from '@farandfew/ui/primitives/primitives.ts'
import { endHolds } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { listedWords } from '@farandfew/domain/text/words.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { paths } from '../../shared/paths.ts'
import { useMay } from '../../shared/role/role.ts'
import { BalanceBadge, BookingBadge } from '../../shared/format/booking-badges.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { Entries, Part } from './member-details.styles.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { displayName } from './display-name.ts'
import { changesMember } from './member-care.data.ts'

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
  const { departureDate, duration, label, moneyLabel, amountPaid, totalAmount } = booking
  return (
    <li>
      <span>
        <UiLink href={paths.departure(booking.departureId)}>{booking.tripTitle}</UiLink>
        <span>{` ${formatDate(departureDate)}, ${duration} ${duration === 1 ? 'day' : 'days'}, `}</span>
        <UiLink href={paths.booking(booking.id)}>{`booking ${booking.id}`}</UiLink>
      </span>
      <span>
        <BookingBadge label={label} /> {moneyLabel !== label && moneyLabel}{' '}
        <BalanceBadge {...booking} />
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

/** Ends the seats that a member holds without having paid, after a question; nothing if they hold none. */
function EndHolds({ member }: { member: AdminUser }) {
  const [asks, setAsks] = useState(false)
  const { at, member: key, options } = changesMember(member.user.id)
  const end = useCall(endHolds, { ...options, reloads: [key, ...options.reloads] })
  const holds = member.bookings.filter(({ status }) => status === 'pending')
  const close = () => setAsks(false)
  const confirm = () =>
    end.send(at, ({ ended }) => {
      const title = ended === 1 ? '1 hold ended' : `${ended} holds ended`
      toast({ title, description: displayName(member.user) })
      close()
    })
  const seats = holds.map(
    ({ tripTitle, departureDate }) => `${tripTitle}, ${formatDate(departureDate)}`,
  )
  const isOne = holds.length === 1
  return (
    <>
      {holds.length > 0 && (
        <Actions marginTop={3}>
          <Button variant="secondary" onClick={() => setAsks(true)}>
            End holds
          </Button>
        </Actions>
      )}
      {asks && (
        <QuestionDialog
          title={`End the ${isOne ? 'hold' : 'holds'} of ${displayName(member.user)}?`}
          description={`They hold a seat that is not paid: ${listedWords(seats)}. ${isOne ? 'It goes' : 'Each seat goes'} to the waitlist, or is free for anyone. A late payment goes back to them. They get no email about it.`}
          confirm={isOne ? 'End the hold' : 'End the holds'}
          busyLabel="Ending..."
          failed="The holds did not end."
          call={end}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  )
}
