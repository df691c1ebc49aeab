import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { visaLine } from '@farandfew/domain/trips/visa-texts.ts'
import { Quiet, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { styled } from 'styled-components'
import { DepartureRow } from './departure-row.tsx'
import { GroupSummaryNote } from './group-summary-lines.tsx'
import { type TripDeparture, useTripDepartures } from './use-trip-departures.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { datedTrip } from './dated-trip.ts'
import { DepartureHosts } from './departure-hosts.tsx'
import { firstScheduleDate, lastScheduleDate } from '@farandfew/domain/schedule/month-view.ts'
import { PagePart } from '../../shared/layout/page-part.tsx'
import { paths, seatLink } from '../../shared/paths.ts'
import { useStructuredData } from '../../shared/structured-data/use-structured-data.ts'

/**
 * The link of a departure: its booking page if its trip is open. Otherwise its panel on the schedule page if that page
 * shows its date, or the trip's invite page.
 */
function departureLink(trip: Trip, { id, date }: TripDeparture): string {
  if (trip.availability === 'open') return seatLink(trip, id)
  const isOnSchedule = date >= firstScheduleDate && date <= lastScheduleDate
  if (isOnSchedule) return `${paths.schedule}?departure=${id}`
  return seatLink(trip, id)
}

/** The departures of a trip in every year, not only those of the schedule page, with hosts and groups. An island. */
export default function DeparturesPart({ trip }: { trip: Trip }) {
  const { departures, seats } = useTripDepartures(trip.id)
  const { visa } = trip.practicalFacts ?? {}
  const ahead = departures.filter(({ isClosed }) => !isClosed)
  // Live: only what the API says, never what the build knew.
  const isLive = seats === 'loaded'
  useStructuredData(isLive ? datedTrip(trip, departures, window.location.origin) : undefined)
  return (
    <PagePart id="departures" title="Departures">
      {departures.length > 0 && (
        <Columns>
          <div>
            <Stack as="ul" gap={2} role="list">
              {departures.map((departure) => (
                <li key={departure.id}>
                  <DepartureRow
                    departure={departure}
                    availability={trip.availability}
                    seats={seats}
                    href={departureLink(trip, departure)}
                  />
                </li>
              ))}
            </Stack>
            {visa && (
              <Quiet marginTop={2}>{`Visa for an Indian passport: ${visaLine(visa)}.`}</Quiet>
            )}
            {ahead.some(({ groupSummary }) => groupSummary) ? (
              <GroupSummaryNote key="known" />
            ) : (
              ahead.length > 0 && (
                <Quiet key="unknown">
                  Once most seats of a departure are booked, we say here roughly who is going.
                </Quiet>
              )
            )}
          </div>
          <DepartureHosts departures={departures} />
        </Columns>
      )}
      {ahead.length === 0 && (
        <Text marginTop={departures.length > 0 ? 4 : 0}>
          <span>{`No ${departures.length > 0 ? 'other ' : ''}date is set yet. `}</span>
          <AppLink href="#inquiry">Ask for the next date</AppLink>
        </Text>
      )}
    </PagePart>
  )
}

/** The departures, and their hosts next to them if there is room. The departures take the whole width without one. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 48px;
  > :first-child {
    flex: 2 1 min(100%, 440px);
    min-width: 0;
  }
  > section {
    flex: 1 1 280px;
    min-width: 0;
  }
`
