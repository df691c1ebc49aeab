import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { departureStateNames } from '@farandfew/domain/departures/departure-facts.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { groupLabels } from './departure-words.ts'

const names = departureStateNames
const tones: Readonly<Record<string, BadgeTone>> = {
  [names.open]: 'neutral',
  [names['being-paid']]: 'amber',
  [names.full]: 'amber',
  [names['by-invite']]: 'blue',
  [names.cancelled]: 'red',
  [names.closed]: 'red',
  [names.departed]: 'neutral',
}

/**
 * What a departure is, in badges that are the same everywhere: 'Guaranteed' or 'Cancelled', and its state where it is
 * known, as departureStateNames has it. A cancelled one is nothing else.
 */
export function DepartureBadges({
  groupDecision,
  stateLabel,
}: Pick<AdminDeparture, 'groupDecision'> & Partial<Pick<AdminDeparture, 'stateLabel'>>) {
  if (groupDecision === 'cancelled') return <Badge tone="red">{groupLabels.cancelled}</Badge>
  return (
    <>
      {groupDecision && <Badge tone="sea">{groupLabels.guaranteed}</Badge>}
      {groupDecision && stateLabel !== undefined && ' '}
      {stateLabel !== undefined && (
        <Badge tone={tones[stateLabel] ?? 'neutral'}>{stateLabel}</Badge>
      )}
    </>
  )
}
