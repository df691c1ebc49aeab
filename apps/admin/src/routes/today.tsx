import { TodayView } from '../features/today/today-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** What needs an operator now, and how the club is doing. */
export default function TodayPage() {
  return (
    <Page title="Today">
      <TodayView />
    </Page>
  )
}
