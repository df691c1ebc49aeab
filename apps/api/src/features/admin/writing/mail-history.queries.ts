import { fillLine, type MailHistory, type MailHistoryQuery } from '@farandfew/domain/admin/writing'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { listReachable, listSkipped, type Person, valuesOf } from './audience.queries.ts'
import { findRefusal } from './refused-addresses.service.ts'

/** The most mails that the history of a person shows. */
const mostMails = 100

type Item = Omit<MailHistory['items'][number], 'at'> & Pick<Person, 'name' | 'facts'> & { at: Date }

/**
 * What operators wrote to a member, or to the applicant of a request: by their account, otherwise by the address.
 * @throws AppError NOT_FOUND
 */
export async function readMailHistory(db: Db, audience: MailHistoryQuery): Promise<MailHistory> {
  const [person = (await listSkipped(db, audience, 1))[0]] = await listReachable(db, audience, {
    offset: 0,
    limit: 1,
  })
  if (!person) throw new AppError('NOT_FOUND', { detail: 'There is no such person any more.' })
  const isTheirs =
    person.userId === null
      ? sql`r.user_id is null and r.email = ${person.email}::text and m.audience_kind <> 'newsletter'`
      : sql`r.user_id = ${person.userId}`
  const { rows } = await sql<Item>`
    select m.id as mailing_id, m.subject, m.created_by as by,
      coalesce(r.ended_at, r.created_at) as at, r.state, r.reason, r.name, r.facts
    from mailing_recipients r join mailings m on m.id = r.mailing_id
    where ${isTheirs}
    order by r.id desc limit ${mostMails}
  `.execute(db)
  return {
    items: rows.map(({ name, facts, ...row }) => ({
      ...row,
      subject: fillLine(row.subject, valuesOf({ name, facts })),
      at: row.at.toISOString(),
    })),
    refusal: await findRefusal(db, person.email),
  }
}
