import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type {
  AdminReportDetail,
  ReportDecisionForm,
} from '@farandfew/domain/reports/admin-reports.ts'
import type { ReportState } from '@farandfew/domain/reports/report-decisions.ts'
import {
  decideReport,
  getAdminReport,
  listAdminReports,
} from '@farandfew/domain/reports/admin-reports.contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { reloadOpenWork } from '../../shared/open-work/open-work.data.ts'
import { changePages, usePages } from '../../shared/table/pages.data.ts'

const byId = (id: number) => ({ params: { id: String(id) } })

/** The reports that a search finds, newest first. */
export const useReports = (search: string, state: ReportState) =>
  usePages(listAdminReports, { search, state })

/** One report with what was reported. Each read is recorded. */
export const useReport = (id: number) =>
  useQuery({ ...endpointQuery(getAdminReport, byId(id)), gcTime: 0 })

/** Returns the call that decides a report. The report keeps its place in the list until the list is read again. */
export function useDecideReport(id: number) {
  const client = useQueryClient()
  const show = (report: AdminReportDetail) => {
    client.setQueryData(endpointKey(getAdminReport, byId(id)), report)
    const { decision, decidedAt, decidedBy } = report
    changePages(client, listAdminReports, (page) => ({
      ...page,
      items: page.items.map((one) =>
        one.id === id ? { ...one, decision, decidedAt, decidedBy } : one,
      ),
    }))
    void reloadOpenWork(client)
  }
  return {
    decide: async (form: ReportDecisionForm) =>
      show(await call(decideReport, { ...byId(id), body: form })),
    readAgain: () => client.invalidateQueries({ queryKey: endpointKey(getAdminReport, byId(id)) }),
  }
}
