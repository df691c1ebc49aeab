import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import { departureFacts } from '@farandfew/domain/departures/departure-facts.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { Container } from '@farandfew/ui/page/container.ts'
import { Box, Heading } from '@farandfew/ui/primitives/primitives.ts'
import { departureDatesText } from '../departures/departure-texts.ts'
import { toScheduled } from '../departures/departures.data.ts'
import { hasLeft, seatsLeftText } from '../seats/departure-texts.ts'
import { DottedList } from '../../shared/layout/dotted-list.ts'
import { BackLink } from '../../shared/links/back-link.tsx'
import { departurePath } from '../../shared/paths.ts'
import type { ShownDeparture } from './departure-booking.tsx'

interface BookingHeaderProps {
  shown: ShownDeparture
  /** The offer, if the visitor has no seat yet. */
  seats: DepartureOffer | undefined
}

/** Which departure the page is about. */
export function BookingHeader({ shown, seats }: BookingHeaderProps) {
  const { trip, departure, host, meeting } = shown
  const { guaranteeLabel } = departureFacts(toScheduled(departure), shown.today)
  const facts = [
    departure.destination,
    departureDatesText(departure),
    durationLabel(departure.duration),
    ...(seats?.state === 'bookable' && seats.departure.seats.free > 0
      ? [seatsLeftText(seats.departure.seats.free)]
      : []),
    ...(host ? [`Hosted by ${host}`] : []),
  ]
  return (
    <Box as="section" ground="blush" paddingTop={4} paddingBottom={7}>
      <Container>
        <BackLink href={departurePath({ ...trip, destination: departure.destination }, departure)}>
          Back to the trip
        </BackLink>
        <Heading as="h1" size="page" marginTop={2} marginBottom={3} tabIndex={-1}>
          {trip.title}
        </Heading>
        <DottedList role="list">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {guaranteeLabel && (
            <li>
              <GuaranteeBadge label={guaranteeLabel} />
            </li>
          )}
        </DottedList>
        {meeting !== null && <p>{`Meeting: ${meeting}`}</p>}
        {!hasLeft(shown) && <p>{`Visa: ${trip.visa}`}</p>}
      </Container>
    </Box>
  )
}
