import {
  type AdminReview,
  type ReviewFilter,
  reviewFilters,
} from '@farandfew/domain/reviews/admin-reviews.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { useRef } from 'react'
import { useQueueRefresh } from '../../shared/open-work/open-work.data.ts'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { describePages } from '../../shared/table/describe-pages.ts'
import { useKeptRows, useTouchedRows } from '../../shared/table/keep-rows.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { CountLine, Stack, Tools } from '../../shared/table/toolbar.styles.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { ReviewItem } from './review-item.tsx'
import { Placeholder } from './review.styles.ts'
import { useReviews } from './reviews.data.ts'

const stateOptions = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'shown', label: 'On the site' },
  { value: 'declined', label: 'Declined' },
  { value: 'all', label: 'All' },
] as const

const nothing: Record<ReviewFilter, string> = {
  waiting: 'No review is waiting.',
  shown: 'No review is on the site yet.',
  declined: 'No review has been declined.',
  all: 'Reviews appear here when members write about trips they have taken.',
}

const toState = (text: string): ReviewFilter =>
  reviewFilters.find((state) => state === text) ?? 'waiting'

/** The reviews with their filters. The default shows those that wait for a decision. */
export function ReviewsView() {
  const { search, typed, type, apply, clear, fieldRef } = useUrlSearch()
  const { get, change } = useUrlState()
  const state = toState(get('state'))
  const query = useReviews(search, state)
  useQueueRefresh('reviews', query)
  const { touched, touching } = useTouchedRows()
  const listed = useKeptRows(query, {
    keyOf: ({ id }) => id,
    kept: touched,
    listKey: `${state} ${search}`,
  })
  const list = useRef<HTMLUListElement>(null)
  /** Focuses the next review that waits, or the decided one if there is none. */
  const goToNext = (decided: number) => {
    const index = listed.findIndex(({ id }) => id === decided)
    const waits = (one: AdminReview) => one.state === 'waiting' && one.id !== decided
    const next = listed.slice(index + 1).find(waits) ?? listed.find(waits)
    list.current
      ?.querySelector<HTMLElement>(`[data-review="${next?.id ?? decided}"] article`)
      ?.focus()
  }

  return (
    <Stack>
      <Tools>
        <SearchField
          ref={fieldRef}
          label="Search reviews"
          hint="By words, trip, name or username"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <SelectField
          label="Show"
          name="state"
          options={stateOptions}
          value={state}
          onChange={({ currentTarget: { value } }) =>
            change({ state: value === 'waiting' ? '' : value })
          }
        />
        <CountLine role="status">
          {describePages(query, { one: 'review', many: 'reviews' })}
        </CountLine>
      </Tools>
      <PagedResults
        query={query}
        what="reviews"
        shown={listed.length}
        placeholder={<Placeholder aria-hidden="true" />}
        empty={
          <EmptyNotice
            isFiltered={search !== ''}
            none={nothing[state]}
            notFound="Try fewer letters, or search all reviews."
            onClear={clear}
          />
        }
      >
        {() => (
          <Stack as="ul" ref={list} role="list" aria-label="Reviews">
            {listed.map((review) => (
              <li key={review.id} data-review={review.id} {...touching(review.id)}>
                <ReviewItem review={review} onDecided={() => goToNext(review.id)} />
              </li>
            ))}
          </Stack>
        )}
      </PagedResults>
    </Stack>
  )
}
