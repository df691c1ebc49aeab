import { CookiesNeeded } from '@farandfew/ui/problem/cookies-needed.tsx'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { Page } from '../../shared/page/page.tsx'
import { GateForm } from './gate-form.tsx'
import { GateLayout } from './gate-layout.tsx'
import { useClearCache, useInvalidateCache } from './session.data.ts'

/** The gate of the locked console. It clears everything that was read. */
export function Gate() {
  useClearCache()
  return <GateScreen />
}

/** The gate after a session has expired. The page behind it is kept, and reads its data again when it is back. */
export function ExpiredGate() {
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
