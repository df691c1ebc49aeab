import {
  type ReportState,
  reportStates,
  reportOrder,
} from '@farandfew/domain/reports/admin-reports.ts'
import { listAdminReports } from '@farandfew/domain/reports/admin-reports.contract.ts'
import { Shape, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { ListItems } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import { useList } from '../shared/table/use-list.ts'
import { readId } from '../shared/url/read-id.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { OpenReport } from '../features/reports/open-report.tsx'
import { ReportItem } from '../features/reports/report-item.tsx'

const labels: Readonly<Record<ReportState, string>> = {
  open: 'Open',
  decided: 'Decided',
  all: 'All',
}

const nothing: Readonly<Record<ReportState, string>> = {
  open: 'No report is open.',
  decided: 'No report has been decided yet.',
  all: 'Reports appear here when members report others.',
}

/** The reports about members, by default those that are open. */
export default function ReportsPage() {
  const { get, change } = useUrlState()
  const openId = readId(get('open'))
  const list = useList(listAdminReports, {
    nouns: { one: 'report', many: 'reports' },
    order: reportOrder,
    saved: 'reports',
    view: { label: 'Show', values: reportStates, labelOf: (value) => labels[value] },
    queue: 'reports',
    kept: [openId ?? 0],
  })
  /** Opens the next report without a decision; false if there is none. */
  const openNext = (decided: number) => {
    const next = list.items.nextOf(decided, ({ decision }) => decision === null)
    if (!next) return false
    change({ open: String(next.id) })
    list.items.focus(next.id, 'button')
    return true
  }
  const isElsewhere = list.query.isSuccess && openId && !list.rows.some(({ id }) => id === openId)
  return (
    <Stack gap={1}>
      <ListTools list={list} label="Search reports" hint="By words, name or username" />
      <ListItems
        list={list}
        label="Reports"
        sortNames={{
          received: ['Oldest first', 'Newest first'],
          reason: ['Reason, A to Z', 'Reason, Z to A'],
          reporter: ['Reporter, A to Z', 'Reporter, Z to A'],
        }}
        intro={isElsewhere && <OpenReport id={openId} isAlone onDecided={openNext} />}
        placeholder={<Shape height="240px" aria-hidden="true" />}
        empty={{ none: nothing[list.view], notFound: 'Try fewer letters, or search all reports.' }}
      >
        {(report) => (
          <ReportItem
            report={report}
            open={report.id === openId}
            onToggle={() => change({ open: report.id === openId ? '' : String(report.id) })}
            onDecided={openNext}
          />
        )}
      </ListItems>
    </Stack>
  )
}
