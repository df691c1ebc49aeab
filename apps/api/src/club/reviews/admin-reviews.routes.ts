import {
  approveReview,
  declineReview,
  listAdminReviews,
  unpublishReview,
} from '@farandfew/domain/reviews/admin-reviews.contract.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { readInOrder } from '../../platform/paging/by-order.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { countReviews, listReviews, sortedReviews } from './admin-reviews.queries.ts'
import { approve, decline, unpublish } from './admin-reviews.service.ts'

/** The members' reviews, and the decisions about them. */
export async function adminReviewsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context

  route(app, listAdminReviews, async ({ query, request }) => {
    const [page, total] = await Promise.all([
      readInOrder(query, sortedReviews(query), (slice) => listReviews(db, query, slice)),
      countReviews(db, query),
    ])
    await recordAction(db, actorOf(request), {
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

  route(app, approveReview, ({ params, body, request }) =>
    approve(context, actorOf(request), { ...params, ...body }),
  )

  route(app, declineReview, ({ params, body, request }) =>
    decline(context, actorOf(request), { ...params, ...body }),
  )

  route(app, unpublishReview, ({ params, body, request }) =>
    unpublish(context, actorOf(request), { ...params, ...body }),
  )
}
