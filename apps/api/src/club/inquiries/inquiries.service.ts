import type { Inquiry, InquiryForm } from '@farandfew/domain/inquiries/inquiry.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { lockTripForReading } from '../departures/lock-trip.ts'
import { acknowledgement, clubNotice } from './inquiries.mails.ts'
import { insertInquiry } from './inquiries.queries.ts'

/**
 * Stores an inquiry with its two mails. Needs a transaction.
 * @throws AppError TRIP_NOT_FOUND
 */
export async function receiveInquiry(
  trx: Db,
  form: InquiryForm,
  { clubEmail }: AppContext['mail'],
): Promise<Inquiry> {
  const tripTitle =
    form.tripId === undefined ? null : (await lockTripForReading(trx, form.tripId)).title
  const inquiry = await insertInquiry(trx, { ...form, tripTitle })
  await queueMail(trx, clubNotice(inquiry, clubEmail))
  await queueMail(trx, acknowledgement(inquiry))
  return inquiry
}
