import { deleteUser } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { limitedBy } from '../../plugins/rate-limit.ts'
import { memberIdOf, memberOnly, signOut } from '../../session/member-session.ts'
import { createPasswordCheck } from '../../members/password-check.ts'
import type { AccountOptions } from './account-options.ts'
import { eraseMember } from './erase.service.ts'

/** Deletes the member's account, at once. */
export async function eraseRoutes(app: FastifyInstance, options: AccountOptions): Promise<void> {
  const { db, limits, clock, clubEmail, publicWebUrl, wakeOutbox } = options
  const checkPassword = createPasswordCheck(app, options)
  route(
    app,
    deleteUser,
    async ({ request, reply, body }) => {
      const userId = memberIdOf(request)
      const passwordHash = await checkPassword(request, body.currentPassword)
      await eraseMember(db, { userId, passwordHash, today: clock().today(), clubEmail })
      await signOut(request, reply, publicWebUrl)
      wakeOutbox()
      return { deleted: true as const }
    },
    { ...memberOnly, config: limitedBy('accountChange', limits) },
  )
}
