import { InvitesView } from '../features/invites/invites-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** The invite requests, which operators approve or reject. */
export default function InvitesPage() {
  return (
    <Page title="Invites">
      <InvitesView />
    </Page>
  )
}
