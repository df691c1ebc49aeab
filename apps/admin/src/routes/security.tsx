import { endpointQuery } from '@farandfew/api-client'
import { getOwnAccount } from '@farandfew/domain/operators/admin-operators.contract.ts'
import { getSecondFactor } from '@farandfew/domain/operator-sessions/admin-security.contract.ts'
import { useQuery } from '@tanstack/react-query'
import {
  OwnSessions,
  PasswordSection,
  WhoIsSignedIn,
} from '../features/operator-sessions/own-account.tsx'
import { SecondFactorSection } from '../features/operator-sessions/second-factor-section.tsx'
import { LoadProblem } from '../shared/notices/load-problem.tsx'

/** What signs the operator in: password, second factor and sessions. */
export default function SecurityPage() {
  const account = useQuery(endpointQuery(getOwnAccount, {}))
  const factor = useQuery(endpointQuery(getSecondFactor, {}))
  const failed = [account, factor].find(
    ({ data, errorUpdateCount }) => !data && errorUpdateCount > 0,
  )
  const isOwn = account.data?.operator !== null
  return (
    <>
      {account.data && factor.data && (
        <>
          <WhoIsSignedIn {...account.data} />
          <SecondFactorSection factor={factor.data} isOwnAccount={isOwn} />
          {isOwn && <PasswordSection />}
          <OwnSessions {...account.data} />
        </>
      )}
      {!failed && !(account.data && factor.data) && <p role="status">Loading…</p>}
      {failed && (
        <LoadProblem
          title={
            failed === factor
              ? 'We could not load the state of the second factor.'
              : 'We could not load your account.'
          }
          query={failed}
        />
      )}
    </>
  )
}
