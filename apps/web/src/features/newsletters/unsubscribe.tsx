import { ApiError, serverMessage } from '@farandfew/api-client/call'
import { brand } from '@farandfew/domain/brand'
import { Button, ButtonLink } from '@farandfew/ui/button'
import { PageHeader } from '@farandfew/ui/page'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { useOnceSeen } from '../../shared/use-once-seen.ts'
import { useUnsubscribe } from './newsletter.data.ts'

interface UnsubscribeProps {
  /** What stands in the letter's link; null where nothing does, empty while it is not known yet. */
  token: string | null
}

/**
 * The way out of the newsletter. Opening the link is the one click (rulings 20): the page does the rest by itself once a
 * person sees it, says that it is done, or why it is not. A mail scanner that only reads the page changes nothing.
 */
export function Unsubscribe({ token }: UnsubscribeProps) {
  const { mutate, isPending, isSuccess, error } = useUnsubscribe()
  const [isTriedAgain, setTriedAgain] = useState(false)
  useOnceSeen(token, mutate)
  if (isSuccess) {
    return (
      <Outcome>
        <Done />
      </Outcome>
    )
  }
  if (error instanceof ApiError && error.status === 400) {
    return (
      <Outcome>
        <BadLink />
      </Outcome>
    )
  }
  if (token === null) return <BadLink />
  const tryAgain = () => {
    setTriedAgain(true)
    mutate(token)
  }
  return (
    <PageHeader title="Unsubscribe" lead="Your trips and invites stay as they are.">
      {token === '' && <WithoutScript />}
      {error ? (
        <Problem role="alert">
          <strong>That did not work.</strong> {serverMessage(error, 'Please try again later.')}
        </Problem>
      ) : (
        <Progress role="status">
          {token !== '' && !isTriedAgain && 'Taking your address off our list...'}
        </Progress>
      )}
      {(error || isTriedAgain) && (
        <Button busy={isPending} busyLabel="Unsubscribing..." onClick={tryAgain}>
          Try again
        </Button>
      )}
    </PageHeader>
  )
}

const WithoutScript = () => (
  <noscript>
    <p>
      This page needs JavaScript to take your address off our list. Please switch it on and open the
      link again, or write to <a href={`mailto:${brand.email}`}>{brand.email}</a> from that address,
      and we do it for you.
    </p>
  </noscript>
)

/** A plain link, so that the browser goes to the form within the page. */
const Done = () => (
  <PageHeader
    title="Unsubscribed"
    lead={
      <>
        You will get no more letters from us. If that was a mistake,{' '}
        <a href={`${paths.home}#newsletter`}>subscribe again</a>.
      </>
    }
  >
    <ButtonLink href={paths.home}>Back to Home</ButtonLink>
  </PageHeader>
)

const BadLink = () => (
  <PageHeader
    title="This link does not work"
    lead={
      <>
        It is not one of ours, or a part of it is missing. Please open the link in one of our
        letters again, or write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </>
    }
  >
    <ButtonLink href={paths.home}>Back to Home</ButtonLink>
  </PageHeader>
)

/** What came of it: its heading takes the focus, which has a screen reader say so. */
function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('h1')?.focus(), [])
  return <div ref={place}>{children}</div>
}

const Progress = styled.p`
  flex-basis: 100%;
  min-height: 1.6em;
`

const Problem = styled.p`
  flex-basis: 100%;
  color: ${({ theme }) => theme.colors.danger};
`
