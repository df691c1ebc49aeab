import { ApiError, serverMessage } from '@farandfew/api-client'
import { brand } from '@farandfew/domain/brand'
import { Button, ButtonLink } from '@farandfew/ui/button'
import { PageHeader } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import { LinkOutcome } from '../../shared/layout/link-outcome.tsx'
import { paths } from '../../shared/paths.ts'
import { useWhenVisible } from '../../shared/use-when-visible.ts'
import { useVerifyEmail } from './auth.data.ts'

interface VerifyEmailProps {
  /** From the mail's link: null if the link has none, empty until it is known. */
  token: string | null
}

const mailLink = <a href={`mailto:${brand.email}`}>{brand.email}</a>
const accountLink = <ButtonLink href={paths.account}>My Account</ButtonLink>

/** Confirms an email address as soon as the page is visible, and shows the result. */
export function VerifyEmail({ token }: VerifyEmailProps) {
  const { mutate, isPending, isSuccess, error } = useVerifyEmail()
  useWhenVisible(token, mutate)
  const code = error instanceof ApiError ? error.code : undefined
  if (isSuccess) {
    return (
      <LinkOutcome
        title="Your email address is confirmed"
        lead="You can now log in with it, and set a new password if you forget yours. Invite requests sent with this address are now in your account."
      >
        {accountLink}
      </LinkOutcome>
    )
  }
  if (code === 'EMAIL_TAKEN') return <EmailTaken />
  if (token === null || code === 'LINK_INVALID' || code === 'VALIDATION_FAILED') {
    return <InvalidLink />
  }
  return (
    <PageHeader title="Confirm your email address" lead="This takes only a moment.">
      {token === '' && <WithoutScript />}
      {error ? (
        <>
          <Problem role="alert">
            <strong>That did not work.</strong> {serverMessage(error, 'Please try again later.')}
          </Problem>
          <Button busy={isPending} onClick={() => mutate(token)}>
            Try again
          </Button>
        </>
      ) : (
        <p role="status">{token !== '' && 'Confirming your email address...'}</p>
      )}
    </PageHeader>
  )
}

const EmailTaken = () => (
  <LinkOutcome
    title="This address belongs to another account"
    lead={
      <>
        It was already confirmed for another account. If that account is yours, log in there.
        Otherwise write to {mailLink}.
      </>
    }
  >
    {accountLink}
  </LinkOutcome>
)

const InvalidLink = () => (
  <LinkOutcome
    title="This link no longer works"
    lead="It has already been used, has expired, or is incomplete. Your account shows whether the address is confirmed and can send you a new link."
  >
    {accountLink}
  </LinkOutcome>
)

const WithoutScript = () => (
  <noscript>
    <p>
      This page needs JavaScript to confirm the address. Please switch it on and open the link
      again.
    </p>
  </noscript>
)

const Problem = styled.p`
  flex-basis: 100%;
  color: ${({ theme }) => theme.colors.danger};
`
