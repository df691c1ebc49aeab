import { cancelWithRefund, refundByTerms } from '../../bookings/end-booking.ts'
import type { AppContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { wrongPassword } from '../../members/password-check.ts'
import { queueMail } from '../../outbox/queue.ts'
import type { MessageTraces } from '../../ports/message-files.ts'
import { transact } from '../../outbox/transaction.ts'
import { verifiedContacts } from './contacts.queries.ts'
import { accountDeletedMail, type CancelledBooking, cancelledNotice } from './erase.mails.ts'
import {
  eraseCorrespondence,
  eraseFormKeys,
  eraseUnsentNotices,
  listNotices,
} from './erase-messages.queries.ts'
import { deleteMember, lockMember, lockUpcomingBookings } from './erase.queries.ts'

interface MemberToErase {
  userId: number
  /** The hash of the password that was just checked. */
  passwordHash: string
}

/**
 * Erases a person, completely or not at all: the account with everything that belongs to it, data known only by a
 * verified address, and unsent messages (docs/product.md#privacy-and-erasure). Bookings and payments stay without the
 * person. Bookings on upcoming departures are cancelled by their terms, and the club gets a notice without a name. A
 * verified address gets one last mail. Returns what message files the person is in.
 * @throws AppError VALIDATION_FAILED if the password was changed in the meantime
 */
export function eraseMember(
  context: AppContext,
  { userId, passwordHash }: MemberToErase,
): Promise<MessageTraces> {
  return transact(context, async (trx) => {
    const member = await lockMember(trx, { userId, passwordHash })
    if (!member) throw wrongPassword()
    const cancelled = await cancelUpcomingBookings(trx, context, userId)
    const verified = verifiedContacts(member)
    const notices = await listNotices(trx, { userId, verified })
    await eraseUnsentNotices(trx, { userId, notices, email: member.email })
    await eraseFormKeys(trx, { userId, verified })
    await eraseCorrespondence(trx, verified)
    await deleteMember(trx, userId)
    if (verified.email !== null) await queueMail(trx, accountDeletedMail(verified.email))
    if (cancelled.length > 0) {
      await queueMail(trx, cancelledNotice(cancelled, context.mail.clubEmail))
    }
    return { ...verified, accountEmail: member.email?.toLowerCase() ?? null, notices }
  })
}

/** Cancels the held and confirmed bookings on future departures, as if the member had cancelled each. */
async function cancelUpcomingBookings(
  trx: Db,
  { clock }: Pick<AppContext, 'clock'>,
  userId: number,
): Promise<CancelledBooking[]> {
  const at = { now: new Date(), today: clock.today() }
  const cancelled: CancelledBooking[] = []
  for (const booking of await lockUpcomingBookings(trx, { userId, today: at.today })) {
    const { id, departureDate, amountPaid } = booking
    const refund = refundByTerms(booking, departureDate, at)
    await cancelWithRefund(trx, booking, { by: 'member', refund })
    cancelled.push({ id, departureDate, amountPaid, refund })
  }
  return cancelled
}
