import type { CalendarDate } from '@farandfew/domain/calendar'
import { getScheduleCalendarEndpoint } from '@farandfew/domain/departures/endpoints'
import { departureDates, noTripScheduled, summariseSchedule } from '@farandfew/domain/schedule'
import { Button } from '@farandfew/ui/button'
import { Section, SectionHeading } from '@farandfew/ui/page'
import { useId } from 'react'
import { AppLink } from '../../shared/links/app-link.tsx'
import { useBrowserValue } from '../../shared/use-hydrated.ts'
import { ActionRow } from '../../shared/layout/action-row.ts'
import { isGone, priceOf, tripLinkOf } from './departure-words.ts'
import type { Departure, ShownSeason } from './schedule.data.ts'
import { Gap, Hint, Table } from './season-summary.styles.ts'

const feedPath = getScheduleCalendarEndpoint.path

/** The feed by the scheme at which calendar programs offer to subscribe. */
const feedAddress = () => `webcal://${window.location.host}${feedPath}`

/** May to December in a table: one 4-day and one 8-day trip a month. It is there without any script. */
export function SeasonSummary({ season }: { season: ShownSeason }) {
  const headingId = useId()
  const feed = useBrowserValue(feedAddress, feedPath)
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        lead="What leaves in which month. Each name leads to its trip."
      >
        The season at a glance
      </SectionHeading>
      <Table aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">
              4-day trip <small>{priceOf({ priceTier: 2 })}</small>
            </th>
            <th scope="col">
              8-day trip <small>{priceOf({ priceTier: 3 })}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {summariseSchedule(season.departures).map(({ month, name, fourDays, eightDays }) => (
            <tr key={month}>
              <th scope="row">{name}</th>
              <SummaryCell departure={fourDays} today={season.today} />
              <SummaryCell departure={eightDays} today={season.today} />
            </tr>
          ))}
        </tbody>
      </Table>
      <ActionRow>
        <Button as="a" variant="secondary" {...{ href: feedPath }}>
          Add the season to your calendar
        </Button>
      </ActionRow>
      <Hint>
        Save it as a file, or <a href={feed}>subscribe to it in your calendar</a>: changes then come
        to you.
      </Hint>
    </Section>
  )
}

interface SummaryCellProps {
  departure: Departure | undefined
  today: CalendarDate | undefined
}

function SummaryCell({ departure, today }: SummaryCellProps) {
  if (!departure) {
    return (
      <td>
        <Gap>{noTripScheduled}</Gap>
      </td>
    )
  }
  return (
    <td>
      <AppLink href={tripLinkOf(departure)}>{departure.destination}</AppLink>
      <span>
        {departureDates(departure)}
        {isGone(departure, today) && ', has left'}
      </span>
    </td>
  )
}
