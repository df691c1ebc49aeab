import { missingSeatsLabel } from '@farandfew/domain/departures/guarantee.ts'
import { departureDates } from '@farandfew/domain/departures/departure-dates.ts'
import { counted } from '@farandfew/domain/constants/labels.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { departurePath } from '../../shared/paths.ts'
import type { ShownTrip } from './use-shown-trip.ts'

/** Whether the shown departure takes place, and the other dates: '3 more needed, or 11-14 October'. One link, whatever their number. An island. */
export default function OtherDates({ shown: { trip, days, others } }: { shown: ShownTrip }) {
  const { seats, groupDecision } = trip.nextDeparture ?? {}
  const label =
    seats && groupDecision !== undefined ? missingSeatsLabel({ seats, groupDecision }) : undefined
  const [first, ...rest] = others
  const text = first && departureDates(first)
  const length = first && first.days !== days ? `, ${first.days} days` : ''
  return (
    <Line>
      {(label ?? (first && trip.nextDeparture)) && (
        <span data-badge>
          <GuaranteeBadge label={label} />
        </span>
      )}
      {first && (
        <span>
          <span>or </span>
          {rest.length === 0 ? (
            <AppLink href={departurePath(trip, first)}>{`${text}${length}`}</AppLink>
          ) : (
            <a href="#departures">{`${text} and ${counted(rest.length, 'more date', 'more dates')}`}</a>
          )}
        </span>
      )}
    </Line>
  )
}

/**
 * As high before it is known whether the departure takes place. The badge is as wide as '8 more needed', so that the other
 * dates do not move when it is known.
 */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(2)};
  min-height: ${theme.touchTarget};
  [data-badge] {
    display: grid;
    min-width: 8rem;
    text-align: center;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.touchTarget};
  }
`
