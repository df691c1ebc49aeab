import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../shared/use-hydrated.ts'
import { Page } from '../shared/head/page.tsx'
import { Unsubscribe } from '../features/newsletters/unsubscribe.tsx'

/** Where the link in a letter leads. */
export default function UnsubscribePage() {
  const [query] = useSearchParams()
  // The prerendered page knows no link, and does nothing.
  const token = useHydrated() ? query.get('token') || null : ''
  return (
    <Page title="Unsubscribe" description="The way out of our letters.">
      <Unsubscribe token={token} />
    </Page>
  )
}
