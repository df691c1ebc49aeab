import { NewsletterDesk } from '../features/newsletter/newsletter-desk.tsx'
import { Page } from '../features/page/page.tsx'

/** Who gets the club's letters. */
export default function NewsletterPage() {
  return (
    <Page title="Newsletter">
      <NewsletterDesk />
    </Page>
  )
}
