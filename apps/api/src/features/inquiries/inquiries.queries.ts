import type { Inquiry, InquiryForm } from '@farandfew/domain/inquiries'
import type { Db } from '../../db/connect.ts'

/** Inserts an inquiry. */
export async function insertInquiry(db: Db, form: InquiryForm): Promise<Inquiry> {
  const row = await db
    .insertInto('inquiries')
    .values(form)
    .returning(['id', 'name', 'email', 'destination', 'message', 'createdAt'])
    .executeTakeFirstOrThrow()
  return { ...row, createdAt: row.createdAt.toISOString() }
}
