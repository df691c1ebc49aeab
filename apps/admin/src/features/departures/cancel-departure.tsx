import type { AdminDepartureWithBookings } from '@farandfew/domain/admin/departures'
import { ActionButton, Button } from '@farandfew/ui/button'
import { useFocusOnMount } from '@farandfew/ui/focus'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { byHandOf } from '../../shared/format/booking-words.ts'
import { lossOf, othersOf } from './departure-words.ts'
import { useCancelDeparture } from './departures.data.ts'
import { Actions, Question } from './departures.styles.ts'

interface CancelDepartureProps {
  departure: AdminDepartureWithBookings
  onBack: () => void
  onCancelled: () => void
}

/** Asks before a departure is cancelled, and says who loses a seat and how much money goes back. */
export function CancelDeparture({ departure, onBack, onCancelled }: CancelDepartureProps) {
  const { mutate, isPending, error } = useCancelDeparture(departure.id)
  const body = useFocusOnMount<HTMLDivElement>()
  const byHand = byHandOf(departure.paidOffSite)
  const others = othersOf(departure)
  const shown = { travellers: departure.sold, refund: departure.paid }
  return (
    <Question ref={body} tabIndex={-1}>
      <p>
        <strong>{lossOf(departure)}</strong>
      </p>
      {byHand !== undefined && <p>{byHand}</p>}
      {others !== undefined && <p>{others} They lose it as well.</p>}
      <p>
        Everyone who booked gets an email. No one can book this departure again. This cannot be
        undone.
      </p>
      {error && <p role="alert">{explainFailure(error)}</p>}
      <Actions>
        <ActionButton
          variant="primary"
          busy={isPending}
          busyLabel="Cancelling..."
          onAction={() => mutate(shown, { onSuccess: onCancelled })}
        >
          Cancel This Departure
        </ActionButton>
        <Button variant="secondary" onClick={onBack}>
          Keep It
        </Button>
      </Actions>
    </Question>
  )
}
