import type { MessageAuthor } from '@farandfew/domain/group-messages/group-message.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { groupNameColumns, toGroupName } from '../groups/group-name.ts'

/** Those whose names a conversation shows, by id: the members of the group, its host, and former hosts. */
export type People = ReadonlyMap<number, MessageAuthor>

export async function listPeople(db: Db, departureId: number): Promise<People> {
  const rows = await db
    .selectFrom('groupMembers as g')
    .innerJoin('users', 'users.id', 'g.userId')
    .select(groupNameColumns)
    .select('g.isHost')
    .where('g.departureId', '=', departureId)
    .unionAll((select) =>
      select
        .selectFrom('formerHosts as f')
        .innerJoin('users', 'users.id', 'f.userId')
        .select(groupNameColumns)
        .select(sql.lit(false).as('isHost'))
        .where('f.departureId', '=', departureId)
        .where('users.deactivatedAt', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('groupMembers as g')
                .whereRef('g.departureId', '=', 'f.departureId')
                .whereRef('g.userId', '=', 'f.userId'),
            ),
          ),
        ),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, { ...toGroupName(row), isHost: row.isHost }]))
}

/** For each of these members, those with whom they have a block; members without one are left out. */
export async function listBlocks(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const ids = sql`${[...userIds]}::int[]`
  const rows = await db
    .selectFrom('connections')
    .select(['userId', 'connectedUserId'])
    .where('status', '=', 'blocked')
    .where(sql<boolean>`(user_id = any(${ids}) or connected_user_id = any(${ids}))`)
    .execute()
  const blocks = new Map<number, Set<number>>()
  const add = (one: number, other: number) =>
    blocks.set(one, (blocks.get(one) ?? new Set()).add(other))
  for (const { userId, connectedUserId } of rows) {
    add(userId, connectedUserId)
    add(connectedUserId, userId)
  }
  return blocks
}
