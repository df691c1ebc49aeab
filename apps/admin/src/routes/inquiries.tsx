import { InquiriesView } from '../features/inquiries/inquiries-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** The inquiries of visitors. */
export default function InquiriesPage() {
  return (
    <Page title="Inquiries">
      <InquiriesView />
    </Page>
  )
}
