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
import { Loaded } from '../shared/notices/loaded.tsx'

/** What signs the operator in: password, second factor and sessions. */
export default function SecurityPage() {
  const account = useQuery(endpointQuery(getOwnAccount, {}))
  const factor = useQuery(endpointQuery(getSecondFactor, {}))
  return (
    <Loaded query={account} loading="Loading…" failed="We could not load your account.">
      {(own) => (
        <Loaded
          query={factor}
          loading="Loading…"
          failed="We could not load the state of the second factor."
        >
          {(data) => (
            <>
              <WhoIsSignedIn {...own} />
              <SecondFactorSection factor={data} isOwnAccount={own.operator !== null} />
              {own.operator !== null && <PasswordSection />}
              <OwnSessions {...own} />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
