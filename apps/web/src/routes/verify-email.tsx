import { Page } from '../shared/head/page.tsx'
import { useLinkToken } from '../shared/use-url-params.ts'
import { VerifyEmail } from '../features/auth/verify-email.tsx'

/** The page that the link of a confirmation mail opens. */
export default function VerifyEmailPage() {
  return (
    <Page title="Confirm your email address" description="Confirms an email address.">
      <VerifyEmail token={useLinkToken()} />
    </Page>
  )
}
