import { endpointKey } from '@farandfew/api-client'
import type { ClubPassword, OperatorList } from '@farandfew/domain/operators/admin-operators.ts'
import {
  listAdminSessions,
  listOperators,
  switchClubPassword,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { PageSection } from '../../shared/page/page-section.ts'

/** Switches sign-in by the club's one password on and off. */
export function ClubPasswordSection({
  clubPassword: { on, canSwitch },
}: {
  clubPassword: ClubPassword
}) {
  const { send, busy, error } = useCall(switchClubPassword, {
    onSuccess: (clubPassword, client) =>
      client.setQueryData<OperatorList>(
        endpointKey(listOperators),
        (list) => list && { ...list, clubPassword },
      ),
    // It may have ended sessions.
    reloads: [endpointKey(listAdminSessions)],
  })
  return (
    <PageSection aria-labelledby="club-password">
      <h2 id="club-password">The club's password</h2>
      <p role="status">
        {on
          ? "The club's password opens the console as an owner. It is the way in before anyone has an account."
          : "The club's password does not open the console: everyone signs in with their own account."}
      </p>
      {canSwitch ? (
        <ActionButton
          variant="secondary"
          busy={busy}
          busyLabel="Switching..."
          onAction={() => send({ body: { on: !on } })}
        >
          {on ? 'Switch it off' : 'Switch it on'}
        </ActionButton>
      ) : (
        <p>
          An owner with an account of their own can switch it off, unless the club runs on the
          embedded database.
        </p>
      )}
      {error && <p role="alert">{explainFailure(error)}</p>}
    </PageSection>
  )
}
