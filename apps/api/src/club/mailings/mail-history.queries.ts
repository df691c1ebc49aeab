import { listMessageKinds, rowOfKind } from '@farandfew/domain/messages/message-kinds.ts'
import { fillLine } from '@farandfew/domain/mailings/variables.ts'
import type { MailHistory, MailHistoryQuery } from '@farandfew/domain/mailings/mailings.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listReachable, listSkipped, type Person, valuesOf } from './audience.queries.ts'
import { findRefusal } from './refused-addresses.service.ts'

/** The most mails that the history of a person shows. */
const mostMails = 100

const toClub = listMessageKinds(({ isToClub }) => isToClub)
const answers = listMessageKinds(({ answersForm }) => answersForm)

type HistoryItem = MailHistory['items'][number]

type Written = Omit<HistoryItem, 'at' | 'bookingId'> & Pick<Person, 'name' | 'facts'> & { at: Date }

/** What is scheduled for the person alone. Who is in a group is only known when its mailing starts. */
async function listScheduled(
  db: Db,
  { kind, id }: MailHistoryQuery,
  person: Person,
): Promise<MailHistory['items']> {
  const { rows } = await sql<{ mailingId: number; subject: string; by: string | null; at: Date }>`
    select m.id as mailing_id, m.subject, m.created_by as by, m.send_at as at
    from mailings m
    left join trip_invite_requests t on m.audience_kind = 'trip-invite' and t.id = m.audience_id
    left join quick_invite_requests q on m.audience_kind = 'quick-invite' and q.id = m.audience_id
    left join inquiries i on m.audience_kind = 'inquiry' and i.id = m.audience_id
    where m.state = 'scheduled' and (
      (m.audience_kind = ${kind} and m.audience_id = ${id})
      or (m.audience_kind = 'member' and m.audience_id = ${person.userId}::int)
      or t.user_id = ${person.userId}::int or q.user_id = ${person.userId}::int
      or (lower(i.email) = ${person.email}::text and ${person.facts.proven})
    )
    order by m.send_at desc, m.id desc limit ${mostMails}
  `.execute(db)
  return rows.map(({ subject, at, ...row }) => ({
    ...row,
    subject: fillLine(subject, valuesOf(person)),
    at: at.toISOString(),
    bookingId: null,
    state: 'scheduled',
    reason: null,
  }))
}

/**
 * What the club sent by itself: to an address that is the person's, about their bookings, and the decisions about their
 * requests. To an address that someone without an account typed, only what answers forms: the rest may be another's.
 */
async function listSentByClub(db: Db, { userId, email, facts }: Person): Promise<HistoryItem[]> {
  const toAddress = sql`recipient = ${email}::text and ${
    facts.proven ? sql`kind <> all(${toClub})` : sql`kind = any(${answers})`
  } and ${facts.proven || userId === null}`
  const { rows } = await sql<Omit<HistoryItem, 'at' | 'subject'> & { kind: string; at: Date }>`
    with ids as (
      select id from outbox where channel = 'mail' and ${toAddress}
      union
      select o.id from outbox o join bookings b on b.id = o.booking_id
      where b.user_id = ${userId}::int and o.kind <> all(${toClub})
      union
      select decision_mail_id from trip_invite_requests where user_id = ${userId}::int
      union
      select decision_mail_id from quick_invite_requests where user_id = ${userId}::int
    )
    select null as mailing_id, booking_id, kind, null as by,
      coalesce(sent_at, failed_at, greatest(created_at, next_attempt_at)) as at,
      case
        when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'queued'
      end as state,
      last_reason as reason
    from outbox
    where id in (select id from ids) and mailing_recipient_id is null
    order by outbox.id desc limit ${mostMails}
  `.execute(db)
  return rows.map(({ kind, at, ...row }) => ({
    ...row,
    subject: rowOfKind(kind).name,
    at: at.toISOString(),
  }))
}

/**
 * The mails to a member, the applicant of a request or the sender of an inquiry: by their account, otherwise by the address.
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
  const { rows } = await sql<Written>`
    select m.id as mailing_id, m.subject, m.created_by as by,
      coalesce(r.ended_at, r.created_at) as at, r.state, r.reason, r.name, r.facts
    from mailing_recipients r join mailings m on m.id = r.mailing_id
    where ${isTheirs}
    order by r.id desc limit ${mostMails}
  `.execute(db)
  const written = rows.map(({ name, facts, ...row }) => ({
    ...row,
    bookingId: null,
    subject: fillLine(row.subject, valuesOf({ name, facts })),
    at: row.at.toISOString(),
  }))
  const ended = [...written, ...(await listSentByClub(db, person))]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, mostMails)
  return {
    items: [...(await listScheduled(db, audience, person)), ...ended],
    refusal: await findRefusal(db, person.email),
  }
}
