import type { SignupForm } from '@farandfew/domain/members/user-forms.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { hashPassword } from '../../platform/secrets/password.ts'
import { claimUsername, usernameTaken } from '../members/username-taken.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { welcome } from './auth.mails.ts'
import { issueProof } from './email.service.ts'
import { refuseCommonPassword } from '../../platform/secrets/common-passwords.ts'

function without<T extends object, K extends keyof T>(value: T, names: readonly K[]): Omit<T, K> {
  const rest: Partial<T> = { ...value }
  for (const name of names) delete rest[name]
  return rest as Omit<T, K>
}

/** Inserts the account and returns its id; undefined if the username, or one that looks like it, is taken. */
async function insertUser(
  db: Db,
  form: SignupForm,
  passwordHash: string,
): Promise<number | undefined> {
  const { quizData, ...typed } = form
  const fields = without(typed, ['password', 'confirmPassword'])
  const row = await db
    .insertInto('users')
    .values({
      ...fields,
      usernameSkeleton: claimUsername(form.username),
      passwordHash,
      quizData: quizData ? JSON.stringify(quizData) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Creates an account with the mail that verifies its address, and returns its id. The code in it works in the browser with
 * the key. The address may be that of another account: it is unverified here, and only its owner gets the mail.
 * @throws AppError USERNAME_TAKEN; VALIDATION_FAILED if the password is too common
 */
export async function registerMember(
  context: AppContext,
  form: SignupForm,
  { isMailAllowed, requestKey }: { isMailAllowed: boolean; requestKey: string },
): Promise<number> {
  await refuseCommonPassword(form.password)
  const passwordHash = await hashPassword(form.password)
  return transact(context, async (trx) => {
    const userId = await insertUser(trx, form, passwordHash)
    if (userId === undefined) throw usernameTaken()
    if (!isMailAllowed) return userId
    const { email, firstName } = form
    const proof = await issueProof(trx, context, { userId, email, requestKey })
    if (proof) await queueMail(trx, welcome({ email, firstName }, proof))
    return userId
  })
}
