import { Activity, type ReactNode } from 'react'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { Page } from '../../shared/page/page.tsx'
import { Gate, GateOver } from './gate.tsx'
import { GateLayout } from './gate-layout.tsx'
import { useHasEnded, useIdleEnd, useSession } from './session.data.ts'
import { Waiting } from './waiting.tsx'

/**
 * Asks whether the console is open: what is behind the gate is rendered only then. Where a session ended by itself the
 * room stays, hidden and without effects, so that a form keeps what was typed; after a lock nothing stays.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const hasEnded = useHasEnded()
  useIdleEnd(session.data?.open === true)
  if (session.data) {
    const { open } = session.data
    if (!open && !hasEnded) return <Gate />
    return (
      <>
        {!open && <GateOver />}
        <Activity mode={open ? 'visible' : 'hidden'}>{children}</Activity>
      </>
    )
  }
  if (session.errorUpdateCount === 0) return <Waiting />
  return (
    <GateLayout>
      <Page title="The console is out of reach">
        <LoadProblem
          title="We could not ask whether it is open to you."
          error={session.error}
          retrying={session.isFetching}
          onRetry={() => void session.refetch()}
        />
      </Page>
    </GateLayout>
  )
}
