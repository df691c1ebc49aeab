import { Button } from '@farandfew/ui/button'
import { PageHeader, Section } from '@farandfew/ui/page'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { openSignIn } from '../../shared/current-member/open-sign-in.ts'
import { LinkOutcome } from './link-outcome.tsx'

const loadForm = () => import('./new-password-form.tsx')

interface ResetPasswordProps {
  /** What stands in the mail's link; null where nothing does, empty while it is not known yet. */
  token: string | null
}

/** Sets a new password by a mail's link; whoever does is signed in. */
export function ResetPassword({ token }: ResetPasswordProps) {
  const [isRefused, setRefused] = useState(false)
  const onRefused = () => setRefused(true)
  if (token === null || isRefused) return <BadLink />
  return (
    <>
      <PageHeader
        title="Set a new password"
        lead="You are logged in with it at once, and logged out everywhere else."
      />
      <Section>
        <Narrow>
          {token === '' ? (
            <NeedsScript />
          ) : (
            <Deferred
              load={loadForm}
              props={{ token, onRefused }}
              when="now"
              placeholder={<div aria-busy style={{ minHeight: 280 }} />}
            />
          )}
        </Narrow>
      </Section>
    </>
  )
}

const BadLink = () => (
  <LinkOutcome
    title="This link does not work any more"
    lead="It was used before, it is older than an hour, or a part of it is missing. Ask for a new one, or log in as usual."
  >
    <Button onClick={(event) => openSignIn('forgot-password', event.currentTarget)}>
      Send a New Link
    </Button>
    <Button variant="secondary" onClick={(event) => openSignIn('email-login', event.currentTarget)}>
      Login with Email
    </Button>
  </LinkOutcome>
)

const Narrow = styled.div`
  max-width: 480px;
`
