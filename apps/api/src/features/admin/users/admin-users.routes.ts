import {
  type AdminUsers,
  type AdminUsersQuery,
  exportAdminUsers,
  getAdminUser,
  listAdminUsers,
} from '@farandfew/domain/admin/users'
import { dateInKolkata } from '@farandfew/domain/clock'
import type { FastifyInstance } from 'fastify'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import type { AppContext } from '../../../context/context.ts'
import { sendCsv } from '../../../csv/send-csv.ts'
import type { Db } from '../../../db/connect.ts'
import { splitPage } from '../../../paging/cursor.ts'
import { bytesRoute, route } from '../../../plugins/contract-route.ts'
import { adminOnly } from '../../../session/admin-session.ts'
import { getUserForPanel } from './admin-user.queries.ts'
import { listUsers, readUsers } from './admin-users.queries.ts'
import { readPageEnd, writePageEnd } from './user-order.ts'
import {
  findMembers,
  findSelected,
  maxIds,
  type SearchResult,
} from '../../../members/user-search.queries.ts'
import { usersCsvColumns } from './users-csv.ts'

/** Searches the members. A later page of many members reuses the total of the first page. */
function searchForPage(
  db: Db,
  search: string | undefined,
  knownTotal: number | undefined,
): SearchResult | Promise<SearchResult> {
  const isKnown = knownTotal !== undefined && (search === undefined || knownTotal > maxIds)
  return isKnown ? { total: knownTotal, ids: null } : findMembers(db, search)
}

/** Reads one page, and records the read at the same time. `record` gets the last id of the previous page. */
async function readUsersPage(
  db: Db,
  { search, sort, direction, limit, cursor }: AdminUsersQuery,
  record: (afterId: number | null) => Promise<unknown>,
): Promise<AdminUsers> {
  const order = { sort, direction }
  const after = readPageEnd(cursor, order)
  const { total, ids } = await searchForPage(db, search, after?.total)
  const [rows] = await Promise.all([
    listUsers(db, { search, order, after, limit: limit + 1 }, ids),
    record(after?.id ?? null),
  ])
  const { items, last } = splitPage(rows, limit)
  const firstTotal = after?.total ?? total
  return {
    items: items.map(({ user }) => user),
    nextCursor: last ? writePageEnd({ ...last.position, total: firstTotal }) : null,
    total: firstTotal,
  }
}

/** The members: page by page, one by one, and as a CSV file. Each read adds an entry to the audit log. */
export async function adminUsersRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context
  route(
    app,
    listAdminUsers,
    async ({ query, request }) => {
      const { search, sort, direction, limit } = query
      return readUsersPage(db, query, (afterId) => {
        // Without the search text, which may be a name: the log is kept forever.
        const details = { searched: search !== undefined, sort, direction, afterId, limit }
        return recordAction(db, actorOf(request), { action: 'users.listed', details })
      })
    },
    adminOnly,
  )

  route(
    app,
    getAdminUser,
    async ({ params, request }) => {
      const user = await getUserForPanel(context, params.id)
      const subject = `user ${params.id}`
      await recordAction(db, actorOf(request), { action: 'user.viewed', subject })
      return user
    },
    adminOnly,
  )

  bytesRoute(
    app,
    exportAdminUsers,
    async ({ query, request, reply }) => {
      const { ids: selected, sort, direction } = query
      const search = selected ? undefined : query.search
      const { total, ids } = selected
        ? await findSelected(db, selected)
        : await findMembers(db, search)
      const details = {
        ...{ searched: search !== undefined, sort, direction, members: total },
        selected: selected?.length,
      }
      await recordAction(db, actorOf(request), { action: 'users.exported', details })
      return sendCsv(reply.header('x-total-count', total), {
        name: 'users',
        date: dateInKolkata(clock.now()),
        columns: usersCsvColumns,
        batches: readUsers(db, { search, order: { sort, direction } }, ids),
      })
    },
    adminOnly,
  )
}
