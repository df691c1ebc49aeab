import { InquiryDesk } from '../features/inquiries/inquiry-desk.tsx'
import { Page } from '../features/page/page.tsx'

/** What visitors asked the club. */
export default function InquiriesPage() {
  return (
    <Page title="Inquiries">
      <InquiryDesk />
    </Page>
  )
}
