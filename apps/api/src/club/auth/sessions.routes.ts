import { endSession, endSessions, listSessions } from '@farandfew/domain/auth/auth.contract.ts'
import { listSecurityEvents } from '@farandfew/domain/security-events/security-events.contract.ts'
import type { UserSessions } from '@farandfew/domain/auth/auth.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { endSessionOf, endSessionsOf, listOpenSessions } from '../members/sessions.queries.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { recordSuccess } from '../security-events/record-security-event.ts'
import { signOut } from '../../platform/session/member-session.ts'
import { sessionName } from '../../platform/session/session-name.ts'
import { listEventsOf } from '../security-events/member-security-events.queries.ts'

const nameOf = (request: FastifyRequest) => sessionName(request.session.sessionId)

/** Lists the member's sessions, ends one or all of them, and lists recent sign-ins. */
export async function sessionsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context

  async function listMarked(userId: number, current: string): Promise<UserSessions> {
    const sessions = await listOpenSessions(db, userId)
    return sessions.map((session) => ({ ...session, current: session.id === current }))
  }

  route(app, listSessions, ({ userId, request }) => listMarked(userId, nameOf(request)))

  route(app, endSession, async ({ userId, params: { id }, request, reply }) => {
    const current = nameOf(request)
    if (!(await endSessionOf(db, { userId, id }))) {
      throw new AppError('NOT_FOUND', { detail: 'This session has already ended.' })
    }
    const kind = id === current ? 'sign-out' : 'session.ended'
    await recordSuccess(context, request, kind, { userId })
    if (id === current) await signOut(context, { request, reply })
    return listMarked(userId, current)
  })

  route(app, endSessions, async ({ userId, request, reply }) => {
    await endSessionsOf(db, userId)
    await recordSuccess(context, request, 'sessions.ended', { userId })
    await signOut(context, { request, reply })
    return { signedIn: false as const }
  })

  route(app, listSecurityEvents, async ({ userId, request }) => {
    const events = await listEventsOf(db, userId)
    const current = nameOf(request)
    return events.map(({ session, ...event }) => ({ ...event, current: session === current }))
  })
}
