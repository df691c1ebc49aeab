import { endpointQuery } from '@farandfew/api-client'
import type { Operator } from '@farandfew/domain/operators/admin-operators.ts'
import {
  listAdminSessions,
  listOperators,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Loaded } from '../shared/notices/loaded.tsx'
import { ClubPasswordSection } from '../features/operators/club-password-section.tsx'
import { InviteForm } from '../features/operators/invite-form.tsx'
import { OperatorItem } from '../features/operators/operator-item.tsx'
import { OperatorSessionsSection } from '../features/operators/operator-sessions-section.tsx'
import { EndSessions } from '../features/operator-sessions/end-sessions.tsx'
import { PageSection } from '../shared/page/page-section.ts'

/** The people who work with the console, the club's password, and the open sessions. */
export default function OperatorsPage() {
  const operators = useQuery(endpointQuery(listOperators, {}))
  const sessions = useQuery(endpointQuery(listAdminSessions, {}))
  // Nothing is shown before both have arrived: the later one would push away a button that already has the focus.
  if (![operators, sessions].every(isSettled)) return <p role="status">Loading the operators…</p>
  return (
    <>
      <Loaded query={operators} loading={null} failed="We could not load the operators.">
        {({ items, clubPassword }) => (
          <>
            <Operators items={items} />
            <ClubPasswordSection clubPassword={clubPassword} />
          </>
        )}
      </Loaded>
      <OperatorSessionsSection query={sessions} />
      <EndSessions />
    </>
  )
}

const isSettled = ({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }) =>
  data !== undefined || errorUpdateCount > 0

function Operators({ items }: { items: readonly Operator[] }) {
  const [isInviting, setIsInviting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsInviting(false)
    // After the button is back.
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <PageSection aria-labelledby="people">
      <h2 id="people">People</h2>
      {items.length === 0 && (
        <p>
          No one has an account yet. Invite yourself as an owner first, then the others: everyone
          signs in with their own password and second factor, and the log names them.
        </p>
      )}
      {isInviting ? (
        <InviteForm onClose={close} />
      ) : (
        <Button ref={button} onClick={() => setIsInviting(true)}>
          Invite an operator
        </Button>
      )}
      {items.length > 0 && (
        <Stack as="ul" maxWidth={960} role="list" aria-label="Operators">
          {items.map((operator) => (
            <OperatorItem key={operator.id} operator={operator} />
          ))}
        </Stack>
      )}
    </PageSection>
  )
}
