import { type Interest, interests } from '../traits/traits.options.ts'
import type { AgeGroup } from '../members/users.options.ts'
import { describedSize } from './describe-group-summary.ts'
import { type AgeBand, ageBands, type GroupFigures, namedGenders } from './group-summary.ts'

/** The countries that a summary can name: those of most members. */
export const summaryCountries = [
  'India',
  'United Arab Emirates',
  'Singapore',
  'United Kingdom',
  'United States',
] as const
type SummaryCountry = (typeof summaryCountries)[number]

/** Other ways to write them, without dots. */
const otherNames: Readonly<Record<string, SummaryCountry>> = {
  bharat: 'India',
  uae: 'United Arab Emirates',
  emirates: 'United Arab Emirates',
  uk: 'United Kingdom',
  'great britain': 'United Kingdom',
  england: 'United Kingdom',
  scotland: 'United Kingdom',
  wales: 'United Kingdom',
  us: 'United States',
  usa: 'United States',
  america: 'United States',
  'united states of america': 'United States',
}

const byKey = new Map<string, SummaryCountry>([
  ...summaryCountries.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(otherNames),
])

/** The country that a member typed, as a summary names it; undefined if it names none such. */
export function toSummaryCountry(typed: string | null): SummaryCountry | undefined {
  const key = (typed ?? '').toLowerCase().replaceAll('.', '').replace(/^the /, '').trim()
  return byKey.get(key)
}

/**
 * So many members may join or leave while what is said of a group stays as it is and is true, and so many may tell each other
 * their own answers without learning one of anyone else.
 */
export const margins = { changes: 3, insiders: 3 } as const

/** The group of a departure, and what was published of it. */
export interface PublishedGroup {
  readonly seats: number
  /** The members with a confirmed booking, by id. */
  readonly current: readonly number[]
  /** How many members the summary counted; null as long as there has been none. */
  readonly countedSize: number | null
  /** Those of them who still have an account, by id. */
  readonly counted: readonly number[]
  /** Whether the summary is still shown. */
  readonly isShown: boolean
}

/**
 * What is due for a group. Its answers are read once for a departure, and what is said of them ends when four members have
 * joined or left since. When either happens depends on who is a member and on no answer, so that it reveals none.
 */
export function duePublication(group: PublishedGroup): 'publish' | 'withdraw' | null {
  const { seats, current, countedSize, counted, isShown } = group
  if (countedSize === null) {
    return current.length < describedSize(seats) ? null : 'publish'
  }
  const stayed = counted.filter((id) => current.includes(id)).length
  const changes = countedSize + current.length - 2 * stayed
  return isShown && changes > margins.changes ? 'withdraw' : null
}

/** What a member answered, in the profile and in the quiz. */
export interface SummaryMember {
  readonly ageGroup: string | null
  readonly gender: string | null
  readonly country: string | null
  readonly likes: readonly string[]
}

const bandOf: Readonly<Record<AgeGroup, AgeBand> & Record<string, AgeBand>> = {
  '25-30': '25-35',
  '30-35': '25-35',
  '35-40': '35+',
  '40+': '35+',
}

/** How many gave an answer that can be named. */
interface Part<Name> {
  readonly name: Name
  readonly count: number
}

/** The answers that can be named, the commonest first. */
const partsOf = <Name>(names: readonly Name[], given: readonly unknown[]): Part<Name>[] =>
  names
    .map((name) => ({ name, count: given.filter((answer) => answer === name).length }))
    .sort((one, other) => other.count - one.count)

/** The margins, or smaller ones in a test that shows what they are for. */
type Margins = Readonly<Record<keyof typeof margins, number>>

/** The statements that can be made of a group of `size`; each is null if it cannot. */
function statementsOf(size: number, { changes, insiders }: Margins) {
  const mostSize = Math.floor((size + changes) / 2) + 1
  const manySize = Math.floor(size / 2) + 1
  const kindSize = changes + 1
  /** Whether there are so many without the insiders and one more, whose answers then stay open. */
  const isPossible = (count: number) => count <= size - insiders - 1
  const named = (least: number, isMost: boolean) => {
    return <Name>([largest]: readonly Part<Name>[]) =>
      isPossible(least) && largest!.count >= least ? { isMost, name: largest!.name } : null
  }
  const mixed = (least: number) => (parts: readonly Part<unknown>[]) =>
    isPossible(least) && parts[1]!.count >= kindSize ? { isMost: false, name: null } : null
  return {
    most: named(mostSize, true),
    many: named(manySize, false),
    mixed: mixed(2 * kindSize),
    /** Of smaller groups: it can show insiders that everyone else is one of the two, but not which. */
    mixedOfTwo: mixed(2 * kindSize - insiders),
  }
}

/**
 * What is published of a group's answers. Each statement holds for the group, also with any one member exchanged for any
 * other person, and until four members have joined or left. "Mostly" is true of more than half; "many" of more than half
 * when it is published, and of a third as long as it is shown; a mixed group and different countries have two kinds. Who did
 * not answer counts as something else.
 *
 * Whatever is said or not said, three members who tell each other their own answers, and know no one else's, cannot rule out
 * any answer of another one. The exception is a mixed group of fewer than twelve, which can tell them that someone is a woman
 * or a man, but never which.
 */
export function summariseGroup(
  members: readonly SummaryMember[],
  protection: Margins = margins,
): GroupFigures {
  const { most, many, mixed, mixedOfTwo } = statementsOf(members.length, protection)
  const parts = <Name>(names: readonly Name[], answerOf: (member: SummaryMember) => unknown) =>
    partsOf(names, members.map(answerOf))
  const ages = parts(ageBands, ({ ageGroup }) => bandOf[ageGroup ?? ''])
  const genders = parts(namedGenders, ({ gender }) => gender)
  const countries = parts(summaryCountries, ({ country }) => toSummaryCountry(country))
  const liked = (like: Interest) =>
    parts([like], ({ likes }) => (likes.includes(like) ? like : undefined))
  return {
    ages: most(ages) ?? many(ages),
    genders: most(genders) ?? mixedOfTwo(genders),
    countries: most(countries) ?? many(countries) ?? mixed(countries),
    likes: interests.filter((like) => many(liked(like)) !== null),
  }
}
