import type { AdminReportDetail } from '@farandfew/domain/reports/admin-reports.ts'
import {
  decideReport,
  getAdminReport,
  listAdminReports,
} from '@farandfew/domain/reports/admin-reports.contract.ts'
import { byId, change, type FakeRoute, pageOf, route } from './fake-routes.ts'

export interface ReportsState {
  reports: AdminReportDetail[]
}

export const noReports = (): ReportsState => ({ reports: [] })

/** The calls of the reports' page. */
export const reportsRoutes = (api: ReportsState): FakeRoute[] => [
  route(listAdminReports, ({ query }) => pageOf(api.reports, query)),
  route(getAdminReport, ({ params }) => byId(api.reports, params.id)),
  route(decideReport, ({ params, body: { decision, note = null } }) =>
    change(byId(api.reports, params.id), { decision, note }),
  ),
]
