import type {
  AdminReport,
  AdminReportDetail,
  AdminReportsQuery,
  reportOrder,
  ReportDecision,
} from '@farandfew/domain/reports/admin-reports.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import { containsText } from '../../platform/db/contains-text.ts'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { ReportedMessage } from '../../platform/db/column-types.ts'
import {
  byId,
  byText,
  byWord,
  readSlice,
  type SortedSlice,
  type SortKeys,
} from '../../platform/paging/by-order.ts'

type ReportFilter = Pick<AdminReportsQuery, 'search' | 'state'>

const searched = [
  ...['words', 'reporter.username', 'reporter.firstName', 'reporter.lastName'],
  ...['reported.username', 'reported.firstName', 'reported.lastName'],
]

const reportsWithMembers = (db: Db) =>
  db
    .selectFrom('memberReports as r')
    .innerJoin('users as reporter', 'reporter.id', 'r.userId')
    .leftJoin('users as reported', 'reported.id', 'r.reportedUserId')

const fullName = (table: 'reporter' | 'reported') => {
  const name = ['first_name', 'last_name'].map((column) => sql.ref(`${table}.${column}`))
  return sql<string | null>`nullif(concat_ws(' ', ${sql.join(name)}), '')`
}

const selectReports = (db: Db) =>
  reportsWithMembers(db)
    .select(['r.id', 'r.reason', 'r.createdAt', 'r.decision', 'r.decidedAt', 'r.decidedBy'])
    .select(['r.userId', 'reporter.username', fullName('reporter').as('name')])
    .select(['r.reportedUserId', 'reported.username as reportedUsername'])
    .select(fullName('reported').as('reportedName'))

type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number]

function toReport(row: ReportRow): AdminReport {
  const { id, reason, decision, decidedBy, userId, username, name, reportedUserId } = row
  return {
    id,
    reason,
    decision,
    decidedBy,
    reporter: { id: userId, username, name },
    reported:
      reportedUserId === null || row.reportedUsername === null
        ? null
        : { id: reportedUserId, username: row.reportedUsername, name: row.reportedName },
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

const matching = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { search, state }: ReportFilter,
) =>
  query
    .$if(search !== undefined, (reports) => reports.where(containsText(searched, search ?? '')))
    .$if(state === 'open', (reports) => reports.where(sql<boolean>`r.decision is null`))
    .$if(state === 'decided', (reports) => reports.where(sql<boolean>`r.decision is not null`))

export const reportKeys: SortKeys<keyof typeof reportOrder> = {
  received: byId,
  reason: byWord(sql`r.reason`),
  reporter: byText(sql`coalesce(${fullName('reporter')}, reporter.username)`),
}

/** The reports that match the filter, in the order of the slice. */
export const listReports = (db: Db, filter: ReportFilter, slice: SortedSlice) =>
  readSlice(matching(selectReports(db), filter), slice, toReport)

/** How many reports match the filter. */
export const countReports = (db: Db, filter: ReportFilter): Promise<number> =>
  countRows(matching(reportsWithMembers(db), filter))

/** A locked report with what a decision needs; undefined if there is none. */
export const lockReport = (db: Db, id: number) =>
  db
    .selectFrom('memberReports')
    .select(['id', 'userId', 'reportedUserId', 'reason', 'message'])
    .select(['decision', 'decidedBy', 'decidedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** What a report is about, and the operator's note; undefined if there is no such report. */
const findContent = (db: Db, id: number) =>
  db
    .selectFrom('memberReports as r')
    .leftJoin('users as reported', 'reported.id', 'r.reportedUserId')
    .select(['r.words', 'r.message', 'r.requestNote', 'r.decisionNote as note'])
    .select(sql<boolean>`reported.email_verified_at is not null`.as('canWarn'))
    .where('r.id', '=', id)
    .executeTakeFirst()

/** The reported message with its departure, and whether it is still there. */
async function readMessage(
  db: Db,
  { reportId, message }: { reportId: number; message: ReportedMessage },
): Promise<AdminReportDetail['message']> {
  const departure = await db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .leftJoin('groupMessages as m', (join) => join.on('m.id', '=', message.id))
    .select(['t.title as tripTitle', 's.departureDate'])
    .select(sql<boolean>`m.id is not null and m.ended_by is null`.as('isThere'))
    .where('s.id', '=', message.departureId)
    .executeTakeFirst()
  if (!departure) return null
  const pictures = await db
    .selectFrom('memberReportPictures')
    .select(['position', 'description'])
    .where('reportId', '=', reportId)
    .orderBy('position')
    .execute()
  return { ...message, ...departure, pictures }
}

/** Everything about a report; undefined if there is none. */
export async function findReport(db: Db, id: number): Promise<AdminReportDetail | undefined> {
  const row = await selectReports(db).where('r.id', '=', id).executeTakeFirst()
  const content = row && (await findContent(db, id))
  if (!content) return undefined
  const { message, ...rest } = content
  const others =
    row.reportedUserId === null
      ? []
      : await selectReports(db)
          .where('r.reportedUserId', '=', row.reportedUserId)
          .where('r.id', '<>', id)
          .orderBy('r.id', 'desc')
          .limit(20)
          .execute()
  return {
    ...toReport(row),
    ...rest,
    message: message && (await readMessage(db, { reportId: id, message })),
    others: others.map(toReport),
  }
}

export async function findReportPicture(
  db: Db,
  { id, position }: { id: number; position: number },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('memberReportPictures')
    .select('content')
    .where('reportId', '=', id)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.content
}

export async function storeDecision(
  db: Db,
  id: number,
  decided: { decision: ReportDecision; note: string | null; operator: string | null },
): Promise<void> {
  await db
    .updateTable('memberReports')
    .set({
      decision: decided.decision,
      decisionNote: decided.note,
      decidedBy: decided.operator,
      decidedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Stops or allows a member's requests, by whether a decision about them says so. */
export async function updateMaySendRequests(db: Db, userId: number): Promise<void> {
  await sql`
    insert into connection_settings (user_id, may_send_requests)
    select ${userId}, not exists (
      select from member_reports
      where reported_user_id = ${userId} and decision = 'requests-stopped'
    )
    on conflict (user_id) do update set may_send_requests = excluded.may_send_requests
  `.execute(db)
}
