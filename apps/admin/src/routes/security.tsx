import { Page } from '../shared/page/page.tsx'
import { LoadProblem } from '../shared/notices/load-problem.tsx'
import { SecondFactorSection } from '../features/security/second-factor-section.tsx'
import { EndSessions } from '../features/session/end-sessions.tsx'
import { useSecondFactor } from '../features/security/security.data.ts'

/** The second factor of the gate, and the sessions of the operators. */
export default function SecurityPage() {
  const factor = useSecondFactor()
  return (
    <Page title="Security">
      {factor.data && <SecondFactorSection factor={factor.data} />}
      {factor.isLoading && factor.errorUpdateCount === 0 && <p role="status">Loading…</p>}
      {!factor.data && factor.errorUpdateCount > 0 && (
        <LoadProblem
          title="We could not load the state of the second factor."
          error={factor.error}
          retrying={factor.isFetching}
          onRetry={() => void factor.refetch()}
        />
      )}
      <EndSessions />
    </Page>
  )
}
