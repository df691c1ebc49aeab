import {
  type AuditEntry,
  type AuditLogExportQuery,
  type auditOrder,
  clubPasswordFilter,
} from '@farandfew/domain/audit/admin-audit.ts'
import { exceptReads, readActions } from '@farandfew/domain/audit/action-words.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { AuditLogTable } from '../../platform/db/tables.ts'
import { containsText } from '../../platform/db/contains-text.ts'
import {
  byId,
  byText,
  byWord,
  readSlice,
  type SortedSlice,
  type SortKeys,
} from '../../platform/paging/by-order.ts'

interface AuditFilter extends AuditLogExportQuery {
  /** Only entries before this one. */
  beforeId?: number
}

export const auditKeys: SortKeys<keyof typeof auditOrder> = {
  at: byId,
  operator: byText(sql`operator`),
  action: byWord(sql`action`),
}

const searched = ['operator', 'role', 'action', 'subject', 'session', 'address'] as const

const dayLength = 24 * 60 * 60_000
/** India has had one offset, all year, since 1945 (IANA time zone database). */
const midnight = (date: string) => new Date(`${date}T00:00:00+05:30`)
const midnightAfter = (date: string) => new Date(midnight(date).getTime() + dayLength)

function matchingEntries(db: Db, filter: AuditFilter) {
  const { search, action, operator, from, to, ids, beforeId } = filter
  const log = db.selectFrom('auditLog')
  if (ids) return log.where('id', 'in', ids)
  return log
    .$if(search !== undefined, (log) => log.where(containsText(searched, search ?? '')))
    .$if(action === exceptReads, (log) => log.where('action', 'not in', readActions))
    .$if(action !== undefined && action !== exceptReads, (log) =>
      log.where('action', '=', action ?? ''),
    )
    .$if(operator !== undefined, (log) =>
      operator === clubPasswordFilter
        ? log.where('operatorId', 'is', null).where('role', 'is not', null)
        : log.where('operatorId', '=', operator ?? 0),
    )
    .$if(beforeId !== undefined, (log) => log.where('id', '<', beforeId ?? 0))
    .$if(from !== undefined, (log) => log.where('at', '>=', midnight(from ?? '')))
    .$if(to !== undefined, (log) => log.where('at', '<', midnightAfter(to ?? '')))
}

const toEntry = ({
  reason,
  ...row
}: Selectable<AuditLogTable> & { reason: string | null }): AuditEntry => ({
  ...row,
  at: row.at.toISOString(),
  details: reason === null ? row.details : { ...row.details, reason },
})

/** The entries that match the filter, in the order of the slice. */
export const listEntries = (db: Db, filter: AuditFilter, slice: SortedSlice) =>
  readSlice(
    matchingEntries(db, filter)
      .selectAll()
      .select((of) =>
        of
          .selectFrom('auditReasons')
          .select('reason')
          .whereRef('entryId', '=', 'auditLog.id')
          .as('reason'),
      ),
    slice,
    toEntry,
  )

/** How many entries match the filter. */
export const countEntries = (db: Db, filter: AuditFilter): Promise<number> =>
  countRows(matchingEntries(db, filter))

/** The operators, by whom entries can be filtered. */
export const listNames = (db: Db): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('operators').select(['id', 'name']).orderBy('name').orderBy('id').execute()

/** Every action in the log. Skips from one to the next in the index, so that a long log does not slow it down. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select log.action from audit_log log where log.action > known.action
        order by log.action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null order by action
  `.execute(db)
  return rows.map(({ action }) => action)
}
