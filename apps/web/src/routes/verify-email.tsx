import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../shared/use-hydrated.ts'
import { Page } from '../shared/head/page.tsx'
import { VerifyEmail } from '../features/auth/verify-email.tsx'

/** Where the link leads that confirms an email address. */
export default function VerifyEmailPage() {
  const [query] = useSearchParams()
  // The prerendered page knows no link, and does nothing.
  const token = useHydrated() ? query.get('token') || null : ''
  return (
    <Page title="Confirm your email address" description="Confirms an email address.">
      <VerifyEmail token={token} />
    </Page>
  )
}
