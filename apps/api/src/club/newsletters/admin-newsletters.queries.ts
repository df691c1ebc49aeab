import type {
  newsletterOrder,
  NewsletterSubscription,
} from '@farandfew/domain/newsletters/admin-newsletters.ts'
import type { Newsletter } from '@farandfew/domain/newsletters/newsletter.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { NewslettersTable } from '../../platform/db/tables.ts'
import { containsText } from '../../platform/db/contains-text.ts'
import {
  byId,
  byText,
  readSlice,
  type SortedSlice,
  type SortKeys,
} from '../../platform/paging/by-order.ts'

const toNewsletter = (row: Selectable<NewslettersTable>): Newsletter => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

const matchingAddresses = (db: Db, search: string | undefined) =>
  db
    .selectFrom('newsletters')
    .$if(search !== undefined, (list) => list.where(containsText(['email'], search ?? '')))

const refusedAt = sql<Date | null>`(
  select r.refused_at from refused_addresses r where r.email = newsletters.email
)`

export const newsletterKeys: SortKeys<keyof typeof newsletterOrder> = {
  added: byId,
  email: byText(sql`email`),
}

/** The addresses that match the search, in the order of the slice. */
export const listAddresses = (db: Db, search: string | undefined, slice: SortedSlice) =>
  readSlice(
    matchingAddresses(db, search).selectAll().select(refusedAt.as('refusedAt')),
    slice,
    (row): NewsletterSubscription => ({
      ...toNewsletter(row),
      refusedAt: row.refusedAt?.toISOString() ?? null,
    }),
  )

/** How many addresses match the search. */
export const countAddresses = (db: Db, search: string | undefined): Promise<number> =>
  countRows(matchingAddresses(db, search))

/** Deletes an address and returns it; undefined if there is none. */
export async function deleteAddress(db: Db, id: number): Promise<Newsletter | undefined> {
  const row = await db
    .deleteFrom('newsletters')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toNewsletter(row)
}
