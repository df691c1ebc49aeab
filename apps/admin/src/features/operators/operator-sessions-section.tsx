import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { SessionList } from '../operator-sessions/session-list.tsx'
import { Section } from './operators.styles.ts'
import { useEndSession, type useSessions } from './operators.data.ts'

/** The open sessions of all operators. */
export function OperatorSessionsSection({ query }: { query: ReturnType<typeof useSessions> }) {
  const { mutate, isPending, variables, error } = useEndSession()
  return (
    <Section aria-labelledby="sessions">
      <h2 id="sessions">Open sessions</h2>
      {query.data ? (
        <SessionList
          label="Open sessions"
          sessions={query.data}
          withNames
          ending={isPending ? variables : undefined}
          onEnd={mutate}
        />
      ) : (
        <LoadProblem
          title="We could not load the sessions."
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {error && <p role="alert">{explainFailure(error)}</p>}
    </Section>
  )
}
