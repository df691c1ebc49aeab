import { endSessions, listSessions } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { limitedBy } from '../../plugins/rate-limit.ts'
import type { AccountOptions } from './account-options.ts'
import { memberIdOf, memberOnly, signOut } from '../../session/member-session.ts'
import { endSessionsOf, listOpenSessions } from './sessions.queries.ts'

/** Where the member is signed in, and the way out of all of it. */
export async function sessionsRoutes(
  app: FastifyInstance,
  { db, limits, publicWebUrl }: AccountOptions,
): Promise<void> {
  route(
    app,
    listSessions,
    ({ request }) =>
      listOpenSessions(db, {
        userId: memberIdOf(request),
        currentId: request.session.sessionId,
      }),
    memberOnly,
  )

  route(
    app,
    endSessions,
    async ({ request, reply }) => {
      await endSessionsOf(db, memberIdOf(request))
      await signOut(request, reply, publicWebUrl)
      return { signedIn: false as const }
    },
    { ...memberOnly, config: limitedBy('signOut', limits) },
  )
}
