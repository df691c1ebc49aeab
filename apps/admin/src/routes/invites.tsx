import { Page } from '../features/page/page.tsx'

export default function InvitesPage() {
  return <Page title="Invites">{null}</Page>
}
