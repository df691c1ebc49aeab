import { SecurityEvents } from '../features/security-events/security-events.tsx'
import { Page } from '../shared/page/page.tsx'

/** Sign-ins of members and operators, and what changed how accounts are opened. */
export default function SecurityEventsPage() {
  return (
    <Page title="Sign-ins">
      <SecurityEvents />
    </Page>
  )
}
