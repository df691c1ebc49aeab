import { inquiry, type Inquiry, type InquiryForm } from '@farandfew/domain/inquiries'
import type { Db } from '../../db/connect.ts'
import { fieldsOf } from '../../db/fields-of.ts'

/** The title of a trip, locked against deletion; undefined if there is none. */
export async function findTripTitle(db: Db, id: number): Promise<string | undefined> {
  const trip = await db
    .selectFrom('trips')
    .select('title')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return trip?.title
}

/** Inserts an inquiry. */
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
