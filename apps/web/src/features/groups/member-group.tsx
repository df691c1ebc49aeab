import { ApiError } from '@farandfew/api-client'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Container } from '@farandfew/ui/page/container.ts'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Shape } from '@farandfew/ui/primitives/primitives.ts'
import { prepareToasts } from '@farandfew/ui/toast/toasts.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  openSignIn,
  setCurrentUser,
  useCurrentUser,
} from '../../shared/current-member/current-member.data.ts'
import { groupQuery } from './group.data.ts'
import { Page } from '../../shared/head/page.tsx'
import { LogInFirst } from '../../shared/layout/log-in-first.tsx'
import { Message } from '../../shared/layout/message.tsx'
import { paths } from '../../shared/paths.ts'
import { type GroupTab, GroupTabs } from './group-tabs.tsx'

const title = 'Group Room'
const about =
  'The private page of a group: who is going, the plan, and everything before you leave.'

interface MemberGroupProps {
  id: string
  tabs: readonly GroupTab[]
  /** Whether it renders for anyone, before it is known who looks. */
  isPrerendered: boolean
}

/** The page of a departure's group. Its one frame stays mounted, so that the focus moves only with the page. */
export function MemberGroup({ id, tabs, isPrerendered }: MemberGroupProps) {
  useEffect(prepareToasts, [])
  const user = useCurrentUser()
  const group = useQuery({ ...groupQuery(id), enabled: !isPrerendered && Boolean(user.data) })
  // Who has left the group meanwhile no longer sees it.
  const isMember = user.data && !isRefused(group.error)
  const shown = isMember ? group.data : undefined
  return (
    <Page title={shown ? `${title}: ${shown.trip.title}` : title} description={about}>
      {shown ? (
        <GroupTabs group={shown} tabs={tabs} />
      ) : isPrerendered || user.isFetching || group.isFetching ? (
        <Loading />
      ) : user.data === null ? (
        <LogInFirst
          title={title}
          lead="This page is for the members of one group. Please log in to see it."
        />
      ) : (
        <Failed
          error={user.error ?? group.error}
          onRetry={() => void Promise.all([user.refetch(), group.refetch()])}
        />
      )}
    </Page>
  )
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 403

const Loading = () => (
  <>
    <PageHeader title={title} />
    <Container>
      <VisuallyHidden as="p" role="status">
        Loading the group
      </VisuallyHidden>
      <Shape height="100vh" marginBottom={16} />
    </Container>
  </>
)

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const queryClient = useQueryClient()
  if (isRefused(error)) return <NotInGroup />
  const status = error instanceof ApiError ? error.status : undefined
  if (status !== 401) {
    return (
      <Message
        title="This page did not load"
        lead="We could not load your group. Please try again."
      >
        <Button onClick={onRetry}>Try Again</Button>
      </Message>
    )
  }
  const logIn = () => {
    setCurrentUser(queryClient, null)
    openSignIn('initial', document.activeElement, onRetry)
  }
  return (
    <Message title="Please log in again" lead="You have been logged out.">
      <Button onClick={logIn}>Log In</Button>
    </Message>
  )
}

const NotInGroup = () => (
  <Message
    title={title}
    lead="Only the host and members with a confirmed booking can see this Group Room. If you booked with another account, log in with that one."
  >
    <ButtonLink href={paths.account}>My Account</ButtonLink>
    <ButtonLink href={paths.schedule} variant="secondary">
      See All Departures
    </ButtonLink>
  </Message>
)

/** Shown for an address that cannot be a departure's. */
export const GroupNotFound = () => (
  <Page title="Group Not Found" description={about}>
    <Message title="Group Not Found" lead="There is no group at this address.">
      <ButtonLink href={paths.account}>My Account</ButtonLink>
    </Message>
  </Page>
)
