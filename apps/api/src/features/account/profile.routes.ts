import { getProfile, updateProfile } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { limitedBy } from '../../plugins/rate-limit.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { memberIdOf, memberOnly } from '../../session/member-session.ts'
import type { AccountOptions } from './account-options.ts'
import { changeProfile } from './profile.queries.ts'

/** The member's profile: read and changed. */
export async function profileRoutes(
  app: FastifyInstance,
  { db, limits }: AccountOptions,
): Promise<void> {
  route(app, getProfile, ({ request }) => getCurrentMember(db, memberIdOf(request)), memberOnly)
  route(
    app,
    updateProfile,
    ({ request, body }) => changeProfile(db, { userId: memberIdOf(request), form: body }),
    { ...memberOnly, config: limitedBy('profileChanges', limits) },
  )
}
