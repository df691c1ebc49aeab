import { endpointKey } from '@farandfew/api-client'
import { describeAction, exceptReads } from '@farandfew/domain/audit/action-words.ts'
import { describeEntry } from '@farandfew/domain/audit/describe-entry.ts'
import {
  type AuditLog,
  auditOrder,
  clubPasswordFilter,
  type NamedAuditEntry,
} from '@farandfew/domain/audit/admin-audit.ts'
import { exportAuditLog, listAuditLog } from '@farandfew/domain/audit/admin-audit.contract.ts'
import { roleLabels } from '@farandfew/domain/contract/roles.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRealTimesNote } from '../features/operator-sessions/session.data.ts'
import { Instant } from '../shared/format/instant.tsx'
import { type Chip, chipsOfParams } from '../shared/table/filter-chips.tsx'
import { ListTable } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import type { ListColumn } from '../shared/table/list-column.ts'
import { boundsOf, chipsOfPeriod, periodParams, readPeriod } from '../shared/table/period.tsx'
import { useList } from '../shared/table/use-list.ts'
import { type UrlValues, useUrlState } from '../shared/url/use-url-state.ts'
import { AuditDetails, detailsColumn } from '../features/audit/audit-details.tsx'
import { AuditFilters } from '../features/audit/audit-filters.tsx'
import { subjectPath } from '../features/audit/subject-path.ts'
import { UndoTripChange } from '../features/trips/undo-trip-change.tsx'

/** The filters besides the search, in the URL. */
function useAuditFilters() {
  const { get, change } = useUrlState()
  const operator = get('operator')
  const chosen = {
    action: get('action'),
    looks: get('looks') === 'shown',
    operator: /^[0-9]{1,9}$/.test(operator) ? operator : '',
    ...readPeriod(get),
  }
  const bounds = boundsOf(chosen)
  const also = {
    filter: {
      action: chosen.action || (chosen.looks ? '' : exceptReads),
      operator: chosen.operator,
      ...bounds,
    },
    params: ['action', 'looks', 'operator', ...periodParams],
    chips: (page: AuditLog | undefined) => chipsOf(chosen, page?.operators ?? [], change),
    // Views are more rows, not fewer.
    isSet: [chosen.action, chosen.operator, bounds.from, bounds.to].some(Boolean),
  }
  return { chosen, also }
}

/** The actions of operators in the console, newest first. A row opens to show what was changed. */
export default function AuditLogPage() {
  const client = useQueryClient()
  const { get, change } = useUrlState()
  const { chosen, also } = useAuditFilters()
  const list = useList(listAuditLog, {
    nouns: { one: 'entry', many: 'entries' },
    file: exportAuditLog,
    also,
    order: auditOrder,
    saved: 'log',
  })
  const openId = Number(get('entry')) || undefined
  const reload = () => void client.invalidateQueries({ queryKey: endpointKey(listAuditLog) })
  return (
    <Stack gap={1}>
      <ListTools
        list={list}
        label="Search the log"
        hint="By operator, subject, session or address"
        filters={
          <AuditFilters
            filter={chosen}
            actions={list.page?.actions ?? []}
            operators={list.page?.operators ?? []}
            onChange={({ looks, ...values }) =>
              change({ ...values, ...(looks !== undefined && { looks: looks ? 'shown' : '' }) })
            }
          />
        }
        foldsFilters
      />
      <ListTable
        list={list}
        label="Log"
        note={useRealTimesNote()}
        columns={columnsOf(openId, (id) => change({ entry: id === openId ? '' : String(id) }))}
        selects={{
          rowOf: (entry) => ({
            key: String(entry.id),
            name: `${describeEntry(entry)}, ${entry.id}`,
          }),
        }}
        details={(entry) =>
          entry.id === openId && (
            <AuditDetails
              entry={entry}
              undoButton={<UndoTripChange entry={entry} onUndone={reload} />}
            />
          )
        }
        empty={{
          none: 'Every action in the console appears here.',
          notFound: 'Try fewer letters, another action, or more days.',
          clear: 'Show every entry',
        }}
      />
    </Stack>
  )
}

/** The filters that are set, each with a button that removes it. */
function chipsOf(
  { action, operator, looks, ...period }: ReturnType<typeof useAuditFilters>['chosen'],
  operators: AuditLog['operators'],
  change: (values: UrlValues) => void,
): Chip[] {
  const name = operators.find(({ id }) => String(id) === operator)?.name
  const byPassword = operator === String(clubPasswordFilter)
  return [
    ...chipsOfParams(
      [
        { param: 'action', label: 'Action', value: action && describeAction(action) },
        { param: 'looks', label: 'Views', value: looks ? 'shown' : '' },
        {
          param: 'operator',
          label: 'Operator',
          value: byPassword ? "by the club's password" : (name ?? operator),
        },
      ],
      change,
    ),
    ...chipsOfPeriod(period, change),
  ]
}

const columnsOf = (
  openId: number | undefined,
  toggle: (id: number) => void,
): readonly ListColumn<NamedAuditEntry>[] => [
  {
    heading: 'When',
    sort: 'at',
    cell: ({ at }) => <Instant value={at} />,
    onPhone: (entry) => [describeEntry(entry)],
  },
  { heading: 'Who', sort: 'operator', shrinks: true, cell: describeActor },
  { heading: 'What', sort: 'action', shrinks: true, cell: describeEntry },
  { heading: 'Subject', shrinks: true, cell: (entry) => <Subject entry={entry} /> },
  detailsColumn('entry', openId, toggle),
]

/** The operator's name, and the role of all but owners. What the club's password opened is marked. */
function describeActor({ operator, operatorId, role }: NamedAuditEntry): string {
  if (role === null) return operator ?? 'No name given'
  if (role !== 'owner') return `${operator ?? 'No name given'} (${roleLabels[role]})`
  return operatorId === null ? `${operator ?? 'Owner'} (club's password)` : (operator ?? 'Owner')
}

function Subject({ entry: { subject, subjectName } }: { entry: NamedAuditEntry }) {
  const path = subject === null ? undefined : subjectPath(subject)
  const name = subjectName ?? subject
  return path === undefined ? name : <UiLink href={path}>{name}</UiLink>
}
