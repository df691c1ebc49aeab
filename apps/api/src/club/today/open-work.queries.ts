import { queueRules } from '@farandfew/domain/today/today-lines.ts'
import {
  type OpenWork,
  type QueueName,
  waitingDeparturesMax,
} from '@farandfew/domain/today/admin-today.ts'
import { decisionDate } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { startOfClubDate } from '@farandfew/domain/clock/clock.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { lacks } from '../departures/departure-needs.ts'
import { isOnWaitlist, seats } from '../departures/seats.ts'
import { unwritten } from '../invites/unwritten.sql.ts'
import { lapsedHolds } from '../seats/lapsed-holds.sql.ts'
import { countIntegrity } from '../integrity/findings.queries.ts'

/** Every queue, those of reports too. */
export type AllOpenWork = { [Name in QueueName]: NonNullable<OpenWork[Name]> }

type Queue = OpenWork['invites']
type DepartureQueue = OpenWork['waitlists']
type PlainQueue = Exclude<QueueName, 'smallGroups' | 'waitlists' | 'integrity'>

interface Now {
  now: Date
  /** The club's date. */
  today: CalendarDate
}

/** A queue's `due`: the end of the club's promise, or the instant itself if there is none. */
const dueOf = (name: QueueName, since: Date) =>
  new Date(since.getTime() + (queueRules[name].promisedHours ?? 0) * 3_600_000).toISOString()

/**
 * The count and the sum of the ids of what waits in each queue, and the first of it. Count and sum together differ after
 * anything has entered or left. Everything comes from indexes that hold little more than what waits.
 */
async function readQueues(
  db: Db,
  today: CalendarDate,
): Promise<{ queue: PlainQueue; open: number; mark: string; first: string; since: Date }[]> {
  const { rows } = await sql<{
    queue: PlainQueue
    open: number
    mark: string
    first: string
    since: Date
  }>`
    with unwritten as materialized (${unwritten}),
    lapsed as materialized (${lapsedHolds(today)})
    select queue, sum(open)::int as open, string_agg(concat(open, ':', ids), ' ' order by part) as mark,
      (array_agg(first order by since, first) filter (where since is not null))[1] as first,
      min(since) as since
    from (
      select 'invites' as queue, 1 as part, count(*) as open, sum(id::bigint) as ids, o.first, o.since
        from trip_invite_requests left join (
          select concat('trip-', id) as first, created_at as since
          from trip_invite_requests where status = 'pending' order by created_at, id limit 1
        ) o on true
        where status = 'pending' group by o.first, o.since
      union all
      select 'invites', 2, count(*), sum(id::bigint), o.first, o.since
        from quick_invite_requests left join (
          select concat('quick-', id) as first, created_at as since
          from quick_invite_requests where status = 'pending' order by created_at, id limit 1
        ) o on true
        where status = 'pending' group by o.first, o.since
      union all
      select 'inquiries', 1, count(*), sum(id::bigint), min(id)::text, min(created_at)
        from inquiries where answered_at is null
      union all
      select 'unwritten', 1, count(*), sum(id::bigint),
        (array_agg(concat(kind, '-', id) order by decided_at))[1], min(decided_at)
        from unwritten
      union all
      select 'lapsedHolds', 1, count(*), sum(id::bigint),
        (array_agg(id::text order by ended_at))[1], min(ended_at)
        from lapsed
      union all
      select 'reports', 1, count(*), sum(id::bigint), min(id)::text, min(created_at)
        from member_reports where decision is null
      union all
      select 'reviews', 1, count(*), sum(id::bigint * 1000 + version),
        (array_agg(id::text order by written_at, id))[1], min(written_at)
        from reviews where state = 'waiting'
      union all
      select 'messages', 1, count(*), sum(id::bigint),
        (array_agg(id::text order by failed_at, id))[1], min(failed_at)
        from outbox where failed_at is not null
    ) as waiting
    group by queue
  `.execute(db)
  return rows
}

/** Departures ahead that lack travellers and are decided soon, and those without a free seat that members wait for. */
async function readDepartures(db: Db, { today, now }: Now) {
  const { rows } = await sql<
    DepartureQueue['departures'][number] & {
      queue: 'smallGroups' | 'waitlists'
      decisionDays: number
      since: Date | null
    }
  >`
    select ahead.*, t.title as trip_title
    from (
      select 'smallGroups' as queue, s.id, s.trip_id, s.departure_date::text, s.decision_days,
        null::timestamptz as since, ${seats} as seats, 0 as waiting
      from trip_schedules s
      where ${lacks('travellers', today)}
      union all
      select 'waitlists', s.id, s.trip_id, s.departure_date::text, s.decision_days,
        waiting.since, ${seats}, waiting.members
      from (
        select w.trip_schedule_id, count(*)::int as members, min(w.created_at) as since
        from waitlist w where ${isOnWaitlist} group by w.trip_schedule_id
      ) waiting
      join trip_schedules s on s.id = waiting.trip_schedule_id
      where ${lacks('seats', today)}
    ) ahead
    join trips t on t.id = ahead.trip_id
    order by ahead.departure_date, ahead.id
  `.execute(db)
  const found = rows.map(({ since, decisionDays, ...row }) => ({
    ...row,
    due: since ?? startOfClubDate(decisionDate({ ...row, decisionDays }), { today, now }),
  }))
  return {
    smallGroups: found.filter(({ queue }) => queue === 'smallGroups'),
    waitlists: found.filter(({ queue }) => queue === 'waitlists'),
  }
}

type FoundDeparture = DepartureQueue['departures'][number] & { due: Date }

function toDepartureQueue(found: readonly FoundDeparture[]): DepartureQueue {
  const byUrgency = [...found].sort((one, other) => one.due.getTime() - other.due.getTime())
  const [first] = byUrgency
  return {
    open: found.length,
    mark: `${found.length}:${found.reduce((sum, { id, seats: { booked }, waiting }) => sum + id * 1000 + booked + waiting, 0)}`,
    due: first?.due.toISOString() ?? null,
    first: first ? String(first.id) : null,
    departures: byUrgency
      .slice(0, waitingDeparturesMax)
      .map(({ id, tripTitle, departureDate, seats, waiting }) => ({
        id,
        tripTitle,
        departureDate,
        seats,
        waiting,
      })),
  }
}

function toFaultQueue({
  open,
  mark,
  ...faults
}: Awaited<ReturnType<typeof countIntegrity>>): OpenWork['integrity'] {
  const kinds = faults.kinds.map(({ since, ...kind }) => ({
    ...kind,
    due: dueOf('integrity', since),
  }))
  const [first] = kinds
  return { open, mark, first: first?.kind ?? null, due: first?.due ?? null, kinds }
}

const nothing: Queue = { open: 0, mark: '0:', due: null, first: null }

/** What waits in every queue. */
export async function readOpenWork(db: Db, at: Now): Promise<AllOpenWork> {
  const queues = await readQueues(db, at.today)
  const departures = await readDepartures(db, at)
  const faults = await countIntegrity(db, at)
  const named = Object.fromEntries(
    queues.map(({ queue, open, mark, first, since }): [PlainQueue, Queue] => [
      queue,
      {
        open,
        mark,
        ...(open > 0 ? { first, due: dueOf(queue, since) } : { first: null, due: null }),
      },
    ]),
  ) as Partial<Record<PlainQueue, Queue>>
  const plain = (name: PlainQueue) => named[name] ?? nothing
  return {
    invites: plain('invites'),
    inquiries: plain('inquiries'),
    unwritten: plain('unwritten'),
    lapsedHolds: plain('lapsedHolds'),
    smallGroups: toDepartureQueue(departures.smallGroups),
    waitlists: toDepartureQueue(departures.waitlists),
    integrity: toFaultQueue(faults),
    messages: plain('messages'),
    reports: plain('reports'),
    reviews: plain('reviews'),
  }
}
