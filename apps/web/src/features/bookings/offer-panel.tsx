import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { seatHoldMinutes } from '@farandfew/domain/constants/limits.ts'
import {
  departureStateNames,
  isOver,
  seatsText,
} from '@farandfew/domain/departures/departure-facts.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { groupText, planText } from '../seats/departure-texts.ts'
import { useBookingCalls } from '../seats/bookings.data.ts'
import { openSignIn } from '../../shared/current-member/current-member.data.ts'
import { inviteLink } from '../../shared/paths.ts'
import { Amount, StatePanel } from '../seats/panel.tsx'
import { useHoldSeat } from '../seats/use-hold-seat.ts'
import { ConfirmEmail } from '../auth/confirm-email.tsx'
import { WaitlistPart } from '../waitlist/waitlist-part.tsx'

interface OfferProps {
  offer: DepartureOffer
  user: CurrentUser | null
  /** Whether the member has asked for an invite, or has one. */
  isAskedFor: boolean
}

const titles: Readonly<Record<DepartureOffer['state'], string>> = {
  bookable: 'Book your seat',
  'by-invite': 'This departure is by invite',
  'being-paid': departureStateNames['being-paid'],
  full: 'This departure is full',
  cancelled: 'This departure is cancelled',
  closed: 'This departure can no longer be booked',
}

/** What a member without a booking can do about the departure. */
export function OfferPanel({ offer, user, isAskedFor, isNext }: OfferProps & { isNext: boolean }) {
  const { state, price, plan } = offer
  return (
    <StatePanel title={titles[state]} isNext={isNext}>
      {state === 'bookable' && (
        <>
          <Amount>
            <span>{formatPaise(price.total)}</span>
            <small>{`${priceLabel(price.total / 100)} for one person, taxes included`}</small>
          </Amount>
          <p>{planText(plan)}</p>
          <p>{groupText(offer)}</p>
        </>
      )}
      <OfferActions offer={offer} user={user} isAskedFor={isAskedFor} />
    </StatePanel>
  )
}

interface OfferActionsProps extends OfferProps {
  bookLabel?: string
}

/** The action of each state of a departure. */
export function OfferActions({
  offer,
  user,
  isAskedFor,
  bookLabel = 'Book Now',
}: OfferActionsProps) {
  const { isBusy, problem, needsEmail, holdSeat } = useHoldSeat(offer.departure.id, user)
  const { departure } = offer
  const trip = { ...offer.trip, destination: departure.destination }
  return (
    <>
      {problem && (
        <Callout as="p" accent="saffron" ground="paper" role="alert">
          {problem}
        </Callout>
      )}
      {(offer.state === 'full' || offer.state === 'being-paid') && (
        <p>
          {`${seatsText(offer.departure.seats)}${offer.beingPaidUntil ? `. Others are paying for the last seats: by ${formatClubTime(offer.beingPaidUntil)} they are booked, or free again.` : ''}`}
        </p>
      )}
      {needsEmail && (
        <ConfirmEmail
          why="One step before your seat: please confirm that your address is yours."
          submitLabel="Confirm and Hold My Seat"
          onConfirmed={holdSeat}
        />
      )}
      <WaitlistPart offer={offer} user={user}>
        {offer.state === 'bookable' && !needsEmail && (
          <>
            <Actions stacked>
              <ActionButton
                variant="primary"
                size="lg"
                busy={isBusy}
                busyLabel="Holding your seat..."
                onAction={holdSeat}
              >
                {bookLabel}
              </ActionButton>
            </Actions>
            <Quiet>
              {`We hold a seat for you for ${seatHoldMinutes} minutes while you pay.${!user ? ' You log in or create an account first, and then continue here.' : ''}`}
            </Quiet>
          </>
        )}
      </WaitlistPart>
      {offer.state === 'by-invite' && (
        <>
          <p>Booking is not open to everyone. Ask for an invite, and we'll email you.</p>
          <Actions stacked>
            <ButtonLink href={inviteLink(trip, departure)} size="lg">
              Request Invite
            </ButtonLink>
          </Actions>
        </>
      )}
      {offer.state === 'full' && !isAskedFor && (
        <Actions stacked>
          <ButtonLink href={inviteLink(trip, departure)} variant="secondary">
            Request Invite
          </ButtonLink>
        </Actions>
      )}
      {isOver(offer.state) && (
        <Actions stacked>
          <ButtonLink href={inviteLink(trip)}>Ask for the next date</ButtonLink>
        </Actions>
      )}
      {!user && <LogIn offer={offer} />}
    </>
  )
}

const logInLabels: Readonly<Record<DepartureOffer['state'], string>> = {
  bookable: 'Already Booked? Log In',
  'by-invite': 'I Have an Invite: Log In',
  'being-paid': 'Already Booked? Log In',
  full: 'Booked or on the Waitlist? Log In',
  cancelled: 'Already Booked? Log In',
  closed: 'Already Booked? Log In',
}

/** Shows a member what they have: a booking, a place on the waitlist, or an approved invite. */
function LogIn({ offer }: { offer: DepartureOffer }) {
  const { refresh } = useBookingCalls()
  return (
    <Actions stacked>
      <Button
        variant="quiet"
        onClick={(event) =>
          openSignIn('initial', event.currentTarget, () => void refresh(offer.departure.id))
        }
      >
        {logInLabels[offer.state]}
      </Button>
    </Actions>
  )
}
