import { availabilityOf } from '@farandfew/domain/availability'
import { priceLabel } from '@farandfew/domain/constants'
import { tripAction } from '@farandfew/domain/availability'
import type { Trip } from '@farandfew/domain/trips'
import { ButtonLink } from '@farandfew/ui/button'
import { Container } from '@farandfew/ui/page'
import { inviteLink } from '../../shared/paths.ts'
import { Band, RoomForBand, Row, State, Title } from './destination-bar.styles.ts'
import { useFocusAbove } from './use-focus-above.ts'

interface DestinationBarProps {
  trip: Trip
  /** '14-17 August', or what stands in their place. */
  dates: string
}

/**
 * The bar at the foot of the screen: what is left of the trip, and what to do about it. It is the last part of the page,
 * so that it comes to rest above the site's footer. Until seats can be booked, booking begins with an invite.
 */
export function DestinationBar({ trip, dates }: DestinationBarProps) {
  const { label, state } = tripAction(trip)
  const bar = useFocusAbove<HTMLDivElement>()
  const facts = availabilityOf(trip) === 'open' ? [dates] : []
  return (
    <>
      <RoomForBand />
      <Band ref={bar}>
        <Container>
          <Row>
            <Title>{trip.title}</Title>
            <State>
              <strong>{state}</strong>
              <span>{[...facts, priceLabel(trip.price)].join(' · ')}</span>
            </State>
            <ButtonLink href={inviteLink(trip)}>{label}</ButtonLink>
          </Row>
        </Container>
      </Band>
    </>
  )
}
