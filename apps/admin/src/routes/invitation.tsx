import { InvitationView } from '../features/operator-sessions/invitation-form.tsx'
import { GateLayout } from '../features/operator-sessions/gate-layout.tsx'
import { Page } from '../shared/page/page.tsx'
import { useUrlState } from '../shared/url/use-url-state.ts'

/** The page of an operator's link. It needs no session. */
export default function InvitationPage() {
  const { get } = useUrlState()
  return (
    <GateLayout>
      <Page title="Set up your account">
        <InvitationView token={get('token')} />
      </Page>
    </GateLayout>
  )
}
