import { AppError } from '../../errors/app-error.ts'

/** How many of the commonest passwords are refused. */
export const refusedPasswords = 3000

let commonest: Promise<ReadonlySet<string>> | undefined

/** Loaded when a password is first set: the list takes its time, and most processes that start need none. */
async function loadCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const first = dictionary['passwords-common'].slice(0, refusedPasswords)
  return new Set(first.map((password) => password.toLowerCase()))
}

/**
 * Refuses a password that everybody tries first.
 * @throws AppError VALIDATION_FAILED on `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  commonest ??= loadCommonest()
  if (!(await commonest).has(password.toLowerCase())) return
  const detail = 'This password is among the commonest. Please choose another.'
  throw new AppError('VALIDATION_FAILED', { detail, errors: { password: detail } })
}
