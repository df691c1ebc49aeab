import { NewsletterAddresses } from '../features/newsletters/newsletter-addresses.tsx'
import { Page } from '../shared/page/page.tsx'

/** The subscribers of the newsletter. */
export default function NewsletterPage() {
  return (
    <Page title="Newsletter">
      <NewsletterAddresses />
    </Page>
  )
}
