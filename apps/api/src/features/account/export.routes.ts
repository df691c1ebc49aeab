import { exportUser } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { limitedBy } from '../../plugins/rate-limit.ts'
import { memberIdOf, memberOnly } from '../../session/member-session.ts'
import type { AccountOptions } from './account-options.ts'
import { exportMember } from './export.queries.ts'

/** Everything stored about the member, as a file. */
export async function exportRoutes(
  app: FastifyInstance,
  { db, limits }: AccountOptions,
): Promise<void> {
  route(
    app,
    exportUser,
    async ({ request, reply }) => {
      const stored = await exportMember(db, memberIdOf(request))
      reply.header('content-disposition', 'attachment; filename="my-account.json"')
      return stored
    },
    { ...memberOnly, config: limitedBy('accountExport', limits) },
  )
}
