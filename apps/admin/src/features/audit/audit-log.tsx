import { exportAuditLog } from '@farandfew/domain/audit/admin-audit.contract.ts'
import { isCalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { useRef } from 'react'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { CsvLink } from '../../shared/table/csv-link.tsx'
import { describePages } from '../../shared/table/describe-pages.ts'
import { CountLine, Stack, ToolsBesideHeading } from '../../shared/table/toolbar.styles.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { FoldedFilters } from '../../shared/table/folded-filters.tsx'
import { TablePlaceholder } from '../../shared/table/table-placeholder.tsx'
import type { RenderUndo } from './audit-details.tsx'
import { type AuditFilter, toAuditQuery, useAuditLog } from './audit.data.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditColumns, AuditTable } from './audit-table.tsx'

const noFilter = { action: '', operator: '', from: '', to: '', looks: '' }
const dateOf = (text: string) => (isCalendarDate(text) ? text : '')
/** Ignores a half-typed year such as 0020. */
const boundOf = (date: string) => (date >= '2000' ? date : '')
/** How many filters besides the search are set. */
const countFilters = ({ search: _search, ...filter }: AuditFilter) =>
  Object.values(filter).filter((value) => value !== '' && value !== false).length
const hasFilter = ({ looks: _looks, ...filter }: AuditFilter) =>
  Object.values(filter).some((value) => value !== '')

/** The audit log with its filters. */
export function AuditLog({ undoButton }: { undoButton: RenderUndo }) {
  const { search, typed, type, apply } = useUrlSearch()
  const { get, change } = useUrlState()
  const chosen = {
    action: get('action'),
    looks: get('looks') === 'shown',
    operator: /^[0-9]{1,9}$/.test(get('operator')) ? get('operator') : '',
    from: dateOf(get('from')),
    to: dateOf(get('to')),
  }
  const filter = {
    ...{ search, action: chosen.action, looks: chosen.looks, operator: chosen.operator },
    ...{ from: boundOf(chosen.from), to: boundOf(chosen.to) },
  }
  const query = useAuditLog(filter)
  const searchField = useRef<HTMLInputElement>(null)
  const showAll = () => {
    type('')
    change({ ...noFilter, search: '' })
    searchField.current?.focus()
  }

  return (
    <Stack>
      <ToolsBesideHeading>
        <SearchField
          ref={searchField}
          label="Search the log"
          hint="By operator, subject, session or address"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <FoldedFilters active={countFilters(filter)}>
          <AuditFilters
            filter={chosen}
            actions={query.data?.pages.at(-1)?.actions ?? []}
            operators={query.data?.pages.at(-1)?.operators ?? []}
            onChange={({ looks, ...values }) =>
              change({ ...values, ...(looks !== undefined && { looks: looks ? 'shown' : '' }) })
            }
          />
        </FoldedFilters>
        <CsvLink path={exportAuditLog.path} query={toAuditQuery(filter)} />
        <CountLine role="status">
          {describePages(query, { one: 'entry', many: 'entries' })}
        </CountLine>
      </ToolsBesideHeading>
      <PagedResults
        query={query}
        what="entries"
        placeholder={<TablePlaceholder columns={auditColumns} />}
        empty={
          <EmptyNotice
            isFiltered={hasFilter(filter)}
            none="Every action in the console appears here."
            notFound="Try fewer letters, another action, or more days."
            clear="Show every entry"
            onClear={showAll}
          />
        }
      >
        {(pages) => (
          <AuditTable
            entries={pages.flatMap(({ items }) => items)}
            openId={Number(get('entry')) || undefined}
            undoButton={undoButton}
            onOpen={(id) => change({ entry: id === undefined ? '' : String(id) })}
          />
        )}
      </PagedResults>
    </Stack>
  )
}
