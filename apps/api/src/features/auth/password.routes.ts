import { changePassword } from '@farandfew/domain/account'
import { forgotPassword, resetPassword } from '@farandfew/domain/auth'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { createKeyedLimit, limitedBy } from '../../plugins/rate-limit.ts'
import type { AuthOptions } from './auth.routes.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { memberIdOf, memberOnly, requireSecure, signIn } from '../../session/member-session.ts'
import { createPasswordCheck } from '../../members/password-check.ts'
import { changePasswordOf, resetPasswordByLink, sendPasswordLink } from './password.service.ts'

/** A new password, by a link or by the present one. */
export async function passwordRoutes(app: FastifyInstance, options: AuthOptions): Promise<void> {
  const { db, limits, publicWebUrl, wakeOutbox } = options
  const countLink = createKeyedLimit(app, 'passwordForgotAccount', limits)
  const checkPassword = createPasswordCheck(app, options)

  route(
    app,
    forgotPassword,
    async ({ body: { email }, request }) => {
      const mayMail = (await countLink(request, email)) === undefined
      await sendPasswordLink(db, { email, publicWebUrl, mayMail })
      wakeOutbox()
      return { sent: true as const }
    },
    { config: limitedBy('passwordForgot', limits) },
  )

  route(
    app,
    resetPassword,
    async ({ body: { token, password }, request, reply }) => {
      requireSecure(request, publicWebUrl)
      const userId = await resetPasswordByLink(db, { token, password })
      wakeOutbox()
      await signIn(request, reply, { userId, publicWebUrl })
      return getCurrentMember(db, userId)
    },
    { config: limitedBy('passwordReset', limits) },
  )

  route(
    app,
    changePassword,
    async ({ body: { currentPassword, password }, request, reply }) => {
      const presentHash = await checkPassword(request, currentPassword)
      const userId = memberIdOf(request)
      await changePasswordOf(db, { userId, presentHash, password })
      wakeOutbox()
      await signIn(request, reply, { userId, publicWebUrl })
      return getCurrentMember(db, userId)
    },
    { ...memberOnly, config: limitedBy('accountChange', limits) },
  )
}
