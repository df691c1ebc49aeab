import { NewsletterAddresses } from '../features/newsletters/newsletter-addresses.tsx'
import { Page } from '../shared/page/page.tsx'

/** Who gets the club's letters. */
export default function NewsletterPage() {
  return (
    <Page title="Newsletter">
      <NewsletterAddresses />
    </Page>
  )
}
