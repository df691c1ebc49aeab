import { listAdminUsers } from '@farandfew/domain/admin-users'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { route } from '../../plugins/contract-route.ts'
import { adminOnly } from '../admin/admin-session.ts'
import { countUsers, listUsers } from './admin-users.queries.ts'
import { actorOf, recordAction } from '../admin/audit.queries.ts'
import { readCursor, writeCursor } from '../admin/cursor.ts'

/** The members, page by page (rulings 37). */
export async function adminUsersRoutes(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  route(
    app,
    listAdminUsers,
    async ({ query, request }) => {
      const { search, limit } = query
      const [afterId] = readCursor(query.cursor, ['number']) ?? [0]
      // One more than asked for tells whether another page follows.
      const [found, total] = await Promise.all([
        listUsers(db, { search, afterId, limit: limit + 1 }),
        countUsers(db, search),
      ])
      const items = found.slice(0, limit)
      await recordAction(db, actorOf(request), {
        action: 'users.listed',
        details: { search: search ?? null, afterId, members: items.length },
      })
      const last = items.at(-1)
      return {
        items,
        nextCursor: found.length > limit && last ? writeCursor([last.id]) : null,
        total,
      }
    },
    adminOnly,
  )
}
