import type { AdminSignInForm } from '@farandfew/domain/operator-sessions/admin-session.ts'
import type { FastifyRequest } from 'fastify'
import { actorOf } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { limitGuesses } from '../../platform/plugins/guess-limit.ts'
import { checkFactor, type FactorCheck } from './second-factor.ts'
import { isClubPasswordOn, passwordId } from '../../platform/secrets/console-passwords.ts'
import { hashPassword, matchPassword } from '../../platform/secrets/password.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import {
  type AdminSignIn,
  consoleAccountName,
  knownConsoleBrowsersOf,
} from '../../platform/session/admin-session.ts'

/** The answer to a correct password with a missing or wrong code. An operator's account without a factor opens nothing. */
function failureOf(check: FactorCheck, { account }: AdminSignIn) {
  if (check === 'needed') return 'SECOND_FACTOR_NEEDED'
  const isRefused = check === 'wrong' || (check === 'off' && account !== null)
  return isRefused ? 'WRONG_CODE' : undefined
}

/** The account that a sign-in names: of an operator, or the club's password. */
interface Candidate {
  signIn: AdminSignIn
  /** Argon2, PHC format; null if the account cannot sign in. */
  passwordHash: string | null
}

async function findOperatorByEmail(db: Db, email: string): Promise<Candidate | undefined> {
  const operator = await db
    .selectFrom('operators')
    .select(['id', 'name', 'role', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!operator) return undefined
  const { id, name, role, passwordHash } = operator
  const signIn = { account: id, role, operator: name, passwordId: passwordId(passwordHash ?? '') }
  return { signIn, passwordHash }
}

interface HashToRenew {
  signIn: AdminSignIn
  account: number
  passwordHash: string | null
  password: string
}

/** Hashes the canonical form of a password that was hashed in another one, which ends the operator's other sessions. */
async function renewHash(
  db: Db,
  { signIn, account, passwordHash, password }: HashToRenew,
): Promise<AdminSignIn> {
  const hash = await hashPassword(password)
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ passwordHash: hash })
    .where('id', '=', account)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 0n ? signIn : { ...signIn, passwordId: passwordId(hash) }
}

/**
 * Checks a sign-in. Refused attempts are counted as security events. The audit log has no rows of strangers, who could fill
 * it, and none of the names that they type.
 * @throws AppError WRONG_PASSWORD, WRONG_SIGN_IN, CLUB_PASSWORD_OFF, SECOND_FACTOR_NEEDED, WRONG_CODE or TOO_MANY_REQUESTS
 */
export type SignInCheck = (request: FastifyRequest, body: AdminSignInForm) => Promise<AdminSignIn>

export function createSignInCheck(context: AppContext): SignInCheck {
  const { db, secrets } = context
  const guesses = limitGuesses(context)
  const knownBrowsers = knownConsoleBrowsersOf(context)

  async function findCandidate(body: AdminSignInForm): Promise<Candidate | undefined> {
    if (body.email !== undefined) return findOperatorByEmail(db, body.email)
    if (!(await isClubPasswordOn(db))) throw new AppError('CLUB_PASSWORD_OFF')
    const passwordHash = secrets.adminPasswordHash()
    const owner = { account: null, role: 'owner', passwordId: secrets.adminPasswordId() } as const
    return { signIn: { ...owner, operator: body.operator }, passwordHash }
  }

  return async (request, body) => {
    const { email, code } = body
    const candidate = await findCandidate(body)
    const account = candidate?.signIn.account
    const refuse = (kind: 'operator.sign-in' | 'operator.code' | 'operator.slowed') =>
      recordSecurityEvent(context, request, {
        kind,
        outcome: 'refused',
        typed: email,
        operatorId: account ?? undefined,
      })
    const knownBrowser =
      account === undefined ? undefined : knownBrowsers.find(request, consoleAccountName(account))
    // By the typed address: the same for one that no operator has.
    const whose = email === undefined ? 'console' : `operator ${email}`
    const count = (what: 'password' | 'code') =>
      guesses.count(request, { at: `${whose} ${what}`, knownBrowser }).catch(async (error) => {
        await refuse('operator.slowed')
        throw error
      })

    const uncountPassword = await count('password')
    const match = await matchPassword(candidate?.passwordHash, body.password)
    if (!candidate || match === 'none') {
      await refuse('operator.sign-in')
      throw new AppError(email === undefined ? 'WRONG_PASSWORD' : 'WRONG_SIGN_IN')
    }
    // A working day has many sign-ins. Attempts at the code have their own limit.
    await uncountPassword()
    const { signIn } = candidate
    const uncountCode = code === undefined ? undefined : await count('code')
    const actor = {
      ...actorOf(request),
      operator: signIn.operator ?? null,
      operatorId: signIn.account,
      role: signIn.role,
    }
    const input = { account: signIn.account, code, sessionSecret: secrets.session(), actor }
    const check = await db.transaction().execute((trx) => checkFactor(trx, input))
    const failure = failureOf(check, signIn)
    if (failure !== undefined) {
      // The password was right, so a request for the code is counted too: someone may know the password only.
      await refuse('operator.code')
      throw new AppError(failure)
    }
    await uncountCode?.()
    if (signIn.account === null) return signIn
    await db
      .updateTable('operators')
      .set({ lastSignInAt: new Date() })
      .where('id', '=', signIn.account)
      .execute()
    return match === 'canonical'
      ? signIn
      : renewHash(db, {
          signIn,
          account: signIn.account,
          passwordHash: candidate.passwordHash,
          password: body.password,
        })
  }
}
