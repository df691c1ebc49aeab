import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { paths } from '../shared/paths.ts'
import { Page } from '../shared/head/page.tsx'
import { Schedule } from '../features/schedule/schedule.tsx'
import { useOwnBookings } from '../features/seats/own-bookings.ts'

/** The calendar with all departures of 2025. */
export default function SchedulePage() {
  return (
    <Page
      title="2025 Trip Schedule"
      description="Sixteen departures from May to December 2025: one 4-day and one 8-day trip a month, in groups of 8-12 solo travellers aged 28-42."
      path={paths.schedule}
      shareImage="/art/share/schedule.png"
    >
      <PageHeader
        title="2025 Trip Schedule"
        lead="Sixteen departures from May to December: a 4-day and an 8-day trip every month. Choose a date to see where it goes."
      />
      <Schedule bookings={useOwnBookings()} />
    </Page>
  )
}
