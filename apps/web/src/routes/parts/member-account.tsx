import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { MemberAccount } from '../../features/account/member-account.tsx'
import { useDeferredDialog } from '../../shared/deferred/use-deferred-dialog.tsx'

const loadQuickInvite = () => import('../../features/quick-invites/quick-invite-dialog.tsx')

/** Connects the account with the quick invite, which is later in the order of subjects. */
export default function MemberAccountPart({ user }: { user: CurrentUser }) {
  const quickInvite = useDeferredDialog(loadQuickInvite)
  return (
    <>
      <MemberAccount key={user.id} user={user} onQuickInvite={quickInvite.open} />
      {quickInvite.dialog}
    </>
  )
}
