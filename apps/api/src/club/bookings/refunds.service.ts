import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { queueBookingMail } from './bookings.mails.ts'
import { type BookingRow, findBooking } from './bookings.queries.ts'
import { issueCreditNote } from './money-documents.queries.ts'
import { getSoldDeparture } from './offers.service.ts'
import {
  findBookingOfRefund,
  recountOrderOfRefund,
  recountRefunded,
  takeUntoldRefunds,
} from './refunds.queries.ts'

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
  const booking = (await findBooking(trx, bookingId)) as BookingRow
  const departure = await getSoldDeparture(trx, booking.tripScheduleId)
  await queueBookingMail(trx, context, { booking, departure }, { kind: 'refunded', refunds })
}
