import type { AdminReport } from '@farandfew/domain/reports/admin-reports.ts'
import { type ReportState, reportStates } from '@farandfew/domain/reports/report-decisions.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { useRef } from 'react'
import { useQueueRefresh } from '../../shared/open-work/open-work.data.ts'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { describePages } from '../../shared/table/describe-pages.ts'
import { useKeptRows, useTouchedRows } from '../../shared/table/keep-rows.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { CountLine, Stack, Tools } from '../../shared/table/toolbar.styles.ts'
import { readId } from '../../shared/url/read-id.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { ReportItem } from './report-item.tsx'
import { OpenReport } from './open-report.tsx'
import { Placeholder } from './report.styles.ts'
import { useReports } from './reports.data.ts'

const stateOptions = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
  { value: 'all', label: 'All' },
] as const

const nothing: Record<ReportState, string> = {
  open: 'No report is open.',
  decided: 'No report has been decided yet.',
  all: 'Reports appear here when members report others.',
}

const toState = (text: string): ReportState =>
  reportStates.find((state) => state === text) ?? 'open'

/** The reports with their filters. The default shows those that are open. */
export function ReportsView() {
  const { search, typed, type, apply, clear, fieldRef } = useUrlSearch()
  const { get, change } = useUrlState()
  const state = toState(get('state'))
  const openId = readId(get('open'))
  const toggle = (id: number) => change({ open: id === openId ? '' : String(id) })
  const query = useReports(search, state)
  useQueueRefresh('reports', query)
  const { touched, touching } = useTouchedRows()
  const listed = useKeptRows(query, {
    keyOf: ({ id }) => id,
    kept: [...touched, openId ?? 0],
    listKey: `${state} ${search}`,
  })
  const list = useRef<HTMLUListElement>(null)
  /** Opens the next report without a decision; false if there is none. */
  const openNext = (decided: number) => {
    const index = listed.findIndex(({ id }) => id === decided)
    const isOpen = (one: AdminReport) => one.decision === null && one.id !== decided
    const next = listed.slice(index + 1).find(isOpen) ?? listed.find(isOpen)
    if (!next) return false
    change({ open: String(next.id) })
    list.current?.querySelector<HTMLElement>(`[data-report="${next.id}"] button`)?.focus()
    return true
  }
  const isElsewhere = query.isSuccess && openId && !listed.some(({ id }) => id === openId)

  return (
    <Stack>
      <Tools>
        <SearchField
          ref={fieldRef}
          label="Search reports"
          hint="By words, name or username"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <SelectField
          label="Show"
          name="state"
          options={stateOptions}
          value={state}
          onChange={({ currentTarget: { value } }) =>
            change({ state: value === 'open' ? '' : value })
          }
        />
        <CountLine role="status">
          {describePages(query, { one: 'report', many: 'reports' })}
        </CountLine>
      </Tools>
      {isElsewhere && <OpenReport id={openId} isAlone onDecided={openNext} />}
      <PagedResults
        query={query}
        what="reports"
        shown={listed.length}
        placeholder={<Placeholder aria-hidden="true" />}
        empty={
          <EmptyNotice
            isFiltered={search !== ''}
            none={nothing[state]}
            notFound="Try fewer letters, or search all reports."
            onClear={clear}
          />
        }
      >
        {() => (
          <Stack as="ul" ref={list} role="list" aria-label="Reports">
            {listed.map((report) => (
              <li key={report.id} data-report={report.id} {...touching(report.id)}>
                <ReportItem
                  report={report}
                  open={report.id === openId}
                  onToggle={() => toggle(report.id)}
                  onDecided={openNext}
                />
              </li>
            ))}
          </Stack>
        )}
      </PagedResults>
    </Stack>
  )
}
