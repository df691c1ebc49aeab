import type { AppContext } from '../../context/context.ts'
import { wrongPassword } from '../../members/password-check.ts'
import { queueMail } from '../../outbox/queue.ts'
import { transact } from '../../outbox/transaction.ts'
import { verifiedContacts } from './contacts.queries.ts'
import { cancelledNotice, accountDeletedMail } from './erase.mails.ts'
import { eraseCorrespondence, eraseFormKeys, eraseUnsentNotices } from './erase-messages.queries.ts'
import { cancelUpcomingBookings, deleteMember, lockMember } from './erase.queries.ts'

interface MemberToErase {
  userId: number
  /** The hash of the password that was just checked. */
  passwordHash: string
}

/**
 * Erases a person, completely or not at all: the account with everything that belongs to it, data known only by a
 * verified address, and unsent messages (docs/product.md#privacy-and-erasure). Bookings and payments stay without the
 * person. Seats on upcoming departures become free, and the club gets a notice without a name. A verified address gets
 * one last mail.
 * @throws AppError VALIDATION_FAILED if the password was changed in the meantime
 */
export function eraseMember(
  context: AppContext,
  { userId, passwordHash }: MemberToErase,
): Promise<void> {
  return transact(context, async (trx) => {
    const member = await lockMember(trx, { userId, passwordHash })
    if (!member) throw wrongPassword()
    const today = context.clock.today()
    const cancelled = await cancelUpcomingBookings(trx, { userId, today })
    const verified = verifiedContacts(member)
    await eraseUnsentNotices(trx, { userId, verified, email: member.email })
    await eraseFormKeys(trx, { userId, verified })
    await eraseCorrespondence(trx, verified)
    await deleteMember(trx, userId)
    if (verified.email !== null) await queueMail(trx, accountDeletedMail(verified.email))
    if (cancelled.length > 0) {
      await queueMail(trx, cancelledNotice(cancelled, context.mail.clubEmail))
    }
  })
}
