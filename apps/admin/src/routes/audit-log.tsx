import { Page } from '../features/page/page.tsx'

export default function AuditLogPage() {
  return <Page title="Audit log">{null}</Page>
}
