import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { BookingState } from '@farandfew/domain/bookings/booking-summary.ts'
import { departureFacts, isOver } from '@farandfew/domain/departures/departure-facts.ts'
import type { TravelDetailsStatus } from '@farandfew/domain/travel-details/travel-details.ts'
import { Badge, type BadgeTone, GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Grid, Quiet, Row } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { bookedGroupText, daysUntilText, groupText } from '../../seats/departure-texts.ts'
import { toScheduled } from '../../departures/departures.data.ts'
import { departureDatesText } from '../../departures/departure-texts.ts'
import type { MemberBooking } from '../../seats/bookings.data.ts'
import { GroupLink } from '../../groups/group-link.tsx'
import { HoldCountdown, useHold } from '../../seats/hold-countdown.tsx'
import { findOpenPayment } from '../../payments/open-payment.ts'
import { ReleaseButton } from '../../bookings/release-button.tsx'
import { ReceiptLinks } from '../../refunds/receipt-links.tsx'
import { RefundList } from '../../refunds/refund-list.tsx'
import { CalendarLink } from '../../bookings/calendar-link.tsx'
import { PocketLink } from '../../groups/pocket-link.tsx'
import { EvenActions } from '../../../shared/layout/even-actions.ts'
import { AppLink } from '../../../shared/links/app-link.tsx'
import { departurePath, inviteLink, paths } from '../../../shared/paths.ts'
import {
  travelDetailsPath,
  travelDetailsStatusQuery,
} from '../../travel-details/travel-details-reads.data.ts'
import { isAccountDemo } from '../data/account-demo.ts'
import { Card } from '../tabs/account.styles.ts'

const tones: Readonly<Partial<Record<BookingState, BadgeTone>>> = {
  held: 'amber',
  'payment on its way': 'amber',
  'balance overdue': 'amber',
  confirmed: 'sea',
  travelling: 'sea',
  travelled: 'sea',
}

interface BookingCardsProps {
  bookings: readonly MemberBooking[]
  /** The accessible name of the list. */
  label: string
  onCancel: (booking: MemberBooking) => void
  /** The seat of a booking was given back. */
  onReleased: (booking: MemberBooking) => void
}

/** The member's bookings as cards, each with what can be done about it. */
export function BookingCards({ bookings, label, onCancel, onReleased }: BookingCardsProps) {
  return (
    <Grid as="ul" minWidth={300} fit role="list" aria-label={label}>
      {bookings.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          onCancel={() => onCancel(booking)}
          onReleased={() => onReleased(booking)}
        />
      ))}
    </Grid>
  )
}

interface BookingCardProps {
  booking: MemberBooking
  onCancel: () => void
  onReleased: () => void
}

function BookingCard({ booking, onCancel, onReleased }: BookingCardProps) {
  const { status, departure, trip, summary } = booking
  const hasSeat = status === 'pending' || status === 'confirmed'
  const isLive = hasSeat && summary.state !== 'departure cancelled'
  const { guaranteeLabel, state } = departureFacts(toScheduled(departure), booking.today)
  const leaves = isLive ? daysUntilText(booking.today, departure.departureDate) : undefined
  return (
    <BookedCard>
      {trip.image && <Image src={trip.image} alt="" width={1600} height={900} />}
      <Row align="start" justify="space-between" gap={3} rowGap={2}>
        <h3>{trip.title}</h3>
        <Row gap={2} rowGap={1}>
          <Badge tone={tones[summary.state] ?? 'neutral'}>{summary.label}</Badge>
          {isLive && <GuaranteeBadge label={guaranteeLabel} />}
        </Row>
      </Row>
      <Facts size="small">
        <dt>Dates</dt>
        <dd>{departureDatesText(departure)}</dd>
        {leaves && (
          <>
            <dt>Leaves</dt>
            <dd>{leaves}</dd>
          </>
        )}
        {(isLive || booking.amountPaid > 0) && (
          <>
            <dt>Payment</dt>
            <dd>{isLive ? summary.money : summary.moneyLabel}</dd>
          </>
        )}
        {isLive && status === 'confirmed' && <TravelDetailsFact departureId={departure.id} />}
        {isLive && booking.host && (
          <>
            <dt>Host</dt>
            <dd>{booking.host}</dd>
          </>
        )}
        {isLive && booking.meeting !== null && (
          <>
            <dt>Meeting</dt>
            <dd>{booking.meeting}</dd>
          </>
        )}
      </Facts>
      {isLive ? (
        <LiveBooking booking={booking} onCancel={onCancel} onReleased={onReleased} />
      ) : (
        <EndedBooking booking={booking} isGone={isOver(state)} />
      )}
    </BookedCard>
  )
}

function factOf({ state, isLate, dueOn }: TravelDetailsStatus): string {
  if (state === 'complete') return 'Complete'
  if (state !== 'missing') return 'Your passport expires before you return'
  return isLate ? `Late: they were due on ${formatDate(dueOn)}` : `Due by ${formatDate(dueOn)}`
}

/** Whether the travel details of a trip ahead are complete. */
function TravelDetailsFact({ departureId }: { departureId: number }) {
  const { data } = useQuery({ ...travelDetailsStatusQuery, enabled: !isAccountDemo() })
  const status = data?.find((one) => one.departureId === departureId)
  if (!status) return null
  return (
    <>
      <dt>Travel details</dt>
      <dd>
        <span>{`${factOf(status)}. `}</span>
        <AppLink href={travelDetailsPath(departureId)}>
          {status.state === 'missing' ? 'Enter them' : 'See them'}
        </AppLink>
      </dd>
    </>
  )
}

function LiveBooking({ booking, onCancel, onReleased }: BookingCardProps) {
  const { status, departure, trip, summary } = booking
  const { actions } = summary
  const { seconds } = useHold(booking)
  return (
    <>
      {seconds > 0 && <HoldCountdown seconds={seconds} canPay={actions.includes('pay')} />}
      <Quiet>{status === 'confirmed' ? bookedGroupText(booking) : groupText(booking)}</Quiet>
      {summary.next && <p>{summary.next}</p>}
      <RefundList refunds={summary.refunds} />
      <EvenActions marginTop="auto">
        {actions.includes('pay') && (
          <ButtonLink href={paths.book(departure.id)}>
            {status === 'pending' ? 'Continue to Payment' : 'Pay Balance'}
          </ButtonLink>
        )}
        {actions.includes('did not pay') && <BookingLink booking={booking} />}
        {/* The browser itself scrolls to a part of a page that it loads. */}
        <Button
          as="a"
          href={`${departurePath({ ...trip, destination: departure.destination }, departure)}#itinerary`}
          variant="secondary"
        >
          Itinerary
        </Button>
        {actions.includes('group room') && <GroupLink departureId={departure.id} />}
        <CalendarLink booking={booking} />
        <ReceiptLinks booking={booking} />
        {actions.includes('trip pocket') && <PocketLink departureId={departure.id} />}
        {(actions.includes('cancel') || actions.includes('ask to cancel')) && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel Booking
          </Button>
        )}
        {/* This device may know of a payment before the server does. */}
        {actions.includes('release') && !findOpenPayment(booking.id) && (
          <ReleaseButton booking={booking} onReleased={onReleased} />
        )}
      </EvenActions>
    </>
  )
}

/** The booking page, where a member says that they did not pay, and chooses another departure. */
const BookingLink = ({ booking }: { booking: MemberBooking }) => (
  <ButtonLink href={paths.book(booking.departure.id)} variant="secondary">
    See the Booking
  </ButtonLink>
)

function EndedBooking({ booking, isGone }: { booking: MemberBooking; isGone: boolean }) {
  const { departure, trip, summary } = booking
  const { title, money, next, refunds, actions } = summary
  const canBook = actions.includes('book again')
  return (
    <>
      <Quiet>{[`${title}.`, money, next].filter(Boolean).join(' ')}</Quiet>
      <RefundList refunds={refunds} />
      <Actions stacked marginTop="auto">
        {canBook && isGone && (
          <ButtonLink href={inviteLink({ ...trip, destination: departure.destination })}>
            Ask for the next date
          </ButtonLink>
        )}
        {canBook && !isGone ? (
          <ButtonLink href={paths.book(departure.id)}>Book Again</ButtonLink>
        ) : (
          <BookingLink booking={booking} />
        )}
        <ReceiptLinks booking={booking} />
        <CalendarLink booking={booking} />
      </Actions>
    </>
  )
}

/** One booking alone has its picture at its side, so that it fills the row. */
const BookedCard = styled(Card)`
  ${theme.media.ml} {
    &:only-child {
      display: grid;
      grid-template-columns: 2fr 3fr;
      column-gap: ${theme.space(8)};
      align-content: start;
      > * {
        grid-column: 2;
      }
      > img {
        grid-column: 1;
        grid-row: 1 / span 20;
      }
    }
  }
`

const Image = styled(Picture)`
  width: 100%;
  border-radius: ${theme.radii.small};
  aspect-ratio: 16 / 9;
  object-fit: cover;
`
