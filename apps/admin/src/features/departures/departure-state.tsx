import type { AdminDeparture } from '@farandfew/domain/admin/departures'
import { Badge } from '@farandfew/ui/badge'

/** Whether a departure takes bookings. */
export function DepartureState({ departure }: { departure: AdminDeparture }) {
  if (departure.hasLeft) return <Badge>Departed</Badge>
  if (!departure.isActive) return <Badge tone="red">Closed</Badge>
  return departure.left === 0 ? <Badge tone="amber">Full</Badge> : <Badge tone="sea">Open</Badge>
}
