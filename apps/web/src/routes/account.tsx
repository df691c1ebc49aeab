import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { Only } from '@farandfew/ui/page/only.ts'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '../shared/use-hydrated.ts'
import { labelOfTab } from '../features/account/tabs/account-tabs.ts'
import { Greeting } from '../features/account/greeting.tsx'
import { SignInPrompt } from '../features/account/sign-in-prompt.tsx'
import { Loaded, Loading } from '../features/account/tabs/tab-states.tsx'
import { useAccountTab } from '../features/account/tabs/use-account-tab.ts'
import { Deferred } from '../shared/deferred/deferred.tsx'
import { Page } from '../shared/head/page.tsx'
import { useCurrentUser, useSignedInHint } from '../shared/current-member/current-member.data.ts'

const loadAccount = () => import('./parts/member-account.tsx')
const about = 'Your trips, invite requests, quiz and profile.'

/** The member's own page, or the sign-in prompt for a visitor. Search engines do not list it. */
export default function AccountPage() {
  const user = useMember()
  const lead =
    user === undefined ? about : user ? <Greeting user={user} /> : 'You are not logged in.'
  useFocusAfterLogOut(user)
  const [tab] = useAccountTab()
  return (
    <Page title={user ? `${labelOfTab(tab)} - My Account` : 'My Account'} description={about}>
      <PageHeader title="My Account" lead={lead} />
      {useHydrated() ? <Account /> : <PrerenderedAccount />}
    </Page>
  )
}

/** The member, null for a visitor, and undefined while unknown or in the prerendered page. */
function useMember(): CurrentUser | null | undefined {
  const { data } = useCurrentUser()
  const isHinted = useSignedInHint()
  return useHydrated() && data === undefined && !isHinted ? null : data
}

/**
 * The prerendered page is the same for members and visitors. Without scripts it shows the sign-in prompt, because
 * signing in needs them.
 */
function PrerenderedAccount() {
  return (
    <>
      <Only $on="no script">
        <SignInPrompt />
      </Only>
      <Only $on="script">
        <AccountShape />
      </Only>
    </>
  )
}

function Account() {
  const query = useCurrentUser()
  const user = useMember()
  if (user === null) return <SignInPrompt />
  if (user === undefined) {
    return (
      <AboveFooter>
        <Loaded query={query} what="your account">
          {() => null}
        </Loaded>
      </AboveFooter>
    )
  }
  return (
    <Deferred
      load={loadAccount}
      when="now"
      props={{ user }}
      placeholder={<AccountShape />}
      problemFrame={Section}
    />
  )
}

const AccountShape = () => (
  <AboveFooter>
    <Loading what="your account" />
  </AboveFooter>
)

/** As high as the screen, so that the footer is not pushed off it by what is loaded. */
const AboveFooter = styled(Container)`
  min-height: 100vh;
  padding-bottom: 64px;
`

/** Focuses the page's heading after a logout, because the Logout button is gone. */
function useFocusAfterLogOut(user: CurrentUser | null | undefined) {
  const wasMember = useRef(false)
  useEffect(() => {
    if (user === null && wasMember.current) document.querySelector('h1')?.focus()
    wasMember.current = Boolean(user)
  }, [user])
}
