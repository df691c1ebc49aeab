import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a query finds. It selects nothing itself. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.select(sql<number>`count(*)::int`.as('total'))
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number }
  return total
}
