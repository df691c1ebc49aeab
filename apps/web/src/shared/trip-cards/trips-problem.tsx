import { Button } from '@farandfew/ui/button'
import { ActionRow } from '../layout/action-row.ts'

interface TripsProblemProps {
  onRetry: () => void
}

/** Shown if the catalogue could not be loaded. */
export function TripsProblem({ onRetry }: TripsProblemProps) {
  return (
    <div role="alert">
      <p>
        <strong>We could not load the trips.</strong> Please check your connection and try again.
      </p>
      <ActionRow>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </ActionRow>
    </div>
  )
}
