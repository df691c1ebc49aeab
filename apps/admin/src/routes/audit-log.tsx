import { AuditDesk } from '../features/audit/audit-desk.tsx'
import { Page } from '../features/page/page.tsx'

/** What was done at the console. */
export default function AuditLogPage() {
  return (
    <Page title="Audit log">
      <AuditDesk />
    </Page>
  )
}
