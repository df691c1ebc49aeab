import { availabilityOf } from '@farandfew/domain/availability'
import type { Trip } from '@farandfew/domain/trips'
import { Section } from '@farandfew/ui/page'
import { useId } from 'react'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { formatLongDate, seatsText } from '../../shared/departures/departure-texts.ts'
import { departureLink, lengthText } from './departure-texts.ts'
import { useTripDepartures } from './departures.data.ts'

/** The departures of a trip in every year, not only those of the schedule page. An island. */
export default function DeparturesSection({ trip }: { trip: Trip }) {
  const headingId = useId()
  const { departures, seats } = useTripDepartures(trip.id)
  return (
    <Section labelledBy={headingId}>
      <Heading id={headingId}>Departures</Heading>
      {departures.length === 0 ? (
        <p>
          No date is set yet. <AppLink href="#inquiry">Ask for the next date</AppLink>
        </p>
      ) : (
        <List role="list">
          {departures.map((departure) => (
            <li key={departure.id}>
              <Row href={departureLink(trip, departure)}>
                <strong>
                  <time dateTime={departure.departureDate}>
                    {formatLongDate(departure.departureDate)}
                  </time>
                </strong>
                <span>
                  {seatsText(availabilityOf(trip), departure.spotsRemaining) ??
                    (seats !== 'loading' && 'Seats unknown right now')}
                </span>
                <small>{lengthText(departure)}</small>
              </Row>
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}

const Heading = styled.h2`
  margin-bottom: 20px;
  font-size: ${({ theme }) => theme.fontSizes.page};
`

const List = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 720px;
`

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
  &:hover {
    background: ${({ theme }) => theme.colors.shade};
  }
  small {
    flex-basis: 100%;
    color: ${({ theme }) => theme.colors.inkSoft};
    font-size: ${({ theme }) => theme.fontSizes.small};
  }
`
