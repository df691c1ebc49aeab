import { InquiriesView } from '../features/inquiries/inquiries-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** What visitors asked the club. */
export default function InquiriesPage() {
  return (
    <Page title="Inquiries">
      <InquiriesView />
    </Page>
  )
}
