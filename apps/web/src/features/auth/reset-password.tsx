import { Button } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { openSignIn } from '../../shared/current-member/open-sign-in.ts'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { LinkOutcome } from '../../shared/layout/link-outcome.tsx'

const loadForm = () => import('./new-password-form.tsx')

interface ResetPasswordProps {
  /** From the mail's link: null if the link has none, empty until it is known. */
  token: string | null
}

/** Sets a new password with the link of a mail. The member is then signed in. */
export function ResetPassword({ token }: ResetPasswordProps) {
  const [isLinkInvalid, setLinkInvalid] = useState(false)
  const onLinkInvalid = () => setLinkInvalid(true)
  if (token === null || isLinkInvalid) return <InvalidLink />
  return (
    <>
      <PageHeader
        title="Set a new password"
        lead="You will be logged in here and logged out everywhere else. If a phone is confirmed for your account, it is removed, and you can confirm it again in My Profile."
      />
      <Section>
        <Stack maxWidth={480}>
          {token === '' ? (
            <NeedsScript />
          ) : (
            <Deferred
              load={loadForm}
              props={{ token, onLinkInvalid }}
              when="now"
              placeholder={<div aria-busy style={{ minHeight: 280 }} />}
            />
          )}
        </Stack>
      </Section>
    </>
  )
}

const InvalidLink = () => (
  <LinkOutcome
    title="This link no longer works"
    lead="It has already been used, is more than an hour old, or is incomplete. Request a new one, or log in as usual."
  >
    <Button onClick={(event) => openSignIn('forgot-password', event.currentTarget)}>
      Send a New Link
    </Button>
    <Button variant="secondary" onClick={(event) => openSignIn('email-login', event.currentTarget)}>
      Login with Email
    </Button>
  </LinkOutcome>
)
