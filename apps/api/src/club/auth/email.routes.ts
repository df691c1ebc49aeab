import {
  changeEmail,
  resendVerification,
  verifyEmailCode,
  checkEmailLink,
  disownEmail,
  verifyEmail,
} from '@farandfew/domain/auth/auth.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { getCurrentMember } from '../members/current-user.queries.ts'
import { createPasswordCheck } from '../members/password-check.ts'
import { makeRequestKey } from './one-time-code.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { shareLimit } from '../../platform/plugins/shared-limit.ts'
import { recordSuccess } from '../security-events/record-security-event.ts'
import { findMemberId } from '../../platform/session/member-session.ts'
import {
  disownEmailByLink,
  findLinkAccount,
  findUnverifiedEmail,
  requestEmailChange,
  sendVerification,
  verifyEmailByCode,
  verifyEmailByLink,
} from './email.service.ts'

/** Verifies and changes email addresses. */
export async function emailRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const checkPassword = createPasswordCheck(context)
  const links = shareLimit('addressLinks', context)

  route(app, checkEmailLink, async ({ body, request }) => ({
    account: await findLinkAccount(context.db, body.token, findMemberId(request)),
  }))

  transactionRoute(app, verifyEmail, async ({ trx, userId, body, request }) => {
    await verifyEmailByLink(trx, { token: body.token, memberId: userId })
    await recordSuccess({ ...context, db: trx }, request, 'email.confirmed', { userId })
    return { verified: true as const }
  })

  transactionRoute(app, disownEmail, async ({ trx, body, request }) => {
    const userId = await disownEmailByLink(trx, body.token)
    await recordSuccess({ ...context, db: trx }, request, 'email.removed', {
      userId,
      byStranger: true,
    })
    return { removed: true as const }
  })

  route(app, resendVerification, async ({ userId, query, request }) => {
    const email = await findUnverifiedEmail(context.db, userId)
    if (email === undefined) return { sent: false }
    await links.count(request, { key: email.toLowerCase() })
    const requestKey = request.session.get('mailCodeKey') ?? makeRequestKey()
    request.session.set('mailCodeKey', requestKey)
    await sendVerification(context, {
      userId,
      email,
      requestKey,
      unlessSent: query.unlessSent !== undefined,
    })
    return { sent: true }
  })

  route(app, verifyEmailCode, async ({ userId, body, request }) => {
    const requestKey = request.session.get('mailCodeKey')
    await verifyEmailByCode(context, { memberId: userId, code: body.code, requestKey })
    await recordSuccess(context, request, 'email.confirmed', { userId })
    return getCurrentMember(context.db, userId)
  })

  route(app, changeEmail, async ({ userId, body, request }) => {
    await checkPassword(request, body.currentPassword)
    await links.count(request, { key: body.email.toLowerCase() })
    await requestEmailChange(context, { userId, email: body.email })
    await recordSuccess(context, request, 'email.added', { userId })
    return { sent: true as const }
  })
}
