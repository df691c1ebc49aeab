import {
  closeAdminSession,
  endAdminSessions,
  getAdminSession,
  openAdminSession,
} from '@farandfew/domain/operator-sessions/admin-session.contract.ts'
import type { AdminSession } from '@farandfew/domain/operator-sessions/admin-session.ts'
import { daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isDatabaseUnavailable } from '../../platform/db/unavailable.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { isClubPasswordOn } from '../../platform/secrets/console-passwords.ts'
import { deleteAdminSessions } from '../../platform/session/admin-session.store.ts'
import { recordSuccess } from '../security-events/record-security-event.ts'
import {
  accountOf,
  adminSecondsLeft,
  consoleAccountName,
  isSignedInAdmin,
  knownConsoleBrowsersOf,
  requireSecureAdmin,
  roleOf,
  signInAdmin,
  signOutAdmin,
} from '../../platform/session/admin-session.ts'
import { createSignInCheck } from './sign-in.service.ts'

function sessionOf({ clock }: AppContext, request: FastifyRequest): AdminSession {
  const operator = request.session?.get('operator')
  const secondsLeft = adminSecondsLeft(request)
  const open = isSignedInAdmin(request)
  return {
    open,
    ...(open ? { role: roleOf(request), ownAccount: accountOf(request) !== null } : {}),
    ...(open ? clubDateOffset(clock) : {}),
    ...(operator === undefined ? {} : { operator }),
    ...(secondsLeft === undefined ? {} : { secondsLeft }),
  }
}

function clubDateOffset({ now, today }: AppContext['clock']) {
  const days = daysBetween(dateInKolkata(now()), today())
  return days === 0 ? {} : { clubDateOffset: days }
}

/** Whether only operators' own accounts open the console. False while the database is unavailable: signing in then says so. */
const opensByAccountsOnly = (db: Db): Promise<boolean> =>
  isClubPasswordOn(db).then(
    (isOn) => !isOn,
    (error: unknown) => {
      if (isDatabaseUnavailable(error)) return false
      throw error
    },
  )

/** Operator sign-in and sign-out. */
export async function adminSessionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  const knownBrowsers = knownConsoleBrowsersOf(context)
  const checkSignIn = createSignInCheck(context)

  route(app, openAdminSession, async ({ body, request, reply }) => {
    requireSecureAdmin(context, request)
    const signIn = await checkSignIn(request, body)
    await signInAdmin(request, signIn)
    knownBrowsers.remember({ request, reply }, consoleAccountName(signIn.account))
    await recordAction(db, actorOf(request), { action: 'session.opened' })
    await recordSuccess(context, request, 'operator.sign-in')
    return sessionOf(context, request)
  })

  route(app, getAdminSession, async ({ request }) => ({
    ...sessionOf(context, request),
    ...((await opensByAccountsOnly(db)) && { ownAccountsOnly: true as const }),
  }))

  route(app, endAdminSessions, async ({ actor, request, reply }) => {
    const ended = await db.transaction().execute(async (trx) => {
      const count = await deleteAdminSessions(trx)
      const details = { endedSessions: count }
      await recordAction(trx, actor, { action: 'sessions.ended', details })
      await recordSuccess({ ...context, db: trx }, request, 'operator.sessions-ended')
      return count
    })
    await signOutAdmin(context, { request, reply })
    return { ended }
  })

  route(app, closeAdminSession, async ({ request, reply }) => {
    if (isSignedInAdmin(request)) {
      await recordAction(db, actorOf(request), { action: 'session.closed' })
      await recordSuccess(context, request, 'operator.sign-out')
      await signOutAdmin(context, { request, reply })
    }
    return { open: false }
  })
}
