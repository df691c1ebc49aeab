import type { Clock } from '@farandfew/domain/clock'
import type { FastifyInstance } from 'fastify'
import type { Db } from './db/connect.ts'
import type { Limits } from './plugins/rate-limit.ts'
import { accountPlugin } from './features/account/account.plugin.ts'
import { quickInvitesRoutes } from './features/quick-invites/quick-invites.routes.ts'
import { invitesRoutes } from './features/invites/invites.routes.ts'
import { otpRoutes } from './features/auth/otp.routes.ts'
import { phoneRoutes } from './features/auth/phone.routes.ts'
import { pictureUploadRoutes } from './features/member-pictures/member-pictures.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { emailRoutes } from './features/auth/email.routes.ts'
import { addMemberSession } from './session/member-session.ts'
import { passwordRoutes } from './features/auth/password.routes.ts'

export interface MembersOptions {
  db: Db
  limits: Limits
  clock: () => Clock
  publicWebUrl: string
  clubEmail: string
  sessionSecret: () => string
  /** Called when messages were committed. */
  wakeOutbox: () => void
}

/** Every call that knows who is signed in, behind the members' session. */
export async function membersPlugin(
  scope: FastifyInstance,
  options: MembersOptions,
): Promise<void> {
  await addMemberSession(scope, options)
  await scope.register(authRoutes, options)
  await scope.register(emailRoutes, options)
  await scope.register(passwordRoutes, options)
  await scope.register(invitesRoutes, options)
  await scope.register(quickInvitesRoutes, options)
  await scope.register(accountPlugin, options)
  await scope.register(otpRoutes, options)
  await scope.register(phoneRoutes, options)
  await scope.register(pictureUploadRoutes, options)
}
