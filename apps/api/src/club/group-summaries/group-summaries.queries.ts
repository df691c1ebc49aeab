import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import type { SummaryMember } from '@farandfew/domain/group-summaries/blurred-answers.ts'
import { traitValues } from '@farandfew/domain/quiz/describe-traits.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** The members with a confirmed booking of a departure, and those whom its published summary counts, by id. */
interface CountedGroup {
  readonly departureId: number
  readonly current: readonly number[]
  readonly published: readonly number[]
}

const groups = sql<CountedGroup>`
  select s.id as departure_id,
    array(
      select distinct b.user_id from bookings b
      where b.trip_schedule_id = s.id and b.status = 'confirmed' and b.user_id is not null
      order by b.user_id
    ) as current,
    array(
      select m.user_id from group_summary_members m where m.departure_id = s.id order by m.user_id
    ) as published
  from trip_schedules s
`

/** The groups of departures after the club's `today`. */
export async function listGroups(db: Db, today: CalendarDate): Promise<readonly CountedGroup[]> {
  const { rows } = await sql<CountedGroup>`
    ${groups} where s.is_active and s.departure_date > ${today}::date order by s.id
  `.execute(db)
  return rows
}

/** The group of one departure, after waiting for others who publish its summary. */
export async function lockGroup(trx: Db, departureId: number): Promise<CountedGroup> {
  await trx
    .selectFrom('tripSchedules')
    .select('id')
    .where('id', '=', departureId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { rows } = await sql<CountedGroup>`${groups} where s.id = ${departureId}`.execute(trx)
  return rows[0]!
}

/** What members answered in profile and quiz. */
export async function listAnswers(db: Db, ids: readonly number[]): Promise<SummaryMember[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'ageGroup', 'gender', 'country', 'quizData'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ quizData, ...member }) => ({
    ...member,
    likes: traitValues(quizData, 'interests'),
  }))
}

/** Replaces the published summary of a departure, and whom it counts. */
export async function storeSummary(
  trx: Db,
  departureId: number,
  { figures, memberIds }: { figures: GroupFigures; memberIds: readonly number[] },
): Promise<void> {
  const summary = JSON.stringify(figures)
  await trx
    .insertInto('groupSummaries')
    .values({ departureId, summary })
    .onConflict((conflict) =>
      conflict.column('departureId').doUpdateSet({ summary, publishedAt: new Date() }),
    )
    .execute()
  await trx.deleteFrom('groupSummaryMembers').where('departureId', '=', departureId).execute()
  await trx
    .insertInto('groupSummaryMembers')
    .values(memberIds.map((userId) => ({ departureId, userId })))
    .execute()
}

/** Deletes the summaries of departures that have left by the club's `today`. */
export const deletePastSummaries = (db: Db, today: CalendarDate) =>
  db
    .deleteFrom('groupSummaries')
    .where('departureId', 'in', (departures) =>
      departures.selectFrom('tripSchedules').select('id').where('departureDate', '<=', today),
    )
    .execute()
