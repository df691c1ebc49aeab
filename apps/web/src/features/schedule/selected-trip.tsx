import { departureCalendarPath } from '@farandfew/domain/departures/departure-calendar-path.ts'
import { describeGroupSummary } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { GroupSummaryNote } from '../departures/group-summary-lines.tsx'
import { paths } from '../../shared/paths.ts'
import { formatLongDate, stateText } from '../departures/departure-texts.ts'
import { factsOf, seatLinkOf, nextDateLinkOf, noteOf, tripLinkOf } from './departure-texts.ts'
import type { Departure, Schedule } from './schedule.data.ts'

interface SelectedTripProps {
  departure: Departure
  schedule: Schedule
  /** Whether the visitor has just selected it: then it scrolls into view. */
  isPicked: boolean
}

/** The selected departure with its facts and links. */
export default function SelectedTrip({ departure, schedule, isPicked }: SelectedTripProps) {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isPicked) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isPicked, departure.id])
  const facts = factsOf(departure, schedule.today)
  const note = noteOf(facts.state)
  const isOver = facts.state === 'departed' || facts.state === 'closed'
  const summary = isOver ? null : departure.groupSummary
  const rows = [
    [
      'Destination',
      <AppLink key="trip" href={tripLinkOf(departure)}>
        {departure.destination}
      </AppLink>,
    ],
    ['Departure Date', formatLongDate(departure.date)],
    ['Duration', facts.length],
    ['Price', facts.price],
    ['Status', stateText(facts, schedule.state)],
    ...(summary ? [['Group', describeGroupSummary(summary).join(' · ')] as const] : []),
  ] as const
  return (
    <Panel ref={panel} aria-labelledby={headingId}>
      <h2 id={headingId}>Selected Trip</h2>
      <dl>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {summary && <GroupSummaryNote />}
      <PriceNote />
      {note && <p>{note}</p>}
      <Actions stacked marginTop={4}>
        <ButtonLink href={isOver ? nextDateLinkOf(departure) : seatLinkOf(departure)}>
          {isOver
            ? 'Ask for the next date'
            : facts.state === 'full'
              ? 'Join the Waitlist'
              : 'Book This Trip'}
        </ButtonLink>
        <ButtonLink href={paths.trips} variant="secondary">
          Browse All Trips
        </ButtonLink>
        {!isOver && (
          <Button as="a" variant="quiet" href={departureCalendarPath(departure.id)}>
            Add to calendar
          </Button>
        )}
      </Actions>
    </Panel>
  )
}

const { colors, space } = theme

const Panel = styled.section`
  padding: ${space(6)};
  border: 1px solid ${colors.hairline};
  border-top: 4px solid ${colors.clay};
  background: ${colors.sheet};
  scroll-margin-block: ${space(24)} ${space(4)};
  h2 {
    margin-bottom: ${space(3)};
    font-size: ${theme.fontSizes.title};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${colors.hairline};
  }
  dt {
    color: ${colors.inkSoft};
  }
  dd {
    margin: 0 0 0 auto;
    font-weight: ${theme.fontWeights.label};
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.touchTarget};
    min-height: ${theme.touchTarget};
    margin-block: -10px;
  }
  > p {
    margin-top: ${space(2)};
    color: ${colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`
