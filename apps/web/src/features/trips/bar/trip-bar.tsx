import { isBookable, tripAction } from '@farandfew/domain/availability'
import { nextDepartureFacts, type Trip, tripFacts } from '@farandfew/domain/trips'
import { ButtonLink } from '@farandfew/ui/button'
import { Container } from '@farandfew/ui/page'
import { destinationOf, tripSeatLink } from '../../../shared/paths.ts'
import { askAction } from '../trip-view.ts'
import { Band, RoomForBand, Row, State, Title } from './trip-bar.styles.ts'
import { useFocusAbove } from './use-focus-above.ts'

/**
 * The bar at the bottom of the screen: the next departure with its free seats, its price, and a button. It is the last
 * element of the page, so that at the end of the page it stops above the site's footer.
 */
export function TripBar({ trip }: { trip: Trip }) {
  const { state } = tripAction(trip)
  const bar = useFocusAbove<HTMLDivElement>()
  const next = nextDepartureFacts(trip)
  const { length, price } = next ?? tripFacts(trip)
  const isOpen = next?.state === 'open' || next?.state === 'full'
  const { href, label } = actionOf(trip)
  return (
    <>
      <RoomForBand />
      <Band ref={bar} data-screen>
        <Container>
          <Row>
            <Title>{trip.title}</Title>
            <State>
              <strong>{state}</strong>
              <span>
                {isOpen ? next.dates : length} · {price}
              </span>
            </State>
            <ButtonLink href={href}>{label}</ButtonLink>
          </Row>
        </Container>
      </Band>
    </>
  )
}

/** Booking, waitlist or invite request; the inquiry form for a trip that has no invite page. */
function actionOf(trip: Trip): { href: string; label: string } {
  const canBook = isBookable(trip) && Boolean(trip.nextDeparture)
  if (!canBook && !destinationOf(trip)) return askAction
  return { href: tripSeatLink(trip), label: tripAction(trip).label }
}
