import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import type {
  PublishedGroup,
  SummaryMember,
} from '@farandfew/domain/group-summaries/summarise-group.ts'
import { traitValues } from '@farandfew/domain/traits/describe-traits.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

interface DepartureGroup extends PublishedGroup {
  readonly departureId: number
}

const groups = sql<DepartureGroup>`
  select s.id as departure_id, s.spots_total as seats,
    array(
      select distinct b.user_id from bookings b
      where b.trip_schedule_id = s.id and b.status = 'confirmed' and b.user_id is not null
      order by b.user_id
    ) as current,
    g.counted_size,
    array(
      select m.user_id from group_summary_members m where m.departure_id = s.id order by m.user_id
    ) as counted,
    g.summary is not null as is_shown
  from trip_schedules s left join group_summaries g on g.departure_id = s.id
`

/** The groups of departures after the club's `today`. */
export async function listGroups(db: Db, today: CalendarDate): Promise<readonly DepartureGroup[]> {
  const { rows } = await sql<DepartureGroup>`
    ${groups} where s.is_active and s.departure_date > ${today}::date order by s.id
  `.execute(db)
  return rows
}

/** The group of one departure, after waiting for others who publish or withdraw its summary. */
export async function lockGroup(trx: Db, departureId: number): Promise<DepartureGroup> {
  await trx
    .selectFrom('tripSchedules')
    .select('id')
    .where('id', '=', departureId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { rows } = await sql<DepartureGroup>`${groups} where s.id = ${departureId}`.execute(trx)
  return rows[0]!
}

/** What members answered in profile and quiz. */
export async function listAnswers(db: Db, ids: readonly number[]): Promise<SummaryMember[]> {
  const rows = await db
    .selectFrom('users')
    .select(['ageGroup', 'gender', 'country', 'quizData'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ quizData, ...member }) => ({
    ...member,
    likes: traitValues(quizData, 'interests'),
  }))
}

/** Stores the summary of a departure, null if nothing can be said, and whom it counts. */
export async function storeSummary(
  trx: Db,
  departureId: number,
  { summary, memberIds }: { summary: GroupFigures | null; memberIds: readonly number[] },
): Promise<void> {
  await trx
    .insertInto('groupSummaries')
    .values({
      departureId,
      summary: summary && JSON.stringify(summary),
      countedSize: memberIds.length,
    })
    .execute()
  await trx
    .insertInto('groupSummaryMembers')
    .values(memberIds.map((userId) => ({ departureId, userId })))
    .execute()
}

/** Ends what is said of a group. */
export const withdrawSummary = (trx: Db, departureId: number) =>
  trx
    .updateTable('groupSummaries')
    .set({ summary: null })
    .where('departureId', '=', departureId)
    .execute()

/** Deletes the summaries of departures that have left by the club's `today`. */
export const deletePastSummaries = (db: Db, today: CalendarDate) =>
  db
    .deleteFrom('groupSummaries')
    .where('departureId', 'in', (departures) =>
      departures.selectFrom('tripSchedules').select('id').where('departureDate', '<=', today),
    )
    .execute()
