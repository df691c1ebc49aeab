import { buildUrl } from '@farandfew/api-client'
import { getBookingCalendar } from '@farandfew/domain/bookings/bookings.contract.ts'
import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { paidText } from '@farandfew/domain/bookings/money-texts.ts'
import { passportValidity } from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Actions, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { type ReactNode, useState } from 'react'
import { endedMoneyText, endedTitle, owedText, returnedText } from './booking-texts.ts'
import {
  bookedGroupText,
  flightsText,
  groupText,
  hasLeft,
  isTripOver,
} from '../seats/departure-texts.ts'
import { RemoveFromCalendar } from './remove-from-calendar.tsx'
import type { MemberBooking } from '../seats/bookings.data.ts'
import { ReleaseButton } from './release-button.tsx'
import { OrderSummary } from './order-summary.tsx'
import { RefundList } from '../refunds/refund-list.tsx'
import { hasReceipts, ReceiptLinks } from '../refunds/receipt-links.tsx'
import { GroupLink } from '../groups/group-link.tsx'
import { paths } from '../../shared/paths.ts'
import { PocketLink } from '../groups/pocket-link.tsx'
import { EvenActions } from '../../shared/layout/even-actions.ts'
import { HoldCountdown, useHold } from '../seats/hold-countdown.tsx'
import { OfferActions } from './offer-panel.tsx'
import { StatePanel } from '../seats/panel.tsx'
import { PaymentPart } from '../payments/payment-part.tsx'
import { type Payment, usePayment } from '../payments/use-payment.ts'

interface BookingPanelProps {
  booking: MemberBooking
  /** Undefined if the departure is not sold any more. */
  offer: DepartureOffer | undefined
  user: CurrentUser | null
  /** Whether the member has asked for an invite, or has one. */
  isAskedFor: boolean
  isNext: boolean
}

type Phase = 'held' | 'confirmed' | 'ended'

/** The member's booking in each of its states. */
export function BookingPanel({ booking, offer, user, isAskedFor, isNext }: BookingPanelProps) {
  const payment = usePayment(booking)
  const { seconds, isOver } = useHold(booking)

  const phase: Phase =
    booking.status === 'confirmed'
      ? 'confirmed'
      : booking.status === 'pending' && !isOver
        ? 'held'
        : 'ended'
  const [shown, setShown] = useState({ phase, isNext })
  if (shown.phase !== phase) setShown({ phase, isNext: true })
  const parts = { booking, payment, isNext: shown.isNext }

  const panels: Readonly<Record<Phase, () => ReactNode>> = {
    held: () => <HeldPanel {...parts} user={user} seconds={seconds} />,
    confirmed: () =>
      isTripOver(booking) ? (
        <TravelledPanel {...parts} />
      ) : (
        <ConfirmedPanel {...parts} user={user} />
      ),
    ended: () => <EndedPanel {...parts} offer={offer} user={user} isAskedFor={isAskedFor} />,
  }
  return panels[phase]()
}

interface PhaseProps {
  booking: MemberBooking
  payment: Payment
  isNext: boolean
}

/** Whether a payment was sent and its result is not known. */
const isOpen = ({ step }: Payment) => step.kind === 'checking' || step.kind === 'unknown'

interface HeldPanelProps extends PhaseProps {
  user: CurrentUser | null
  seconds: number
}

function HeldPanel({ booking, payment, isNext, user, seconds }: HeldPanelProps) {
  return (
    <StatePanel title="Pay to confirm your seat" isNext={isNext}>
      <HoldCountdown seconds={seconds} />
      <OrderSummary booking={booking} user={user} />
      <p>{groupText(booking)}</p>
      <PaymentPart booking={booking} payment={payment} />
      {!isOpen(payment) && (
        <>
          <Quiet>
            You pay by UPI, card or net banking. You can close this page and come back, also on
            another device. If you do not pay in time, the seat becomes free again and you are not
            charged.
          </Quiet>
          {booking.refundNow !== null && (
            <ReleaseButton booking={booking} idle={payment.step.kind !== 'ready'} />
          )}
        </>
      )}
    </StatePanel>
  )
}

/** After the return: nothing is left to plan or to cancel. */
function TravelledPanel({ booking, isNext }: PhaseProps) {
  const returned = returnedText(booking)
  return (
    <StatePanel title="You were on this trip" accent="sea" isNext={isNext}>
      <p>{bookedGroupText(booking)}</p>
      <p>{paidText(booking)}</p>
      {returned && <p>{returned}</p>}
      <Actions stacked>
        <ButtonLink href={`${paths.account}?tab=previous-trips`}>Write a Review</ButtonLink>
        <GroupLink departureId={booking.departure.id} />
        <ReceiptLinks booking={booking} />
        <ButtonLink href={paths.account} variant="secondary">
          My Account
        </ButtonLink>
      </Actions>
    </StatePanel>
  )
}

function ConfirmedPanel({
  booking,
  payment,
  isNext,
  user,
}: PhaseProps & { user: CurrentUser | null }) {
  const owed = owedText(booking)
  const returned = returnedText(booking)
  const flights = flightsText(booking)
  return (
    <StatePanel
      title={hasLeft(booking) ? 'You are on this trip' : 'Your seat is confirmed'}
      accent="sea"
      isNext={isNext}
    >
      <p>{paidText(booking)}</p>
      {returned && <p>{returned}</p>}
      <RefundList refunds={booking.refundHistory} />
      <p>{bookedGroupText(booking)}</p>
      {owed && <p>{owed}</p>}
      <PaymentPart booking={booking} payment={payment} />
      <Stack as="ul" marked gap={2}>
        <li>Meet the others in your Group Room: who is going, the plan, and a conversation.</li>
        {user?.email && booking.receipts.length > 0 && (
          <li>{`We have sent your receipt to ${user.email}.`}</li>
        )}
        {flights && <li>{flights}</li>}
        {!hasLeft(booking) && (
          <li>
            <span>{`Check that your passport is ${passportValidity}. `}</span>
            <span>Flights, visa and travel insurance are yours to arrange.</span>
          </li>
        )}
      </Stack>
      <EvenActions>
        <GroupLink
          departureId={booking.departure.id}
          variant={booking.due ? 'secondary' : 'primary'}
        />
        <ReceiptLinks booking={booking} />
        <Button
          as="a"
          variant="secondary"
          href={buildUrl(getBookingCalendar.path, { params: { id: booking.id } })}
        >
          Add to calendar
        </Button>
        <ButtonLink href={paths.account} variant="secondary">
          My Account
        </ButtonLink>
        <PocketLink departureId={booking.departure.id} />
      </EvenActions>
      {booking.refundNow !== null && (
        <Quiet>You can cancel in your account. It shows the refund before you confirm.</Quiet>
      )}
    </StatePanel>
  )
}

interface EndedPanelProps extends PhaseProps {
  offer: DepartureOffer | undefined
  user: CurrentUser | null
  isAskedFor: boolean
}

function EndedPanel({ booking, payment, isNext, offer, user, isAskedFor }: EndedPanelProps) {
  const title =
    booking.status === 'cancelled'
      ? endedTitle(booking)
      : endedTitle({ ...booking, status: 'expired' })
  return (
    <StatePanel title={title} accent="saffron" isNext={isNext}>
      <VisuallyHidden role="status">{isNext && title}</VisuallyHidden>
      {isOpen(payment) ? (
        <PaymentPart booking={{ ...booking, due: null }} payment={payment} />
      ) : (
        <p>
          {endedMoneyText({
            ...booking,
            status: booking.status === 'pending' ? 'expired' : booking.status,
          })}
        </p>
      )}
      <RefundList refunds={booking.refundHistory} />
      {hasReceipts(booking) && (
        <Actions stacked>
          <ReceiptLinks booking={booking} />
          <RemoveFromCalendar booking={booking} />
        </Actions>
      )}
      {offer && payment.step.kind !== 'checking' && !booking.isPaymentOnItsWay && (
        <OfferActions
          offer={offer}
          user={user}
          isAskedFor={isAskedFor}
          bookLabel={booking.status === 'cancelled' ? 'Book Again' : 'Hold a Seat Again'}
        />
      )}
    </StatePanel>
  )
}
