import { buildUrl } from '@farandfew/api-client'
import { getDepartureCalendar } from '@farandfew/domain/departures/departures.contract.ts'
import { departureActions, isOver } from '@farandfew/domain/departures/departure-facts.ts'
import { groupLinesOf } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { Facts, Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import type { OwnBooking } from '../departures/own-booking.ts'
import { GroupSummaryNote } from '../departures/group-summary-lines.tsx'
import { paths } from '../../shared/paths.ts'
import { formatLongDate, stateText } from '../departures/departure-texts.ts'
import { factsOf, seatLinkOf, nextDateLinkOf, noteOf, tripLinkOf } from './departure-texts.ts'
import type { Departure, Schedule } from './schedule.data.ts'

interface SelectedTripProps {
  departure: Departure
  schedule: Schedule
  /** The member's own booking of the departure: then the button leads there. */
  own: OwnBooking | undefined
  /** Whether the visitor has just selected it: then it scrolls into view. */
  isPicked: boolean
}

/** The selected departure with its facts and links. */
export default function SelectedTrip({ departure, schedule, own, isPicked }: SelectedTripProps) {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isPicked) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isPicked, departure.id])
  const facts = factsOf(departure, schedule.today)
  const note = own ? undefined : noteOf(facts.state)
  const hasEnded = isOver(facts.state)
  // By the specification, also the button of what is by invite.
  const state = facts.state === 'by-invite' ? 'open' : facts.state
  const group = hasEnded ? [] : groupLinesOf(departure)
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
    own ? ['Your booking', own.name] : ['Status', stateText(facts, schedule.state)],
    ...(facts.guarantee ? [['Takes place', facts.guarantee] as const] : []),
    ...(departure.visaWarning ? [['Visa', departure.visaWarning] as const] : []),
    ...(group.length > 0 ? [['Group', group.join(' · ')] as const] : []),
  ] as const
  return (
    <TripPanel ref={panel} accent="clay" gap={0} padding={6} aria-labelledby={headingId}>
      <Heading size="title" marginBottom={3} id={headingId}>
        Selected Trip
      </Heading>
      <Facts lines>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
      {departure.groupSummary && group.length > 0 && <GroupSummaryNote marginTop={2} />}
      <PriceNote />
      {note && <Quiet marginTop={2}>{note}</Quiet>}
      <Actions stacked marginTop={4}>
        <ButtonLink
          href={own?.href ?? (hasEnded ? nextDateLinkOf(departure) : seatLinkOf(departure))}
        >
          {own?.label ?? (isOver(state) ? 'Ask for the next date' : departureActions[state])}
        </ButtonLink>
        <ButtonLink href={tripLinkOf(departure)} variant="secondary">
          See the Trip
        </ButtonLink>
        <ButtonLink href={paths.trips} variant="secondary">
          Browse All Trips
        </ButtonLink>
        {!hasEnded && (
          <Button
            as="a"
            variant="quiet"
            href={buildUrl(getDepartureCalendar.path, { params: { id: departure.id } })}
          >
            Add to calendar
          </Button>
        )}
      </Actions>
    </TripPanel>
  )
}

const { space } = theme

const TripPanel = styled(Panel)`
  border-radius: 0;
  scroll-margin-block: ${space(24)} ${space(4)};
  dd {
    margin-left: auto;
    font-weight: ${theme.fontWeights.label};
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.touchTarget};
    min-height: ${theme.touchTarget};
    margin-block: -10px;
  }
`
