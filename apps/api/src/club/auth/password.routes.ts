import {
  changePassword,
  forgotPassword,
  resetPassword,
} from '@farandfew/domain/auth/auth.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { getCurrentMember } from '../members/current-user.queries.ts'
import { createPasswordCheck } from '../members/password-check.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { shareLimit } from '../../platform/plugins/shared-limit.ts'
import { recordSuccess } from '../security-events/record-security-event.ts'
import {
  knownBrowsersOf,
  requireSecureMember,
  signIn,
} from '../../platform/session/member-session.ts'
import { askForPasswordLink } from './account-messages.ts'
import { changePasswordOf, findOwner, resetPasswordByLink } from './password.service.ts'

/** Sets a new password, by a link or with the current password. */
export async function passwordRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const links = shareLimit('passwordLinks', context)
  const knownBrowsers = knownBrowsersOf(context)
  const checkPassword = createPasswordCheck(context)

  route(app, forgotPassword, async ({ body: { email }, request }) => {
    const ownerId = await findOwner(context.db, email)
    const knownBrowser = ownerId === undefined ? undefined : knownBrowsers.find(request, ownerId)
    await links.count(request, { key: email.toLowerCase(), knownBrowser })
    await askForPasswordLink(context, email)
    return { sent: true as const }
  })

  route(app, resetPassword, async ({ body: { token, password }, request, reply }) => {
    requireSecureMember(context, request)
    const { userId, phoneRemoved } = await resetPasswordByLink(context, { token, password })
    await signIn(context, { request, reply }, userId)
    await recordSuccess(context, request, 'password.reset', { userId })
    if (phoneRemoved) {
      await recordSuccess(context, request, 'phone.removed', { userId })
    }
    return { ...(await getCurrentMember(context.db, userId)), phoneRemoved }
  })

  route(
    app,
    changePassword,
    async ({ userId, body: { currentPassword, password }, request, reply }) => {
      const currentHash = await checkPassword(request, currentPassword)
      await changePasswordOf(context, { userId, currentHash, password })
      await signIn(context, { request, reply }, userId)
      await recordSuccess(context, request, 'password.changed', { userId })
      return getCurrentMember(context.db, userId)
    },
  )
}
