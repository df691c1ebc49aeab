import {
  deleteUser,
  exportUser,
  previewDeletion,
} from '@farandfew/domain/personal-data/personal-data.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { createPasswordCheck } from '../members/password-check.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { signOut } from '../../platform/session/member-session.ts'
import { exportMember } from './export.queries.ts'
import { eraseMemberAndFiles, previewEndedAccount, withPassword } from './erase.service.ts'

/** Everything stored about the member, as a file; what deleting their account does, and its deletion. */
export async function personalDataRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, exportUser, async ({ userId, reply }) => {
    const data = await exportMember(context.db, userId, context.secrets.travelKeys())
    reply.header('content-disposition', 'attachment; filename="my-account.json"')
    return data
  })

  route(app, previewDeletion, ({ userId }) => previewEndedAccount(context, userId))

  const checkPassword = createPasswordCheck(context)
  route(app, deleteUser, async ({ userId, request, reply, body }) => {
    const passwordHash = await checkPassword(request, body.currentPassword)
    const member = { userId, check: withPassword(passwordHash, body.refund) }
    await eraseMemberAndFiles(context, request.log, member)
    await signOut(context, { request, reply })
    return { deleted: true as const }
  })
}
