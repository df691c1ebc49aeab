import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { queueBookingMail, findContact } from '../seats/seats.mails.ts'
import { type BookingRow, findBooking } from '../seats/bookings.queries.ts'
import { queueBookingSummary } from './booking-summary.service.ts'
import { issueCreditNote, listCreditNotes, listReceipts } from './money-documents.queries.ts'
import { getSoldDeparture } from '../seats/sold-departure.queries.ts'
import {
  findBookingOfRefund,
  recountOrderOfRefund,
  recountRefunded,
  takeUntoldRefunds,
} from './refunds.queries.ts'
import { receiptSlug } from '@farandfew/domain/refunds/receipt-number.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { documentMail, refundedMail } from './refunds.mails.ts'

/**
 * What follows when a refund was paid out, by the gateway or by hand: its credit note, the states of its booking and order,
 * and a mail once no other refund of the booking is on its way. Needs a transaction.
 */
export async function completeRefund(
  trx: Db,
  context: Pick<AppContext, 'clock' | 'urls'>,
  refundId: number,
): Promise<void> {
  const bookingId = await findBookingOfRefund(trx, refundId)
  if (bookingId === undefined) return
  await recountRefunded(trx, bookingId)
  await recountOrderOfRefund(trx, refundId)
  await issueCreditNote(trx, { refundId, date: context.clock.today() })
  await tellOfRefunds(trx, context, bookingId)
}

/** Mails the member what was paid out and not told yet, unless more is on its way. The booking must be locked. */
export async function tellOfRefunds(
  trx: Db,
  context: Pick<AppContext, 'clock' | 'urls'>,
  bookingId: number,
): Promise<void> {
  const refunds = await takeUntoldRefunds(trx, bookingId)
  if (refunds.length === 0) return
  const { departureId } = (await findBooking(trx, bookingId)) as BookingRow
  const departure = await getSoldDeparture(trx, departureId)
  await queueBookingSummary(trx, context, { id: bookingId, departure }, refundedMail(refunds))
}

/**
 * Mails the member the link to a receipt or credit note of their booking. Needs a transaction.
 * @param slug see receiptSlug
 * @throws AppError NOT_FOUND, NO_ADDRESS
 */
export async function sendReceiptAgain(
  trx: Db,
  context: Pick<AppContext, 'clock' | 'urls'>,
  { id, slug }: { id: number; slug: string },
): Promise<void> {
  const booking = await findBooking(trx, id)
  const isWanted = ({ number }: { number: string }) => receiptSlug(number) === slug
  const found =
    (await listReceipts(trx, [id])).find(isWanted) ??
    (await listCreditNotes(trx, [id])).find(isWanted)
  if (!booking || !found) throw new AppError('NOT_FOUND')
  const contact = booking.userId === null ? undefined : await findContact(trx, booking.userId)
  if (!contact?.email) throw new AppError('NO_ADDRESS')
  const departure = await getSoldDeparture(trx, booking.departureId)
  await queueBookingMail(trx, context, { booking, departure, contact }, documentMail(found))
}
