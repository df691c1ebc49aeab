import { type RawBuilder, sql } from 'kysely'

/**
 * Whether one of two members has blocked the other (docs/product.md#connections).
 * @param a a column or a value with a member's id
 */
export const isBlockedPair = (
  a: RawBuilder<unknown>,
  b: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from connections c
  where c.status = 'blocked'
    and least(c.user_id, c.connected_user_id) = least(${a}::int, ${b}::int)
    and greatest(c.user_id, c.connected_user_id) = greatest(${a}::int, ${b}::int)
)`
