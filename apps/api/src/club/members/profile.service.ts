import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import type { ProfileForm } from '@farandfew/domain/members/user-forms.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { keepOwnActive } from './active-member.ts'
import { getCurrentMember } from './current-user.queries.ts'
import { wrongPassword } from './password-check.ts'
import { claimUsername, usernameFailure } from './username-taken.ts'
import { queueMail, type MailToQueue } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

/** Notifies the member, at a verified address, that the username was changed. */
const usernameChanged = (to: string, webUrl: string): MailToQueue => ({
  kind: 'account.username-changed',
  to,
  subject: 'Your username was changed',
  ...renderMail({
    heading: 'Your username was changed',
    paragraphs: [
      'The username of your account was changed just now. You can no longer log in with the old one; this email address still works.',
      'If that was not you, someone knows your password. Choose “Forgot your password?” when you log in: the new password logs out every browser. Then reply to this email.',
    ],
    button: { label: 'Open my account', url: `${webUrl}/account` },
  }),
  replyTo: brand.email,
})

interface ProfileChange {
  userId: number
  form: Omit<ProfileForm, 'currentPassword'>
  /** The hash of the password that was just checked; undefined if it was not asked for. */
  passwordHash: string | undefined
}

/** Whether the form changes the username, which needs the password: the member logs in with it. */
export async function changesUsername(
  db: Db,
  userId: number,
  { username }: Pick<ProfileForm, 'username'>,
): Promise<boolean> {
  if (username === undefined) return false
  return (await getCurrentMember(db, userId)).username !== username
}

/** Locks the member, and returns how to reach them about a new username; undefined if it stays the same. */
async function lockForUsername(trx: Db, { userId, form, passwordHash }: ProfileChange) {
  const row = await trx
    .selectFrom('users')
    .select(['username', 'email', 'emailVerifiedAt', 'passwordHash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row || form.username === undefined || row.username === form.username) return undefined
  if (row.passwordHash !== passwordHash) throw wrongPassword()
  return row
}

/**
 * Changes the fields that the form contains, and returns the member. A new username is mailed to their verified address.
 * @throws AppError USERNAME_TAKEN if another account has the username, regardless of case, or one that looks like it;
 * VALIDATION_FAILED if the username changes without the right password; NOT_SIGNED_IN if the account has ended meanwhile
 */
export async function changeProfile(
  context: AppContext,
  change: ProfileChange,
): Promise<CurrentUser> {
  const { userId, form } = change
  const named = Object.values(form).some((value) => value !== undefined)
  if (named) {
    try {
      await transact(context, async (trx) => {
        await keepOwnActive(trx, userId)
        const renamed = await lockForUsername(trx, change)
        const { username } = form
        // An unchanged name keeps its skeleton: it may be older than the rule that a look-alike is taken.
        const skeleton =
          renamed && username !== undefined ? { usernameSkeleton: claimUsername(username) } : {}
        await trx
          .updateTable('users')
          .set({ ...form, ...skeleton })
          .where('id', '=', userId)
          .execute()
        if (!renamed?.email || !renamed.emailVerifiedAt) return
        await queueMail(trx, usernameChanged(renamed.email, context.urls.web))
      })
    } catch (cause) {
      throw usernameFailure(cause)
    }
  }
  return getCurrentMember(context.db, userId)
}
