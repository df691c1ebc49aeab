import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { departureDatesText } from './departure-texts.ts'
import type { TripDeparture } from './use-trip-departures.ts'

interface ClosedDepartureProps {
  departure: Pick<TripDeparture, 'date' | 'days'>
  /** What the page is about instead. */
  instead: string
}

/** Said to someone who followed a link to a departure that is closed or has left. */
export const ClosedDeparture = ({ departure: { date, days }, instead }: ClosedDepartureProps) => (
  <Callout as="p" accent="saffron" ground="paper" marginBottom={4} role="status">
    {`The departure of ${departureDatesText({ departureDate: date, duration: days })} can no longer be booked. ${instead}`}
  </Callout>
)
