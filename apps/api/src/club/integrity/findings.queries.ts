import { createHash } from 'node:crypto'
import { faultsCountedMax, faultsMax } from '@farandfew/domain/integrity/admin-integrity.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import type { Check, Finding } from './check.ts'
import { checks } from './checks.ts'
import { uncapitalized } from '@farandfew/domain/text/words.ts'

interface At {
  /** The club's date. */
  today: CalendarDate
}

/** What a check finds now, or what the worker has stored of a slow one, without what is noted as settled. */
const findingsOf = (check: Check, at: At): RawBuilder<unknown> =>
  check.isSlow
    ? sql`
        select key, booking_id, departure_id, amount, since, figures from integrity_findings
        where kind = ${check.kind} and settled_figures is distinct from figures
      `
    : check.find(at)

/** How much each check has found, and a mark that differs after anything has entered or left. */
export interface IntegrityCount {
  readonly kind: string
  /** After the number: 'refund to pay by hand', 'refunds to pay by hand'. */
  readonly words: string
  /** At most `faultsCountedMax`. */
  readonly open: number
  readonly mark: string
  /** Of the one that has waited longest; null if there is none. */
  readonly since: Date | null
}

/** What is not in order, by check, those that have found nothing included. One statement that reads small indexes. */
export async function integrityCounts(db: Db, at: At): Promise<IntegrityCount[]> {
  const counts = checks.map(
    (check) => sql`
      select ${check.kind}::text as kind, count(*)::int as open,
        coalesce(md5(string_agg(key, ' ' order by key)), '') as mark, min(since) as since
      from (select key, since from (${findingsOf(check, at)}) found limit ${faultsCountedMax}) counted
    `,
  )
  const { rows } = await sql<
    Omit<IntegrityCount, 'words'>
  >`${sql.join(counts, sql` union all `)}`.execute(db)
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  return checks.map(({ kind, name, many }) => {
    const count = byKind.get(kind) ?? { open: 0, mark: '', since: null }
    return { ...count, kind, words: count.open === 1 ? uncapitalized(name) : many }
  })
}

/** What has a queue of its own among the open work. */
const countedElsewhere = ['message-not-sent']

/** What is not in order but unsent messages. */
interface IntegritySummary {
  open: number
  /** One for all of it. */
  mark: string
  /** The checks that have found something, the one that has waited longest at the start. */
  kinds: (Pick<IntegrityCount, 'kind' | 'words' | 'open'> & { since: Date })[]
}

/** The number of everything that is not in order but unsent messages, and of each kind. */
export async function countIntegrity(db: Db, at: At): Promise<IntegritySummary> {
  const all = await integrityCounts(db, at)
  const counts = all.filter(({ kind }) => !countedElsewhere.includes(kind))
  const marks = counts.map(({ mark }) => mark).join(' ')
  const kinds = counts.flatMap(({ kind, words, open, since }) =>
    since === null ? [] : [{ kind, words, open, since }],
  )
  return {
    open: counts.reduce((sum, { open }) => sum + open, 0),
    mark: createHash('md5').update(marks).digest('hex'),
    kinds: kinds.sort((one, other) => Number(one.since) - Number(other.since)),
  }
}

/** A fault with what the console shows of its booking and departure. */
export interface NamedFinding extends Finding {
  readonly member: string | null
  readonly tripTitle: string | null
  readonly departureDate: CalendarDate | null
}

/** What a check has found, the oldest first. */
export async function listFindings(db: Db, check: Check, at: At): Promise<NamedFinding[]> {
  const { rows } = await sql<NamedFinding>`
    select f.key, f.booking_id, coalesce(f.departure_id, b.trip_schedule_id) as departure_id, f.amount,
      f.since, f.figures, ${nameOfUser()} as member, t.title as trip_title, s.departure_date
    from (
      select * from (${findingsOf(check, at)}) found order by since, key limit ${faultsMax}
    ) f
    left join bookings b on b.id = f.booking_id
    left join users u on u.id = b.user_id
    left join trip_schedules s on s.id = coalesce(f.departure_id, b.trip_schedule_id)
    left join trips t on t.id = s.trip_id
    order by f.since, f.key
  `.execute(db)
  return rows
}

/** One fault as it is at this moment, also of a slow check; undefined if it is in order or noted as settled. */
export async function findFinding(
  db: Db,
  check: Check,
  { key, ...at }: At & { key: string },
): Promise<Finding | undefined> {
  const { rows } = await sql<Finding>`
    select found.* from (${check.find(at)}) found
    where found.key = ${key} and not exists (
      select from integrity_findings i
      where i.kind = ${check.kind} and i.key = found.key and i.settled_figures = found.figures
    )
  `.execute(db)
  return rows[0]
}

/** Names the state of a fault that an operator sees. The time since when it is known does not count. */
export const markOf = ({ key, amount, figures }: Finding): string =>
  createHash('sha256')
    .update(JSON.stringify([key, amount, Object.entries(figures).sort()]))
    .digest('hex')
    .slice(0, 32)
