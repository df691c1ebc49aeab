import { ApiError } from '@farandfew/api-client'
import { Notice, Problem } from '@farandfew/ui/problem'
import { explainFailure } from './explain-failure.ts'

interface LoadProblemProps {
  /** What could not be loaded, as a sentence. */
  title: string
  error: Error | null
  retrying: boolean
  onRetry: () => void
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404

/** Says why something could not be loaded and tries again, unless it does not exist. */
export function LoadProblem({ title, error, retrying, onRetry }: LoadProblemProps) {
  return (
    <Notice>
      <Problem
        title={title}
        detail={explainFailure(error)}
        retrying={retrying}
        onRetry={isMissing(error) ? undefined : onRetry}
      />
    </Notice>
  )
}
