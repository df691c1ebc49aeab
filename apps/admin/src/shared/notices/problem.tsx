import { ApiError } from '@farandfew/api-client'
import { useState } from 'react'
import { ActionButton } from './action-button.tsx'
import { Notice } from './notice.ts'
import { explainFailure } from './explain-failure.ts'

interface ProblemProps {
  /** What could not be done, as a sentence. */
  what: string
  /** The failure; nothing while it is tried again, when the last one keeps standing. */
  error: Error | null
  retrying: boolean
  onRetry: () => void
}

const isGone = (error: Error | null) => error instanceof ApiError && error.status === 404

/**
 * Something could not be read: what happened, in the server's words where it sent some, and another try, unless there is
 * nothing to be read.
 */
export function Problem({ what, error, retrying, onRetry }: ProblemProps) {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return (
    <Notice role="alert">
      <p>
        <strong>{what}</strong> {explainFailure(error ?? last)}
      </p>
      {!isGone(error ?? last) && (
        <ActionButton busy={retrying} busyLabel="Trying again..." onAction={onRetry}>
          Try again
        </ActionButton>
      )}
    </Notice>
  )
}
