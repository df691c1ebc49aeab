import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { departureDatesText } from './departure-texts.ts'
import type { GoneDeparture } from './use-chosen-departure.ts'

interface ClosedDepartureProps {
  departure: GoneDeparture
  /** What the page is about instead. */
  instead: string
}

/** Said to someone who followed a link to a departure that is closed or has left. */
export default function ClosedDeparture({
  departure: { date, days, groupDecision },
  instead,
}: ClosedDepartureProps) {
  const end = groupDecision === 'cancelled' ? 'is cancelled' : 'can no longer be booked'
  const dates = date && days && departureDatesText({ departureDate: date, duration: days })
  return (
    <Callout as="p" accent="saffron" ground="paper" marginBottom={4} role="status">
      {`The departure ${dates ? `of ${dates}` : 'that this link names'} ${end}. ${instead}`}
    </Callout>
  )
}
