import { type RawBuilder, sql } from 'kysely'

/** Two members: `userId` is the one who calls. */
export interface TwoMembers {
  userId: number
  memberId: number
}

/** Whether a row of `connections` is the one of the pair, found by its index. */
export const isPair = ({ userId, memberId }: TwoMembers): RawBuilder<boolean> => sql<boolean>`(
  least(connections.user_id, connections.connected_user_id) = least(${userId}::int, ${memberId}::int)
  and greatest(connections.user_id, connections.connected_user_id)
    = greatest(${userId}::int, ${memberId}::int)
)`

/** The two columns of the calling member's block and of the other one's. */
export const blockColumns = ({ userId, memberId }: TwoMembers) =>
  userId < memberId
    ? ({ own: 'lowerBlocks', other: 'higherBlocks' } as const)
    : ({ own: 'higherBlocks', other: 'lowerBlocks' } as const)
