import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

function toneOf({ groupDecision, hasLeft, isActive, seats }: AdminDeparture): BadgeTone {
  if (hasLeft) return 'neutral'
  if (groupDecision === 'cancelled' || !isActive) return 'red'
  return seats.free === 0 ? 'amber' : 'sea'
}

/** What the site says about a departure, and whether the site shows it. */
export function DepartureState({ departure }: { departure: AdminDeparture }) {
  return (
    <>
      <Badge tone={toneOf(departure)}>{departure.stateLabel}</Badge>
      {!departure.isActive && <Hidden>Not on the site</Hidden>}
    </>
  )
}

const Hidden = styled.span`
  display: block;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
`
