import { bookingSums } from '@farandfew/domain/bookings/admin-bookings.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { taxName } from '@farandfew/domain/seats/price-lines.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Grid } from '@farandfew/ui/primitives/primitives.ts'
import { Fragment } from 'react'
import { sendConfirmationAgain } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { FocusedStack } from '../../shared/forms/focused-stack.tsx'
import { useOfferedActions } from '../../shared/actions/offered-actions.ts'
import { BalanceBadge, BookingBadge } from '../../shared/format/booking-badges.tsx'
import { travellerOf, untilOf } from '../../shared/format/booking-words.ts'
import { type Fact, SmallFacts } from '../../shared/format/fact-lines.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths.ts'
import { useMay } from '../../shared/role/role.ts'
import { AnnotationsPart } from '../../shared/annotations/annotations-part.tsx'
import { DepartureBadges } from '../departures/departure-badges.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingMoney } from './booking-money.tsx'
import type { BookingView } from './open-booking.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { changesBooking } from '../seats/changes-booking.ts'

/** Who booked what, and how it stands. */
function factsOf(booking: AdminBooking): Fact[] {
  const { userId, summary, endedAt, holdExpiresAt, cancelReason, moveReason } = booking
  const { termsVersion, agreedAt } = booking
  const name = travellerOf(booking)
  return [
    [
      'Member',
      userId === null ? (
        name
      ) : (
        <UiLink key="member" href={paths.member(userId)}>
          {name}
        </UiLink>
      ),
    ],
    ...(booking.email === null ? [] : [['Email', booking.email] as const]),
    [
      'Departure',
      <Fragment key="departure">
        <UiLink href={paths.departure(booking.departureId)}>
          {`${booking.tripTitle}, ${formatDate(booking.departureDate)}`}
        </UiLink>{' '}
        <DepartureBadges {...booking} />
      </Fragment>,
    ],
    [
      'State',
      <>
        <BookingBadge label={summary.label} />
        {endedAt !== null && (
          <span>
            {' on '}
            <Instant value={endedAt} />
          </span>
        )}
        {holdExpiresAt !== null && (
          <span>
            <span>{` ${untilOf(summary)} `}</span>
            <Instant value={holdExpiresAt} />
          </span>
        )}
      </>,
    ],
    [
      'The member reads',
      [`${summary.title}.`, summary.money, summary.next].filter(Boolean).join(' '),
    ],
    ['Reason', cancelReason],
    ['Reason of the move', moveReason],
    ['Booked', <Instant key="booked" value={booking.createdAt} />],
    [
      'Agreed',
      termsVersion !== null && agreedAt !== null && (
        <Fragment key="agreed">
          <span>{`To the Booking Terms of ${formatDate(termsVersion)} on `}</span>
          <Instant value={agreedAt} />
        </Fragment>
      ),
    ],
  ]
}

/** The price and the sums. */
function sumsOf(booking: AdminBooking): Fact[] {
  const { price, plan, sums, currency, status, summary } = booking
  const money = (amount: number) => formatMoney(amount, currency)
  const due = plan.kind === 'deposit' ? `, due on ${formatDate(plan.balanceDue)}` : ''
  const some = (term: string, amount: number, end = ''): Fact[] =>
    amount === 0 ? [] : [[term, `${money(amount)}${end}`]]
  return [
    [
      'Price',
      `${money(price.total)}: package ${money(price.package)}, ${taxName('GST', price.gstRate)} ${money(price.gst)}, ${taxName('TCS', price.tcsRate)} ${money(price.tcs)}`,
    ],
    [
      'Money',
      <Fragment key="money">
        {summary.moneyLabel} <BalanceBadge {...booking} />
      </Fragment>,
    ],
    ['Paid', money(sums.paid)],
    ...some('Paid outside the site', sums.paidOffSite),
    ...some('Gateway discount', sums.discount),
    ...(status === 'confirmed'
      ? some('Still to pay', sums.owed, due)
      : some('Due now', summary.label === 'Held' ? sums.owed : 0)),
    ...(['refunded', 'refundOpen', 'returned', 'returnOpen', 'refundByHand'] as const).flatMap(
      (sum) => some(bookingSums[sum].name, booking[sum]),
    ),
    // While it is confirmed, all that went back did so without cancelling.
    ...(status === 'confirmed' ? [] : some('Refunded without cancelling', sums.partRefunded)),
  ]
}

/** Whether something is to pay by a date that an operator can move: the end of a hold, or that of the balance. */
const hasDeadline = ({
  status,
  plan,
  sums,
}: Pick<AdminBooking, 'status' | 'plan' | 'sums'>): boolean =>
  status === 'pending' || (status === 'confirmed' && plan.kind === 'deposit' && sums.owed > 0)

/** The forms that can be opened. */
export const changesOf = ({ choices, ...booking }: AdminBooking) =>
  (
    [
      ['cancel', 'Cancel booking', choices.byClub],
      ['move', 'Move to another departure', choices.move],
      ['transfer', 'Record a transfer', choices.transfer !== null],
      ['deadline', 'Extend the deadline', hasDeadline(booking)],
      ['refund', 'Refund a part', choices.largestPartRefund !== null],
    ] as const
  ).filter(([, , isPossible]) => isPossible)

interface BookingDetailsProps {
  booking: AdminBooking
  onView: (view: BookingView) => void
}

/** A booking's facts, its money and its history. */
export function BookingDetails({ booking, onView }: BookingDetailsProps) {
  // The focus is lost when the previous view is removed.
  const may = useMay('manage-bookings')
  const changes = may ? changesOf(booking) : []
  useOfferedActions(changes.map(([view, name]) => ({ name, run: () => onView(view) })))
  return (
    <FocusedStack gap={5}>
      <Grid columns={2} gap={8} rowGap={2} align="start">
        {[factsOf(booking), sumsOf(booking)].map((facts, index) => (
          <SmallFacts key={index} facts={facts} />
        ))}
      </Grid>
      {changes.length > 0 && (
        <Actions marginTop={4}>
          {changes.map(([view, label]) => (
            <Button key={view} variant="secondary" onClick={() => onView(view)}>
              {label}
            </Button>
          ))}
          {booking.status === 'confirmed' && booking.email !== null && (
            <ConfirmationAgain booking={booking} />
          )}
        </Actions>
      )}
      <BookingMoney booking={booking} />
      <AnnotationsPart subject={{ kind: 'booking', id: booking.id }} />
      <BookingHistory booking={booking} />
    </FocusedStack>
  )
}

/** A button that mails the member again that they are booked. */
function ConfirmationAgain({ booking }: { booking: AdminBooking }) {
  const { at, options } = changesBooking(booking)
  const { send, busy } = useCall(sendConfirmationAgain, options)
  const sendAgain = () =>
    send(
      at,
      () => toast({ title: 'Confirmation sent again', description: `To ${booking.email ?? ''}` }),
      (error) => toastFailure(error, 'The confirmation was not sent'),
    )
  const name = 'Send the confirmation again'
  useOfferedActions([{ name, atOnce: true, run: sendAgain }])
  return (
    <ActionButton variant="secondary" busy={busy} busyLabel="Sending..." onAction={sendAgain}>
      {name}
    </ActionButton>
  )
}
