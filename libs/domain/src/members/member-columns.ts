import { phoneCell } from '../csv/phone-cell.ts'
import type { PublicUser } from './user.ts'

/**
 * The columns of the members' table, of its CSV file and of what it can be sorted by, in their order. A new column is a
 * new row here.
 */
export const memberColumns = [
  { heading: 'ID', field: 'id' },
  { heading: 'Username', field: 'username' },
  { heading: 'First Name', field: 'firstName' },
  { heading: 'Last Name', field: 'lastName' },
  { heading: 'Email', field: 'email' },
  { heading: 'Phone', field: 'phone' },
  { heading: 'Age Group', field: 'ageGroup' },
  { heading: 'City', field: 'city' },
  { heading: 'Country', field: 'country' },
  { heading: 'Instagram', field: 'instagramHandle' },
  { heading: 'LinkedIn', field: 'linkedinHandle' },
  { heading: 'Created At', field: 'createdAt' },
] as const satisfies readonly { heading: string; field: keyof PublicUser }[]

export type MemberField = (typeof memberColumns)[number]['field']

/** The order of the members: every column ascends first. */
export const memberOrder = Object.fromEntries(
  memberColumns.map(({ field }) => [field, 'asc']),
) as Readonly<Record<MemberField, 'asc'>>

/** What a file or the clipboard has of a field: a phone in a form that spreadsheets keep as text. */
export const memberCell = <Value>(field: MemberField, value: Value): Value | string =>
  field === 'phone' && typeof value === 'string' ? phoneCell(value) : value

/** In the order of the columns. */
export const memberHeadings: readonly string[] = memberColumns.map(({ heading }) => heading)

const [first, ...rest] = memberColumns.map(({ field }) => field)

/** In the order of the columns. */
export const memberFields: readonly [MemberField, ...MemberField[]] = [first!, ...rest]

/** The chosen columns in the table's order; all of them if none are chosen. */
export const chosenColumns = (chosen: readonly MemberField[] | undefined) =>
  chosen === undefined ? memberColumns : memberColumns.filter(({ field }) => chosen.includes(field))

const isField = (field: string): field is MemberField =>
  (memberFields as readonly string[]).includes(field)

/** The columns that a URL names, such as 'id,email'; undefined for all, also if it names an unknown one. */
export function readColumns(text: string | undefined): MemberField[] | undefined {
  const fields = (text ?? '').split(',')
  return fields.every(isField) ? fields : undefined
}
