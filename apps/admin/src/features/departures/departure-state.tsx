import type { AdminDeparture } from '@farandfew/domain/admin/departures'
import { Badge } from '@farandfew/ui/badge'

/** What the site says about a departure, or that the site does not show it. */
export function DepartureState({ departure }: { departure: AdminDeparture }) {
  const { groupDecision, hasLeft, isActive, left, stateLabel } = departure
  if (groupDecision === 'cancelled') return <Badge tone="red">Cancelled</Badge>
  if (hasLeft) return <Badge>{stateLabel}</Badge>
  if (!isActive) return <Badge tone="red">Closed</Badge>
  return <Badge tone={left === 0 ? 'amber' : 'sea'}>{stateLabel}</Badge>
}
