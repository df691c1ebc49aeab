import { endpointKey } from '@farandfew/api-client'
import type { OperatorSession } from '@farandfew/domain/operators/admin-operators.ts'
import {
  endAdminSession,
  listAdminSessions,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
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
      <Loaded query={query} loading={null} failed="We could not load the sessions.">
        {(sessions) => (
          <SessionList
            label="Open sessions"
            sessions={sessions}
            withNames
            ending={sending?.params.id}
            onEnd={(id) => send({ params: { id } })}
          />
        )}
      </Loaded>
      {error && <p role="alert">{explainFailure(error)}</p>}
    </PageSection>
  )
}
