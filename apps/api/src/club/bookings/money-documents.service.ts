import { receiptSlug } from '@farandfew/domain/refunds/receipt-number.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findContact, queueBookingMail } from './bookings.mails.ts'
import { findBooking } from './bookings.queries.ts'
import { listCreditNotes, listReceipts } from './money-documents.queries.ts'
import { getSoldDeparture } from './offers.service.ts'

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
  const receipt = (await listReceipts(trx, [id])).find(isWanted)
  const found = receipt ?? (await listCreditNotes(trx, [id])).find(isWanted)
  if (!booking || !found) throw new AppError('NOT_FOUND')
  const contact = booking.userId === null ? undefined : await findContact(trx, booking.userId)
  if (!contact?.email) throw new AppError('NO_ADDRESS')
  const departure = await getSoldDeparture(trx, booking.tripScheduleId)
  const { number, amount, facts } = found
  const name = receipt ? 'receipt' : 'credit note'
  const news = { kind: 'receipt', receipt: number, amount, name, facts } as const
  await queueBookingMail(trx, context, { booking, departure, contact }, news)
}
