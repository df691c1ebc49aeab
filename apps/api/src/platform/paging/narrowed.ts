import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Up to this many rows are asked for by their ids. */
const few = 300

/**
 * The condition of a list for an order other than its usual one. Rows that are few are found first: PostgreSQL cannot tell how
 * few match a filter, and would walk the index of the order to its end for one that finds nothing.
 */
export async function narrowed(
  db: Db,
  { from, id, condition }: Record<'from' | 'id' | 'condition', RawBuilder<unknown>>,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${from} where ${condition} limit ${few + 1}
  `.execute(db)
  return rows.length > few ? condition : sql`${id} = any(${rows.map((row) => row.id)}::int[])`
}
