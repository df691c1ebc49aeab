import type { Availability } from '@farandfew/domain/availability/availability.ts'
import { departureFacts, isOver } from '@farandfew/domain/departures/departure-facts.ts'
import { guaranteedLabel } from '@farandfew/domain/departures/guarantee.ts'
import { groupLinesOf } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { AppLink } from '../../shared/links/app-link.tsx'
import { DepartureLine } from './departure-line.ts'
import type { OwnBooking } from './own-booking.ts'
import { formatLongDate, linkedStateText, type SeatsState, stateText } from './departure-texts.ts'
import type { TripDeparture } from './use-trip-departures.ts'

interface DepartureRowProps {
  departure: TripDeparture
  /** Of the trip. */
  availability: Availability
  seats: SeatsState
  /** The member's own booking of it: then the row leads there. */
  own: OwnBooking | undefined
  /** Undefined for the departure that the page is about. A closed departure leads nowhere. */
  href: string | undefined
}

/** A departure with its date, state, length and price, as a link. */
export function DepartureRow({ departure, availability, seats, own, href }: DepartureRowProps) {
  const facts = departureFacts({ ...departure, availability })
  const isGuaranteed = facts.guaranteeLabel === guaranteedLabel
  const isClosed = isOver(facts.state)
  // The page that is about this departure says the rest in its other parts.
  const isTold = href === undefined
  const isLink = !isTold && !isClosed
  const group = isClosed || isTold ? [] : groupLinesOf(departure)
  return (
    <DepartureLine
      as={isLink ? AppLink : 'div'}
      href={isLink ? (own?.href ?? href) : undefined}
      aria-current={isTold || undefined}
      data-days={departure.days}
      data-state={facts.state}
    >
      <strong>
        <time dateTime={departure.date}>{formatLongDate(departure.date)}</time>
      </strong>
      <span>
        <span>
          {own?.state ?? (isLink ? linkedStateText(facts, seats) : stateText(facts, seats))}
        </span>
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
    </DepartureLine>
  )
}
