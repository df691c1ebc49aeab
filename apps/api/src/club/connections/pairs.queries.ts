import type { ContactDetails } from '@farandfew/domain/connections/connection-views.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { toGroupName } from '../groups/group-name.ts'
import type { TwoMembers } from './pair.sql.ts'

/** What a member knows about themselves and another one. */
export interface PairRow {
  memberId: number
  firstName: string | null
  lastName: string | null
  profileImage: string | null
  shownFields: string[]
  /** Null if there is nothing between the two, or only what has ended. */
  status: 'pending' | 'accepted' | null
  /** Whether the calling member sent the request. */
  isSender: boolean
  note: string | null
  since: Date
  sharesGroup: boolean
  takesRequests: boolean
  /** The date from which the calling member can ask again; null if it is not later than today. */
  pausedUntil: CalendarDate | null
  phone: string | null
  instagramHandle: string | null
  linkedinHandle: string | null
}

/** What a member shares with those they are connected with: columns of `users u` and `connection_settings s`. */
const sharedColumns = sql`
  case when coalesce(s.shares_phone, true) and u.phone_verified_at is not null then u.phone end as phone,
  case when coalesce(s.shares_instagram, true) then u.instagram_handle end as instagram_handle,
  case when coalesce(s.shares_linkedin, true) then u.linkedin_handle end as linkedin_handle
`

interface Others {
  userId: number
  /** The club's date. */
  today: CalendarDate
  /** A condition on the other member, `u`, and on their connection, `c`. */
  where: RawBuilder<boolean>
}

/** The calling member and each of the others whom no block hides. */
async function readPairs(db: Db, { userId, today, where }: Others): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    select u.id as member_id, u.first_name, u.last_name, u.profile_image, u.shown_fields,
      case when c.status in ('pending', 'accepted') then c.status end as status,
      coalesce(c.user_id = ${userId}, false) as is_sender, c.note,
      coalesce(c.updated_at, now()) as since,
      exists (
        select from group_members mine
        join group_members theirs on theirs.departure_id = mine.departure_id
        where mine.user_id = ${userId} and theirs.user_id = u.id
      ) as shares_group,
      coalesce(s.takes_requests, true) as takes_requests,
      (
        select until from connection_pauses p
        where p.user_id = ${userId} and p.other_user_id = u.id and p.until > ${today}::date
      ) as paused_until,
      ${sharedColumns}
    from users u
    left join connections c
      on least(c.user_id, c.connected_user_id) = least(u.id, ${userId}::int)
      and greatest(c.user_id, c.connected_user_id) = greatest(u.id, ${userId}::int)
    left join connection_settings s on s.user_id = u.id
    where u.id <> ${userId} and u.deactivated_at is null
      and c.status is distinct from 'blocked' and ${where}
    order by since desc, u.id desc
  `.execute(db)
  return rows
}

/** The pair of two members; undefined if the other one is unknown, or if one of them blocks the other. */
export async function findPair(
  db: Db,
  { userId, memberId, today }: TwoMembers & { today: CalendarDate },
): Promise<PairRow | undefined> {
  const [row] = await readPairs(db, { userId, today, where: sql<boolean>`u.id = ${memberId}` })
  return row
}

/** The pairs of a member with an open request or a connection, newest first. */
export const listOpenPairs = (db: Db, member: { userId: number; today: CalendarDate }) =>
  readPairs(db, {
    ...member,
    where: sql<boolean>`c.status in ('pending', 'accepted') and u.id in (
      select connected_user_id from connections where user_id = ${member.userId}
      union all
      select user_id from connections where connected_user_id = ${member.userId}
    )`,
  })

/** The pairs of a member with the others of a group. */
export const listPairsOfGroup = (
  db: Db,
  { departureId, ...member }: { userId: number; today: CalendarDate; departureId: number },
) =>
  readPairs(db, {
    ...member,
    where: sql<boolean>`u.id in (
      select user_id from group_members where departure_id = ${departureId}
    )`,
  })

/** The members whom a member blocks, by name. */
export async function listBlocked(db: Db, userId: number) {
  const { rows } = await sql<Omit<PairRow, 'memberId'> & { id: number }>`
    select u.id, u.first_name, u.last_name, u.profile_image, u.shown_fields
    from connections c
    join users u on u.id = case when c.user_id = ${userId} then c.connected_user_id else c.user_id end
    where c.status = 'blocked' and ${userId}::int in (c.user_id, c.connected_user_id)
      and case when u.id > ${userId} then c.lower_blocks else c.higher_blocks end
    order by fold_text(u.first_name), u.id
  `.execute(db)
  return rows.map((row) => toGroupName(row))
}

/**
 * Whether a member may block or report another one: they share or shared a group, or there is something between them that
 * they can see.
 */
export async function isKnown(db: Db, { userId, memberId }: TwoMembers): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (
      select from group_members mine
      join group_members theirs on theirs.departure_id = mine.departure_id
      where mine.user_id = ${userId} and theirs.user_id = ${memberId}
    ) or exists (
      select from bookings mine
      join bookings theirs on theirs.trip_schedule_id = mine.trip_schedule_id
      where mine.user_id = ${userId} and mine.confirmed_at is not null
        and theirs.user_id = ${memberId} and theirs.confirmed_at is not null
    ) or exists (
      select from connections c
      where least(c.user_id, c.connected_user_id) = least(${userId}::int, ${memberId}::int)
        and greatest(c.user_id, c.connected_user_id) = greatest(${userId}::int, ${memberId}::int)
        and (
          c.status <> 'blocked' or c.declined_before_block
          or case when ${userId}::int < ${memberId}::int then c.lower_blocks else c.higher_blocks end
        )
    ) as is_known
  `.execute(db)
  return (rows[0]?.isKnown ?? false) && userId !== memberId
}

export interface SettingsRow extends ContactDetails {
  takesRequests: boolean
  sharesPhone: boolean
  sharesInstagram: boolean
  sharesLinkedin: boolean
  maySendRequests: boolean
}

/** A member's choices, and what they share because of them; undefined if the account no longer exists. */
export async function findSettings(db: Db, userId: number): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    select coalesce(s.takes_requests, true) as takes_requests,
      coalesce(s.shares_phone, true) as shares_phone,
      coalesce(s.shares_instagram, true) as shares_instagram,
      coalesce(s.shares_linkedin, true) as shares_linkedin,
      coalesce(s.may_send_requests, true) as may_send_requests,
      ${sharedColumns}
    from users u left join connection_settings s on s.user_id = u.id
    where u.id = ${userId}
  `.execute(db)
  return rows[0]
}
