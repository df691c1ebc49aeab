import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageBody } from '@farandfew/ui/page/page-body.ts'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Shape, Text } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { prepareToasts } from '@farandfew/ui/toast/toasts.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connectionsQuery } from './connections.data.ts'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { Page } from '../../shared/head/page.tsx'
import { LogInButton } from '../../shared/layout/log-in-first.tsx'
import { Message } from '../../shared/layout/message.tsx'
import { paths } from '../../shared/paths.ts'

const loadLists = () => import('./connection-lists.tsx')

const title = 'Connections'
const about = 'The travellers you are connected with, your requests, and what you share.'
const lead =
  'Members of your groups can ask to connect with you. Contact details are shared only between two people who both said yes.'

/** The member's requests, connections, settings and blocks. Search engines do not list it. */
export function ConnectionsPage({ isPrerendered }: { isPrerendered: boolean }) {
  useEffect(prepareToasts, [])
  const user = useCurrentUser()
  const list = useQuery({ ...connectionsQuery, enabled: !isPrerendered && Boolean(user.data) })
  const isLoggedOut = !isPrerendered && user.data === null
  const isFailed = !isPrerendered && (user.isError || list.isError) && !list.isFetching
  const accountLink = (
    <ButtonLink href={paths.account} variant="secondary">
      My Account
    </ButtonLink>
  )
  if (isFailed || (user.data && list.data)) {
    return (
      <Page title={title} description={about}>
        <PageHeader title={title} lead={lead}>
          {accountLink}
        </PageHeader>
        <PageBody>
          {user.data && list.data ? (
            <Deferred
              load={loadLists}
              when="now"
              props={{ list: list.data }}
              placeholder={<Loading />}
            />
          ) : (
            <Problem
              title="We could not load your connections."
              retryLabel="Try Again"
              onRetry={() => void Promise.all([user.refetch(), list.refetch()])}
            />
          )}
        </PageBody>
      </Page>
    )
  }
  // The same for a visitor and while it is not known who looks, so that nothing moves.
  return (
    <Page title={title} description={about}>
      <Message title={title} lead={lead}>
        {isLoggedOut ? <LogInButton /> : accountLink}
        <Text wide minHeight="1.6em" role="status">
          {isLoggedOut ? (
            'Please log in to see your connections.'
          ) : (
            <VisuallyHidden>Loading your connections…</VisuallyHidden>
          )}
        </Text>
      </Message>
    </Page>
  )
}

const Loading = () => (
  <>
    <VisuallyHidden role="status">Loading your connections…</VisuallyHidden>
    <Shape height="60vh" aria-hidden />
  </>
)
