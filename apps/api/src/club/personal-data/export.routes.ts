import { exportUser } from '@farandfew/domain/personal-data/personal-data.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { exportMember } from './export.queries.ts'

/** Everything stored about the member, as a file. */
export async function exportRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, exportUser, async ({ userId, reply }) => {
    const keys = context.secrets.travelKeys()
    const data = await exportMember(context.db, userId, keys)
    reply.header('content-disposition', 'attachment; filename="my-account.json"')
    return data
  })
}
