import { refusedPassword } from '@farandfew/domain/users'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'

/** How many of the most common passwords are refused. */
const refusedPasswords = 3000

let mostCommon: Promise<ReadonlySet<string>> | undefined

/** Loaded when a password is first set: loading takes time, and most processes never need the list. */
async function loadMostCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const first = dictionary['passwords-common'].slice(0, refusedPasswords)
  return new Set(first.map((password) => password.toLowerCase()))
}

function refusal(detail: string): AppError {
  return new AppError('VALIDATION_FAILED', { detail, errors: { password: detail } })
}

/**
 * Refuses one of the most common passwords.
 * @throws AppError VALIDATION_FAILED on `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  mostCommon ??= loadMostCommon()
  if (!(await mostCommon).has(password.normalize('NFKC').toLowerCase())) return
  throw refusal('This password is too common. Please choose another.')
}

/**
 * Refuses a password that others could guess from what they know of the member.
 * @throws AppError VALIDATION_FAILED on `password`
 */
export async function refuseKnownPassword(
  db: Db,
  { userId, password }: { userId: number; password: string },
): Promise<void> {
  const facts = await db
    .selectFrom('users')
    .select(['username', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const detail = refusedPassword(password, facts)
  if (detail !== undefined) throw refusal(detail)
}
