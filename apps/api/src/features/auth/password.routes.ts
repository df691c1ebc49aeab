import { changePassword } from '@farandfew/domain/account'
import { forgotPassword, resetPassword } from '@farandfew/domain/auth'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { AppError } from '../../errors/app-error.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { createPasswordCheck } from '../../members/password-check.ts'
import { route } from '../../plugins/contract-route.ts'
import { shareLimit } from '../../plugins/shared-limit.ts'
import { recordSecurityEvent } from '../../security-events/record-security-event.ts'
import {
  getMemberId,
  knownBrowsersOf,
  memberOnly,
  requireSecureMember,
  signIn,
  signOut,
} from '../../session/member-session.ts'
import {
  changePasswordOf,
  findOwner,
  type ReplacedPassword,
  resetPasswordByLink,
  sendPasswordLink,
} from './password.service.ts'
import { isPasswordUnchanged } from './sign-in.service.ts'

/**
 * Signs in with the password that was just set.
 * @throws AppError NOT_SIGNED_IN if another one was set at the same time, by someone who knew the old one or has the link
 */
async function signInWith(
  context: AppContext,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  set: ReplacedPassword,
): Promise<void> {
  await signIn(context, exchange, set.id)
  if (await isPasswordUnchanged(context.db, set)) return
  await signOut(context, exchange)
  throw new AppError('NOT_SIGNED_IN')
}

/** Sets a new password, by a link or with the current password. */
export async function passwordRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const links = shareLimit('passwordLinks', context)
  const knownBrowsers = knownBrowsersOf(context)
  const checkPassword = createPasswordCheck(context)

  route(app, forgotPassword, async ({ body: { email }, request }) => {
    const ownerId = await findOwner(context.db, email)
    const knownBrowser = ownerId === undefined ? undefined : knownBrowsers.find(request, ownerId)
    await links.count(request, { key: email.toLowerCase(), knownBrowser })
    await sendPasswordLink(context, email)
    return { sent: true as const }
  })

  route(app, resetPassword, async ({ body: { token, password }, request, reply }) => {
    requireSecureMember(context, request)
    const set = await resetPasswordByLink(context, { token, password })
    const { id: userId, phoneRemoved } = set
    await signInWith(context, { request, reply }, set)
    await recordSecurityEvent(context, request, {
      kind: 'password.reset',
      outcome: 'success',
      userId,
    })
    return { ...(await getCurrentMember(context.db, userId)), phoneRemoved }
  })

  route(
    app,
    changePassword,
    async ({ body: { currentPassword, password }, request, reply }) => {
      const currentHash = await checkPassword(request, currentPassword)
      const userId = getMemberId(request)
      const set = await changePasswordOf(context, { userId, currentHash, password })
      await signInWith(context, { request, reply }, set)
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
