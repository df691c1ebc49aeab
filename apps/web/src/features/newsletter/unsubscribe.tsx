import { ApiError, serverMessage } from '@farandfew/api-client/call'
import { brand } from '@farandfew/domain/brand'
import { Button, ButtonLink } from '@farandfew/ui/button'
import { PageHeader } from '@farandfew/ui/page'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../app/paths.ts'
import { useUnsubscribe } from './newsletter.data.ts'

interface UnsubscribeProps {
  /** What stands in the letter's link; null where nothing does. */
  token: string | null
}

/** The way out of the newsletter: asks once more, says that it is done, or why it is not. */
export function Unsubscribe({ token }: UnsubscribeProps) {
  const { mutate, isPending, isSuccess, error } = useUnsubscribe()
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
  return (
    <PageHeader
      title="Unsubscribe"
      lead="Press the button, and we take the address that this letter came to out of our list. Your trips and invites stay as they are."
    >
      <Button busy={isPending} busyLabel="Unsubscribing..." onClick={() => mutate(token)}>
        Unsubscribe
      </Button>
      {error && !isPending && (
        <Problem role="alert">
          <strong>That did not work.</strong> {serverMessage(error, 'Please try again later.')}
        </Problem>
      )}
    </PageHeader>
  )
}

const Done = () => (
  <PageHeader title="Unsubscribed" lead="You will get no more letters from us.">
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

/** What came of pressing the button: its heading takes the focus, for the button that had it is gone. */
function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('h1')?.focus(), [])
  return <div ref={place}>{children}</div>
}

const Problem = styled.p`
  flex-basis: 100%;
  color: ${({ theme }) => theme.colors.danger};
`
