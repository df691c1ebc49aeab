import { ReviewsView } from '../features/reviews/reviews-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** The members' reviews of trips. */
export default function ReviewsPage() {
  return (
    <Page title="Reviews">
      <ReviewsView />
    </Page>
  )
}
