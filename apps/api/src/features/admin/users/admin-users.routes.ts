import {
  type AdminUsers,
  type AdminUsersQuery,
  exportAdminUsers,
  getAdminUser,
  listAdminUsers,
} from '@farandfew/domain/admin/users'
import { type Clock, dateInKolkata } from '@farandfew/domain/clock'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../../csv/send-csv.ts'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { bytesRoute, route } from '../../../plugins/contract-route.ts'
import { adminOnly } from '../../../session/admin-session.ts'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import { findUser } from './admin-user.queries.ts'
import { listUsers, readUsers } from './admin-users.queries.ts'
import { readPageEnd, writePageEnd } from './user-order.ts'
import { fewMembers, findMembers, type Found } from './user-search.queries.ts'
import { usersCsvColumns } from './users-csv.ts'

export interface AdminUsersRoutesOptions {
  db: Db
  clock: () => Clock
  publicWebUrl: string
}

/** What the search finds; a later page of many was told how many by the first, and counts no more. */
function findForPage(
  db: Db,
  { search }: AdminUsersQuery,
  countedBefore: number | undefined,
): Found | Promise<Found> {
  const isKnown =
    countedBefore !== undefined && (search === undefined || countedBefore > fewMembers)
  return isKnown ? { total: countedBefore, ids: null } : findMembers(db, search)
}

/** One page; the look is noted while the members are read, behind the id that the page before ended with. */
async function readUsersPage(
  db: Db,
  query: AdminUsersQuery,
  noteLook: (afterId: number | null) => Promise<unknown>,
): Promise<AdminUsers> {
  const { search, sort, direction, limit } = query
  const order = { sort, direction }
  const after = readPageEnd(query.cursor, order)
  const { total, ids } = await findForPage(db, query, after?.total)
  // One more than asked for tells whether another page follows.
  const [found] = await Promise.all([
    listUsers(db, { search, order, after, limit: limit + 1 }, ids),
    noteLook(after?.id ?? null),
  ])
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const counted = after?.total ?? total
  return {
    items: shown.map(({ user }) => user),
    nextCursor:
      found.length > limit && last ? writePageEnd({ ...last.place, total: counted }) : null,
    total: counted,
  }
}

/** The members: page by page, one by one, and as a file (rulings 37). Each look is noted in the audit log. */
export async function adminUsersRoutes(
  app: FastifyInstance,
  { db, clock, publicWebUrl }: AdminUsersRoutesOptions,
): Promise<void> {
  route(
    app,
    listAdminUsers,
    async ({ query, request }) => {
      const { search, sort, direction, limit } = query
      return readUsersPage(db, query, (afterId) => {
        // What was searched for may be somebody's name, and the log is for ever.
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
      const user = await findUser(db, params.id)
      if (!user) throw new AppError('NOT_FOUND')
      const subject = `user ${params.id}`
      await recordAction(db, actorOf(request), { action: 'user.viewed', subject })
      return { ...user, siteUrl: new URL(publicWebUrl).origin }
    },
    adminOnly,
  )

  bytesRoute(
    app,
    exportAdminUsers,
    async ({ query, request, reply }) => {
      const { search, sort, direction } = query
      const { total, ids } = await findMembers(db, search)
      const details = { searched: search !== undefined, sort, direction, members: total }
      await recordAction(db, actorOf(request), { action: 'users.exported', details })
      return sendCsv(reply.header('x-total-count', total), {
        name: 'users',
        date: dateInKolkata(clock().now()),
        columns: usersCsvColumns,
        batches: readUsers(db, { search, order: { sort, direction } }, ids),
      })
    },
    adminOnly,
  )
}
