import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { passportValidity } from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Actions, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { type ReactNode, useState } from 'react'
import { bookedGroupText, flightsText, groupText, hasLeft } from '../seats/departure-texts.ts'
import { CalendarLink } from './calendar-link.tsx'
import type { MemberBooking } from '../seats/bookings.data.ts'
import { ReleaseButton } from './release-button.tsx'
import { OrderSummary } from './order-summary.tsx'
import { RefundList } from '../refunds/refund-list.tsx'
import { ReceiptLinks } from '../refunds/receipt-links.tsx'
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

type Phase = 'held' | 'confirmed' | 'travelled' | 'ended'

function phaseOf({ status, summary }: MemberBooking, isHoldOver: boolean): Phase {
  if (status === 'pending' && !isHoldOver) return 'held'
  if (status !== 'confirmed' || summary.state === 'departure cancelled') return 'ended'
  return summary.state === 'travelled' ? 'travelled' : 'confirmed'
}

/** The member's booking in each of its states. */
export function BookingPanel({ booking, offer, user, isAskedFor, isNext }: BookingPanelProps) {
  const own = usePayment(booking)
  const { seconds, isOver } = useHold(booking)
  const [didNotPay, setDidNotPay] = useState(false)

  const payment = { ...own, startAgain: () => (setDidNotPay(true), own.startAgain()) }
  // Until another payment is sent.
  const isUnpaid = didNotPay && !isOpen(payment)
  const summary = { ...booking.summary, ...(isUnpaid && booking.summary.ifNotPaid) }
  const phase = phaseOf(booking, isOver)
  const [shown, setShown] = useState({ phase, isUnpaid, isNext })
  if (shown.phase !== phase || shown.isUnpaid !== isUnpaid) {
    setShown({ phase, isUnpaid, isNext: true })
  }
  const parts = { booking: { ...booking, summary }, payment, isNext: shown.isNext }

  const panels: Readonly<Record<Phase, () => ReactNode>> = {
    held: () => <HeldPanel {...parts} user={user} seconds={seconds} />,
    confirmed: () => <ConfirmedPanel {...parts} user={user} />,
    travelled: () => <TravelledPanel {...parts} />,
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
  const { title, state, next, actions, hasMoney } = booking.summary
  return (
    <StatePanel
      title={
        state === 'held' && payment.step.kind === 'checking'
          ? 'We are checking your payment'
          : title
      }
      isNext={isNext}
    >
      <HoldCountdown seconds={seconds} canPay={actions.includes('pay') && !isOpen(payment)} />
      <OrderSummary booking={booking} user={user} />
      <p>{groupText(booking)}</p>
      {hasMoney && <p role="status">{next}</p>}
      <PaymentPart booking={booking} payment={payment} />
      {state === 'held' && !isOpen(payment) && (
        <>
          <Quiet>
            You pay by UPI, card or net banking. You can close this page and come back, also on
            another device. If you do not pay in time, the seat becomes free again and you are not
            charged.
          </Quiet>
          {actions.includes('release') && (
            <ReleaseButton booking={booking} idle={payment.step.kind !== 'ready'} />
          )}
        </>
      )}
    </StatePanel>
  )
}

/** After the return: nothing is left to plan or to cancel. */
function TravelledPanel({ booking, isNext }: PhaseProps) {
  const { title, money } = booking.summary
  return (
    <StatePanel title={title} accent="sea" isNext={isNext}>
      <p>{bookedGroupText(booking)}</p>
      <p>{money}</p>
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
  const { title, money, next, actions, refunds } = booking.summary
  const flights = flightsText(booking)
  return (
    <StatePanel title={title} accent="sea" isNext={isNext}>
      <p>{money}</p>
      <RefundList refunds={refunds} />
      <p>{bookedGroupText(booking)}</p>
      {next && <p>{next}</p>}
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
          variant={actions.includes('pay') ? 'secondary' : 'primary'}
        />
        <ReceiptLinks booking={booking} />
        <CalendarLink booking={booking} />
        <ButtonLink href={paths.account} variant="secondary">
          My Account
        </ButtonLink>
        <PocketLink departureId={booking.departure.id} />
      </EvenActions>
      {(actions.includes('cancel') || actions.includes('ask to cancel')) && (
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
  const { money, next, actions, refunds, hasMoney } = booking.summary
  // Until the server has answered that the hold is over, only the countdown says so.
  const isHoldOver = booking.status === 'pending'
  const isAsking = isHoldOver || (isOpen(payment) && !hasMoney)
  const title = isHoldOver ? 'Your hold has ended' : booking.summary.title
  return (
    <StatePanel title={title} accent="saffron" isNext={isNext}>
      <VisuallyHidden role="status">{isNext && title}</VisuallyHidden>
      {!isAsking && <p>{money}</p>}
      {!isAsking && next && <p>{next}</p>}
      {(isAsking || actions.includes('did not pay')) && (
        <PaymentPart booking={{ ...booking, due: null }} payment={payment} />
      )}
      <RefundList refunds={refunds} />
      {actions.includes('remove from calendar') && (
        <Actions stacked>
          <ReceiptLinks booking={booking} />
          <CalendarLink booking={booking} />
        </Actions>
      )}
      {offer && payment.step.kind !== 'checking' && actions.includes('book again') && (
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
