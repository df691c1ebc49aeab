import { ClubView } from '../features/club-details/club-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** The club's registered name, address, phone, WhatsApp and GSTIN. */
export default function ClubPage() {
  return (
    <Page title="Club">
      <ClubView />
    </Page>
  )
}
