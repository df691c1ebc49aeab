import { Page } from '../shared/head/page.tsx'
import { useLinkToken } from '../shared/use-url-params.ts'
import { ResetPassword } from '../features/auth/reset-password.tsx'

/** The page that the link of a password mail opens. */
export default function ResetPasswordPage() {
  return (
    <Page title="Set a new password" description="Sets a new password for an account.">
      <ResetPassword token={useLinkToken()} />
    </Page>
  )
}
