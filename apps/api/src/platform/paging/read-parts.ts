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
 * The rows of a page, for `with page as materialized (…)`. A list has several parts if PostgreSQL can read each along an
 * index, but not all at once. Of each no more rows are read than a page has: the statement that completes the page ends with
 * `endPage`.
 */
export const readParts = (
  { rows, parts, condition }: Parts,
  { isAfter, isFrom, columns, limit, sorted }: SortedSlice,
): RawBuilder<unknown> =>
  sql.join(
    parts.map(
      ({ from, where = sql`true` }) => sql`(
        select ${rows}, ${sorted.key.expression} as sort_by, ${sorted.id} as sort_id from ${from}
        where ${condition} and ${where} and ${isFrom} and ${isAfter}
        order by ${columns} limit ${limit}
      )`,
    ),
    sql` union all `,
  )

/** The position of a row of the `page`. Its text is written here, so that it is not for rows that the page leaves out. */
export const positionOf = ({ sorted: { key } }: SortedSlice): RawBuilder<unknown> =>
  sql`${key.toText(sql`page.sort_by`)} as sort_key, page.sort_id`

/** The order and the limit of the parts together, for the `page` with `positionOf` its rows. */
export const endPage = ({ sorted: { direction }, limit }: SortedSlice): RawBuilder<unknown> => {
  const by = sql.raw(direction)
  return sql`order by sort_by ${by}, sort_id ${by} limit ${limit}`
}
