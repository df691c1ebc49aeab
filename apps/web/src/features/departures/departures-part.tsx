import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { visaLine } from '@farandfew/domain/trips/visa-texts.ts'
import { Quiet, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { styled } from 'styled-components'
import { DepartureRow } from './departure-row.tsx'
import type { OwnBookings } from './own-booking.ts'
import { GroupSummaryNote } from './group-summary-lines.tsx'
import { type TripDeparture, useTripDepartures } from './use-trip-departures.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { datedTrip, departuresId } from './dated-trip.ts'
import { DepartureHosts } from './departure-hosts.tsx'
import { firstScheduleDate, lastScheduleDate } from '@farandfew/domain/schedule/month-view.ts'
import { PagePart } from '../../shared/layout/page-part.tsx'
import { paths, seatLink, tripLink } from '../../shared/paths.ts'
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
export default function DeparturesPart({ trip, bookings }: { trip: Trip; bookings: OwnBookings }) {
  const { departures, seats } = useTripDepartures(trip.id)
  const { visa } = trip.practicalFacts ?? {}
  const ahead = departures.filter(({ isClosed }) => !isClosed)
  useLiveDepartures(trip, seats === 'loaded' ? departures : undefined)
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
                    own={bookings[departure.id]}
                    href={departureLink(trip, departure)}
                  />
                </li>
              ))}
            </Stack>
            {visa && (
              <Quiet marginTop={2}>{`Visa for an Indian passport: ${visaLine(visa)}.`}</Quiet>
            )}
            {ahead.some(({ groupSummary }) => groupSummary) && <GroupSummaryNote />}
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

/** Puts what the API says of the departures into the place of what the build knew, as structured data. */
function useLiveDepartures(trip: Trip, departures: readonly TripDeparture[] | undefined) {
  useStructuredData(
    departures && datedTrip(trip, departures, window.location.origin),
    departures && departuresId(window.location.origin + tripLink(trip)),
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
