import { BookingsView } from '../features/bookings/bookings-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** All bookings with their money and their history. */
export default function BookingsPage() {
  return (
    <Page title="Bookings">
      <BookingsView />
    </Page>
  )
}
