import { getProfile, updateProfile } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { getMemberId, memberOnly } from '../../session/member-session.ts'
import { changeProfile } from './profile.queries.ts'

/** Reads and changes the member's profile. */
export async function profileRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  route(app, getProfile, ({ request }) => getCurrentMember(db, getMemberId(request)), memberOnly)
  route(
    app,
    updateProfile,
    ({ request, body }) => changeProfile(db, { userId: getMemberId(request), form: body }),
    memberOnly,
  )
}
