import type { Availability } from '@farandfew/domain/availability/availability.ts'
import { departureFacts } from '@farandfew/domain/departures/departure-facts.ts'
import { guaranteedLabel } from '@farandfew/domain/departures/guarantee.ts'
import { describeGroupFigures } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { css, styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { formatLongDate, linkedStateText, type SeatsState, stateText } from './departure-texts.ts'
import type { TripDeparture } from './use-trip-departures.ts'

interface DepartureRowProps {
  departure: TripDeparture
  /** Of the trip. */
  availability: Availability
  seats: SeatsState
  /** Undefined for the departure that the page is about. A closed departure leads nowhere. */
  href: string | undefined
}

/** A departure with its date, state, length and price, as a link. */
export function DepartureRow({ departure, availability, seats, href }: DepartureRowProps) {
  const facts = departureFacts({ ...departure, availability })
  const isGuaranteed = facts.guaranteeLabel === guaranteedLabel
  const isClosed = facts.state === 'closed'
  // The page that is about this departure says the rest in its other parts.
  const isTold = href === undefined
  const isLink = !isTold && !isClosed
  const { groupSummary } = departure
  const group = groupSummary && !isClosed && !isTold ? describeGroupFigures(groupSummary) : []
  const row = (
    <>
      <strong>
        <time dateTime={departure.date}>{formatLongDate(departure.date)}</time>
      </strong>
      <span>
        <span>{isLink ? linkedStateText(facts, seats) : stateText(facts, seats)}</span>
        {isGuaranteed && (
          <span>
            {' '}
            <GuaranteeBadge label={guaranteedLabel} />
          </span>
        )}
      </span>
      <small>{`${facts.length} · ${facts.price}${isTold ? ' · shown on this page' : ''}`}</small>
      {facts.guarantee && !isGuaranteed && !isTold && <small>{facts.guarantee}</small>}
      {departure.visaWarning && <small>{departure.visaWarning}</small>}
      {group.length > 0 && <small>{group.join('\u00a0· ')}</small>}
    </>
  )
  if (!isLink) {
    return (
      <PlainRow
        aria-current={isTold || undefined}
        data-days={departure.days}
        data-state={facts.state}
      >
        {row}
      </PlainRow>
    )
  }
  return (
    <LinkRow href={href} data-days={departure.days}>
      {row}
    </LinkRow>
  )
}

const rowStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  padding: 12px 16px;
  border: 1px solid ${theme.colors.hairline};
  border-left: 4px solid ${theme.colors.raspberry};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  color: ${theme.colors.ink};
  text-decoration: none;
  &[data-days='8'] {
    border-left-color: ${theme.colors.sea};
  }
  small {
    flex-basis: 100%;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`

const LinkRow = styled(AppLink)`
  ${rowStyle}
  &:hover {
    background: ${theme.colors.shade};
  }
`

const PlainRow = styled.div`
  ${rowStyle}
  &[aria-current] {
    background: ${theme.colors.blush};
  }
  &[data-state='closed'] {
    border-left-color: ${theme.colors.edge};
  }
`
