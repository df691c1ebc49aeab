import * as z from 'zod/mini'
import { optionLabel } from '../text/option-label.ts'
import { quizQuestions } from '../traits/quiz-questions.ts'
import { describeTraits } from '../traits/describe-traits.ts'
import type { QuizTrait } from '../traits/traits.options.ts'
import { optionalLine } from '../text/optional-text.ts'
import { ageGroups } from './users.options.ts'
import { annotationLimits } from '../annotations/admin-annotations.ts'

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
 * The filters of the members' table, in their order. A new filter is a row here and its condition in the API's
 * member-filters.ts: the URL, the saved views, the CSV file and the console's panel follow.
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
