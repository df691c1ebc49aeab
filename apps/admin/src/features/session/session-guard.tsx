import type { ReactNode } from 'react'
import { Problem } from '../notices/problem.tsx'
import { Page } from '../page/page.tsx'
import { Gate } from './gate.tsx'
import { GateLayout } from './gate-layout.tsx'
import { useSession } from './session.data.ts'
import { Waiting } from './waiting.tsx'

/** Asks whether the console is open: what is behind the gate is rendered only then. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session.data) return session.data.open ? children : <Gate />
  if (session.errorUpdateCount === 0) return <Waiting />
  return (
    <GateLayout>
      <Page title="The console is out of reach">
        <Problem
          what="We could not ask whether it is open to you."
          error={session.error}
          retrying={session.isFetching}
          onRetry={() => void session.refetch()}
        />
      </Page>
    </GateLayout>
  )
}
