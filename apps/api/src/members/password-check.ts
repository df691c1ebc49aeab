import { verify } from '@node-rs/argon2'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { addressOf, limitByKey } from '../plugins/rate-limit.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { getMemberId } from '../session/member-session.ts'

/** A signed-in member typed a wrong password. */
export function wrongPassword(): AppError {
  const detail = 'This is not your password'
  return new AppError('VALIDATION_FAILED', { detail, errors: { currentPassword: detail } })
}

/**
 * Checks the password that the signed-in member typed, and returns its hash, so that a later write can check that the
 * password is still the same. Attempts are limited by member and address. Deliberately slow: never call it inside a
 * transaction.
 * @throws AppError VALIDATION_FAILED on `currentPassword`; NOT_SIGNED_IN if the account no longer exists;
 * TOO_MANY_REQUESTS
 */
type PasswordCheck = (request: FastifyRequest, password: string) => Promise<string>

export function createPasswordCheck(app: FastifyInstance, context: AppContext): PasswordCheck {
  const limit = limitByKey(app, 'currentPassword', context)
  return async (request, password) => {
    const userId = getMemberId(request)
    await limit.count(request, `${addressOf(request)} ${userId}`)
    const row = await context.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_SIGNED_IN')
    if (!(await verify(row.passwordHash, password))) {
      await recordSecurityEvent(context, request, {
        kind: 'password.asked',
        outcome: 'refused',
        userId,
      })
      throw wrongPassword()
    }
    return row.passwordHash
  }
}
