import type { AdminDeparture } from '@farandfew/domain/admin/departures'
import { ActionButton, Button } from '@farandfew/ui/button'
import { useEffect, useRef } from 'react'
import { travellersOf } from './departure-words.ts'
import { useSwitchDeparture } from './departures.data.ts'
import { Actions } from './departures.styles.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

interface SwitchDepartureProps {
  departure: AdminDeparture
  onBack: () => void
  onSwitched: (isActive: boolean) => void
}

/** Asks before a departure is closed or reopened, and says how many people are booked on it. */
export function SwitchDeparture({ departure, onBack, onSwitched }: SwitchDepartureProps) {
  const { mutate, isPending, error } = useSwitchDeparture(departure.id)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.focus({ preventScroll: true }), [])
  // The question stays the same while the call runs.
  const closes = departure.isActive
  const words = closes
    ? `It disappears from the site immediately and takes no new bookings. At the moment ${travellersOf(departure)}; no one loses a seat.`
    : `It returns to the site immediately and takes bookings again. Seats left: ${departure.left}.`
  return (
    <div ref={body} tabIndex={-1}>
      <p>{words}</p>
      {error && <p role="alert">{explainFailure(error)}</p>}
      <Actions>
        <ActionButton
          variant="primary"
          busy={isPending}
          busyLabel={closes ? 'Closing...' : 'Reopening...'}
          onAction={() => mutate(!closes, { onSuccess: ({ isActive }) => onSwitched(isActive) })}
        >
          {closes ? 'Close this departure' : 'Reopen this departure'}
        </ActionButton>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </Actions>
    </div>
  )
}
