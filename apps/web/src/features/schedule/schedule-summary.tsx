import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { getScheduleCalendar } from '@farandfew/domain/departures/departures.contract.ts'
import { noTripScheduled, summariseSchedule } from '@farandfew/domain/schedule/month-view.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Actions, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { AppLink } from '../../shared/links/app-link.tsx'
import { useBrowserValue } from '../../shared/use-hydrated.ts'
import { factsOf, missingOf, tripLinkOf } from './departure-texts.ts'
import type { Departure, Schedule } from './schedule.data.ts'
import { TableFrame } from './schedule-summary.styles.ts'

const feedPath = getScheduleCalendar.path

/** The feed's address with the scheme that makes calendar programs offer a subscription. */
const feedAddress = () => `webcal://${window.location.host}${feedPath}`

type ScheduleSummaryProps = Pick<Schedule, 'departures' | 'today'>

/** A table of all months with their 4-day and 8-day trip. It works without scripts. */
export default function ScheduleSummary({ departures, today }: ScheduleSummaryProps) {
  const headingId = useId()
  const feed = useBrowserValue(feedAddress, feedPath)
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        lead="The departures of each month, with links to their trips."
      >
        All departures at a glance
      </SectionHeading>
      <TableFrame>
        <table aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">4-day trip</th>
              <th scope="col">8-day trip</th>
            </tr>
          </thead>
          <tbody>
            {summariseSchedule(departures).map(({ month, name, fourDays, eightDays }) => (
              <tr key={month}>
                <th scope="row">{name}</th>
                <SummaryCell departure={fourDays} today={today} />
                <SummaryCell departure={eightDays} today={today} />
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <Actions marginTop={6} data-screen>
        <Button as="a" variant="secondary" href={feedPath}>
          Add all departures to your calendar
        </Button>
      </Actions>
      <Quiet maxWidth="35em" marginTop={3} data-screen>
        Save the schedule as a file, or <a href={feed}>subscribe to it in your calendar</a> to
        receive changes automatically.
      </Quiet>
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
        <Quiet as="span" size="inherit">
          {noTripScheduled}
        </Quiet>
      </td>
    )
  }
  const facts = factsOf(departure, today)
  const missing = missingOf(departure, today)
  return (
    <td>
      <AppLink href={tripLinkOf(departure)}>{departure.destination}</AppLink>
      <span>{facts.dates}</span>
      <span>{facts.price}</span>
      <b>{facts.stateLabel}</b>
      {missing && (
        <span>
          <GuaranteeBadge label={missing} />
        </span>
      )}
    </td>
  )
}
