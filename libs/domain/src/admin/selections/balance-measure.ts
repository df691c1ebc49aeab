import { activityLevels, interests } from '../../quiz/traits.options.ts'

/** What is known of someone who would join a departure; null and empty where they did not say. */
export interface Applicant {
  readonly id: number
  /** Values of the quiz's options (`interests`); others are ignored. */
  readonly interests: readonly string[]
  /** One of `activityLevels`. */
  readonly activityLevel: string | null
  readonly ageGroup: string | null
  readonly gender: string | null
}

/** What each part of the measure counts for; together 100. */
export const balanceWeights = { interests: 40, pace: 20, ages: 20, genders: 20 } as const
export type BalancePart = keyof typeof balanceWeights
export const balanceParts = Object.keys(balanceWeights) as BalancePart[]

/** A number from 0 to 1 for each part. */
export type Fit = Readonly<Record<BalancePart, number>>

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

interface Traits {
  /** One bit for each interest. */
  readonly interests: number
  /** -1 if unknown. */
  readonly pace: number
  readonly ageGroup: string | null
  readonly gender: string | null
}

const traitsOf = (person: Applicant): Traits => ({
  interests: interests.reduce(
    (mask, interest, bit) => (person.interests.includes(interest) ? mask | (1 << bit) : mask),
    0,
  ),
  pace: (activityLevels as readonly (string | null)[]).indexOf(person.activityLevel),
  ageGroup: person.ageGroup,
  gender: person.gender,
})

/** Where one of two did not say. */
const unknown = Number.NaN

const differ = (one: string | null, other: string | null): number =>
  one === null || other === null ? unknown : one === other ? 0 : 1

/**
 * How much each part says for two people in one group: interests and pace that they share, ages and genders that differ. A
 * group in which as many pairs as possible differ is spread evenly over the ages and genders. NaN if one did not say.
 */
const fitOfPair: Readonly<Record<BalancePart, (one: Traits, other: Traits) => number>> = {
  interests: (one, other) =>
    one.interests === 0 || other.interests === 0
      ? unknown
      : bits(one.interests & other.interests) / bits(one.interests | other.interests),
  pace: (one, other) =>
    one.pace === -1 || other.pace === -1
      ? unknown
      : 1 - Math.abs(one.pace - other.pace) / (activityLevels.length - 1),
  ages: (one, other) => differ(one.ageGroup, other.ageGroup),
  genders: (one, other) => differ(one.gender, other.gender),
}

/** A part of nobody known. */
const half = 0.5

/** The parts of all pairs of some people. What is not known counts as the mean of what is: neither for nor against anyone. */
export interface Pairs {
  /** The mean of the known pairs, or a half. */
  readonly typical: Fit
  fit(one: number, other: number): Fit
  /** What two people, by index, count for in one group, from 0 to 100. */
  value(one: number, other: number): number
}

export function measurePairs(people: readonly Applicant[]): Pairs {
  const traits = people.map(traitsOf)
  const meanOfPart = (part: BalancePart): number => {
    let [sum, count] = [0, 0]
    for (let one = 0; one < traits.length; one += 1) {
      for (let other = one + 1; other < traits.length; other += 1) {
        const fit = fitOfPair[part](traits[one]!, traits[other]!)
        if (Number.isNaN(fit)) continue
        sum += fit
        count += 1
      }
    }
    return count === 0 ? half : sum / count
  }
  const typical: Fit = {
    interests: meanOfPart('interests'),
    pace: meanOfPart('pace'),
    ages: meanOfPart('ages'),
    genders: meanOfPart('genders'),
  }
  const fitOf = (part: BalancePart, one: number, other: number): number => {
    const fit = fitOfPair[part](traits[one]!, traits[other]!)
    return Number.isNaN(fit) ? typical[part] : fit
  }
  return {
    typical,
    fit: (one, other) => ({
      interests: fitOf('interests', one, other),
      pace: fitOf('pace', one, other),
      ages: fitOf('ages', one, other),
      genders: fitOf('genders', one, other),
    }),
    value: (one, other) =>
      balanceWeights.interests * fitOf('interests', one, other) +
      balanceWeights.pace * fitOf('pace', one, other) +
      balanceWeights.ages * fitOf('ages', one, other) +
      balanceWeights.genders * fitOf('genders', one, other),
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

/** How well one person fits a group, by index, part by part: the reasons for choosing them, or not. */
export function fitInGroup(person: number, group: readonly number[], pairs: Pairs): Fit {
  const fits = group.filter((other) => other !== person).map((other) => pairs.fit(person, other))
  const mean = (part: BalancePart) =>
    fits.length === 0 ? half : fits.reduce((sum, fit) => sum + fit[part], 0) / fits.length
  return {
    interests: mean('interests'),
    pace: mean('pace'),
    ages: mean('ages'),
    genders: mean('genders'),
  }
}

/** The parts of the measure that are not known of a person. */
export function unknownOf(person: Applicant): BalancePart[] {
  const { interests: mask, pace, ageGroup, gender } = traitsOf(person)
  return balanceParts.filter(
    (part) =>
      ({
        interests: mask === 0,
        pace: pace === -1,
        ages: ageGroup === null,
        genders: gender === null,
      })[part],
  )
}
