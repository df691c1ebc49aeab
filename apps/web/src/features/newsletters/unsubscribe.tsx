import { ApiError, call } from '@farandfew/api-client'
import { unsubscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkFailure, LinkOutcome, MailLink } from '../../shared/layout/link-outcome.tsx'
import { Message } from '../../shared/layout/message.tsx'
import { paths } from '../../shared/paths.ts'
import { useWhenVisible } from '../../shared/use-when-visible.ts'

interface UnsubscribeProps {
  /** From the mail's link: null if the link has none, empty until it is known. */
  token: string | null
}

/**
 * Unsubscribes as soon as the page is visible, and shows the result. The visitor needs no further click, and a mail
 * scanner that only fetches the page changes nothing.
 */
export function Unsubscribe({ token }: UnsubscribeProps) {
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: (token: string) => call(unsubscribe, { query: {}, body: { token } }),
  })
  const [isRetried, setRetried] = useState(false)
  useWhenVisible(token, mutate)
  if (data) return <LinkOutcome {...(data.list === 'group-digest' ? doneWithDigest : done)} />
  if (error instanceof ApiError && error.status === 400) return <LinkOutcome {...invalidLink} />
  if (token === null) return <Message {...invalidLink} />
  const retry = () => {
    setRetried(true)
    mutate(token)
  }
  return (
    <PageHeader title="Unsubscribe" lead="Your trips and invites stay as they are.">
      {token === '' && <WithoutScript />}
      {error ? (
        <LinkFailure error={error} />
      ) : (
        <Text wide minHeight="1.6em" role="status">
          {token !== '' && !isRetried && 'Unsubscribing you...'}
        </Text>
      )}
      {(error || isRetried) && (
        <Button busy={isPending} busyLabel="Unsubscribing..." onClick={retry}>
          Try again
        </Button>
      )}
    </PageHeader>
  )
}

const homeLink = <ButtonLink href={paths.home}>Back to Home</ButtonLink>

const WithoutScript = () => (
  <noscript>
    <p>
      This page needs JavaScript to take your address off our list. Please switch it on and open the
      link again, or write to <MailLink /> from that address, and we will do it for you.
    </p>
  </noscript>
)

const done = {
  title: 'Unsubscribed',
  lead: (
    <span>
      You will not receive any more newsletters from us. If that was a mistake,{' '}
      {/* A plain link reloads the page, so that the browser scrolls to the form. */}
      <a href={`${paths.home}#newsletter`}>subscribe again</a>.
    </span>
  ),
  children: homeLink,
}

const doneWithDigest = {
  title: 'Unsubscribed',
  lead: 'You will not receive any more emails about new messages in your Group Room. You can switch them on again there.',
  children: homeLink,
}

const invalidLink = {
  title: 'This link does not work',
  lead: (
    <span>
      It is not valid, or it is incomplete. Please open the link in our email again, or write to{' '}
      <MailLink />.
    </span>
  ),
  children: homeLink,
}
