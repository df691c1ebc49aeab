import { endpointKey } from '@farandfew/api-client'
import type { OperatorSession } from '@farandfew/domain/operators/admin-operators.ts'
import {
  endAdminSession,
  listAdminSessions,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { SessionList } from '../operator-sessions/session-list.tsx'
import { PageSection } from '../../shared/page/page-section.ts'

/** The open sessions of all operators. */
export function OperatorSessionsSection({
  query,
}: {
  query: UseQueryResult<readonly OperatorSession[]>
}) {
  // One that has ended already is read again.
  const sessions = [endpointKey(listAdminSessions)]
  const { send, sending, error } = useCall(endAdminSession, {
    shows: sessions,
    failureReloads: sessions,
  })
  return (
    <PageSection aria-labelledby="sessions">
      <h2 id="sessions">Open sessions</h2>
      {query.data ? (
        <SessionList
          label="Open sessions"
          sessions={query.data}
          withNames
          ending={sending?.params.id}
          onEnd={(id) => send({ params: { id } })}
        />
      ) : (
        <LoadProblem title="We could not load the sessions." query={query} />
      )}
      {error && <p role="alert">{explainFailure(error)}</p>}
    </PageSection>
  )
}
