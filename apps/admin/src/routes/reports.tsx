import { ReportsView } from '../features/reports/reports-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** The reports about members. */
export default function ReportsPage() {
  return (
    <Page title="Reports">
      <ReportsView />
    </Page>
  )
}
