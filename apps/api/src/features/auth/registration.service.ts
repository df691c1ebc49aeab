import type { SignupForm } from '@farandfew/domain/users'
import type { Db } from '../../db/connect.ts'
import { hashPassword } from '../../secrets/password.ts'
import { usernameTaken } from '../../members/username-taken.ts'
import { queueMail } from '../../outbox/index.ts'
import { issueToken } from './account-tokens.queries.ts'
import { tokenLink, welcome } from './auth.mails.ts'
import { refuseCommonPassword } from './common-passwords.ts'

function without<T extends object, K extends keyof T>(value: T, names: readonly K[]): Omit<T, K> {
  const rest: Partial<T> = { ...value }
  for (const name of names) delete rest[name]
  return rest as Omit<T, K>
}

/** Stores the account; undefined where the name is another's. */
async function insertUser(
  db: Db,
  form: SignupForm,
  passwordHash: string,
): Promise<number | undefined> {
  const { quizData, ...typed } = form
  const fields = without(typed, ['password', 'confirmPassword'])
  const row = await db
    .insertInto('users')
    .values({ ...fields, passwordHash, quizData: quizData ? JSON.stringify(quizData) : null })
    .onConflict((conflict) => conflict.column('usernameKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Makes an account, together with the mail that proves its address, and answers its id. Whether the address belongs to
 * another account makes no difference: it is unverified here, and only its owner gets the link.
 * @throws AppError USERNAME_TAKEN, VALIDATION_FAILED where the password is among the commonest
 */
export async function registerMember(
  db: Db,
  form: SignupForm,
  publicWebUrl: string,
): Promise<number> {
  await refuseCommonPassword(form.password)
  const passwordHash = await hashPassword(form.password)
  return db.transaction().execute(async (trx) => {
    const userId = await insertUser(trx, form, passwordHash)
    if (userId === undefined) throw usernameTaken()
    const { email } = form
    const token = await issueToken(trx, { userId, purpose: 'email', email })
    await queueMail(trx, welcome(email, tokenLink(publicWebUrl, 'verify-email', token)))
    return userId
  })
}
