import { counted } from '@farandfew/domain/constants/labels.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { PageBody } from '@farandfew/ui/page/page-body.ts'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Box } from '@farandfew/ui/primitives/primitives.ts'
import { prepareToasts } from '@farandfew/ui/toast/toasts.tsx'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useWaitingConnections } from '../connections/connections.data.ts'
import { CountBadge } from '../../shared/tabs/count-badge.tsx'
import { TabRow } from '../../shared/tabs/tab-row.tsx'
import { isAccountDemo } from './data/account-demo.ts'
import { type AccountTab, accountTabs } from './tabs/account-tabs.ts'
import { AccountActions } from './tabs/account-actions.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'
import { QuizTab } from './quiz/quiz-tab.tsx'
import { PreviousTripsTab, TripInvitesTab, TripRequestsTab } from './trip-tabs/trip-tabs.tsx'
import { useAccountTab } from './tabs/use-account-tab.ts'

interface MemberAccountProps {
  user: CurrentUser
  onQuickInvite: () => void
}

/** The account page of a member. A visited tab stays mounted, so that it keeps what was typed in it. */
export function MemberAccount({ user, onQuickInvite }: MemberAccountProps) {
  useEffect(prepareToasts, [])
  const prefix = useId()
  const [tab, openTab] = useAccountTab()
  const [visited, setVisited] = useState<readonly AccountTab[]>([tab])
  if (!visited.includes(tab)) setVisited([...visited, tab])

  // A button inside a tab opens another tab and is then hidden, so the focus moves to the new tab.
  const openAndFocus = (next: AccountTab) => {
    openTab(next)
    document.getElementById(`${prefix}-tab-${next}`)?.focus()
  }
  const waiting = useWaitingConnections({ enabled: !isAccountDemo() })
  const tabs = accountTabs.map((one) =>
    one.id === 'overview' && waiting > 0
      ? { ...one, badge: <CountBadge count={waiting}>{requestsText(waiting)}</CountBadge> }
      : one,
  )
  const contents: Readonly<Record<AccountTab, () => ReactNode>> = {
    overview: () => <OverviewTab user={user} onOpen={openAndFocus} />,
    'trip-invites': () => <TripInvitesTab />,
    'previous-trips': () => <PreviousTripsTab />,
    'trip-requests': () => <TripRequestsTab onQuickInvite={onQuickInvite} />,
    'travel-quiz': () => <QuizTab />,
    'my-profile': () => <ProfileTab user={user} />,
  }
  return (
    <PageBody>
      {isAccountDemo() && (
        <Callout as="p" accent="saffron" marginBottom={6} role="note">
          Trips and requests shown here are samples.
        </Callout>
      )}
      <AccountActions onQuickInvite={onQuickInvite} />
      <TabRow
        label="My account"
        tabs={tabs}
        active={tab}
        onOpen={openTab}
        prefix={prefix}
        isTwoRows
      />
      {accountTabs.map(({ id }) => (
        <Box
          paddingTop={8}
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          tabIndex={0}
          hidden={id !== tab}
        >
          {visited.includes(id) && contents[id]()}
        </Box>
      ))}
    </PageBody>
  )
}

const requestsText = (count: number) =>
  `, ${counted(count, 'request to connect is waiting', 'requests to connect are waiting')}`
