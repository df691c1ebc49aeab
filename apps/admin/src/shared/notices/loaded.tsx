import type { ReactNode } from 'react'
import { type FailedRead, LoadProblem } from './load-problem.tsx'

interface LoadedProps<Data> {
  query: FailedRead & { data: Data | undefined; errorUpdateCount: number }
  /** Shown while it loads: a sentence, or the shape of what comes. */
  loading: ReactNode
  /** What could not be loaded, as a sentence. */
  failed: string
  children: (data: Data) => ReactNode
}

/** What was read, that it loads, or why it could not be loaded. Trying again does not bring the placeholder back. */
export function Loaded<Data>({ query, loading, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.errorUpdateCount > 0) return <LoadProblem title={failed} query={query} />
  return typeof loading === 'string' ? <p role="status">{loading}</p> : loading
}
