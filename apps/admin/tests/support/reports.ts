import {
  adminReportDetail,
  type AdminReportDetail,
  adminReportParams,
  adminReports,
  adminReportsQuery,
  reportDecisionForm,
} from '@farandfew/domain/reports/admin-reports.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'
import { anyContains, newestFirst } from './newest-first.ts'

export interface ReportsState {
  reports: AdminReportDetail[]
}

export const noReports = (): ReportsState => ({ reports: [] })

const gone = { code: 'NOT_FOUND', detail: 'This report no longer exists.' } as const

/** The calls of the reports' page. The operator is Meera. */
export const reportsRoutes = (api: ReportsState): FakeRoutes => ({
  'GET /api/admin/reports': ({ response, query }) => {
    const { search, state, ...asked } = z.parse(adminReportsQuery, Object.fromEntries(query))
    const found = api.reports.filter(
      ({ decision, words }) =>
        (state === 'all' || (state === 'decided') === (decision !== null)) &&
        anyContains([words], search),
    )
    send(response, 200, adminReports, newestFirst(found, asked))
  },
  'GET /api/admin/reports/:id': ({ response, params }) => {
    const { id } = z.parse(adminReportParams, params)
    const report = api.reports.find((one) => one.id === id)
    if (!report) return refuse(response, gone)
    send(response, 200, adminReportDetail, report)
  },
  'POST /api/admin/reports/:id/decision': ({ response, params, body }) => {
    const { id } = z.parse(adminReportParams, params)
    const { decision, note = null, before } = z.parse(reportDecisionForm, body)
    const report = api.reports.find((one) => one.id === id)
    if (!report) return refuse(response, gone)
    if (report.decision !== before) {
      return refuse(response, { code: 'ALREADY_DECIDED', detail: 'Ravi decided this report.' })
    }
    Object.assign(report, { decision, note, decidedBy: 'Meera' })
    Object.assign(report, { decidedAt: '2025-05-02T06:00:00.000Z' })
    send(response, 200, adminReportDetail, report)
  },
})
