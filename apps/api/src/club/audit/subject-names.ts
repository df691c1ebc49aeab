import type { AuditEntry, NamedAuditEntry } from '@farandfew/domain/audit/admin-audit.ts'
import { subjectsIn } from '@farandfew/domain/audit/describe-entry.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { readSubjectsById } from '../mailings/subjects-as-read.ts'
import { nameOfUser } from '../members/name-of-user.ts'

interface NamedSubject {
  subject: string
  person: string | null
  trip: string | null
  date: string | null
}

/** The ids of the subjects of one kind: 7 and 9 of 'trip 7' and 'trip 9'. */
function idsOf(subjects: readonly string[], kind: string): number[] {
  const pattern = new RegExp(`^${kind} ([1-9][0-9]{0,8})$`)
  return subjects.flatMap((subject) => Number(pattern.exec(subject)?.[1] ?? []))
}

/**
 * What the subjects of audit entries are called now: 'trip 4' is 'Sri Lankan Serenity'. Those that no longer exist have no
 * name, and the log itself has none, because it is kept forever. One query for all of them but mailings.
 */
export async function nameSubjects(
  db: Db,
  subjects: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(subjects)].filter((subject) => subject !== null)
  const isOf = (kind: string, id = 'id') => sql`${sql.ref(id)} = any(${idsOf(known, kind)}::int[])`
  if (known.length === 0) return new Map()
  const { rows } = await sql<NamedSubject>`
    select 'user ' || u.id as subject, ${nameOfUser()} as person, null as trip, null::date as date
      from users u where ${isOf('user', 'u.id')}
    union all
    select 'trip ' || id, null, title, null from trips where ${isOf('trip')}
    union all
    select 'departure ' || s.id, null, t.title, s.departure_date
      from trip_schedules s join trips t on t.id = s.trip_id where ${isOf('departure', 's.id')}
    union all
    select 'invite ' || r.id, r.name, t.title, s.departure_date
      from trip_invite_requests r join trips t on t.id = r.trip_id
      left join trip_schedules s on s.id = r.schedule_id where ${isOf('invite', 'r.id')}
    union all
    select 'quick invite ' || q.id, ${nameOfUser()}, null, null
      from quick_invite_requests q join users u on u.id = q.user_id
      where ${isOf('quick invite', 'q.id')}
    union all
    select 'operator ' || id, name, null, null from operators where ${isOf('operator')}
    union all
    select 'view ' || id, name, null, null from saved_views where ${isOf('view')}
    union all
    select 'member view ' || id, name, null, null from saved_views where ${isOf('member view')}
    union all
    select 'inquiry ' || id, name, null, null from inquiries where ${isOf('inquiry')}
    union all
    select 'review ' || r.id, ${nameOfUser()}, t.title, s.departure_date
      from reviews r join users u on u.id = r.user_id
      join trip_schedules s on s.id = r.departure_id join trips t on t.id = s.trip_id
      where ${isOf('review', 'r.id')}
    union all
    select 'booking ' || b.id, ${nameOfUser()}, t.title, s.departure_date
      from bookings b left join users u on u.id = b.user_id
      join trip_schedules s on s.id = b.trip_schedule_id join trips t on t.id = s.trip_id
      where ${isOf('booking', 'b.id')}
  `.execute(db)
  const mailings = await readSubjectsById(db, idsOf(known, 'mailing'))
  return new Map([
    ...rows.map(({ subject, person, trip, date }): [string, string] => [
      subject,
      [person, trip, date && formatDate(date)].filter(Boolean).join(', '),
    ]),
    ...[...mailings].map(([id, title]): [string, string] => [`mailing ${id}`, title]),
  ])
}

type Entry = Pick<NamedAuditEntry, 'before' | 'after' | 'details'>
export type NamedEntry = Omit<NamedAuditEntry, 'subjectName'>

export async function* nameBatches(
  db: Db,
  batches: AsyncIterable<readonly AuditEntry[]>,
): AsyncGenerator<NamedEntry[]> {
  for await (const entries of batches) yield nameEntries(db, entries)
}

/** The entries with what their values name. */
export async function nameEntries<E extends Entry>(
  db: Db,
  entries: readonly E[],
): Promise<(E & Pick<NamedAuditEntry, 'names'>)[]> {
  const names = await nameSubjects(db, entries.flatMap(subjectsIn))
  return entries.map((entry) => ({
    ...entry,
    names: Object.fromEntries(
      subjectsIn(entry).flatMap((subject) => {
        const name = names.get(subject)
        return name === undefined ? [] : [[subject, name]]
      }),
    ),
  }))
}
