import * as z from 'zod/mini'
import { id, idParam, instant, requestBody, requestQuery } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'
import { adminUsersExportQuery } from './admin-members.ts'
import { maxLength } from '../text/lengths.ts'

const nameMax = 60
const queryMessage = 'Must be the query of a list of members'

const name = () => lineOfText({ min: 1, max: nameMax, message: 'Please give the view a name' })

const part = (max: number) => z.string(queryMessage).check(maxLength(max, queryMessage))

/** Search, filters, order and columns by name, as in the address of the table: {country: 'India', sort: 'city'}. */
const query = () =>
  z
    .record(part(20), part(200), queryMessage)
    .check(z.refine((values) => z.safeParse(adminUsersExportQuery, values).success, queryMessage))

const isDefault = () => z.boolean('Must be true or false')
const versionMessage = 'Must be the version of the view'

/** A list of members that operators share by its name. */
export const memberView = z.object({
  id,
  name: storedText(nameMax),
  query: z.record(z.string(), z.string()),
  /** Whether the table opens with this view. At most one view. */
  isDefault: isDefault(),
  /** Who made it; null if the name is unknown. */
  madeBy: z.nullable(storedText(100)),
  createdAt: instant,
  /** Counts the changes. */
  version: z.int(versionMessage),
})
export type MemberView = z.output<typeof memberView>

export const memberViews = z.object({ items: z.array(memberView) })

export const memberViewForm = requestBody({ name: name(), query: query() })
export type MemberViewForm = z.output<typeof memberViewForm>

/** The fields to change, and the version that the operator saw. */
export const memberViewChange = requestBody({
  version: z.int(versionMessage),
  name: z.optional(name()),
  query: z.optional(query()),
  isDefault: z.optional(isDefault()),
})
export type MemberViewChange = z.output<typeof memberViewChange>

export const memberViewParams = z.object({ id: idParam })

/** The version that the operator saw. */
export const memberViewRemoval = requestQuery({
  version: z.pipe(
    z.string(versionMessage).check(z.regex(/^[1-9][0-9]{0,8}$/, versionMessage)),
    z.transform(Number),
  ),
})
