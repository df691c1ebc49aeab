import { changeEmail, resendVerification } from '@farandfew/domain/account'
import { verifyEmail } from '@farandfew/domain/auth'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { createPasswordCheck } from '../../members/password-check.ts'
import { route } from '../../plugins/contract-route.ts'
import { getMemberId, memberOnly } from '../../session/member-session.ts'
import { requestEmailChange, resendVerificationLink, verifyEmailByLink } from './email.service.ts'

/** Verifies and changes e-mail addresses. */
export async function emailRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const checkPassword = createPasswordCheck(app, context)

  route(app, verifyEmail, async ({ body }) => {
    await verifyEmailByLink(context.db, body.token)
    return { verified: true as const }
  })

  route(
    app,
    resendVerification,
    async ({ request }) => {
      await resendVerificationLink(context, getMemberId(request))
      return { sent: true as const }
    },
    memberOnly,
  )

  route(
    app,
    changeEmail,
    async ({ body, request }) => {
      await checkPassword(request, body.currentPassword)
      await requestEmailChange(context, { userId: getMemberId(request), email: body.email })
      return { sent: true as const }
    },
    memberOnly,
  )
}
