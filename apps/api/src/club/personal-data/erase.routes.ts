import {
  deleteUser,
  previewDeletion,
} from '@farandfew/domain/personal-data/personal-data.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { createPasswordCheck } from '../members/password-check.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { signOut } from '../../platform/session/member-session.ts'
import { eraseMemberAndFiles, previewEndedAccount, withPassword } from './erase.service.ts'

/** Shows the member what deleting their account does, and deletes it. */
export async function eraseRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
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
