import { departureFacts } from '@farandfew/domain/departures'
import type { Trip } from '@farandfew/domain/trips'
import { styled } from 'styled-components'
import {
  formatLongDate,
  type SeatsState,
  stateText,
} from '../../shared/departures/departure-texts.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { departureLink } from './departure-link.ts'
import type { TripDeparture } from './departures.data.ts'

interface DepartureRowProps {
  trip: Trip
  departure: TripDeparture
  seats: SeatsState
}

/** A departure with its date, state, length and price, as a link. */
export function DepartureRow({ trip, departure, seats }: DepartureRowProps) {
  const facts = departureFacts({ ...departure, availability: trip.availability })
  return (
    <Row href={departureLink(trip, departure)} data-days={departure.days}>
      <strong>
        <time dateTime={departure.date}>{formatLongDate(departure.date)}</time>
      </strong>
      <span>{stateText(facts, seats)}</span>
      <small>
        {facts.length} · {facts.price}
      </small>
    </Row>
  )
}

const Row = styled(AppLink)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  padding: 12px 16px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-left: 4px solid ${({ theme }) => theme.colors.raspberry};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
  color: ${({ theme }) => theme.colors.ink};
  text-decoration: none;
  &[data-days='8'] {
    border-left-color: ${({ theme }) => theme.colors.sea};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.shade};
  }
  small {
    flex-basis: 100%;
    color: ${({ theme }) => theme.colors.inkSoft};
    font-size: ${({ theme }) => theme.fontSizes.small};
  }
`
