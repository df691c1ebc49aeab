import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { RefusedAddress, refusedAddressOrder } from '@farandfew/domain/mailings/mailings.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { containsText } from '../../platform/db/contains-text.ts'
import type { RefusedAddressesTable } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  byInstant,
  byText,
  readSlice,
  type SortedSlice,
  type SortKeys,
} from '../../platform/paging/by-order.ts'

const toRefusedAddress = (row: Selectable<RefusedAddressesTable>): RefusedAddress => ({
  ...row,
  refusedAt: row.refusedAt.toISOString(),
})

const matchingRefusals = (db: Db, search: string | undefined) =>
  db
    .selectFrom('refusedAddresses')
    .$if(search !== undefined, (found) => found.where(containsText(['email'], search ?? '')))

export const refusedAddressKeys: SortKeys<keyof typeof refusedAddressOrder> = {
  refused: byInstant(sql`refused_at`),
  email: byText(sql`email`),
}

/** The refused addresses that match the search, in the order of the slice. */
export const listRefusals = (db: Db, search: string | undefined, slice: SortedSlice) =>
  readSlice(matchingRefusals(db, search).selectAll(), slice, toRefusedAddress)

export const countRefusals = (db: Db, search: string | undefined): Promise<number> =>
  countRows(matchingRefusals(db, search))

export async function findRefusal(db: Db, email: string | null): Promise<RefusedAddress | null> {
  const row = await db
    .selectFrom('refusedAddresses')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  return row ? toRefusedAddress(row) : null
}

/**
 * Removes the mark from an address. The audit entry has no address.
 * @throws AppError NOT_FOUND
 */
export async function clearRefusal(
  { trx, record }: OperatorCall<'refused-address.cleared'>,
  id: number,
): Promise<RefusedAddress> {
  const row = await trx
    .deleteFrom('refusedAddresses')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND', { detail: 'This address has no mark any more.' })
  await record({ action: 'refused-address.cleared', subject: `refused address ${id}` })
  return toRefusedAddress(row)
}
