import {
  type AdminUsers,
  type AdminUsersCountQuery,
  type AdminUsersExportQuery,
  type AdminUsersQuery,
  filtersOf,
  chosenColumns,
  memberCell,
  type MemberField,
  memberOrder,
} from '@farandfew/domain/members/admin-members.ts'
import {
  countAdminUsers,
  exportAdminUsers,
  listAdminUsers,
} from '@farandfew/domain/members/admin-members.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { Db } from '../../platform/db/connect.ts'
import { splitPage } from '../../platform/paging/cursor.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { type CsvUser, listUsers, readUsers } from './admin-members.queries.ts'
import { readPageEnd, writePageEnd } from './user-order.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import { findSelected, maxIds, type SearchResult } from './user-search.queries.ts'
import { countMembers, type Criteria, findMatching, isNarrowed } from './matching-users.queries.ts'

/** An instant as ISO 8601 in UTC, anything else as it is. */
const toCell = (value: string | number | Date | null) =>
  value instanceof Date ? value.toISOString() : value

/** The chosen columns of the CSV file of members, in the table's order; all of them if none are chosen. */
const usersCsvColumns = (chosen: readonly MemberField[] | undefined): CsvFile<CsvUser>['columns'] =>
  chosenColumns(chosen).map(({ heading, field }) => [
    heading,
    (user) => toCell(memberCell(field, user[field])),
  ])

/** Searches the members. A later page of many members reuses the total of the first page. */
function searchForPage(
  db: Db,
  criteria: Criteria,
  knownTotal: number | undefined,
): SearchResult | Promise<SearchResult> {
  const isKnown = knownTotal !== undefined && (!isNarrowed(criteria) || knownTotal > maxIds)
  return isKnown ? { total: knownTotal, ids: null } : findMatching(db, criteria)
}

/** Search and filters of a query. */
const criteriaOf = (query: AdminUsersCountQuery): Criteria => ({
  search: query.search,
  filters: filtersOf(query),
})

/** Reads one page, and records the read at the same time. `record` gets the last id of the previous page. */
async function readUsersPage(
  db: Db,
  query: AdminUsersQuery,
  record: (afterId: number | null) => Promise<unknown>,
): Promise<AdminUsers> {
  const { limit, cursor } = query
  const order = orderingOf(memberOrder, query)
  const criteria = criteriaOf(query)
  const after = readPageEnd(cursor, order)
  const { total, ids } = await searchForPage(db, criteria, after?.total)
  const [rows] = await Promise.all([
    listUsers(db, { ...criteria, order, after, limit: limit + 1 }, ids),
    record(after?.id ?? null),
  ])
  const { items, last } = splitPage(rows, limit)
  const firstTotal = after?.total ?? total
  return {
    items: items.map(({ user }) => user),
    nextCursor: last ? writePageEnd({ ...last.position, total: firstTotal }) : null,
    total: Math.min(firstTotal, maxIds),
    ...(firstTotal > maxIds && { hasMore: true as const }),
  }
}

/** What the audit log has of a list: the names of the filters, not their values, which may be personal. */
const describeList = (query: AdminUsersExportQuery) => ({
  searched: query.search !== undefined,
  ...(Object.keys(filtersOf(query)).length > 0 && { filters: Object.keys(filtersOf(query)) }),
  ...orderingOf(memberOrder, query),
})

/** The members: page by page and as a CSV file. Each read adds an entry to the audit log. */
export async function adminMembersRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context
  route(app, listAdminUsers, async ({ query, record }) => {
    return readUsersPage(db, query, (afterId) => {
      // Without the search text, which may be a name: the log is kept forever.
      const details = { ...describeList(query), afterId, limit: query.limit }
      return record({ action: 'users.listed', details })
    })
  })

  route(app, countAdminUsers, async ({ query }) => ({
    total: await countMembers(db, criteriaOf(query)),
  }))

  bytesRoute(app, exportAdminUsers, async ({ query, reply, record }) => {
    const { ids: selected, columns } = query
    const order = orderingOf(memberOrder, query)
    const criteria = selected ? { search: undefined, filters: {} } : criteriaOf(query)
    const { total: found, ids } = selected
      ? await findSelected(db, selected)
      : await findMatching(db, criteria)
    const total = ids === null ? await countMembers(db, criteria) : found
    const details = {
      ...(selected ? { searched: false, ...order } : describeList(query)),
      ...(columns && { columns }),
      members: total,
      selected: selected?.length,
    }
    await record({ action: 'users.exported', details })
    return sendCsv(reply, {
      name: 'users',
      date: dateInKolkata(clock.now()),
      total,
      columns: usersCsvColumns(columns),
      batches: readUsers(db, { ...criteria, order }, ids),
    })
  })
}
