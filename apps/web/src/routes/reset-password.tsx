import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../shared/use-hydrated.ts'
import { Page } from '../shared/head/page.tsx'
import { ResetPassword } from '../features/auth/reset-password.tsx'

/** Where the link leads by which a new password is set. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams()
  // The prerendered page knows no link.
  const token = useHydrated() ? query.get('token') || null : ''
  return (
    <Page title="Set a new password" description="Sets a new password for an account.">
      <ResetPassword token={token} />
    </Page>
  )
}
