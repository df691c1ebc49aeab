import * as z from 'zod/mini'
import { userQuiz } from '../quiz/member-quiz.ts'
import { userSession } from '../auth/sessions.ts'
import { orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { listedBooking } from '../bookings/admin-bookings.ts'
import { idParam, instant, requestQuery } from '../contract/request.ts'
import { inviteRequestItem } from '../invites/invite.ts'
import { selectedIds } from '../selected-rows/selected-rows.ts'
import { optionalLine } from '../text/optional-text.ts'
import { storedText } from '../text/stored-text.ts'
import { publicUser } from './user.ts'
import { memberOrder, readColumns } from './member-columns.ts'
import { accountStates, memberFilterQuery } from './member-filters.ts'
import { mergeState } from '../member-merges/member-merges.ts'

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

const booking = z.object({
  ...listedBooking.shape,
  /** Days. */
  duration: z.int('Must be a whole number'),
  /** Whether the last day of the trip has passed. */
  isOver: z.boolean(),
})

/** Everything that an operator sees of one member. */
export const adminUser = z.object({
  user: publicUser,
  /** Origin of the site, to resolve the path of a profile picture. */
  siteUrl: storedText(300),
  /** Null if the address or the phone was never verified. */
  emailVerifiedAt: z.nullable(instant),
  phoneVerifiedAt: z.nullable(instant),
  /** Null if the member can sign in. */
  deactivatedAt: z.nullable(instant),
  /** The merge that can be undone, or that ended this account; null if there is none. */
  merge: z.nullable(mergeState),
  quiz: userQuiz,
  /** Of both kinds, newest first. */
  invites: z.array(inviteRequestItem, 'Must be a list'),
  /** Newest first. */
  bookings: z.array(booking, 'Must be a list'),
  /** Where the member is signed in, most recent first. */
  sessions: z.array(z.omit(userSession, { id: true, current: true }), 'Must be a list'),
})
export type AdminUser = z.output<typeof adminUser>
