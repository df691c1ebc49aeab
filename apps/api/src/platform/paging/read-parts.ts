import { type RawBuilder, sql } from 'kysely'
import type { SortedSlice } from './by-order.ts'

/** Where a part of a list is read from. */
export interface ListPart {
  from: RawBuilder<unknown>
  where?: RawBuilder<unknown>
}

interface Parts {
  /** The columns that the page needs. */
  rows: RawBuilder<unknown>
  parts: readonly ListPart[]
  /** What is asked for of every part. */
  condition: RawBuilder<unknown>
}

/**
 * The rows of a page with their positions, for `with page as (…)`. A list has several parts if PostgreSQL can read each along an
 * index, but not all at once. Of each no more rows are read than a page has: the statement that completes the page limits it again.
 */
export const readParts = (
  { rows, parts, condition }: Parts,
  { position, isAfter, isFrom, columns, limit }: SortedSlice,
): RawBuilder<unknown> =>
  sql.join(
    parts.map(
      ({ from, where = sql`true` }) => sql`(
        select ${rows}, ${position} from ${from}
        where ${condition} and ${where} and ${isFrom} and ${isAfter}
        order by ${columns} limit ${limit}
      )`,
    ),
    sql` union all `,
  )
