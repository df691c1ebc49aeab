import {
  answerAdminInquiries,
  answerAdminInquiry,
  exportAdminInquiries,
  getAdminInquiry,
  listAdminInquiries,
} from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance } from 'fastify'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { batchesInOrder, readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { orderingOf, queueOrder } from '@farandfew/domain/contract/list-order.ts'
import {
  type AdminInquiry,
  adminInquiry,
  type AdminInquiriesQuery,
  inquiryOrder,
} from '@farandfew/domain/inquiries/admin-inquiries.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'
import {
  countInquiries,
  type InquiryFilter,
  inquiryKeys,
  listInquiries,
} from './admin-inquiries.queries.ts'
import { markAnswered, markEach, viewInquiry } from './admin-inquiries.service.ts'

/** 'answeredAt' becomes 'Answered At', 'tripId' becomes 'Trip ID'. */
const headingOf = (field: string) =>
  field
    .replace(/^.|[A-Z]/g, (letter, at) => `${at ? ' ' : ''}${letter.toUpperCase()}`)
    .replace(/\bId$/, 'ID')

const cellOf = (value: AdminInquiry[keyof AdminInquiry]) =>
  Array.isArray(value) ? value.join(', ') : value

/** The columns of the inquiries CSV file: every field that the console shows. */
const inquiryColumns: CsvFile<AdminInquiry>['columns'] = fieldsOf(adminInquiry).map((field) => [
  headingOf(field),
  (inquiry) => cellOf(inquiry[field]),
])

/** A filter for the audit log, without the search text, which may be a name. */
const loggedFilter = ({ search, state, assignee, ids }: InquiryFilter) => ({
  state,
  assignee,
  selected: ids?.length,
  searched: search !== undefined,
})

const sortedInquiries = (query: Pick<AdminInquiriesQuery, 'state' | 'sort' | 'direction'>) =>
  sortedBy(inquiryKeys, orderingOf(queueOrder(inquiryOrder, query.state === 'open'), query))

/** The inquiries, whether each is answered, and the list as a CSV file. */
export async function adminInquiriesRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, listAdminInquiries, async ({ actor, query, record }) => {
    const { operatorId } = actor
    const filter = { ...query, operatorId }
    const [page, total, assignedToMe] = await Promise.all([
      readInOrder(query, sortedInquiries(query), (slice) => listInquiries(db, filter, slice)),
      countInquiries(db, filter),
      countInquiries(db, { ...filter, assignee: 'me' }),
    ])
    await record({
      action: 'inquiries.listed',
      details: { ...loggedFilter(query), inquiries: page.items.length },
    })
    return { ...page, total, assignedToMe }
  })

  transactionRoute(app, getAdminInquiry, ({ params, ...call }) => viewInquiry(call, params.id))

  transactionRoute(app, answerAdminInquiry, ({ params, body, ...call }) =>
    markAnswered(call, { ...params, ...body }),
  )

  route(app, answerAdminInquiries, ({ actor, body }) => markEach(db, actor, body))

  bytesRoute(app, exportAdminInquiries, async ({ actor, query, reply, record }) => {
    const filter = { ...query, operatorId: actor.operatorId }
    const total = await countInquiries(db, filter)
    await record({
      action: 'inquiries.exported',
      details: { ...loggedFilter(query), inquiries: total },
    })
    return sendCsv(reply, {
      name: 'inquiries',
      date: dateInKolkata(clock.now()),
      total,
      columns: inquiryColumns,
      batches: batchesInOrder(sortedInquiries(query), (slice) => listInquiries(db, filter, slice)),
    })
  })
}
