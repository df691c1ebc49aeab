import type { DepartureOffer } from '@farandfew/domain/bookings'
import { durationLabel } from '@farandfew/domain/constants'
import { Container } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import { departureDatesText, seatsLeftText } from '../../shared/bookings/booking-texts.ts'
import { LineIcon, linePaths } from '../../shared/layout/icons.tsx'
import { AppLink } from '../../shared/links/app-link.tsx'
import { tripLink } from '../../shared/paths.ts'
import type { ShownDeparture } from './departure-booking.tsx'

interface BookingHeaderProps {
  shown: ShownDeparture
  /** The offer, if the visitor has no seat yet. */
  seats: DepartureOffer | undefined
}

/** Which departure the page is about. */
export function BookingHeader({ shown, seats }: BookingHeaderProps) {
  const { trip, departure, host } = shown
  const facts = [
    departure.destination,
    departureDatesText(departure),
    durationLabel(departure.duration),
    ...(seats?.state === 'bookable' ? [seatsLeftText(seats.departure.spotsRemaining)] : []),
    ...(host ? [`Hosted by ${host}`] : []),
  ]
  return (
    <Band>
      <Container>
        <Back href={tripLink({ ...trip, destination: departure.destination })}>
          <LineIcon path={linePaths.back} size={18} /> Back to the trip
        </Back>
        <h1 tabIndex={-1}>{trip.title}</h1>
        <Facts role="list">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  padding: 16px 0 28px;
  background: ${({ theme }) => theme.colors.blush};
  h1 {
    margin: 8px 0 12px;
    font-size: ${({ theme }) => theme.fontSizes.page};
    line-height: 1.1;
  }
`

const Back = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: inherit;
`

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 0;
  li:not(:last-child)::after {
    content: '·';
    margin-inline: 8px;
  }
`
