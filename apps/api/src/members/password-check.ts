import { verify } from '@node-rs/argon2'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { addressOf, limitByKey, type Limits } from '../plugins/rate-limit.ts'
import { memberIdOf } from '../session/member-session.ts'

/** A wrong password of somebody who is signed in. */
export function wrongPassword(): AppError {
  const detail = 'This is not your password'
  return new AppError('VALIDATION_FAILED', { detail, errors: { currentPassword: detail } })
}

/**
 * Holds the password that the signed-in member typed against theirs, and answers its hash, by which a later write can
 * tell that it is still the same. Tries are counted by member and address: an open session is no place to guess it.
 * Slow on purpose: never inside a transaction.
 * @throws AppError VALIDATION_FAILED on `currentPassword`, NOT_SIGNED_IN where the member is gone, TOO_MANY_REQUESTS
 */
export type PasswordCheck = (request: FastifyRequest, password: string) => Promise<string>

/** The check of the present password, for the calls that ask for it. */
export function createPasswordCheck(
  app: FastifyInstance,
  { db, limits }: { db: Db; limits: Limits },
): PasswordCheck {
  const count = limitByKey(app, 'currentPassword', limits)
  return async (request, password) => {
    const userId = memberIdOf(request)
    await count(request, `${addressOf(request)} ${userId}`)
    const row = await db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_SIGNED_IN')
    if (!(await verify(row.passwordHash, password))) throw wrongPassword()
    return row.passwordHash
  }
}
