import { createInquiry } from '@farandfew/domain/inquiries/inquiries.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { transactionRoute } from '../../platform/plugins/contract-route.ts'
import {
  inquiry as inquirySchema,
  type Inquiry,
  type InquiryForm,
} from '@farandfew/domain/inquiries/inquiry.ts'
import type { Db } from '../../platform/db/connect.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { lockPublishedTrip } from '../departures/lock-trip.ts'
import { acknowledgement, clubNotice } from './inquiries.mails.ts'

async function insertInquiry(
  db: Db,
  form: InquiryForm & Pick<Inquiry, 'tripTitle'>,
): Promise<Inquiry> {
  const row = await db
    .insertInto('inquiries')
    .values(form)
    .returning(fieldsOf(inquirySchema))
    .executeTakeFirstOrThrow()
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/**
 * Stores an inquiry with its two mails. Needs a transaction.
 * @throws AppError TRIP_NOT_FOUND
 */
async function receiveInquiry(
  trx: Db,
  form: InquiryForm,
  { clubEmail }: AppContext['mail'],
): Promise<Inquiry> {
  const tripTitle =
    form.tripId === undefined ? null : (await lockPublishedTrip(trx, form.tripId)).title
  const inquiry = await insertInquiry(trx, { ...form, tripTitle })
  await queueMail(trx, clubNotice(inquiry, clubEmail))
  await queueMail(trx, acknowledgement(inquiry))
  return inquiry
}

export async function inquiriesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  transactionRoute(app, createInquiry, ({ trx, body }) => receiveInquiry(trx, body, context.mail))
}
