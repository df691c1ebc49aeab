import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import type { WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { useSecondsUntil } from '@farandfew/ui/form/use-seconds-until.ts'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Grid, Heading, Quiet, Row, Text } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { departureDatesText } from '../../departures/departure-texts.ts'
import { ownSeatText, placeInLineText, waitingNote } from '../../waitlist/waitlist-texts.ts'
import { groupText } from '../../seats/departure-texts.ts'
import { departureOfferQuery } from '../../seats/bookings.data.ts'
import { waitlistQuery, useWaitlist } from '../../waitlist/use-waitlist.ts'
import { AppLink } from '../../../shared/links/app-link.tsx'
import { departurePath, paths } from '../../../shared/paths.ts'
import { isAccountDemo } from '../data/account-demo.ts'
import { Card } from '../tabs/account.styles.ts'

/** The member's places on waitlists. Renders nothing if there are none. */
export function WaitlistPlaces() {
  const { data: places = [] } = useQuery({ ...waitlistQuery, enabled: !isAccountDemo() })
  const [left, setLeft] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  if (places.length === 0 && left === undefined) return null
  const hasKept = places.some(({ isKept }) => isKept)
  const confirmLeft = (name: string) => {
    setLeft(name)
    // The button that had the focus is gone with its card.
    setTimeout(() => isFocusLost() && heading.current?.focus())
  }
  return (
    <section aria-labelledby="waitlists">
      <Heading marginBottom={4} id="waitlists" ref={heading} tabIndex={-1}>
        {hasKept ? 'Kept seats and waitlists' : 'Waitlists'}
      </Heading>
      <div role="status">
        {left !== undefined && (
          <Callout
            as="p"
            accent="sea"
            marginBottom={4}
          >{`You left the waitlist: ${left}.`}</Callout>
        )}
      </div>
      {places.length > 0 && (
        <Grid as="ul" minWidth={300} role="list" aria-label="Waitlists">
          {places.map((place) => (
            <PlaceCard key={place.scheduleId} place={place} onLeft={confirmLeft} />
          ))}
        </Grid>
      )}
    </section>
  )
}

interface PlaceCardProps {
  place: WaitlistPlace
  /** Takes trip and dates. */
  onLeft: (name: string) => void
}

/** One place. Its trip is read with the departure. */
function PlaceCard({ place, onLeft }: PlaceCardProps) {
  const { data, isError, refetch } = useQuery(departureOfferQuery(String(place.scheduleId)))
  return (
    <Card>
      {data ? (
        <PlaceOnDeparture place={place} offer={data} onLeft={onLeft} />
      ) : isError ? (
        <>
          <p role="alert">We could not load a departure that you are waiting for.</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      ) : (
        <p role="status">Loading a departure that you are waiting for…</p>
      )}
    </Card>
  )
}

function PlaceOnDeparture({ place, offer, onLeft }: PlaceCardProps & { offer: DepartureOffer }) {
  const { scheduleId: departureId, position, offeredUntil, isKept } = place
  const { isBusy, problem, leave } = useWaitlist(departureId)
  const { trip, departure } = offer
  const dates = departureDatesText(departure)
  const leaveList = async () => {
    if (await leave()) onLeft(`${trip.title}, ${dates}`)
  }
  return (
    <>
      <Row align="start" justify="space-between" gap={3} rowGap={2}>
        <h3>
          <AppLink href={departurePath({ ...trip, destination: departure.destination }, departure)}>
            {trip.title}
          </AppLink>
        </h3>
      </Row>
      <p>{dates}</p>
      {offeredUntil === null ? (
        <>
          <p>{placeInLineText(position)}</p>
          <Quiet>{waitingNote}</Quiet>
        </>
      ) : (
        <Offer place={{ ...place, offeredUntil }} />
      )}
      <Quiet>{groupText(offer)}</Quiet>
      {problem && <p role="alert">{problem}</p>}
      <Actions stacked marginTop="auto">
        {offeredUntil !== null && (
          <ButtonLink href={paths.book(departureId)}>Book the Seat</ButtonLink>
        )}
        {!isKept && (
          <ActionButton
            variant="quiet"
            busy={isBusy}
            busyLabel="Leaving..."
            onAction={() => void leaveList()}
          >
            Leave the Waitlist
          </ActionButton>
        )}
      </Actions>
    </>
  )
}

/** Until when the seat is the member's to book, counting down. */
function Offer({ place }: { place: WaitlistPlace & { offeredUntil: string } }) {
  const { scheduleId: departureId, offeredUntil } = place
  const seconds = useSecondsUntil(Date.parse(offeredUntil))
  const { refresh } = useWaitlist(departureId)
  const readAgain = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (seconds === 0) readAgain()
  }, [seconds])
  return (
    <>
      <p>{ownSeatText(place)}</p>
      <Text size="lead" strong role="timer" aria-live="off">
        {`${clockTime(seconds)} left`}
      </Text>
    </>
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/** '23:59:05'. */
const clockTime = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
