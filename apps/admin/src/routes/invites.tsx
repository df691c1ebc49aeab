import { InviteDesk } from '../features/invites/invite-desk.tsx'
import { Page } from '../features/page/page.tsx'

/** The requests for invites, to approve or reject. */
export default function InvitesPage() {
  return (
    <Page title="Invites">
      <InviteDesk />
    </Page>
  )
}
