import { ApiError, serverMessage } from '@farandfew/api-client/call'
import { brand } from '@farandfew/domain/brand'
import { Button, ButtonLink } from '@farandfew/ui/button'
import { PageHeader } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { useOnceSeen } from '../../shared/use-once-seen.ts'
import { LinkOutcome } from './link-outcome.tsx'
import { useConfirmEmail } from './sign-in.data.ts'

interface VerifyEmailProps {
  /** What stands in the mail's link; null where nothing does, empty while it is not known yet. */
  token: string | null
}

const mailLink = <a href={`mailto:${brand.email}`}>{brand.email}</a>
const toAccount = <ButtonLink href={paths.account}>My Account</ButtonLink>

/** Confirms an email address by itself once a person sees the page, and says what came of it. */
export function VerifyEmail({ token }: VerifyEmailProps) {
  const { mutate, isPending, isSuccess, error } = useConfirmEmail()
  useOnceSeen(token, mutate)
  const code = error instanceof ApiError ? error.code : undefined
  if (isSuccess) {
    return (
      <LinkOutcome
        title="Your email address is confirmed"
        lead="You can log in with it from now on, and set a new password if you forget yours. Requests for invites that named it are in your account."
      >
        {toAccount}
      </LinkOutcome>
    )
  }
  if (code === 'EMAIL_TAKEN') return <TakenAddress />
  if (token === null || code === 'LINK_INVALID' || code === 'VALIDATION_FAILED') return <BadLink />
  return (
    <PageHeader title="Confirm your email address" lead="A moment, and it is done.">
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

const TakenAddress = () => (
  <LinkOutcome
    title="This address belongs to another account"
    lead={
      <>
        Somebody confirmed it for another account before. If that is yours, log in there; if it is
        not, write to {mailLink}.
      </>
    }
  >
    {toAccount}
  </LinkOutcome>
)

const BadLink = () => (
  <LinkOutcome
    title="This link does not work any more"
    lead="It was used before, it is too old, or a part of it is missing. Your account shows whether the address is confirmed, and sends you a new link."
  >
    {toAccount}
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
