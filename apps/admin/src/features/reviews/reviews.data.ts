import { call, endpointKey } from '@farandfew/api-client'
import type { AdminReview, ReviewFilter } from '@farandfew/domain/reviews/admin-reviews.ts'
import {
  approveReview,
  declineReview,
  listAdminReviews,
  unpublishReview,
} from '@farandfew/domain/reviews/admin-reviews.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { reloadOpenWork } from '../../shared/open-work/open-work.data.ts'
import { changePages, usePages } from '../../shared/table/pages.data.ts'

/** The reviews that a search finds, newest first. */
export const useReviews = (search: string, state: ReviewFilter) =>
  usePages(listAdminReviews, { search, state })

const refusals = { decline: declineReview, unpublish: unpublishReview } as const
export type Refusal = keyof typeof refusals

/** Returns the calls that decide a review. The review keeps its place in the list until the list is read again. */
export function useDecideReview({ id, version }: AdminReview) {
  const client = useQueryClient()
  const params = { id: String(id) }
  const show = (review: AdminReview) => {
    changePages(client, listAdminReviews, (page) => ({
      ...page,
      items: page.items.map((one) => (one.id === id ? review : one)),
    }))
    void reloadOpenWork(client)
  }
  return {
    approve: async () => show(await call(approveReview, { params, body: { version } })),
    refuse: async (refusal: Refusal, reason: string) =>
      show(await call(refusals[refusal], { params, body: { version, reason } })),
    readAgain: () => {
      const [list] = endpointKey(listAdminReviews)
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === list })
    },
  }
}
