import {
  decideReport,
  getAdminReport,
  getReportPicture,
  listAdminReports,
} from '@farandfew/domain/reports/admin-reports.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import { reportOrder } from '@farandfew/domain/reports/admin-reports.ts'
import { sql } from 'kysely'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import {
  countReports,
  findReportPicture,
  listReports,
  reportKeys,
} from './admin-reports.queries.ts'
import { decide, viewReport } from './admin-reports.service.ts'

/** Reports about members, for the roles that decide them. */
export async function adminReportsRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, listAdminReports, async ({ query, record }) => {
    const sorted = sortedBy(reportKeys, orderingOf(reportOrder, query), sql`r.id`)
    const [page, total] = await Promise.all([
      readInOrder(query, sorted, (slice) => listReports(db, query, slice)),
      countReports(db, query),
    ])
    await record({
      action: 'reports.listed',
      // Without the search text, which may be a name.
      details: {
        state: query.state,
        searched: query.search !== undefined,
        reports: page.items.length,
      },
    })
    return { ...page, total }
  })

  transactionRoute(app, getAdminReport, ({ params, ...call }) => viewReport(call, params.id))

  bytesRoute(app, getReportPicture, async ({ params, reply }) => {
    const position = Number(params.position)
    const content = await findReportPicture(db, { id: params.id, position })
    if (!content) throw new AppError('NOT_FOUND')
    return reply.type('image/webp').send(Buffer.from(content))
  })

  transactionRoute(app, decideReport, ({ params, body, ...call }) =>
    decide(call, { ...params, ...body }),
  )
}
