import * as z from 'zod/mini'
import { orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { idParam, requestQuery } from '../contract/request.ts'
import { selectedIds } from '../contract/selected-rows.ts'
import { optionalLine } from '../text/optional-text.ts'
import { publicUser } from './user.ts'
import { memberOrder, readColumns } from './member-columns.ts'
import { accountStates, memberFilterQuery } from './member-filters.ts'

const order = orderQuery(memberOrder)

/**
 * `search` matches first name, last name, email, username, phone (by its digits), city and country. Members without a value in the sorted
 * column come first.
 */
export const adminUsersQuery = pageQuery({ ...memberFilterQuery, ...order })
export type AdminUsersQuery = z.output<typeof adminUsersQuery>

export const listedMember = z.extend(publicUser, {
  account: z.enum(accountStates, 'Must be a state of an account'),
})
export type ListedMember = z.output<typeof listedMember>

export const adminUsers = z.extend(pageOf(listedMember), {
  /** There are more than `total` members; countAdminUsers has the number. */
  hasMore: z.optional(z.literal(true)),
})
export type AdminUsers = z.output<typeof adminUsers>

const search = optionalLine(200)

export const adminUsersCountQuery = requestQuery({ search, ...memberFilterQuery })
export type AdminUsersCountQuery = z.output<typeof adminUsersCountQuery>
export const adminUsersCount = z.object({ total: z.int().check(z.nonnegative()) })

const columns = z.pipe(
  optionalLine(200).check(
    z.refine(
      (text) => text === undefined || readColumns(text) !== undefined,
      'Must be columns of the table',
    ),
  ),
  z.transform(readColumns),
)

/** Which members and columns the CSV file contains, in the table's order. */
export const adminUsersExportQuery = requestQuery({
  search,
  ...memberFilterQuery,
  columns: z.optional(columns),
  ...order,
  /** Only these, whatever search and filters. */
  ids: selectedIds,
})
export type AdminUsersExportQuery = z.output<typeof adminUsersExportQuery>

export const adminUserParams = z.object({ id: idParam })
