import { Activity, type ReactNode } from 'react'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { Page } from '../../shared/page/page.tsx'
import { Role } from '../../shared/role/role.ts'
import { Gate, ExpiredGate } from './gate.tsx'
import { GateLayout } from './gate-layout.tsx'
import { useHasExpired, useSession, useSessionExpiry } from './session.data.ts'
import { Waiting } from './waiting.tsx'

/**
 * Renders the console only if its session is open. After a session has expired the page stays mounted, hidden and
 * without effects, so that a form keeps what was typed. Locking unmounts it.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const hasExpired = useHasExpired()
  useSessionExpiry()
  if (session.data) {
    const { open } = session.data
    if (!open && !hasExpired) return <Gate />
    return (
      <>
        {!open && <ExpiredGate />}
        <Activity mode={open ? 'visible' : 'hidden'}>
          <Role value={session.data.role ?? 'owner'}>{children}</Role>
        </Activity>
      </>
    )
  }
  if (session.errorUpdateCount === 0) return <Waiting />
  return (
    <GateLayout>
      <Page title="The console cannot be reached">
        <LoadProblem title="We could not check your session." query={session} />
      </Page>
    </GateLayout>
  )
}
