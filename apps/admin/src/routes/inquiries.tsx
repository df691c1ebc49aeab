import { Page } from '../features/page/page.tsx'

export default function InquiriesPage() {
  return <Page title="Inquiries">{null}</Page>
}
