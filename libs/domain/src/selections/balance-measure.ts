import { activityLevels, interests, openValue } from '../traits/traits.options.ts'

/** What is known of someone who would join a departure; null and empty where they did not say. */
export interface Applicant {
  readonly id: number
  /** Values of the quiz's options (`interests`). `openValue` alone is an answer, but names none. */
  readonly interests: readonly string[]
  /** One of `activityLevels`, or `openValue`. */
  readonly activityLevel: string | null
  readonly ageGroup: string | null
  readonly gender: string | null
}

/** How many points each part of a pair can count; together 100. */
export const balanceWeights = { interests: 40, pace: 20, ages: 20, genders: 20 } as const
export type BalancePart = keyof typeof balanceWeights
export const balanceParts = Object.keys(balanceWeights) as BalancePart[]

export const byPart = <Value>(
  valueOf: (part: BalancePart) => Value,
): Record<BalancePart, Value> => ({
  interests: valueOf('interests'),
  pace: valueOf('pace'),
  ages: valueOf('ages'),
  genders: valueOf('genders'),
})

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

interface Traits {
  /** One bit for each interest. */
  readonly interests: number | null
  /** An index of `activityLevels`, or open to all of them. */
  readonly pace: number | typeof openValue | null
  readonly ages: string | null
  readonly genders: string | null
}

const levels: readonly (string | null)[] = activityLevels

const traitsOf = (person: Applicant): Traits => ({
  interests:
    person.interests.length === 0
      ? null
      : interests.reduce(
          (mask, interest, bit) => (person.interests.includes(interest) ? mask | (1 << bit) : mask),
          0,
        ),
  pace:
    person.activityLevel === openValue
      ? openValue
      : levels.includes(person.activityLevel)
        ? levels.indexOf(person.activityLevel)
        : null,
  ages: person.ageGroup,
  genders: person.gender,
})

const shareOf = (one: number, other: number) =>
  (one | other) === 0 ? 0 : bits(one & other) / bits(one | other)

/**
 * How much each part says for two people in one group, from 0 to 1: interests and pace that they share, ages and genders
 * that differ. A group in which as many pairs as possible differ is spread evenly over the ages and genders. Null if one of
 * the two did not say.
 */
const fitOfPair: Readonly<Record<BalancePart, (one: Traits, other: Traits) => number | null>> = {
  interests: (one, other) =>
    one.interests === null || other.interests === null
      ? null
      : shareOf(one.interests, other.interests),
  pace: (one, other) => {
    if (one.pace === null || other.pace === null) return null
    if (one.pace === openValue || other.pace === openValue) return 1
    return 1 - Math.abs(one.pace - other.pace) / (activityLevels.length - 1)
  },
  ages: (one, other) => differ(one.ages, other.ages),
  genders: (one, other) => differ(one.genders, other.genders),
}

const differ = (one: string | null, other: string | null) =>
  one === null || other === null ? null : one === other ? 0 : 1

/** The pairs of some people, by index. */
export interface Pairs {
  /** One part of a pair, from 0 to 1; null if one of the two did not say. */
  fit(part: BalancePart, one: number, other: number): number | null
  /**
   * What two people count for in one group, from 0 to 100. What one of them did not say counts nothing, so that an answer,
   * whatever it is, is never worse than none.
   */
  value(one: number, other: number): number
}

export function measurePairs(people: readonly Applicant[]): Pairs {
  const traits = people.map(traitsOf)
  const fit: Pairs['fit'] = (part, one, other) => fitOfPair[part](traits[one]!, traits[other]!)
  return {
    fit,
    value: (one, other) =>
      balanceParts.reduce(
        (sum, part) => sum + balanceWeights[part] * (fit(part, one, other) ?? 0),
        0,
      ),
  }
}

/**
 * The measure of a group, by index: the mean over its pairs, from 0 to 100. A group of fewer than two has no pairs, and
 * counts 0.
 */
export function balanceOf(group: readonly number[], pairs: Pairs): number {
  let [sum, count] = [0, 0]
  for (const [at, one] of group.entries()) {
    for (const other of group.slice(at + 1)) {
      sum += pairs.value(one, other)
      count += 1
    }
  }
  return count === 0 ? 0 : sum / count
}

/** How well someone fits a group, part by part: from 0 to 1, or null if they, or all of the others, did not say. */
export type Fit = Readonly<Record<BalancePart, number | null>>

/** How well one person fits a group, by index: the reasons for choosing them, or not. */
export const fitInGroup = (person: number, group: readonly number[], pairs: Pairs): Fit =>
  byPart((part) =>
    meanOf(
      group.filter((other) => other !== person).map((other) => pairs.fit(part, person, other)),
    ),
  )

/** The mean of what is known; null if nothing is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** The parts of the measure of which a person did not say anything. */
export function unknownOf(person: Applicant): BalancePart[] {
  const traits = traitsOf(person)
  return balanceParts.filter((part) => traits[part] === null)
}
