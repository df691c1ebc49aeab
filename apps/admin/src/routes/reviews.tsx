import { queueOrder } from '@farandfew/domain/contract/list-order.ts'
import {
  type ReviewFilter,
  reviewFilters,
  reviewOrder,
} from '@farandfew/domain/reviews/admin-reviews.ts'
import { listAdminReviews } from '@farandfew/domain/reviews/admin-reviews.contract.ts'
import { Shape, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { ListItems } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import { useList } from '../shared/table/use-list.ts'
import { readId } from '../shared/url/read-id.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { ReviewItem } from '../features/reviews/review-item.tsx'

const labels: Readonly<Record<ReviewFilter, string>> = {
  waiting: 'Waiting',
  shown: 'On the site',
  declined: 'Declined',
  all: 'All',
}

const nothing: Readonly<Record<ReviewFilter, string>> = {
  waiting: 'No review is waiting.',
  shown: 'No review is on the site yet.',
  declined: 'No review has been declined.',
  all: 'Reviews appear here when members write about trips they have taken.',
}

/** The members' reviews of trips, by default those that wait for a decision. */
export default function ReviewsPage() {
  const { get, change } = useUrlState()
  const list = useList(listAdminReviews, {
    nouns: { one: 'review', many: 'reviews' },
    view: { label: 'Show', values: reviewFilters, labelOf: (value) => labels[value] },
    order: ({ state }) => queueOrder(reviewOrder, state === 'waiting'),
    saved: 'reviews',
    queue: 'reviews',
  })
  // What waits is read from the first one on.
  const first = list.view === 'waiting' ? list.rows[0]?.id : undefined
  const openId = get('open') === '' ? first : readId(get('open'))
  return (
    <Stack gap={1}>
      <ListTools list={list} label="Search reviews" hint="By words, trip, name or username" />
      <ListItems
        list={list}
        label="Reviews"
        sortNames={{
          latest: ['Oldest first', 'Newest first'],
          rating: ['Fewest stars first', 'Most stars first'],
          trip: ['Trip, A to Z', 'Trip, Z to A'],
          member: ['Member, A to Z', 'Member, Z to A'],
        }}
        placeholder={<Shape height="240px" aria-hidden="true" />}
        empty={{
          none: nothing[list.view],
          notFound: 'Try fewer letters, or search all reviews.',
        }}
      >
        {(review) => (
          <ReviewItem
            review={review}
            open={review.id === openId}
            onToggle={() => change({ open: review.id === openId ? 'none' : String(review.id) })}
            onDecided={() => {
              const next =
                list.items.nextOf(review.id, ({ state }) => state === 'waiting') ?? review
              change({ open: String(next.id) })
              list.items.focus(next.id, 'article')
            }}
          />
        )}
      </ListItems>
    </Stack>
  )
}
