import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import {
  closeDeparture,
  reopenDeparture,
} from '@farandfew/domain/departures/admin-departures.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { changesDeparture } from './changes-departure.ts'
import { FocusedStack } from '../../shared/forms/focused-stack.tsx'
import { useCall } from '../../shared/calls/use-call.ts'
import { seatsOf } from './departure-words.ts'
import { switchVerb } from './departures-url.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

interface SwitchDepartureProps {
  departure: AdminDepartureWithBookings
  onBack: () => void
  onCancel: () => void
  onSwitched: (isActive: boolean) => void
}

function wordsOf({ groupDecision, isActive, seats }: AdminDeparture): string {
  const isCancelled = groupDecision === 'cancelled'
  if (isActive) {
    return `It disappears from the site immediately${isCancelled ? '' : ' and takes no new bookings'}.`
  }
  return isCancelled
    ? 'It returns to the site immediately, as a cancelled departure.'
    : `It returns to the site immediately and takes bookings again. Seats free: ${seats.free}.`
}

/** Asks before a departure is closed or reopened. One with travellers is cancelled instead. */
export function SwitchDeparture(props: SwitchDepartureProps) {
  const { departure, onBack, onCancel, onSwitched } = props
  // The question stays the same while the call runs.
  const closes = departure.isActive
  const { at, options } = changesDeparture(departure)
  const { send, busy, error } = useCall(closes ? closeDeparture : reopenDeparture, options)
  const taken = departure.seats.booked + departure.seats.held
  const isRefused = closes && taken > 0 && departure.canCancel
  const words = wordsOf(departure)
  if (isRefused) {
    return (
      <FocusedStack gap={3}>
        <p>{`It cannot be closed while seats are taken: ${seatsOf(departure)}. Cancel the departure instead, and everyone gets their money back. To sell no more seats, set its seats to ${taken}.`}</p>
        <Actions marginTop={4}>
          <Button variant="secondary" onClick={onCancel}>
            Cancel departure
          </Button>
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
        </Actions>
      </FocusedStack>
    )
  }
  return (
    <FocusedStack gap={3}>
      <p>{words}</p>
      {error && <p role="alert">{explainFailure(error)}</p>}
      <Actions marginTop={4}>
        <ActionButton
          variant="primary"
          busy={busy}
          busyLabel={closes ? 'Closing...' : 'Reopening...'}
          onAction={() => send(at, ({ isActive }) => onSwitched(isActive))}
        >
          {`${switchVerb(departure)} this departure`}
        </ActionButton>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </Actions>
    </FocusedStack>
  )
}
