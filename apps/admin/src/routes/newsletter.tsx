import { Page } from '../features/page/page.tsx'

export default function NewsletterPage() {
  return <Page title="Newsletter">{null}</Page>
}
