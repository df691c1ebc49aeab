import {
  closeAdminSession,
  endAdminSessions,
  getAdminSession,
  openAdminSession,
  type AdminSession,
  type AdminSignInForm,
} from '@farandfew/domain/admin/session'
import { verify } from '@node-rs/argon2'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import type { AppContext } from '../../../context/context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { route } from '../../../plugins/contract-route.ts'
import { limitGuesses } from '../../../plugins/guess-limit.ts'
import { findRoleByPassword } from '../../../secrets/role-passwords.ts'
import { checkFactor, type FactorCheck } from '../../../second-factor/second-factor.ts'
import { deleteAdminSessions } from '../../../session/admin-session.store.ts'
import { recordSecurityEvent } from '../../../security-events/record-security-event.ts'
import {
  adminSecondsLeft,
  type AdminSignIn,
  adminOnly,
  consoleAccount,
  isSignedInAdmin,
  knownConsoleBrowsersOf,
  requireSecureAdmin,
  roleOf,
  signInAdmin,
  signOutAdmin,
} from '../../../session/admin-session.ts'

/** The answer to a correct password with a missing or wrong code. */
const failures = { needed: 'SECOND_FACTOR_NEEDED', wrong: 'WRONG_CODE' } as const

const isFailure = (check: FactorCheck): check is keyof typeof failures => check in failures

function sessionOf(request: FastifyRequest): AdminSession {
  const operator = request.session?.get('operator')
  const secondsLeft = adminSecondsLeft(request)
  const open = isSignedInAdmin(request)
  return {
    open,
    ...(open ? { role: roleOf(request) } : {}),
    ...(operator === undefined ? {} : { operator }),
    ...(secondsLeft === undefined ? {} : { secondsLeft }),
  }
}

/** Operator sign-in and sign-out. */
export async function adminSessionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, secrets } = context
  const guesses = limitGuesses(context)
  const knownBrowsers = knownConsoleBrowsersOf(context)

  /** Whose password it is: the owner's, or that of another role. */
  async function findByPassword(password: string): Promise<AdminSignIn | undefined> {
    if (await verify(secrets.adminPasswordHash(), password)) {
      return { role: 'owner', passwordId: secrets.adminPasswordId() }
    }
    return findRoleByPassword(db, password)
  }

  /**
   * Refused attempts are counted as security events. The audit log has no rows of strangers, who could fill it, and none of
   * the names that they type.
   * @throws AppError WRONG_PASSWORD, SECOND_FACTOR_NEEDED, WRONG_CODE or TOO_MANY_REQUESTS
   */
  async function checkSignIn(request: FastifyRequest, body: AdminSignInForm): Promise<AdminSignIn> {
    const knownBrowser = knownBrowsers.find(request, consoleAccount)
    const uncountPassword = await guesses.count(request, { at: 'console password', knownBrowser })
    const found = await findByPassword(body.password)
    if (!found) {
      await recordSecurityEvent(context, request, { kind: 'operator.sign-in', outcome: 'refused' })
      throw new AppError('WRONG_PASSWORD')
    }
    // A working day has many sign-ins. Attempts at the code have their own limit.
    await uncountPassword()
    const { code } = body
    const uncountCode =
      code === undefined
        ? undefined
        : await guesses.count(request, { at: 'console code', knownBrowser })
    const { operator } = body
    const actor = { ...actorOf(request), operator: operator ?? null, role: found.role }
    const input = { code, sessionSecret: secrets.session(), actor }
    const check = await db.transaction().execute((trx) => checkFactor(trx, input))
    if (isFailure(check)) {
      // The password was right, so a request for the code is counted too: someone may know the password only.
      await recordSecurityEvent(context, request, { kind: 'operator.code', outcome: 'refused' })
      throw new AppError(failures[check])
    }
    await uncountCode?.()
    return { ...found, operator }
  }

  route(app, openAdminSession, async ({ body, request, reply }) => {
    requireSecureAdmin(context, request)
    await signInAdmin(request, await checkSignIn(request, body))
    knownBrowsers.remember({ request, reply }, consoleAccount)
    await recordAction(db, actorOf(request), { action: 'session.opened' })
    await recordSecurityEvent(context, request, { kind: 'operator.sign-in', outcome: 'success' })
    return sessionOf(request)
  })

  route(app, getAdminSession, ({ request }) => sessionOf(request))

  route(
    app,
    endAdminSessions,
    async ({ request, reply }) => {
      const actor = actorOf(request)
      const ended = await db.transaction().execute(async (trx) => {
        const count = await deleteAdminSessions(trx)
        const details = { endedSessions: count }
        await recordAction(trx, actor, { action: 'sessions.ended', details })
        await recordSecurityEvent({ ...context, db: trx }, request, {
          kind: 'operator.sessions-ended',
          outcome: 'success',
        })
        return count
      })
      await signOutAdmin(context, { request, reply })
      return { ended }
    },
    adminOnly,
  )

  route(app, closeAdminSession, async ({ request, reply }) => {
    if (isSignedInAdmin(request)) {
      await recordAction(db, actorOf(request), { action: 'session.closed' })
      await recordSecurityEvent(context, request, { kind: 'operator.sign-out', outcome: 'success' })
      await signOutAdmin(context, { request, reply })
    }
    return { open: false }
  })
}
