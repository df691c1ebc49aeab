import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { departureActions } from '@farandfew/domain/departures/departure-facts.ts'
import { waitlistOfferHours } from '@farandfew/domain/waitlist/waitlist-hours.ts'
import type { WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import { counted } from '@farandfew/domain/constants/labels.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { useSecondsUntil } from '@farandfew/ui/form/use-seconds-until.ts'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { noticeNote, ownSeatText, placeInLineText, waitingNote } from './waitlist-texts.ts'
import { useWaitlist } from './use-waitlist.ts'
import { clockTime } from '../../shared/clock-time.ts'
import { openSignInForSeat } from '../../shared/current-member/open-sign-in.ts'
import { ConfirmEmail } from '../auth/confirm-email.tsx'

interface WaitlistProps {
  offer: DepartureOffer
  user: CurrentUser | null
  /** How to book the seat that is offered. */
  children: ReactNode
}

/** The member's place on the waitlist, and what they can do about it; the mail that they can ask for while the last seats are being paid. */
export function WaitlistPart({ offer, user, children }: WaitlistProps) {
  const { isBusy, problem, needsEmail, ...waitlist } = useWaitlist(offer.departure.id)
  const place = offer.waitlist
  const isNotice = !place && offer.state === 'being-paid'
  const hasAsked = !place && offer.hasSeatNotice
  const canLeave = place !== null || (isNotice && hasAsked)
  const label = departureActions[isNotice ? 'being-paid' : 'full']
  const ask = () => void (isNotice ? waitlist.askForNotice() : waitlist.join())
  useOpenedOffer(place, waitlist.openOffer)

  if (!place && offer.state !== 'full' && !isNotice) return children
  if (needsEmail) {
    return (
      <ConfirmEmail
        why="We email you when a seat is free, so we need to know that the address is yours."
        submitLabel={`Confirm and ${label}`}
        onConfirmed={ask}
      />
    )
  }
  return (
    <>
      <div role="alert">
        {problem && (
          <Callout as="p" accent="saffron" ground="paper">
            {problem}
          </Callout>
        )}
      </div>
      <div role="status">
        {place && <p>{describePlace(place)}</p>}
        {hasAsked && <p key="notice">{noticeNote}</p>}
      </div>
      {place?.offeredUntil && <TimeLeft end={Date.parse(place.offeredUntil)} />}
      {children}
      {isNotice && !hasAsked && (
        <Quiet key="notice">
          We can email you once when a seat comes back. It is no place in a line, and no seat is
          kept for you.
        </Quiet>
      )}
      {!place && !isNotice && (
        <Quiet key="waitlist">{`Join the waitlist, and we'll email you when a seat is free. It is then yours to book for ${waitlistOfferHours.opened} hours once you have opened the offer. Open it within ${waitlistOfferHours.unopened} hours.`}</Quiet>
      )}
      {!place?.isKept && (
        <Actions stacked>
          <ActionButton
            variant={canLeave ? 'quiet' : 'primary'}
            busy={isBusy}
            busyLabel={place ? 'Leaving...' : isNotice ? 'One moment...' : 'Joining...'}
            onAction={
              canLeave ? () => void waitlist.leave() : user ? ask : () => openSignInForSeat(ask)
            }
          >
            {place ? 'Leave the Waitlist' : canLeave ? 'Do Not Email Me' : label}
          </ActionButton>
          {hasAsked && !isNotice && (
            <ActionButton key="notice" busy={isBusy} onAction={() => void waitlist.leave()}>
              Do Not Email Me
            </ActionButton>
          )}
        </Actions>
      )}
    </>
  )
}

/** Opens an offer as soon as the member sees it, which gives them the whole time to decide. */
function useOpenedOffer(place: DepartureOffer['waitlist'], open: () => Promise<void>) {
  const isNew = place !== null && place.offeredUntil !== null && !place.isOpened
  const run = useEffectEvent(() => void open().catch(() => undefined))
  useEffect(() => {
    if (isNew) run()
  }, [isNew])
}

function describePlace(place: WaitlistPlace) {
  const { position, offeredUntil } = place
  if (offeredUntil !== null) return ownSeatText({ ...place, offeredUntil })
  return `${placeInLineText(position)} ${waitingNote}`
}

/** The time for which the seat is still offered: '23 hours 5 minutes', at the end '4:59'. */
function TimeLeft({ end }: { end: number }) {
  const seconds = useSecondsUntil(end)
  return (
    <p role="timer" aria-live="off">
      Time left: <strong>{durationText(seconds)}</strong>
    </p>
  )
}

function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 10) return clockTime(seconds)
  if (minutes < 60) return counted(minutes, 'minute', 'minutes')
  return `${counted(Math.floor(minutes / 60), 'hour', 'hours')} ${counted(minutes % 60, 'minute', 'minutes')}`
}
