import { Page } from '../shared/head/page.tsx'
import { useLinkToken } from '../shared/use-url-params.ts'
import { Unsubscribe } from '../features/newsletters/unsubscribe.tsx'

/** The page that a newsletter's unsubscribe link opens. */
export default function UnsubscribePage() {
  return (
    <Page title="Unsubscribe" description="Unsubscribes your address from our newsletter.">
      <Unsubscribe token={useLinkToken()} />
    </Page>
  )
}
