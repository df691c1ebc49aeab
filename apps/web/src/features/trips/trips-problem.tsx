import { Button } from '@farandfew/ui/button'
import { styled } from 'styled-components'

const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  max-width: 56ch;
  padding: 24px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  background: ${({ theme }) => theme.colors.blush};
  p {
    margin: 0;
  }
`

interface TripsProblemProps {
  onRetry: () => void
  retrying: boolean
}

/** The catalogue could not be read: what happened, and what to do. */
export function TripsProblem({ onRetry, retrying }: TripsProblemProps) {
  return (
    <Notice role="alert">
      <p>
        <strong>We could not load the trips.</strong> Please check your connection and try again.
      </p>
      <Button variant="secondary" onClick={onRetry} busy={retrying} busyLabel="Trying again...">
        Try again
      </Button>
    </Notice>
  )
}
