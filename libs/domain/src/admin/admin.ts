import * as z from 'zod/mini'
import { requestBody, requestQuery } from '../contract/request.ts'
import { optionalLine } from '../text/optional-text.ts'
import { passwordText } from '../text/secret-text.ts'
import { publicUser } from '../users/user.ts'
import { adminUsersPage } from './admin.endpoints.ts'

const operatorMaxLength = 60

/** The console's gate (rulings 3). The operator's name is kept on the session, for the audit log. */
export const adminSignInForm = requestBody({
  password: passwordText('Password is required'),
  operator: optionalLine(operatorMaxLength),
})
export type AdminSignInForm = z.output<typeof adminSignInForm>

/** Whether the console is open to this browser, and who said they are at it. */
export const adminSession = z.object({
  open: z.boolean('Must be true or false'),
  operator: z.optional(z.string('Must be a text')),
})
export type AdminSession = z.output<typeof adminSession>

const limitMessage = `The limit must be a whole number from 1 to ${adminUsersPage.max}`

/** How many members to answer, as it stands in a URL. */
const limit = z.pipe(
  z.string(limitMessage).check(
    z.regex(/^[0-9]{1,3}$/, { error: limitMessage, abort: true }),
    z.refine((value) => Number(value) >= 1 && Number(value) <= adminUsersPage.max, limitMessage),
  ),
  z.transform(Number),
)

/**
 * What the console's table asks for. `search` looks, without case, into first name, last name,
 * email, username, city and country; `cursor` is the `nextCursor` of the page before.
 */
export const adminUsersQuery = requestQuery({
  search: optionalLine(200),
  cursor: optionalLine(200),
  limit: z.prefault(limit, String(adminUsersPage.default)),
})
export type AdminUsersQuery = z.output<typeof adminUsersQuery>

/** One page of the members. */
export const adminUsers = z.object({
  items: z.array(publicUser),
  /** Asks for the next page; null on the last one. */
  nextCursor: z.nullable(z.string()),
  /** Members that the search finds, on all pages. */
  total: z.int().check(z.nonnegative()),
})
export type AdminUsers = z.output<typeof adminUsers>
