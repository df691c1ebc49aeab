import { inquiry, type Inquiry, type InquiryForm } from '@farandfew/domain/inquiries/inquiry.ts'
import type { Db } from '../../platform/db/connect.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'

export async function insertInquiry(
  db: Db,
  form: InquiryForm & Pick<Inquiry, 'tripTitle'>,
): Promise<Inquiry> {
  const row = await db
    .insertInto('inquiries')
    .values(form)
    .returning(fieldsOf(inquiry))
    .executeTakeFirstOrThrow()
  return { ...row, createdAt: row.createdAt.toISOString() }
}
