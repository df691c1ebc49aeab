import { listAdminUsers } from '@farandfew/domain/admin'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { route } from '../../plugins/contract-route.ts'
import { requireAdmin } from './admin-session.ts'
import { countUsers, listUsers } from './admin-users.queries.ts'
import { recordAction } from './audit.queries.ts'

const largestId = 2_147_483_647

/** The id behind which a page starts. */
function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const id = /^\d{1,10}$/.test(cursor) ? Number(cursor) : Number.NaN
  if (id <= largestId) return id
  throw new AppError('VALIDATION_FAILED', {
    detail: 'The cursor must be one that an earlier page gave',
    errors: { cursor: 'The cursor must be one that an earlier page gave' },
  })
}

/** The members, page by page (rulings 37). */
export async function adminUsersRoutes(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  route(
    app,
    listAdminUsers,
    async ({ query, request }) => {
      const { search, limit } = query
      const afterId = readCursor(query.cursor)
      // One more than asked for tells whether another page follows.
      const [found, total] = await Promise.all([
        listUsers(db, { search, afterId, limit: limit + 1 }),
        countUsers(db, search),
      ])
      const items = found.slice(0, limit)
      await recordAction(db, {
        action: 'users.listed',
        operator: request.session.get('operator'),
        details: { search: search ?? null, afterId, members: items.length },
      })
      const last = items.at(-1)
      return { items, nextCursor: found.length > limit && last ? String(last.id) : null, total }
    },
    { onRequest: requireAdmin, security: 'adminSession' },
  )
}
