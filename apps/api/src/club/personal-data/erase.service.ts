import type { FastifyBaseLogger } from 'fastify'
import { cancelWithRefund, refundByTerms } from '../bookings/end-booking.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockAccounts } from '../members/lock-accounts.ts'
import { wrongPassword } from '../members/password-check.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { lastMailKind } from '../../platform/outbox/claim.ts'
import { type MessageTraces, removeMessageFilesOf } from '../../platform/ports/message-files.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { type Contacts, verifiedContacts } from './contacts.queries.ts'
import { accountDeletedMail, type CancelledBooking, cancelledNotice } from './erase.mails.ts'
import {
  eraseCorrespondence,
  eraseFormKeys,
  eraseMailings,
  eraseUnsentNotices,
  listNotices,
} from './erase-messages.queries.ts'
import {
  deleteMember,
  findMember,
  listMergedAccounts,
  listMergedIds,
  listUpcomingBookings,
} from './erase.queries.ts'

type LockedMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

export interface MemberToErase {
  userId: number
  /**
   * Runs in the transaction, with the locked member and the paise that go back, before anything is erased. Throws if the
   * member must not be erased.
   */
  check: (trx: Db, member: LockedMember, refund: number) => Promise<void> | void
}

/** The member deletes their own account, with the password that was just checked. */
export const withPassword =
  (passwordHash: string): MemberToErase['check'] =>
  (_trx, member) => {
    if (member.passwordHash !== passwordHash) throw wrongPassword()
  }

/**
 * Erases a person, completely or not at all: the account with everything that belongs to it, data known only by a
 * verified address, and unsent messages (docs/product.md#privacy-and-erasure). Bookings and payments stay without the
 * person. Bookings on upcoming departures are cancelled by their terms, and the club gets a notice without a name. A
 * verified address gets one last mail. Returns what message files the person is in.
 * @throws AppError NOT_FOUND; what `check` throws
 */
function eraseMember(
  context: AppContext,
  { userId, check }: MemberToErase,
): Promise<MessageTraces> {
  return transact(context, async (trx) => {
    const listAccounts = async () => [userId, ...(await listMergedIds(trx, userId))]
    await lockAccounts(trx, listAccounts)
    const member = await findMember(trx, userId)
    if (!member) throw new AppError('NOT_FOUND')
    const cancelled = await cancelUpcomingBookings(trx, context, userId)
    await check(trx, member, sumOf(cancelled))
    for (const merged of await listMergedAccounts(trx, userId)) {
      await eraseAccount(trx, merged.id, merged)
    }
    const { verified, notices } = await eraseAccount(trx, userId, member)
    if (verified.email !== null) await queueMail(trx, accountDeletedMail(verified.email))
    if (cancelled.length > 0) {
      await queueMail(trx, cancelledNotice(cancelled, context.mail.clubEmail))
    }
    return { ...verified, accountEmail: member.email?.toLowerCase() ?? null, notices }
  })
}

/** Erases one account with everything that belongs to it or to its verified contacts. */
async function eraseAccount(trx: Db, userId: number, member: Contacts) {
  const verified = verifiedContacts(member)
  const notices = await listNotices(trx, { userId, verified })
  await eraseUnsentNotices(trx, { userId, notices, email: member.email })
  await eraseFormKeys(trx, { userId, verified })
  await eraseMailings(trx, { userId, verified })
  await eraseCorrespondence(trx, verified)
  await deleteMember(trx, userId)
  return { verified, notices }
}

/** Erases a person as `eraseMember` does, and then the message files that they are in. */
export async function eraseMemberAndFiles(
  context: AppContext,
  log: FastifyBaseLogger,
  member: MemberToErase,
): Promise<void> {
  const traces = await eraseMember(context, member)
  // What stays because of an error is deleted after 30 days.
  await removeMessageFilesOf(context.messageFolder, traces, lastMailKind).catch((err: unknown) =>
    log.error({ err }, 'message files not deleted'),
  )
}

const sumOf = (bookings: readonly { refund: number }[]) =>
  bookings.reduce((sum, { refund }) => sum + refund, 0)

/** What `eraseMember` would do now to the bookings on future departures, and the paise that would go back. */
export async function previewEndedBookings({ db, clock }: AppContext, userId: number) {
  const at = { now: new Date(), today: clock.today() }
  const upcoming = await listUpcomingBookings(db, { userId, today: at.today })
  const bookings = upcoming.map((booking) => {
    const { id, tripTitle, departureDate, status, amountPaid } = booking
    const refund = refundByTerms(booking, departureDate, at)
    return { id, tripTitle, departureDate, status, amountPaid, refund }
  })
  return { bookings, refund: sumOf(bookings) }
}

/** Cancels the held and confirmed bookings on future departures, as if the member had cancelled each. */
async function cancelUpcomingBookings(
  trx: Db,
  { clock }: Pick<AppContext, 'clock'>,
  userId: number,
): Promise<CancelledBooking[]> {
  const at = { now: new Date(), today: clock.today() }
  const cancelled: CancelledBooking[] = []
  for (const booking of await listUpcomingBookings(trx, { userId, today: at.today })) {
    const { id, departureDate, amountPaid } = booking
    const refund = refundByTerms(booking, departureDate, at)
    await cancelWithRefund(trx, booking, { by: 'member', refund, today: at.today })
    cancelled.push({ id, departureDate, amountPaid, refund })
  }
  return cancelled
}
