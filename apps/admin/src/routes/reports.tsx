import { ReportsView } from '../features/reports/reports-view.tsx'
import { Page } from '../shared/page/page.tsx'
import { Allowed } from '../shared/role/allowed.tsx'

/** The reports about members. */
export default function ReportsPage() {
  return (
    <Page title="Reports">
      <Allowed to="decide-reports" otherwise={<p>Your role cannot read reports.</p>}>
        <ReportsView />
      </Allowed>
    </Page>
  )
}
