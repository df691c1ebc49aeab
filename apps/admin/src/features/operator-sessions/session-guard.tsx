import { Activity, type ReactNode } from 'react'
import { CookiesNeeded } from '@farandfew/ui/problem/cookies-needed.tsx'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { styled } from 'styled-components'
import { LateWords } from '../../shared/notices/late-words.ts'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { Page } from '../../shared/page/page.tsx'
import { Role } from '../../shared/role/role.ts'
import { GateLayout } from './gate-layout.tsx'
import {
  useHasExpired,
  useSession,
  useSessionExpiry,
  useClearCache,
  useInvalidateCache,
} from './session.data.ts'
import { GateForm } from './gate-form.tsx'
import { documentTitle } from '../../shared/page/document-title.ts'

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

/** The gate of the locked console. It clears everything that was read. */
function Gate() {
  useClearCache()
  return <GateScreen />
}

/** The gate after a session has expired. The page behind it is kept, and reads its data again when it is back. */
function ExpiredGate() {
  useInvalidateCache()
  return (
    <GateScreen note="Your session has ended, but what you typed is kept: unlock the console to continue." />
  )
}

const GateScreen = ({ note }: { note?: string }) => (
  <GateLayout>
    <Page title="Unlock the console">
      {note !== undefined && <Text marginBottom={6}>{note}</Text>}
      {navigator.cookieEnabled ? <GateForm /> : <CookiesNeeded />}
    </Page>
  </GateLayout>
)

/** An empty page while the session is read, with a text if it takes long. */
function Waiting() {
  return (
    <Background>
      <title>{documentTitle()}</title>
      <LateWords role="status">Checking your session…</LateWords>
    </Background>
  )
}

const Background = styled.main`
  display: grid;
  place-content: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 32px 20px;
`
