import { DepartureFrame } from '../features/departures/departure-frame.tsx'
import { DepartureOverview } from '../features/departures/departure-overview.tsx'

/** What an operator must know of a departure at a glance. */
export default function DeparturePage() {
  return (
    <DepartureFrame>{(departure) => <DepartureOverview departure={departure} />}</DepartureFrame>
  )
}
