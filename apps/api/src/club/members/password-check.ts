import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import { limitByKey } from '../../platform/plugins/rate-limit.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { verifyPassword } from '../../platform/secrets/password.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import { getMemberId } from '../../platform/session/member-session.ts'

/** A signed-in member typed a wrong password. */
export function wrongPassword(): AppError {
  return refuseField('currentPassword', 'This is not your password')
}

/**
 * Checks the password that the signed-in member typed, and returns its hash, so that a later write can check that the
 * password is still the same. Attempts are limited by session. Deliberately slow: never call it inside a
 * transaction.
 * @throws AppError VALIDATION_FAILED on `currentPassword`; NOT_SIGNED_IN if the account no longer exists;
 * TOO_MANY_REQUESTS
 */
type PasswordCheck = (request: FastifyRequest, password: string) => Promise<string>

export function createPasswordCheck(context: AppContext): PasswordCheck {
  const limit = limitByKey('currentPassword', context)
  return async (request, password) => {
    const userId = getMemberId(request)
    const session = secretHash(request.session.sessionId)
    await limit.count(session)
    const row = await context.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_SIGNED_IN')
    if (!(await verifyPassword(row.passwordHash, password))) {
      await recordSecurityEvent(context, request, {
        kind: 'password.asked',
        outcome: 'refused',
        userId,
      })
      throw wrongPassword()
    }
    await limit.uncount(session)
    return row.passwordHash
  }
}
