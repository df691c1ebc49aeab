import * as z from 'zod/mini'
import { id, instant, requestBody, requestQuery } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'
import { adminUsersExportQuery } from '../members/admin-members.ts'
import { maxLength } from '../text/lengths.ts'

const nameMax = 60
const queryMessage = 'Must be the query of a list'

/** The lists of the console that have saved views. */
export const savedLists = [
  'members',
  'requests',
  'inquiries',
  'bookings',
  'balances',
  'payments',
  'documents',
  'departures',
  'mailings',
  'messages',
  'reviews',
  'reports',
  'addresses',
  'refused-addresses',
  'log',
  'sign-ins',
] as const
export type SavedList = (typeof savedLists)[number]

const list = z.enum(savedLists, 'Must be a list of the console')

const name = () => lineOfText({ min: 1, max: nameMax, message: 'Please give the view a name' })

const part = (max: number) => z.string(queryMessage).check(maxLength(max, queryMessage))

/** Search, filters, order and columns by name, as in the address of the table: {country: 'India', sort: 'city'}. */
const query = () =>
  z
    .record(part(20), part(200), queryMessage)
    .check(z.refine((values) => Object.keys(values).length <= 30, queryMessage))

const isDefault = () => z.boolean('Must be true or false')
const versionMessage = 'Must be the version of the view'

/** A view of a list that operators share by its name. */
export const savedView = z.object({
  id,
  list,
  name: storedText(nameMax),
  query: z.record(z.string(), z.string()),
  /** Whether the list opens with this view. At most one view of each list. */
  isDefault: isDefault(),
  /** Who made it; null if the name is unknown. */
  madeBy: z.nullable(storedText(100)),
  /** Whether the operator who asks may change and delete it: they saved it, or are an owner. */
  mayChange: z.boolean('Must be true or false'),
  createdAt: instant,
  /** Counts the changes. */
  version: z.int(versionMessage),
})
export type SavedView = z.output<typeof savedView>

export const savedViews = z.object({ items: z.array(savedView) })

/** Only members refuse a query that they do not know: the other lists show their default for it. */
const isQueryOf = ({ list, query }: { list: SavedList; query: Record<string, string> }) =>
  list !== 'members' || z.safeParse(adminUsersExportQuery, query).success

export const savedViewForm = requestBody({ list, name: name(), query: query() }).check(
  z.refine(isQueryOf, { error: queryMessage, path: ['query'] }),
)
export type SavedViewForm = z.output<typeof savedViewForm>

/** The fields to change, and the version that the operator saw. */
export const savedViewChange = requestBody({
  version: z.int(versionMessage),
  name: z.optional(name()),
  query: z.optional(query()),
  isDefault: z.optional(isDefault()),
})
export type SavedViewChange = z.output<typeof savedViewChange>

export const savedViewsQuery = requestQuery({ list })

/** The version that the operator saw. */
export const savedViewRemoval = requestQuery({
  version: z.pipe(
    z.string(versionMessage).check(z.regex(/^[1-9][0-9]{0,8}$/, versionMessage)),
    z.transform(Number),
  ),
})
