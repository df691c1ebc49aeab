import { isMarketing, type MailingAudience } from '@farandfew/domain/mailings/audience.ts'
import type { SkipReason } from '@farandfew/domain/mailings/mailings.ts'
import type { VariableValues } from '@farandfew/domain/mailings/variables.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { RecipientFacts } from '../../platform/db/column-types.ts'
import { nameOfUser } from '../members/name-of-user.ts'

/** Someone to whom a mailing is written. */
export interface Person {
  userId: number | null
  name: string | null
  /** In lower case. */
  email: string | null
  facts: RecipientFacts
  reason: SkipReason | null
}

const noFacts = sql`null::text as trip, null::date as departure_date`

const memberColumns = sql`u.id as user_id, ${nameOfUser()} as name, lower(u.email) as email,
  u.email_verified_at is not null as proven, u.first_name`

/**
 * The members of a departure's group. If the departure was cancelled, also those who lost their seats by that: they are the
 * ones to write to.
 */
export const groupOf = (departureId: number | null): RawBuilder<{ userId: number }> => sql`(
  select user_id from group_members where departure_id = ${departureId}
  union
  select b.user_id
  from bookings b
  join trip_schedules s on s.id = b.trip_schedule_id
  join users u on u.id = b.user_id and u.deactivated_at is null
  where s.id = ${departureId} and s.group_decision = 'cancelled' and b.confirmed_at is not null
    and b.ended_by in ('club', 'group') and b.ended_at >= s.group_decided_at
)`

/** The people of an audience before anyone is left out, in the order of their mails. */
function peopleOf({ kind, id }: MailingAudience): RawBuilder<unknown> {
  switch (kind) {
    case 'member':
      return sql`select ${memberColumns}, ${noFacts}, 0 as place from users u where u.id = ${id}`
    case 'quick-invite':
      return sql`
        select ${memberColumns}, ${noFacts}, 0 as place
        from quick_invite_requests q join users u on u.id = q.user_id where q.id = ${id}
      `
    case 'trip-invite':
      return sql`
        select r.user_id, r.name,
          lower(case when u.email_verified_at is null then r.email else u.email end) as email,
          u.email_verified_at is not null as proven,
          coalesce(u.first_name, split_part(r.name, ' ', 1)) as first_name,
          t.title as trip, s.departure_date, 0 as place
        from trip_invite_requests r
        join trips t on t.id = r.trip_id
        left join trip_schedules s on s.id = r.schedule_id
        left join users u on u.id = r.user_id
        where r.id = ${id}
      `
    case 'inquiry':
      return sql`
        select u.id as user_id, i.name, lower(i.email) as email, u.id is not null as proven,
          coalesce(u.first_name, split_part(i.name, ' ', 1)) as first_name, ${noFacts}, 0 as place
        from inquiries i
        left join users u on lower(u.email) = lower(i.email) and u.email_verified_at is not null
        where i.id = ${id}
      `
    case 'departure':
      return sql`
        select ${memberColumns}, t.title as trip, s.departure_date,
          row_number() over (order by u.id) as place
        from ${groupOf(id)} g
        join users u on u.id = g.user_id
        join trip_schedules s on s.id = ${id}
        join trips t on t.id = s.trip_id
      `
    case 'newsletter':
      return sql`
        select null::integer as user_id, null::text as name, n.email, false as proven,
          null::text as first_name, ${noFacts}, n.id as place
        from newsletters n
      `
  }
}

/** The people with the reason why some are left out. Of members who share an address the first one gets the mail. */
export function markedPeople(audience: MailingAudience): RawBuilder<unknown> {
  const skipsRefused = isMarketing(audience.kind)
  return sql`(
    select people.user_id, left(people.name, 130) as name, people.email, people.place,
      jsonb_build_object(
        'proven', people.proven, 'firstName', people.first_name,
        'trip', people.trip, 'departureDate', people.departure_date
      ) as facts,
      case
        when people.email is null then 'no-address'
        when ${skipsRefused} and refused.id is not null then 'address-refused'
      end as reason
    from (${peopleOf(audience)}) as people
    left join refused_addresses refused on refused.email = people.email
  ) as marked`
}

const columns = sql`user_id, name, email, facts, reason`

/** Those who get a mailing, from a position on. */
export async function listReachable(
  db: Db,
  audience: MailingAudience,
  { offset, limit }: { offset: number; limit: number },
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${columns} from ${markedPeople(audience)} where reason is null
    order by place limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** The first of those who are left out. */
export async function listSkipped(
  db: Db,
  audience: MailingAudience,
  limit: number,
): Promise<(Person & { reason: SkipReason })[]> {
  const { rows } = await sql<Person & { reason: SkipReason }>`
    select ${columns} from ${markedPeople(audience)} where reason is not null
    order by place limit ${limit}
  `.execute(db)
  return rows
}

export async function countPeople(
  db: Db,
  audience: MailingAudience,
): Promise<{ recipients: number; skipped: number }> {
  const { rows } = await sql<{ recipients: number; skipped: number }>`
    select count(*) filter (where reason is null)::int as recipients,
      count(*) filter (where reason is not null)::int as skipped
    from ${markedPeople(audience)}
  `.execute(db)
  return rows[0]!
}

/** What all members of a group read in the same way. */
export const findDeparture = (
  db: Db,
  id: number | null,
): Promise<{ title: string; departureDate: string } | undefined> =>
  db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select(['t.title', 's.departureDate'])
    .where('s.id', '=', id)
    .executeTakeFirst()

/** What operators read as the recipients: a person's name, or the departure. Undefined if there is no such thing. */
export async function findAudienceName(
  db: Db,
  { kind, id }: MailingAudience,
): Promise<string | undefined> {
  if (kind === 'newsletter') return "the newsletter's list"
  if (kind === 'departure') {
    const departure = await findDeparture(db, id)
    return departure && `${departure.title}, ${formatDate(departure.departureDate)}`
  }
  const { rows } = await sql<{ name: string }>`
    select name from ${markedPeople({ kind, id })}
  `.execute(db)
  return rows[0]?.name
}

/** The values of a recipient's variables. A mail to an address that is not confirmed names no one, only the club and its trip. */
export function valuesOf({ name, facts }: Pick<Person, 'name' | 'facts'>): VariableValues {
  const { proven, firstName, trip, departureDate } = facts
  return {
    club: brand.name,
    ...(trip && { trip }),
    ...(departureDate && { 'departure date': formatDate(departureDate) }),
    ...(proven && name !== null && { name }),
    ...(proven && firstName && { 'first name': firstName }),
  }
}
