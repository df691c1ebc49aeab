import { activityLevels } from '../../quiz/traits.options.ts'
import type { AgeGroup } from '../../users/users.options.ts'

/** What is known of someone who would join a departure; null and empty where they did not say. */
export interface Applicant {
  readonly id: number
  readonly interests: readonly string[]
  readonly activityLevel: string | null
  readonly ageGroup: AgeGroup | null
  readonly gender: string | null
}

/** What each part of the measure counts for; together 100. */
export const balanceWeights = { interests: 40, pace: 20, ages: 20, genders: 20 } as const
type Part = keyof typeof balanceWeights
export const balanceParts = Object.keys(balanceWeights) as Part[]

/** Where one of two did not say: neither for nor against the pair. */
const unknown = 0.5

function sharedInterests(one: Applicant, other: Applicant): number {
  if (one.interests.length === 0 || other.interests.length === 0) return unknown
  const shared = one.interests.filter((interest) => other.interests.includes(interest)).length
  return shared / (one.interests.length + other.interests.length - shared)
}

function samePace(one: Applicant, other: Applicant): number {
  const [first, second] = [one, other].map(({ activityLevel }) =>
    (activityLevels as readonly (string | null)[]).indexOf(activityLevel),
  ) as [number, number]
  if (first === -1 || second === -1) return unknown
  return 1 - Math.abs(first - second) / (activityLevels.length - 1)
}

const areDifferent = (one: string | null, other: string | null): number =>
  one === null || other === null ? unknown : one === other ? 0 : 1

/**
 * How much each part says for two people in one group, from 0 to 1: interests and pace that they share, ages and genders
 * that differ. A group in which as many pairs as possible differ is spread evenly over the ages and genders.
 */
const fitOfPair: Readonly<Record<Part, (one: Applicant, other: Applicant) => number>> = {
  interests: sharedInterests,
  pace: samePace,
  ages: (one, other) => areDifferent(one.ageGroup, other.ageGroup),
  genders: (one, other) => areDifferent(one.gender, other.gender),
}

/** What two people count for in one group, from 0 to 100. */
const valueOfPair = (one: Applicant, other: Applicant): number =>
  balanceParts.reduce((sum, part) => sum + balanceWeights[part] * fitOfPair[part](one, other), 0)

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const pairsOf = (group: readonly Applicant[]) =>
  group.flatMap((one, index) => group.slice(index + 1).map((other) => [one, other] as const))

/** The measure of a group: the mean over its pairs, from 0 to 100. A group of one has none, and counts 0. */
export const balanceOf = (group: readonly Applicant[]): number =>
  meanOf(pairsOf(group).map(([one, other]) => valueOfPair(one, other)))

export interface BalancedGroup {
  /** The ids of the chosen applicants, ascending. */
  readonly chosen: readonly number[]
  /** `balanceOf` the group with those who are in it already. */
  readonly balance: number
}

/** A choice of applicants by index, with the total value of its pairs. */
interface Choice {
  readonly chosen: readonly number[]
  readonly total: number
}

/** The values of all pairs. The first `fixed` people are in the group already. */
interface Pairs {
  readonly values: readonly Float64Array[]
  readonly fixed: number
  readonly seats: number
}

/** The most applicants for whom every choice is compared: 184,756 at most. */
export const maxExactApplicants = 20

/** Compares all choices. `gains[i]` is what person i adds to those who are chosen so far. */
function chooseExactly({ values, fixed, seats }: Pairs): Choice {
  let best: Choice = { chosen: [], total: -1 }
  const chosen: number[] = []
  const extend = (from: number, gains: Float64Array, total: number) => {
    const left = seats - chosen.length
    for (let index = from; index <= values.length - left; index += 1) {
      const next = total + gains[index]!
      chosen.push(index)
      if (left > 1) {
        const nextGains = gains.slice()
        add(nextGains, values[index]!, 1)
        extend(index + 1, nextGains, next)
      } else if (next > best.total) {
        best = { chosen: [...chosen], total: next }
      }
      chosen.pop()
    }
  }
  extend(fixed, gainsOf(values, fixed), 0)
  return best
}

/** What each person adds to those who are in the group already. */
function gainsOf(values: readonly Float64Array[], fixed: number): Float64Array {
  const gains = new Float64Array(values.length)
  for (let index = 0; index < fixed; index += 1) add(gains, values[index]!, 1)
  return gains
}

function add(gains: Float64Array, row: Float64Array, factor: 1 | -1): void {
  for (let index = 0; index < gains.length; index += 1) gains[index]! += factor * row[index]!
}

/**
 * Begins with one applicant, adds the one who fits best until the seats are taken, and then replaces one by another as long
 * as that is an improvement.
 */
function improveFrom(start: number, { values, fixed, seats }: Pairs): Choice {
  const gains = gainsOf(values, fixed)
  const isChosen = new Uint8Array(values.length)
  let total = 0
  const join = (index: number) => {
    total += gains[index]!
    isChosen[index] = 1
    add(gains, values[index]!, 1)
  }
  const leave = (index: number) => {
    add(gains, values[index]!, -1)
    isChosen[index] = 0
    total -= gains[index]!
  }
  const bestOutside = () => {
    let best = -1
    for (let index = fixed; index < values.length; index += 1) {
      if (isChosen[index] === 0 && (best === -1 || gains[index]! > gains[best]!)) best = index
    }
    return best
  }
  join(start)
  for (let count = 1; count < seats; count += 1) join(bestOutside())

  for (;;) {
    let improvement = 1e-9
    let swap: readonly [out: number, into: number] | undefined
    for (let out = fixed; out < values.length; out += 1) {
      if (isChosen[out] === 0) continue
      const row = values[out]!
      for (let into = fixed; into < values.length; into += 1) {
        if (isChosen[into] === 1) continue
        const change = gains[into]! - row[into]! - gains[out]!
        if (change > improvement) {
          improvement = change
          swap = [out, into]
        }
      }
    }
    if (!swap) break
    leave(swap[0])
    join(swap[1])
  }
  const chosen = [...isChosen.keys()].filter((index) => isChosen[index] === 1)
  return { chosen, total }
}

/** The best of the improvements that begin with each applicant. */
function chooseByImproving(pairs: Pairs): Choice {
  let best: Choice = { chosen: [], total: -1 }
  for (let start = pairs.fixed; start < pairs.values.length; start += 1) {
    const choice = improveFrom(start, pairs)
    if (choice.total > best.total + 1e-9) best = choice
  }
  return best
}

/**
 * Chooses applicants for the free seats of a departure, so that the group has the highest measure (`balanceOf`): the best
 * choice of all for up to `maxExactApplicants`, beyond that one within 1 % of it. All seats are filled while there are
 * applicants. The same applicants get the same choice in whatever order they are given.
 */
export function chooseBalancedGroup(
  applicants: readonly Applicant[],
  { members = [], seats }: { members?: readonly Applicant[]; seats: number },
): BalancedGroup {
  const people = [...members, ...[...applicants].sort((one, other) => one.id - other.id)]
  const pairs: Pairs = {
    values: people.map((one) => Float64Array.from(people, (other) => valueOfPair(one, other))),
    fixed: members.length,
    seats: Math.min(seats, applicants.length),
  }
  const isSmall = applicants.length <= maxExactApplicants
  const { chosen } =
    pairs.seats === 0 ? { chosen: [] } : isSmall ? chooseExactly(pairs) : chooseByImproving(pairs)
  const group = chosen.map((index) => people[index]!)
  return {
    chosen: group.map(({ id }) => id),
    balance: balanceOf([...members, ...group]),
  }
}

/** How well one person fits a group, part by part from 0 to 1: the reasons for choosing them. */
export function fitInGroup(
  person: Applicant,
  group: readonly Applicant[],
): Readonly<Record<Part, number>> {
  const others = group.filter(({ id }) => id !== person.id)
  const fit = (part: Part) => meanOf(others.map((other) => fitOfPair[part](person, other)))
  return Object.fromEntries(balanceParts.map((part) => [part, fit(part)])) as Record<Part, number>
}
