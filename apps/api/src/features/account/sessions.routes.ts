import { endSessions, listSessions } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { endSessionsOf, listOpenSessions } from '../../members/sessions.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { recordSecurityEvent } from '../../security-events/record-security-event.ts'
import { secretHash } from '../../secrets/secret-hash.ts'
import { getMemberId, memberOnly, signOut } from '../../session/member-session.ts'

/** Lists the member's sessions, and ends all of them. */
export async function sessionsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  route(
    app,
    listSessions,
    async ({ request }) => {
      const sessions = await listOpenSessions(db, getMemberId(request))
      const currentSid = secretHash(request.session.sessionId)
      return sessions.map(({ sid, ...session }) => ({ ...session, current: sid === currentSid }))
    },
    memberOnly,
  )
  route(
    app,
    endSessions,
    async ({ request, reply }) => {
      const userId = getMemberId(request)
      await endSessionsOf(db, userId)
      await recordSecurityEvent(context, request, {
        kind: 'sessions.ended',
        outcome: 'success',
        userId,
      })
      await signOut(context, { request, reply })
      return { signedIn: false as const }
    },
    memberOnly,
  )
}
