import { call, endpointQuery } from '@farandfew/api-client'
import { listUserTrips } from '@farandfew/domain/bookings/bookings.contract.ts'
import {
  deleteReview,
  listOwnReviews,
  saveReview,
} from '@farandfew/domain/reviews/reviews.contract.ts'
import type { ReviewedTrip, ReviewForm } from '@farandfew/domain/reviews/review.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The departures from which the member has come back, with their reviews. */
export const reviewsQuery = queryOptions(endpointQuery(listOwnReviews, {}))

/** The approved reviews of a trip, which may have changed too. */
const isOfTrip = /^\/api\/trips\/\d+\/reviews$/

const pathOf = (departureId: number) => ({ params: { departureId: String(departureId) } })

/** Returns a function that stores the member's reviews, and has the trips read again, which show the rating. */
function useStoreReviews() {
  const queryClient = useQueryClient()
  return (reviews: ReviewedTrip[]) => {
    queryClient.setQueryData(reviewsQuery.queryKey, reviews)
    const { queryKey } = endpointQuery(listUserTrips, {})
    void queryClient.invalidateQueries({ queryKey })
    queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => isOfTrip.test(String(path)) })
  }
}

/** Returns a function that writes or changes the review of a departure. */
export function useSaveReview() {
  const store = useStoreReviews()
  return async (departureId: number, form: ReviewForm) =>
    store(await call(saveReview, { ...pathOf(departureId), body: form }))
}

export function useDeleteReview() {
  const store = useStoreReviews()
  return useMutation({
    mutationFn: (departureId: number) => call(deleteReview, pathOf(departureId)),
    onSuccess: (reviews) => {
      store(reviews)
      toast({ title: 'Review deleted' })
    },
    onError: (error) => toastFailure(error, 'Could not delete the review'),
  })
}
