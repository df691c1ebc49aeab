import { phoneLabel } from '../canonical/phone-label.ts'
import { type PublicUser, publicUser } from './user.ts'
import * as z from 'zod/mini'
import { optionLabel } from '../text/words.ts'
import { quizQuestions } from '../traits/quiz-questions.ts'
import { describeTraits } from '../traits/describe-traits.ts'
import type { QuizTrait } from '../traits/traits.options.ts'
import { optionalLine } from '../text/text.ts'
import { ageGroups } from './users.options.ts'
import { annotationLimits } from '../annotations/admin-annotations.ts'
import { orderQuery, pageOf, pageQuery, selectedIds } from '../contract/page.ts'
import { requestQuery } from '../contract/request.ts'

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

/** What table, file and clipboard have of a field. */
export const memberCell = <Value>(field: MemberField, value: Value): Value | string =>
  field === 'phone' && typeof value === 'string' ? phoneLabel(value) : value

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

interface Option {
  readonly value: string
  readonly label: string
}

/** How an operator sets a filter: one of a list, a text, a tag, or one of the departures. */
type FilterKind =
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  | { readonly kind: 'text' | 'tag'; readonly max: number }
  | { readonly kind: 'departure' }

/** Whether an account is used: an operator may have deactivated it, or merged it into another one of the same person. */
export const accountStates = ['active', 'deactivated', 'merged'] as const
export type AccountState = (typeof accountStates)[number]

export const accountStateNames: Readonly<Record<AccountState, string>> = {
  active: 'Active',
  deactivated: 'Deactivated',
  merged: 'Merged',
}

const accounts: readonly Option[] = accountStates.map((value) => ({
  value,
  label: accountStateNames[value],
}))

const confirmed: readonly Option[] = [
  { value: 'yes', label: 'Confirmed' },
  { value: 'no', label: 'Not confirmed' },
]

/** '25-35' for the groups 25-30 and 30-35, '30+' for 30-35 and 40+. */
function rangeLabel(from: string, to: string): string {
  const [, end] = to.split('-')
  const start = Number.parseInt(from, 10)
  return end === undefined ? `${start}+` : `${start}-${end}`
}

/** The age groups as ranges that begin at one group and end at another. */
const ageRanges: readonly Option[] = ageGroups.flatMap((from, first) =>
  ageGroups.slice(first).map((to, further) => ({
    value: further === 0 ? from : `${from}~${to}`,
    label: rangeLabel(from, to),
  })),
)

/** The age groups of a range: '25-30~35-40' has three. */
export function ageGroupsIn(range: string): readonly string[] {
  const [from, to = from] = range.split('~')
  const groups: readonly string[] = ageGroups
  return groups.slice(groups.indexOf(from ?? ''), groups.indexOf(to ?? '') + 1)
}

/** Every answer of the quiz: '2:gentle', 'Activity level: Strolls, and a good chair'. Two questions may have the same value. */
const quizAnswers: readonly Option[] = quizQuestions.flatMap(({ id, category, options }) =>
  options.map(({ value, label }) => {
    const [line] = describeTraits({ [category]: category === 'interests' ? [value] : value })
    return { value: `${id}:${value}`, label: `${line?.term}: ${label}` }
  }),
)

/** What the quiz stores of an answer: the trait, and the texts that mean it. */
export function storedAnswer(answer: string): { trait: QuizTrait; texts: readonly string[] } {
  const [id, value = ''] = answer.split(':', 2)
  const question = quizQuestions.find((one) => one.id === Number(id))
  if (!question) throw new RangeError(`The quiz has no question ${id}`)
  return {
    trait: question.category as QuizTrait,
    texts: [optionLabel(question.options, value) ?? value, value],
  }
}

/**
 * The filters of the members' table, in their order. A new filter is a row here and its condition in
 * `member-filters.ts` of the API: the URL, the saved views, the CSV file and the console's panel follow.
 */
export const memberFilters = [
  { name: 'account', label: 'Account', kind: 'choice', options: accounts },
  { name: 'age', label: 'Age', kind: 'choice', options: ageRanges },
  { name: 'email', label: 'Email address', kind: 'choice', options: confirmed },
  { name: 'phone', label: 'Phone', kind: 'choice', options: confirmed },
  { name: 'quiz', label: 'Quiz answer', kind: 'choice', options: quizAnswers },
  { name: 'country', label: 'Country', kind: 'text', max: 100 },
  { name: 'city', label: 'City', kind: 'text', max: 100 },
  { name: 'tag', label: 'Tag', kind: 'tag', max: annotationLimits.tag },
  { name: 'booked', label: 'Booked on', kind: 'departure' },
  { name: 'invited', label: 'Invited to', kind: 'departure' },
] as const satisfies readonly ({ name: string; label: string } & FilterKind)[]

export type MemberFilterName = (typeof memberFilters)[number]['name']
export type MemberFilterValues = Partial<Record<MemberFilterName, string | undefined>>

const line = (max: number, pattern: (value: string) => boolean, message: string) =>
  optionalLine(max).check(z.refine((value) => value === undefined || pattern(value), message))

function schemaOf(filter: (typeof memberFilters)[number]) {
  if ('max' in filter) return optionalLine(filter.max)
  if (filter.kind === 'departure') {
    const isId = (value: string) =>
      /^[1-9][0-9]{0,9}$/.test(value) && Number(value) <= 2_147_483_647
    return line(10, isId, 'Must be the id of a departure')
  }
  const values = new Set<string>(filter.options.map(({ value }) => value))
  return line(100, (value) => values.has(value), 'Must be a value of the list')
}

export const memberFilterQuery = Object.fromEntries(
  memberFilters.map((filter) => [filter.name, schemaOf(filter)]),
) as Record<MemberFilterName, ReturnType<typeof optionalLine>>

/** The filters of a query, without its other parameters. */
export const filtersOf = (query: MemberFilterValues): MemberFilterValues =>
  Object.fromEntries(
    memberFilters.flatMap(({ name }) => (query[name] === undefined ? [] : [[name, query[name]]])),
  )

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
