import type { ConnectionList, Pair } from '@farandfew/domain/connections'
import { Button, ButtonLink } from '@farandfew/ui/button'
import { Container, PageHeader, VisuallyHidden } from '@farandfew/ui/page'
import { Problem } from '@farandfew/ui/problem'
import { prepareToasts } from '@farandfew/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { connectionsQuery } from '../../shared/connections/connections.data.ts'
import { openSignIn, useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { Page } from '../../shared/head/page.tsx'
import { paths } from '../../shared/paths.ts'
import { Blocked } from './blocked.tsx'
import { PairList } from './pair-list.tsx'
import { ShareSettings } from './share-settings.tsx'

const title = 'Connections'
const about = 'The travellers you are connected with, your requests, and what you share.'

/** The member's requests, connections, settings and blocks. Search engines do not list it. */
export function ConnectionsPage({ isPrerendered }: { isPrerendered: boolean }) {
  useEffect(prepareToasts, [])
  const user = useCurrentUser()
  const list = useQuery({ ...connectionsQuery, enabled: !isPrerendered && Boolean(user.data) })
  const isLoggedOut = !isPrerendered && user.data === null
  return (
    <Page title={title} description={about}>
      <PageHeader
        title={title}
        lead={
          isLoggedOut
            ? 'Please log in to see your connections.'
            : 'Members of your groups can ask to connect with you. Only two who are connected see each other’s contact details.'
        }
      >
        {isLoggedOut ? (
          <Button onClick={(event) => openSignIn('initial', event.currentTarget, () => undefined)}>
            Log In
          </Button>
        ) : (
          <ButtonLink href={paths.account} variant="secondary">
            My Account
          </ButtonLink>
        )}
      </PageHeader>
      {!isLoggedOut && (
        <Sections>
          {user.data && list.data ? (
            <Loaded list={list.data} />
          ) : !isPrerendered && (user.isError || list.isError) && !list.isFetching ? (
            <Problem
              title="We could not load your connections."
              retryLabel="Try Again"
              onRetry={() => void Promise.all([user.refetch(), list.refetch()])}
            />
          ) : (
            <>
              <VisuallyHidden role="status">Loading your connections…</VisuallyHidden>
              <Block aria-hidden />
            </>
          )}
        </Sections>
      )}
    </Page>
  )
}

const Loaded = ({ list }: { list: ConnectionList }) => {
  const { pairs, shared } = list
  const inState = (state: Pair['state']) => pairs.filter((one) => one.state === state)
  return (
    <>
      <PairList
        title="Requests for you"
        pairs={inState('asking')}
        shared={shared}
        empty="No request is waiting for your answer."
      />
      <PairList
        title="Connected"
        pairs={inState('connected')}
        shared={shared}
        empty="You are not connected with anyone yet. You can ask others in the Group Room of your trip."
      />
      <PairList title="Requests you sent" pairs={inState('asked')} shared={shared} />
      <ShareSettings list={list} />
      <Blocked members={list.blocked} />
    </>
  )
}

const Sections = styled(Container)`
  display: grid;
  gap: 48px;
  padding-bottom: clamp(64px, 8vw, 112px);
`

const Block = styled.div`
  height: 60vh;
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.shade};
`
