import type { Inquiry, InquiryForm } from '@farandfew/domain/inquiries'
import type { Db } from '../../db/connect.ts'
import { queueMail } from '../../outbox/index.ts'
import { answerOnce } from '../../plugins/idempotency.ts'
import { acknowledgement, clubNotice } from './inquiries.mails.ts'
import { insertInquiry } from './inquiries.queries.ts'

export interface InquiryRequest {
  scope: string
  form: InquiryForm
  idempotencyKey: string | undefined
  /** Where the club reads its mail. */
  clubEmail: string
}

/** Stores an inquiry together with the two mails that it causes; all of it or nothing. */
export async function receiveInquiry(db: Db, request: InquiryRequest): Promise<Inquiry> {
  const { scope, form, idempotencyKey: key, clubEmail } = request
  return answerOnce(db, { scope, key, body: form }, 201, async (trx) => {
    const inquiry = await insertInquiry(trx, form)
    await queueMail(trx, clubNotice(inquiry, clubEmail))
    await queueMail(trx, acknowledgement(inquiry))
    return inquiry
  })
}
