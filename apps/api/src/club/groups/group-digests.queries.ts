import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { groupNameColumns } from './group-name.ts'
import { isBlockedPair } from '../members/blocked-pair.ts'

/** The members with digests for which no one has looked today, who can get a mail. */
export async function listDueMembers(
  db: Db,
  today: CalendarDate,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('groupDigests as d')
    .innerJoin('groupMembers as g', (join) =>
      join.onRef('g.departureId', '=', 'd.departureId').onRef('g.userId', '=', 'd.userId'),
    )
    .innerJoin('users', 'users.id', 'd.userId')
    .select('d.userId')
    .distinct()
    .where('d.checkedOn', '<', today)
    .where('users.emailVerifiedAt', 'is not', null)
    .orderBy('d.userId')
    .limit(limit)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** A group of which a member wants the digest. */
export interface TakenDigest {
  readonly departureId: number
  /** Of the trip. */
  readonly title: string
  readonly email: string
  readonly isHost: boolean
  /** The last message that the member has read or was written to about. */
  readonly after: number
}

/**
 * Takes the digests of a member for today, so that no other instance sends them. Returns those of groups to which the
 * member belongs; none if another instance was first, or the address is not verified any more.
 */
export async function takeDigests(
  trx: Db,
  userId: number,
  today: CalendarDate,
): Promise<TakenDigest[]> {
  const { rows } = await sql<TakenDigest>`
    update group_digests d set checked_on = ${today}::date
    from (
      select departure_id from group_digests
      where user_id = ${userId} and checked_on < ${today}::date
      order by departure_id for update
    ) due, users u, trip_schedules s, trips t, group_members g
    where d.departure_id = due.departure_id and d.user_id = ${userId}
      and u.id = d.user_id and u.email_verified_at is not null
      and s.id = d.departure_id and t.id = s.trip_id
      and g.departure_id = d.departure_id and g.user_id = d.user_id
    returning d.departure_id, t.title, u.email, g.is_host, greatest(d.message_id, (
      select coalesce(max(p.message_id), 0) from group_read_positions p
      where p.departure_id = d.departure_id and p.user_id = d.user_id
    )) as after
  `.execute(trx)
  return rows.sort((one, other) => one.departureId - other.departureId)
}

interface Digest {
  readonly departureId: number
  readonly userId: number
}

/** The messages of others after a position that the member may see, oldest first, and whether their authors have left. */
export const listNewMessages = (
  db: Db,
  {
    departureId,
    userId,
    after,
    isHost,
    since,
  }: Digest & { after: number; isHost: boolean; since: Date | undefined },
) =>
  db
    .selectFrom('groupMessages as m')
    .innerJoin('users', 'users.id', 'm.userId')
    .select(groupNameColumns)
    .select(['m.id as messageId', 'm.text'])
    .select(
      sql<boolean>`not exists (
        select from group_members g where g.departure_id = m.departure_id and g.user_id = m.user_id
        union all
        select from former_hosts f where f.departure_id = m.departure_id and f.user_id = m.user_id
      )`.as('hasLeft'),
    )
    .where('m.departureId', '=', departureId)
    .where('m.id', '>', after)
    .$if(since !== undefined, (query) => query.where('m.postedAt', '>=', since as Date))
    .where('m.userId', '<>', userId)
    .where('m.endedAt', 'is', null)
    .where(
      sql<boolean>`(${isHost} or not ${isBlockedPair(sql`m.user_id`, sql`${userId}`)} or exists (
        select from group_members h
        where h.departure_id = m.departure_id and h.user_id = m.user_id and h.is_host
      ))`,
    )
    .orderBy('m.id')
    .execute()

/** Remembers the newest message that the digest was about. */
export async function storeDigestPosition(
  db: Db,
  { departureId, userId }: Digest,
  messageId: number,
): Promise<void> {
  await db
    .updateTable('groupDigests')
    .set({ messageId })
    .where('departureId', '=', departureId)
    .where('userId', '=', userId)
    .execute()
}
