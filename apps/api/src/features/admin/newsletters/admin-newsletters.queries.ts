import type { Newsletter } from '@farandfew/domain/newsletters'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { NewslettersTable } from '../../../db/tables.ts'
import { anyContains } from '../../../db/any-contains.ts'
import type { Slice } from '../../../paging/newest-first.ts'

const toNewsletter = (row: Selectable<NewslettersTable>): Newsletter => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

const matchingAddresses = (db: Db, search: string | undefined) =>
  db
    .selectFrom('newsletters')
    .$if(search !== undefined, (list) => list.where(anyContains(['email'], search ?? '')))

/** Addresses that a search finds, the latest first. */
export async function listAddresses(
  db: Db,
  search: string | undefined,
  { beforeId, limit }: Slice,
): Promise<Newsletter[]> {
  const rows = await matchingAddresses(db, search)
    .selectAll()
    .where('id', '<', beforeId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toNewsletter)
}

/** How many addresses a search finds, on all pages. */
export async function countAddresses(db: Db, search: string | undefined): Promise<number> {
  const row = await matchingAddresses(db, search)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** Takes an address out, and answers it; undefined where it is not there. */
export async function removeAddress(db: Db, id: number): Promise<Newsletter | undefined> {
  const row = await db
    .deleteFrom('newsletters')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toNewsletter(row)
}
