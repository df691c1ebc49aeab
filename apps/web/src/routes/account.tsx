import { PageHeader } from '@farandfew/ui/page'
import { SignInPrompt } from '../features/account/sign-in-prompt.tsx'
import { Page } from '../features/head/page.tsx'

/** A member's own page, as somebody sees it who is not signed in. Search engines leave it out. */
export default function AccountPage() {
  return (
    <Page
      title="My Account"
      description="Your trips, your requests for invites, your quiz and your profile."
    >
      <PageHeader title="My Account" lead="You are not signed in." />
      <SignInPrompt />
    </Page>
  )
}
