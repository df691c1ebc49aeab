import { ApiError } from '@farandfew/api-client'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { useState } from 'react'
import { explainFailure } from './explain-failure.ts'

export interface FailedRead {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

interface LoadProblemProps {
  /** What could not be loaded, as a sentence. */
  title: string
  query: FailedRead
}

/** Whether it would fail again: it does not exist, or the operator's role may not read it. */
const isFinal = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'ROLE_NOT_ALLOWED')

/**
 * Says why something could not be loaded and tries again, unless that is of no use. While it is tried again, the last
 * reason stays and the button keeps the focus.
 */
export function LoadProblem({ title, query: { error, isFetching, refetch } }: LoadProblemProps) {
  const reason = explainFailure(error)
  const [shown, setShown] = useState(reason)
  if (!isFetching && reason !== shown) setShown(reason)
  return (
    <Notice>
      <Problem title={title} detail={shown}>
        {!isFinal(error) && (
          <ActionButton
            busy={isFetching}
            busyLabel="Trying again..."
            onAction={() => void refetch()}
          >
            Try again
          </ActionButton>
        )}
      </Problem>
    </Notice>
  )
}
