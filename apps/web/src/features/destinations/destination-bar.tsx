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
  /** '14-17 August', or the text shown instead of dates. */
  dates: string
}

/**
 * The bar at the bottom of the screen: free seats, price and a button. It is the last element of the page, so that at
 * the end of the page it stops above the site's footer. Until booking exists, the button leads to the invite page.
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
