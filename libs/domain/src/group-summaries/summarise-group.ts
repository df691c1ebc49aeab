import { interests } from '../quiz/traits.options.ts'
import { ageGroups, genders } from '../members/users.options.ts'
import {
  ageAnswers,
  type BlurredAnswers,
  blurAnswers,
  countryAnswers,
  estimateCount,
  genderAnswers,
  likeAnswers,
  type SecretChance,
  type SummaryMember,
} from './blurred-answers.ts'
import { summaryCountries } from './countries.ts'
import type { GroupFigures } from './group-summary.ts'
import { summaryGroupSize } from './publication.ts'

/**
 * The estimated shares from which something is said. They are chosen so that a statement is rarely wrong although each
 * answer may be blurred: accuracy.test.ts measures how often each one is true.
 */
const least = {
  /** By the number of neighbouring age groups: the fewer, the more often the blur alone makes them look large. */
  ages: [1, 0.85, 0.6],
  genders: 2 / 3,
  countries: 0.85,
  likes: 0.6,
} as const
/** A group is mixed if this many are counted for each of two genders. */
const mixedGenderSize = 3
/** A group is from different countries if this many members are counted for each of this many. */
const severalCountrySize = 2
const severalCountries = 3
const maxLikes = 3

/** An answer with the members counted for it. */
interface Part<Name> {
  readonly name: Name
  readonly counted: number
  /** What `counted` says of the true share of the group. */
  readonly share: number
}

/** The answers by the number of members counted for them, the largest first. */
function partsOf<Name>(
  names: readonly Name[],
  given: readonly unknown[],
  answers: readonly unknown[],
): Part<Name>[] {
  return names
    .map((name) => {
      const counted = given.filter((answer) => answer === name).length
      return { name, counted, share: estimateCount(counted, given.length, answers) / given.length }
    })
    .sort((one, other) => other.counted - one.counted)
}

const isEnough = (counted: number) => counted >= summaryGroupSize
const isMost = ({ counted, share }: Part<unknown>, leastShare: number) =>
  isEnough(counted) && share >= leastShare

/** The names of parts in the order of their list. */
const inOrder = <Name>(names: readonly Name[], parts: readonly Part<Name>[]): Name[] =>
  names.filter((name) => parts.some((part) => part.name === name))

/** The narrowest run of age groups that holds most, and not all of them. */
function describeAges(blurred: readonly BlurredAnswers[]): GroupFigures['ages'] {
  const parts = partsOf(
    ageGroups,
    blurred.map(({ age }) => age),
    ageAnswers,
  ).sort((one, other) => ageGroups.indexOf(one.name) - ageGroups.indexOf(other.name))
  for (const [index, leastShare] of least.ages.entries()) {
    const [largest] = parts
      .slice(index)
      .map((last, start) => {
        const run = parts.slice(start, start + index + 1)
        return {
          name: index === 0 ? last.name : spanOf(run[0]!.name, last.name),
          counted: run.reduce((sum, { counted }) => sum + counted, 0),
          share: run.reduce((sum, { share }) => sum + share, 0),
        }
      })
      .sort((one, other) => other.counted - one.counted)
    if (isMost(largest!, leastShare)) return largest!.name
  }
  return null
}

/** The ages of neighbouring groups: '30-35' and '35-40' are '30-40', '35-40' and '40+' are '35+'. */
const spanOf = (first: string, last: string) => `${first.split('-')[0]}${/\D\d*$/.exec(last)![0]}`

/** The gender of most, or that there are several, without naming one that may be there only through the blur. */
function describeGenders(blurred: readonly BlurredAnswers[]): GroupFigures['genders'] {
  const given = blurred.map(({ gender }) => gender)
  const [first, second] = partsOf(genders, given, genderAnswers)
  if (isMost(first!, least.genders)) {
    // So few are that it would mostly be the blur.
    return first!.name === 'non-binary' ? null : { isMost: true, names: [first!.name] }
  }
  return second!.counted < mixedGenderSize ? null : { isMost: false, names: [] }
}

/** The country of most, those of enough members, or that there are several. */
function describeCountries(blurred: readonly BlurredAnswers[]): GroupFigures['countries'] {
  const given = blurred.map(({ country }) => country)
  const parts = partsOf(summaryCountries, given, countryAnswers)
  if (isMost(parts[0]!, least.countries)) return { isMost: true, names: [parts[0]!.name] }
  const named = parts.filter(({ counted }) => isEnough(counted))
  if (named.length > 0) return { isMost: false, names: inOrder(summaryCountries, named) }
  const seen = parts.filter(({ counted }) => counted >= severalCountrySize)
  return seen.length < severalCountries ? null : { isMost: false, names: [] }
}

function describeLikes(blurred: readonly BlurredAnswers[]): GroupFigures['likes'] {
  const liked = interests
    .map((like) => {
      const given = blurred.map(({ likes }) => likes.includes(like))
      return { ...partsOf([true], given, likeAnswers)[0]!, name: like }
    })
    .filter((part) => isMost(part, least.likes))
    .sort((one, other) => other.counted - one.counted)
  return inOrder(interests, liked.slice(0, maxLikes))
}

/** The figures of members with blurred answers. Each part that they name stands for at least four of them. */
export const figuresOf = (blurred: readonly BlurredAnswers[]): GroupFigures => ({
  ages: describeAges(blurred),
  genders: describeGenders(blurred),
  countries: describeCountries(blurred),
  likes: describeLikes(blurred),
})

/**
 * What is published of a group's answers.
 *
 * The guarantee, for each answer of each member (age group, gender, country, each like): someone who knows all other members
 * and their answers, who joined and left when, and every text that was ever published, finds no answer of the member more
 * than `likelihoodBound` times as likely as another one, compared with what they believed before. No answer is ever
 * certain, and none is ever ruled out. This holds because everything published follows from the blurred answers, and these
 * are drawn once: more publications, changes of the group or other departures never draw them again.
 */
export const summariseGroup = (
  members: readonly SummaryMember[],
  chance: SecretChance,
): GroupFigures => figuresOf(members.map((member) => blurAnswers(member, chance)))
