import { deleteUser } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { createPasswordCheck } from '../../members/password-check.ts'
import { route } from '../../plugins/contract-route.ts'
import { lastMailKind } from '../../outbox/claim.ts'
import { removeMessageFilesOf } from '../../ports/message-files.ts'
import { getMemberId, memberOnly, signOut } from '../../session/member-session.ts'
import { eraseMember } from './erase.service.ts'

/** Deletes the member's account. */
export async function eraseRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const checkPassword = createPasswordCheck(context)
  route(
    app,
    deleteUser,
    async ({ request, reply, body }) => {
      const passwordHash = await checkPassword(request, body.currentPassword)
      const traces = await eraseMember(context, { userId: getMemberId(request), passwordHash })
      // What stays because of an error is deleted after 30 days.
      await removeMessageFilesOf(context.messageFolder, traces, lastMailKind).catch(
        (err: unknown) => request.log.error({ err }, 'message files not deleted'),
      )
      await signOut(context, { request, reply })
      return { deleted: true as const }
    },
    memberOnly,
  )
}
