import { interests } from '../quiz/traits.options.ts'
import { ageGroups, genders } from '../users/users.options.ts'
import {
  ageAnswers,
  type BlurredAnswers,
  blurAnswers,
  countryAnswers,
  estimateCount,
  genderAnswers,
  type SecretChance,
  type SummaryMember,
} from './blurred-answers.ts'
import { summaryCountries } from './countries.ts'
import type { GroupFigures } from './group-summary.ts'
import { summaryGroupSize } from './publication.ts'

/** "Most" is two thirds. */
const mostShare = 2 / 3
/** A part that is named together with a larger one is a quarter of the group. */
const partShare = 1 / 4
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
const isMost = ({ counted, share }: Part<unknown>) => isEnough(counted) && share >= mostShare

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
  for (let length = 1; length < parts.length; length += 1) {
    const runs = parts
      .slice(length - 1)
      .map((_, start) => parts.slice(start, start + length))
      .map((run) => ({
        name: `${run[0]!.name.split('-')[0]}${/\D\d*$/.exec(run.at(-1)!.name)![0]}`,
        counted: run.reduce((sum, { counted }) => sum + counted, 0),
        share: run.reduce((sum, { share }) => sum + share, 0),
      }))
      .sort((one, other) => other.counted - one.counted)
    if (isMost(runs[0]!)) return length === 1 ? parts.find(isMost)!.name : runs[0]!.name
  }
  return null
}

/** The gender of most, or the two largest parts: together they are enough members. */
function describeGenders(blurred: readonly BlurredAnswers[]): GroupFigures['genders'] {
  const given = blurred.map(({ gender }) => gender)
  const [first, second] = partsOf(genders, given, genderAnswers) as [
    Part<(typeof genders)[number]>,
    Part<(typeof genders)[number]>,
  ]
  if (isMost(first)) return { isMost: true, names: [first.name] }
  if (second.counted < 2 || second.share < partShare) return null
  if (!isEnough(first.counted + second.counted)) return null
  return { isMost: false, names: inOrder(genders, [first, second]) }
}

/** The country of most, or those of enough members. */
function describeCountries(blurred: readonly BlurredAnswers[]): GroupFigures['countries'] {
  const given = blurred.map(({ country }) => country)
  const parts = partsOf(summaryCountries, given, countryAnswers)
  if (isMost(parts[0]!)) return { isMost: true, names: [parts[0]!.name] }
  const named = parts.filter(({ counted }) => isEnough(counted))
  return named.length === 0 ? null : { isMost: false, names: inOrder(summaryCountries, named) }
}

function describeLikes(blurred: readonly BlurredAnswers[]): GroupFigures['likes'] {
  const least = Math.max(summaryGroupSize, blurred.length / 2)
  const given = blurred.flatMap(({ likes }) => likes)
  const liked = partsOf(interests, given, []).filter(({ counted }) => counted >= least)
  return inOrder(interests, liked.slice(0, maxLikes))
}

/** The figures of members with blurred answers. Each names at least four of them. */
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
