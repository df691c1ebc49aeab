import * as calls from '@farandfew/domain/reviews/admin-reviews.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { readInOrder } from '../../platform/paging/by-order.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { countReviews, listReviews, sortedReviews } from './admin-reviews.queries.ts'
import { approve, decline, unpublish } from './admin-reviews.service.ts'

/** The members' reviews, and the decisions about them. */
export async function adminReviewsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context

  route(app, calls.listAdminReviews, async ({ query, record }) => {
    const [page, total] = await Promise.all([
      readInOrder(query, sortedReviews(query), (slice) => listReviews(db, query, slice)),
      countReviews(db, query),
    ])
    await record({
      action: 'reviews.listed',
      // Without the search text, which may be a name.
      details: {
        state: query.state,
        searched: query.search !== undefined,
        reviews: page.items.length,
      },
    })
    return { ...page, total }
  })

  transactionRoute(app, calls.approveReview, (call) =>
    approve(call, { ...call.params, ...call.body }),
  )
  transactionRoute(app, calls.declineReview, (call) =>
    decline(context, call, { ...call.params, ...call.body }),
  )
  transactionRoute(app, calls.unpublishReview, (call) =>
    unpublish(context, call, { ...call.params, ...call.body }),
  )
}
