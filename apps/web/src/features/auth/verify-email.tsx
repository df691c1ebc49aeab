import { ApiError } from '@farandfew/api-client'
import type { EmailLink } from '@farandfew/domain/auth/auth.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { openSignIn, useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { useLogOut } from '../../shared/current-member/use-log-out.ts'
import { LinkFailure, LinkOutcome, MailLink } from '../../shared/layout/link-outcome.tsx'
import { paths } from '../../shared/paths.ts'
import { useAnswerEmailLink, useEmailLink } from './auth.data.ts'

interface VerifyEmailProps {
  /** From the mail's link: null if the link has none, empty until it is known. */
  token: string | null
}

const title = 'Confirm your email address'

/**
 * The page of the link in a mail. Opening it changes nothing, because mail scanners open links too. The address is
 * confirmed by a button, and only by the member whose account asked for it. Anyone who has the mail can remove it.
 */
export function VerifyEmail({ token }: VerifyEmailProps) {
  const { data: link, error, refetch, isFetching } = useEmailLink(token)
  useFocusOnChange(link?.account)
  if (token === null || isInvalid(error)) return <InvalidLink />
  if (link)
    return <Question token={token} account={link.account} onSession={() => void refetch()} />
  return (
    <PageHeader title={title} lead="This takes only a moment.">
      {token === '' && <WithoutScript />}
      {error ? (
        <>
          <LinkFailure error={error} />
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <p role="status">{token !== '' && 'Checking the link...'}</p>
      )}
    </PageHeader>
  )
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
const isInvalid = (error: unknown) =>
  ['LINK_INVALID', 'VALIDATION_FAILED'].includes(codeOf(error) ?? '')

interface QuestionProps extends EmailLink {
  token: string
  /** Called when the session has changed. */
  onSession: () => void
}

/** Asks whose address it is, and shows what became of the answer. */
function Question({ token, account, onSession }: QuestionProps) {
  const { mutate, isPending, isSuccess, variables, error } = useAnswerEmailLink(token)
  if (isSuccess) return variables === 'mine' ? <Confirmed /> : <Removed />
  if (isInvalid(error)) return <InvalidLink />
  if (codeOf(error) === 'EMAIL_TAKEN') return <EmailTaken />
  const isBusy = (answer: typeof variables) => isPending && variables === answer
  const confirm = (
    <Button
      busy={isBusy('mine')}
      busyLabel="Confirming..."
      // The session may have changed since the link was checked.
      onClick={() => mutate('mine', { onError: onSession })}
    >
      Confirm This Address
    </Button>
  )
  const actions: Record<EmailLink['account'], ReactNode> = {
    own: confirm,
    other: <LogOut onLoggedOut={onSession} />,
    'signed-out': (
      <Button onClick={(event) => openSignIn('email-login', event.currentTarget, onSession)}>
        Log In to Confirm
      </Button>
    ),
  }
  return (
    <PageHeader title={titles[account]} lead={<Lead account={account} />}>
      {actions[account]}
      <Button
        variant="secondary"
        busy={isBusy('not-mine')}
        busyLabel="Removing..."
        onClick={() => mutate('not-mine')}
      >
        This Was Not Me
      </Button>
      {error && <LinkFailure error={error} />}
    </PageHeader>
  )
}

/** Focuses the page's heading when the account changes, because the button that was pressed for that is gone. */
function useFocusOnChange(account: EmailLink['account'] | undefined) {
  const shown = useRef(account)
  useEffect(() => {
    if (account === undefined) return
    if (shown.current !== undefined && shown.current !== account)
      document.querySelector<HTMLElement>('main h1')?.focus()
    shown.current = account
  }, [account])
}

const titles: Record<EmailLink['account'], string> = {
  own: title,
  'signed-out': title,
  other: 'You are logged in to another account',
}

const notYou =
  'If it was someone else, press “This Was Not Me”: we remove the address from their account.'

function Lead({ account }: EmailLink) {
  const { data: user } = useCurrentUser()
  if (account === 'own') {
    return (
      <>
        <span>{`${user ? `You are logged in as ${user.username}. ` : ''}Is the address that received this link yours? Invite requests sent with it then move to your account.`}</span>
      </>
    )
  }
  if (account === 'other') {
    return (
      <>
        <span>{`This link belongs to a different account. If that one is yours too, log out here and log in there. ${notYou}`}</span>
      </>
    )
  }
  return (
    <span>{`This link confirms the email address of a new account, or a new address of an account. Log in to that account to confirm it. ${notYou}`}</span>
  )
}

function LogOut({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { mutate, isPending } = useLogOut()
  return (
    <Button
      busy={isPending}
      busyLabel="Logging out..."
      onClick={() => mutate(undefined, { onSuccess: onLoggedOut })}
    >
      Log Out
    </Button>
  )
}

const accountLink = <ButtonLink href={paths.account}>My Account</ButtonLink>

const Confirmed = () => (
  <LinkOutcome
    title="Your email address is confirmed"
    lead="You can now log in with it, and set a new password if you forget yours. Invite requests sent with this address are now in your account."
  >
    {accountLink}
  </LinkOutcome>
)

const Removed = () => (
  <LinkOutcome
    title="The address was removed"
    lead={
      <span>
        The account that used your address no longer has it, and never saw anything that you sent
        us. There is nothing else to do. If you pressed the button by mistake, enter the address
        again in My Profile, or write to <MailLink />.
      </span>
    }
  >
    <ButtonLink href={paths.home}>Back to Home</ButtonLink>
  </LinkOutcome>
)

const EmailTaken = () => (
  <LinkOutcome
    title="This address belongs to another account"
    lead={
      <span>
        It was already confirmed for another account. If that account is yours, log in there.
        Otherwise write to <MailLink />.
      </span>
    }
  >
    {accountLink}
  </LinkOutcome>
)

const InvalidLink = () => (
  <LinkOutcome
    title="This link no longer works"
    lead="It has already been used, has expired, or is incomplete. Your account can send you a new link."
  >
    {accountLink}
  </LinkOutcome>
)

const WithoutScript = () => (
  <noscript>
    <p>Please switch on JavaScript and open the link again.</p>
  </noscript>
)
