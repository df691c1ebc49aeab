import { tripAction } from '@farandfew/domain/availability/trip-action.ts'
import { nextDepartureFacts, tripFacts } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Container } from '@farandfew/ui/page/container.ts'
import { tripSeatLink } from '../../../shared/paths.ts'
import { Band, RoomForBand, Parts, State, Title } from './trip-bar.styles.ts'
import { useFocusAbove } from './use-focus-above.ts'

/**
 * The bar at the bottom of the screen: the next departure with its free seats, its price, and a button. It is the last
 * element of the page, so that at the end of the page it stops above the site's footer.
 */
export function TripBar({ trip }: { trip: Trip }) {
  const { state, label } = tripAction(trip)
  const bar = useFocusAbove<HTMLDivElement>()
  const next = nextDepartureFacts(trip)
  const { length, price } = next ?? tripFacts(trip)
  const isOpen = next?.state === 'open' || next?.state === 'full'
  // What is not open yet has no room for it.
  const guarantee = isOpen && next.guaranteeLabel !== undefined ? [next.guaranteeLabel] : []
  return (
    <>
      <RoomForBand />
      <Band ref={bar} data-screen>
        <Container>
          <Parts>
            <Title>{trip.title}</Title>
            <State>
              <strong>
                <Dotted parts={[...state.split(' · '), ...guarantee]} />
              </strong>
              <span data-length={!isOpen}>
                <Dotted parts={[isOpen ? next.dates : length, price]} />
              </span>
            </State>
            <ButtonLink href={tripSeatLink(trip)}>{label}</ButtonLink>
          </Parts>
        </Container>
      </Band>
    </>
  )
}

/** Parts with dots between them. The styles cut off the dot at the start of a line. */
const Dotted = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, index) => <span key={part}>{index > 0 ? ` · ${part}` : part}</span>)
