import type {
  ApplicantVouch,
  EarlierVouch,
  VouchResult,
} from '@farandfew/domain/invites/admin-invites.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasTravelled, vouchedId } from '../vouches/vouches.queries.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import { addressOf, type InviteRow } from './invite.queries.ts'

/** The most vouches of each kind that a detail shows. */
const maxVouches = 20

interface VouchRow {
  id: number
  userId: number
  name: string
  words: string
  createdAt: Date
  withdrawnAt: Date | null
  isForAddress: boolean
}

interface EarlierRow extends Omit<VouchRow, 'name' | 'isForAddress'> {
  person: string
  vouchedId: number | null
  result: VouchResult
  travelled: boolean
  reports: number
}

/** The vouches for an applicant: for their account, or for the address that they gave. */
async function listForApplicant(db: Db, invite: InviteRow): Promise<VouchRow[]> {
  const email = addressOf(invite).email?.toLowerCase() ?? null
  const { rows } = await sql<VouchRow>`
    select v.id, v.user_id, v.words, v.created_at, v.withdrawn_at,
      ${nameOfUser()} as name,
      coalesce(p.id <> ${invite.userId}::int, true) as is_for_address
    from vouches v
    join users u on u.id = v.user_id
    cross join lateral (select ${vouchedId} as id) p
    where p.id = ${invite.userId}::int or v.email = ${email}::text
    order by v.id desc
    limit ${maxVouches}
  `.execute(db)
  return rows
}

/** All vouches of these members, newest first, with how each went. */
async function listEarlier(
  db: Db,
  userIds: readonly number[],
  today: CalendarDate,
): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select v.id, v.user_id, v.person, v.words, v.created_at, v.withdrawn_at, p.id as vouched_id,
      coalesce((
        select r.status from (
          select status from trip_invite_requests
          where user_id = p.id or (user_id is null and lower(email) = v.email)
          union all
          select status from quick_invite_requests where user_id = p.id
        ) r
        where r.status <> 'withdrawn'
        order by array_position(array['approved', 'pending', 'rejected'], r.status)
        limit 1
      ), 'no-request') as result,
      ${hasTravelled(sql`p.id`, today)} as travelled,
      (select count(*) from member_reports m where m.reported_user_id = p.id)::int as reports
    from vouches v left join lateral (select ${vouchedId} as id) p on true
    where v.user_id = any(${userIds}::int[])
    order by v.id desc
  `.execute(db)
  return rows
}

const toEarlier = (row: EarlierRow): EarlierVouch => ({
  person: row.person,
  userId: row.vouchedId,
  words: row.words,
  createdAt: row.createdAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  result: row.result,
  travelled: row.travelled,
  reports: row.reports,
})

/** Who vouched for the applicant, and how their other vouches went. */
export async function listVouches(
  db: Db,
  invite: InviteRow,
  today: CalendarDate,
): Promise<ApplicantVouch[]> {
  const vouches = await listForApplicant(db, invite)
  if (vouches.length === 0) return []
  const all = await listEarlier(
    db,
    vouches.map(({ userId }) => userId),
    today,
  )
  return vouches.map(({ createdAt, withdrawnAt, ...vouch }) => ({
    ...vouch,
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    earlier: all
      .filter(({ id, userId }) => userId === vouch.userId && id !== vouch.id)
      .slice(0, maxVouches)
      .map(toEarlier),
  }))
}
