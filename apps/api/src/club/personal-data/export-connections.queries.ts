import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/**
 * The member's connections, settings, pauses and own reports. A block by the other side does not show: the pair is then as
 * it would be if the other member had ended it without a block, and a block by both sides looks like one by the member,
 * without its times. Reports about the member are left out, because they would betray who reported.
 */
export function listConnectionRecords(db: Db, userId: number) {
  const blocksHere = sql<boolean>`case when ${userId}::int = least(c.user_id, c.connected_user_id)
    then c.lower_blocks else c.higher_blocks end`
  const isHiddenBlock = sql<boolean>`(c.status = 'blocked' and not ${blocksHere})`
  const unlessBlocked = (value: RawBuilder<unknown>, blocked: RawBuilder<unknown>) =>
    sql`case when ${blocksHere} then ${blocked} else ${value} end`
  const connections = db
    .selectFrom('connections as c')
    .select([
      unlessBlocked(sql`c.user_id`, sql`${userId}::int`).as('userId'),
      unlessBlocked(
        sql`c.connected_user_id`,
        sql`case when c.user_id = ${userId} then c.connected_user_id else c.user_id end`,
      ).as('connectedUserId'),
      unlessBlocked(sql`c.created_at`, sql`null`).as('createdAt'),
      unlessBlocked(sql`c.updated_at`, sql`null`).as('updatedAt'),
      sql<string>`case when ${isHiddenBlock} then 'declined' else c.status end`.as('status'),
      'c.note',
    ])
    .where(sql<boolean>`${userId}::int in (c.user_id, c.connected_user_id)`)
    .where(sql<boolean>`(not ${isHiddenBlock} or c.declined_before_block)`)
    .orderBy('c.id')
    .execute()
  const connectionPauses = db
    .selectFrom('connectionPauses')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('otherUserId')
    .execute()
  const connectionSettings = db
    .selectFrom('connectionSettings')
    .select(['userId', 'takesRequests', 'sharesPhone', 'sharesInstagram', 'sharesLinkedin'])
    .select(['maySendRequests', 'requestMailedAt'])
    .where('userId', '=', userId)
    .execute()
  const memberReports = db
    .selectFrom('memberReports')
    .select(['id', 'userId', 'reportedUserId', 'reason', 'words', 'createdAt', 'decidedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return Promise.all([connections, connectionPauses, connectionSettings, memberReports])
}
