import { changePassword } from '@farandfew/domain/account'
import { forgotPassword, resetPassword } from '@farandfew/domain/auth'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { createPasswordCheck } from '../../members/password-check.ts'
import { route } from '../../plugins/contract-route.ts'
import { limitByKey } from '../../plugins/rate-limit.ts'
import { recordSecurityEvent } from '../../security-events/record-security-event.ts'
import {
  getMemberId,
  memberOnly,
  requireSecureMember,
  signIn,
} from '../../session/member-session.ts'
import { changePasswordOf, resetPasswordByLink, sendPasswordLink } from './password.service.ts'

/** Sets a new password, by a link or with the current password. */
export async function passwordRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const links = limitByKey(app, 'passwordForgotAccount', context)
  const checkPassword = createPasswordCheck(app, context)

  route(app, forgotPassword, async ({ body: { email }, request }) => {
    await sendPasswordLink(context, { email, isMailAllowed: await links.allows(request, email) })
    return { sent: true as const }
  })

  route(app, resetPassword, async ({ body: { token, password }, request, reply }) => {
    requireSecureMember(context, request)
    const userId = await resetPasswordByLink(context, { token, password })
    await signIn(context, { request, reply }, userId)
    await recordSecurityEvent(context, request, {
      kind: 'password.reset',
      outcome: 'success',
      userId,
    })
    return getCurrentMember(context.db, userId)
  })

  route(
    app,
    changePassword,
    async ({ body: { currentPassword, password }, request, reply }) => {
      const currentHash = await checkPassword(request, currentPassword)
      const userId = getMemberId(request)
      await changePasswordOf(context, { userId, currentHash, password })
      await signIn(context, { request, reply }, userId)
      await recordSecurityEvent(context, request, {
        kind: 'password.changed',
        outcome: 'success',
        userId,
      })
      return getCurrentMember(context.db, userId)
    },
    memberOnly,
  )
}
