import { IntegrityView } from '../features/integrity/integrity-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** Everything about money and messages that is not in order. */
export default function IntegrityPage() {
  return (
    <Page title="Integrity">
      <IntegrityView />
    </Page>
  )
}
