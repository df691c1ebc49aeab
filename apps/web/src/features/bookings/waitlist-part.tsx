import { serverMessage } from '@farandfew/api-client'
import { type DepartureOffer, waitlistOfferHours } from '@farandfew/domain/bookings'
import type { CurrentUser } from '@farandfew/domain/users'
import { ActionButton } from '@farandfew/ui/button'
import { useState } from 'react'
import { useWaitlistCalls } from '../../shared/bookings/bookings.data.ts'
import { openSignIn } from '../../shared/current-member/current-member.data.ts'
import { Actions, Note, Quiet } from './panel.tsx'

interface WaitlistProps {
  offer: DepartureOffer
  user: CurrentUser | null
}

const until = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

const noAnswer = 'We could not reach the club. Please check your connection and try again.'

/** The member's place on the waitlist, and what they can do about it. */
export function WaitlistPart({ offer, user }: WaitlistProps) {
  const scheduleId = offer.departure.id
  const calls = useWaitlistCalls(scheduleId)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const place = offer.waitlist

  const run = async (call: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await call()
    } catch (error) {
      setProblem(serverMessage(error, noAnswer))
    } finally {
      setBusy(false)
    }
  }
  const join = () =>
    user
      ? void run(calls.join)
      : openSignIn('initial', document.activeElement, () => void run(calls.join))

  if (!place && offer.state !== 'full') return null
  return (
    <>
      <div role="alert">{problem && <Note>{problem}</Note>}</div>
      <div role="status">{place && <p>{describePlace(place)}</p>}</div>
      {!place && (
        <Quiet>
          Join the waitlist, and we write to you when a seat is free. It is then yours to book for{' '}
          {waitlistOfferHours} hours.
        </Quiet>
      )}
      <Actions>
        <ActionButton
          variant={place ? 'quiet' : 'primary'}
          busy={isBusy}
          busyLabel={place ? 'Leaving...' : 'Joining...'}
          onAction={place ? () => void run(calls.leave) : join}
        >
          {place ? 'Leave the Waitlist' : 'Join the Waitlist'}
        </ActionButton>
      </Actions>
    </>
  )
}

function describePlace({ position, offeredUntil }: NonNullable<DepartureOffer['waitlist']>) {
  if (offeredUntil !== null) {
    const end = new Date(offeredUntil)
    return `A seat is yours to book until ${until.format(end)}${timeLeft(end)}.`
  }
  return position === 1
    ? 'You are the first on the waitlist. We write to you when a seat is free.'
    : `You are number ${position} on the waitlist. We write to you when a seat is yours to book.`
}

/** ', another 23 hours'; nothing in the last hour, when the time of day says enough. */
function timeLeft(end: Date): string {
  const hours = Math.floor((end.getTime() - Date.now()) / 3_600_000)
  if (hours < 1) return ''
  return `, another ${hours} ${hours === 1 ? 'hour' : 'hours'}`
}
