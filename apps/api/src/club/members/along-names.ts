import { type RawBuilder, sql } from 'kysely'
import type { ListPart } from '../../platform/paging/read-parts.ts'

/**
 * The parts of a list with bookings `b` in the order of their members' names: those of members, along the index
 * `users_by_name`, and those whose member was erased. In one part PostgreSQL would read and sort all of them.
 */
export const alongNames = (from: RawBuilder<unknown>): ListPart[] => [
  { from: sql`${from} join users u on u.id = b.user_id` },
  {
    from: sql`${from} left join users u on false`,
    // With the first half PostgreSQL may begin with the bookings where they are joined from the left.
    where: sql`b.id is not null and b.user_id is null`,
  },
]
