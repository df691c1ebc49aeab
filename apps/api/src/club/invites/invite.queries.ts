import type { Applicant, Decision } from '@farandfew/domain/invites/admin-invites.ts'
import { undoSeconds } from '@farandfew/domain/constants/limits.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { queueColumns, type QueueRow, requests } from './requests.sql.ts'

/** Identifies a request. */
export interface InviteName {
  kind: 'trip' | 'quick'
  id: number
}

/** The most other requests that a detail shows. */
const maxOthers = 50

export interface InviteRow extends QueueRow {
  typedEmail: string | null
  accountEmail: string | null
  emailVerifiedAt: Date | null
  groupSizePreference: string | null
  budgetRange: string | null
  message: string | null
  whyJoin: string | null
  additional: string | null
  decidedAt: Date | null
  updatedAt: Date
  decidedBy: string | null
  decisionNote: string | null
  decisionMailId: number | null
  /** When an operator gave it its departure. */
  assignedAt: Date | null
  /** That went with the departure, if the request was approved before. */
  assignmentNote: string | null
  mail: Decision['mail']
  undoMs: number
}

/**
 * One request with all its fields; undefined if there is none. The time to undo is not counted from `now()`, the start of the
 * transaction: a decision may have waited for a lock.
 */
export async function findInvite(db: Db, { kind, id }: InviteName): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    select found.*,
      case
        when decision_mail_id is null then 'none'
        when o.failed_at is not null then 'failed'
        when o.id is null or o.sent_at is not null then 'sent'
        else 'waiting'
      end as mail,
      case when decided_at is null or assigned_at is not null or o.attempts > 0 or o.sent_at is not null
        or (decision_mail_id is not null and o.id is null) then 0
        else greatest(0, ceil(
          (${undoSeconds} - extract(epoch from clock_timestamp() - decided_at)) * 1000
        ))::integer
      end as undo_ms
    from (
      select ${queueColumns}, typed_email, account_email, email_verified_at, group_size_preference,
        budget_range, message, why_join, additional, decided_at, updated_at, decided_by,
        decision_note, decision_mail_id, assigned_at, assignment_note
      from ${requests}
      where kind = ${kind} and id = ${id}
    ) as found
    left join outbox o on o.id = found.decision_mail_id
  `.execute(db)
  return rows[0]
}

/** The applicant's address: a verified one if possible, otherwise the typed one. */
export function addressOf(
  row: Pick<InviteRow, 'accountEmail' | 'emailVerifiedAt' | 'typedEmail'>,
): Pick<Applicant, 'email' | 'emailProven'> {
  const emailProven = row.accountEmail !== null && row.emailVerifiedAt !== null
  return {
    email: emailProven ? row.accountEmail : (row.typedEmail ?? row.accountEmail),
    emailProven,
  }
}

export async function findAccount(db: Db, userId: number): Promise<Applicant['account']> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'ageGroup', 'city', 'country', 'bio', 'interests'])
    .select(['travelPreferences', 'quizData', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { id, quizData, createdAt, ...profile } = row
  return { userId: id, ...profile, quiz: quizData, createdAt: createdAt.toISOString() }
}

/** Other requests of the same account, or of the same address if there is no account. */
export async function listOthers(
  db: Db,
  { kind, id, userId, typedEmail }: InviteRow,
): Promise<QueueRow[]> {
  const isSameApplicant =
    userId === null
      ? sql`user_id is null and lower(typed_email) = lower(${typedEmail}::text)`
      : sql`user_id = ${userId}`
  const { rows } = await sql<QueueRow>`
    select ${queueColumns} from ${requests}
    where ${isSameApplicant} and not (kind = ${kind} and id = ${id})
    order by created_at desc, kind desc, id desc
    limit ${maxOthers}
  `.execute(db)
  return rows
}
