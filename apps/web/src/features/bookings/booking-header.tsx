import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { departureFacts } from '@farandfew/domain/departures/departure-facts.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { departureDatesText } from '../departures/departure-texts.ts'
import { toScheduled } from '../departures/departures.data.ts'
import { hasLeft, seatsLeftText } from '../seats/departure-texts.ts'
import { DottedList } from '../../shared/layout/dotted-list.ts'
import { BackLink } from '../../shared/links/back-link.tsx'
import { tripLink } from '../../shared/paths.ts'
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
    <Band>
      <Container>
        <BackLink href={tripLink({ ...trip, destination: departure.destination })}>
          Back to the trip
        </BackLink>
        <h1 tabIndex={-1}>{trip.title}</h1>
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
    </Band>
  )
}

const Band = styled.section`
  padding: 16px 0 28px;
  background: ${theme.colors.blush};
  h1 {
    margin: 8px 0 12px;
    font-size: ${theme.fontSizes.page};
    line-height: 1.1;
  }
`
