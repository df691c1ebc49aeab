import { changeEmail, resendVerification } from '@farandfew/domain/account'
import { verifyEmail } from '@farandfew/domain/auth'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { limitedBy } from '../../plugins/rate-limit.ts'
import type { AuthOptions } from './auth.routes.ts'
import { createPasswordCheck } from '../../members/password-check.ts'
import { askForNewEmail, resendVerificationLink, verifyEmailByLink } from './email.service.ts'
import { memberIdOf, memberOnly } from '../../session/member-session.ts'

/** The links that prove an e-mail address. */
export async function emailRoutes(app: FastifyInstance, options: AuthOptions): Promise<void> {
  const { db, limits, publicWebUrl, wakeOutbox } = options
  const checkPassword = createPasswordCheck(app, { db, limits })

  route(
    app,
    verifyEmail,
    async ({ body }) => {
      await verifyEmailByLink(db, body.token)
      return { verified: true as const }
    },
    { config: limitedBy('emailVerify', limits) },
  )

  route(
    app,
    resendVerification,
    async ({ request }) => {
      await resendVerificationLink(db, memberIdOf(request), publicWebUrl)
      wakeOutbox()
      return { sent: true as const }
    },
    { ...memberOnly, config: limitedBy('emailResend', limits) },
  )

  route(
    app,
    changeEmail,
    async ({ body, request }) => {
      await checkPassword(request, body.currentPassword)
      const userId = memberIdOf(request)
      await askForNewEmail(db, { userId, email: body.email, publicWebUrl })
      wakeOutbox()
      return { sent: true as const }
    },
    { ...memberOnly, config: limitedBy('accountChange', limits) },
  )
}
