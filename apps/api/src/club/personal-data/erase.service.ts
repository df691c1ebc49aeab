import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import type { EndingAccount } from '@farandfew/domain/personal-data/personal-data.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { FastifyBaseLogger } from 'fastify'
import { findBookedTrip } from '../seats/booked-trip.queries.ts'
import { writeBookingCalendar } from '../seats/booking-calendar.ts'
import { findBookedAgain } from '../refunds/refunds.queries.ts'
import { cancelWithRefund } from '../refunds/queue-refund.ts'
import { decisionOn } from '@farandfew/domain/departures/guarantee.ts'
import { refundByTerms } from '@farandfew/domain/refunds/refund.ts'
import { viewBooking } from '../bookings/booking-view.ts'
import { findBooking } from '../seats/bookings.queries.ts'
import { getSoldDeparture, type SoldDeparture } from '../seats/sold-departure.queries.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockAccounts } from '../members/lock-accounts.ts'
import { wrongPassword } from '../members/password-check.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { lastMailKind } from '../../platform/outbox/claim.ts'
import { messageIdOf } from '../../platform/outbox/deliver.ts'
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

/** The member deletes their own account, with the password that was just checked and the refund that they were shown. */
export const withPassword =
  (passwordHash: string, shown: number | undefined): MemberToErase['check'] =>
  (_trx, member, refund) => {
    if (member.passwordHash !== passwordHash) throw wrongPassword()
    if (shown !== undefined && shown !== refund) throw new AppError('REFUND_CHANGED')
  }

/**
 * Where the last mail goes: to a verified address, and to any other only if money was paid. Null if none is sent.
 */
const lastMailAddress = (
  { email, emailVerifiedAt }: Pick<LockedMember, 'email' | 'emailVerifiedAt'>,
  bookings: readonly { amountPaid: number }[],
): string | null =>
  emailVerifiedAt !== null || bookings.some(({ amountPaid }) => amountPaid > 0) ? email : null

/**
 * Erases a person, completely or not at all: the account with everything that belongs to it, data known only by a
 * verified address, and unsent messages (docs/product.md#privacy-and-erasure). Bookings and payments stay without the
 * person. Bookings on upcoming departures are cancelled by their terms, and the club gets a notice without a name. One last mail
 * says what goes back. Returns what message files the person is in.
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
    const lastMailTo = lastMailAddress(member, cancelled)
    if (lastMailTo !== null) await queueMail(trx, accountDeletedMail(lastMailTo, cancelled))
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
  return { verified, notices: notices.map(messageIdOf) }
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

/** How a booking ends with the account: with everything back if its departure is cancelled, which ends it anyway. */
function endOf(
  booking: Awaited<ReturnType<typeof listUpcomingBookings>>[number],
  departure: SoldDeparture,
  at: { now: Date; today: CalendarDate },
) {
  if (decisionOn(departure, at.today) === 'cancelled') {
    const by = departure.groupDecision === 'cancelled' ? 'club' : 'group'
    return { by, refund: keptOf(booking) } as const
  }
  return { by: 'member', refund: refundByTerms(booking, booking.departureDate, at) } as const
}

/** What `eraseMember` would do now to the bookings on future departures, the paise that would go back, and where the last mail goes. */
export async function previewEndedAccount(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
): Promise<EndingAccount> {
  const member = await findMember(db, userId)
  if (!member) throw new AppError('NOT_FOUND')
  const at = { now: new Date(), today: clock.today() }
  const bookings: EndingAccount['bookings'] = []
  for (const booking of await listUpcomingBookings(db, { userId, today: at.today })) {
    const { id, tripTitle, departureId, departureDate, status, amountPaid, partRefunded } = booking
    const { refund } = endOf(booking, await getSoldDeparture(db, departureId), at)
    const { money } = (await viewBooking(db, (await findBooking(db, id))!, clock)).summary
    const trip = { id, tripTitle, departureDate }
    bookings.push({ ...trip, status, amountPaid, partRefunded, refund, money })
  }
  return { bookings, refund: sumOf(bookings), lastMailTo: lastMailAddress(member, bookings) }
}

/**
 * Cancels the held and confirmed bookings on future departures, as if the member had cancelled each. A second full refund for a
 * departure does not keep the account: the terms give it, and the club reads of it.
 */
async function cancelUpcomingBookings(
  trx: Db,
  { clock, urls }: Pick<AppContext, 'clock' | 'urls'>,
  userId: number,
): Promise<CancelledBooking[]> {
  const at = { now: new Date(), today: clock.today() }
  const cancelled: CancelledBooking[] = []
  for (const booking of await listUpcomingBookings(trx, { userId, today: at.today })) {
    const { id, tripTitle, departureId, departureDate, amountPaid, partRefunded } = booking
    const departure = await getSoldDeparture(trx, departureId)
    const { by, refund } = endOf(booking, departure, at)
    const isFull = refund > 0 && refund === keptOf(booking)
    const isSecondFullRefund = isFull && (await findBookedAgain(trx, [id])).has(id)
    const end = { by, refund, today: at.today } as const
    const { byHand } = await cancelWithRefund(trx, booking, end)
    const booked = await findBookedTrip(trx, id)
    const calendar = booked && writeBookingCalendar({ urls }, { booked, departure, isAhead: true })
    const { summary, receipts } = await viewBooking(trx, (await findBooking(trx, id))!, clock)
    const money = { amountPaid, partRefunded, refund, byHand, money: summary.money }
    const trip = { id, tripTitle, departureDate, calendar }
    cancelled.push({ ...trip, ...money, isSecondFullRefund, receipts })
  }
  return cancelled
}
