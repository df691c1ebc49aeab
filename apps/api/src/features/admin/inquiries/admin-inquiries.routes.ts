import {
  answerAdminInquiry,
  exportAdminInquiries,
  getAdminInquiry,
  listAdminInquiries,
} from '@farandfew/domain/admin/inquiries'
import { dateInKolkata } from '@farandfew/domain/clock'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../../csv/send-csv.ts'
import type { AppContext } from '../../../context/context.ts'
import { bytesRoute, route } from '../../../plugins/contract-route.ts'
import { adminOnly } from '../../../session/admin-session.ts'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import { batchesNewestFirst, readNewestFirst, readOldestFirst } from '../../../paging/by-id.ts'
import { inquiryColumns } from './admin-inquiries.csv.ts'
import { countInquiries, type InquiryFilter, listInquiries } from './admin-inquiries.queries.ts'
import { markAnswered, viewInquiry } from './admin-inquiries.service.ts'

/** A filter for the audit log, without the search text, which may be a name. */
const loggedFilter = ({ search, state }: InquiryFilter) => ({
  state,
  searched: search !== undefined,
})

/** The inquiries, whether each is answered, and the list as a CSV file. */
export async function adminInquiriesRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(
    app,
    listAdminInquiries,
    async ({ query, request }) => {
      // What waits for an answer starts with what has waited longest.
      const readPage = query.state === 'open' ? readOldestFirst : readNewestFirst
      const [page, total] = await Promise.all([
        readPage(query, (slice) => listInquiries(db, query, slice)),
        countInquiries(db, query),
      ])
      await recordAction(db, actorOf(request), {
        action: 'inquiries.listed',
        details: { ...loggedFilter(query), inquiries: page.items.length },
      })
      return { ...page, total }
    },
    adminOnly,
  )

  route(
    app,
    getAdminInquiry,
    ({ params, request }) => viewInquiry(db, actorOf(request), params.id),
    adminOnly,
  )

  route(
    app,
    answerAdminInquiry,
    ({ params, body, request }) =>
      markAnswered(db, actorOf(request), { id: params.id, answered: body.answered }),
    adminOnly,
  )

  bytesRoute(
    app,
    exportAdminInquiries,
    async ({ query, request, reply }) => {
      const total = await countInquiries(db, query)
      await recordAction(db, actorOf(request), {
        action: 'inquiries.exported',
        details: { ...loggedFilter(query), inquiries: total },
      })
      return sendCsv(reply.header('x-total-count', total), {
        name: 'inquiries',
        date: dateInKolkata(clock.now()),
        columns: inquiryColumns,
        batches: batchesNewestFirst((slice) => listInquiries(db, query, slice)),
      })
    },
    adminOnly,
  )
}
