import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { returnDate, departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import { roomDates } from '@farandfew/domain/roommates/room-states.ts'
import { travelDetailsDueOn } from '@farandfew/domain/travel-details/travel-details-dates.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Grid, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { type Fact, FactLines } from '../../shared/format/fact-lines.tsx'
import { TitledPanel } from '../../shared/page/titled-panel.tsx'
import { paths } from '../../shared/paths.ts'
import { CancellationProgress } from './cancellation-progress.tsx'
import { describeGroup, lengthOf } from './departure-words.ts'
import { moneyFacts } from './money-facts.tsx'
import { Seats } from './seats.tsx'

/** Seats, whether it takes place, money, the dates ahead and the host. */
export function DepartureOverview({ departure }: { departure: AdminDepartureWithBookings }) {
  const { id, waiting, applicants, groupDecision } = departure
  return (
    <Stack gap={5} anywhere>
      {groupDecision === 'cancelled' && <CancellationProgress departureId={id} />}
      <Grid minWidth={340} gap={5} align="start">
        <Part
          title="Seats"
          facts={[
            ['Seats', <Seats key="seats" departure={departure} />],
            ['Group', describeGroup(departure)],
            [
              'Applicants',
              <UiLink key="applicants" href={paths.applicants(id)}>
                {applicants === 0 ? 'None' : applicants}
              </UiLink>,
            ],
            [
              'Waitlist',
              <UiLink key="waitlist" href={paths.applicants(id)}>
                {waiting === 0 ? 'No one' : waiting === 1 ? '1 member' : `${waiting} members`}
              </UiLink>,
            ],
          ]}
        />
        <Part
          title="Money"
          facts={[
            ['Price of a seat', priceLabel(departurePrice(departure))],
            ...moneyFacts(departure),
          ]}
        />
        <Part title="Dates" facts={datesOf(departure)} />
        <Part title="Host and meeting place" facts={welcomeOf(departure)} />
      </Grid>
    </Stack>
  )
}

/** Who hosts the group, and where it meets. */
export const welcomeOf = ({ host, meeting }: Pick<AdminDeparture, 'host' | 'meeting'>): Fact[] => [
  [
    'Host',
    host ? (
      <UiLink key="host" href={paths.host(host.id)}>
        {host.name}
      </UiLink>
    ) : (
      'Not named yet'
    ),
  ],
  ['Group meets', meeting ?? 'Not set'],
]

/** The dates of a departure in order. */
function datesOf(departure: AdminDepartureWithBookings): Fact[] {
  const { departureDate, duration, decisionDate, groupDecision } = departure
  const rooms = roomDates(departureDate)
  const deadlines: (readonly [term: string, date: CalendarDate])[] = [
    [groupDecision === null ? 'Group decided, balances due' : 'Balances due', decisionDate],
    ['Travel details due', travelDetailsDueOn(departureDate)],
    ['Last day to ask for a shared room', rooms.wishesUntil],
    ['Last day to answer a room', rooms.lastAnswerOn],
  ]
  const dates: typeof deadlines = [
    // Nothing is asked of anyone any more.
    ...(groupDecision === 'cancelled' ? [] : deadlines),
    ['Leaves', departureDate],
    ['Returns', returnDate(departureDate, duration)],
  ]
  return [
    ...[...dates]
      .sort(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0))
      .map(([term, date]): Fact => [
        term,
        <time key={term} dateTime={date}>
          {formatDate(date)}
        </time>,
      ]),
    ['Length', lengthOf(departure)],
  ]
}

const Part = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <TitledPanel title={title}>
    <FactLines facts={facts} />
  </TitledPanel>
)
