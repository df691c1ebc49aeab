import { type Interest, interests } from '../quiz/traits.options.ts'
import { type AgeGroup, ageGroups, type Gender, genders } from '../members/users.options.ts'
import {
  otherCountry,
  type SummaryCountry,
  summaryCountries,
  toSummaryCountry,
} from './countries.ts'

/** What a member answered, in the profile and in the quiz. */
export interface SummaryMember {
  readonly id: number
  readonly ageGroup: string | null
  readonly gender: Gender | null
  readonly country: string | null
  readonly likes: readonly string[]
}

/** The answers with which a member is counted. */
export interface BlurredAnswers {
  readonly age: AgeGroup | null
  readonly gender: Gender | null
  readonly country: SummaryCountry
  readonly likes: readonly Interest[]
}

/**
 * A number from 0 up to, but not including, 1 that no one can predict, and always the same for the same member and answer:
 * `answer` names question and answer, such as 'gender woman'.
 */
export type SecretChance = (memberId: number, answer: string) => number

/** No answer makes a published text more than this many times as likely as another answer would. */
export const likelihoodBound = 10

export const ageAnswers = [...ageGroups, null] as const
export const genderAnswers = [...genders, null] as const
export const countryAnswers = [...summaryCountries, otherCountry] as const
export const likeAnswers = [true, false] as const

/**
 * Keeps the answer, or replaces it by another one. The true answer is `likelihoodBound` times as likely as each other
 * (k-ary randomised response: Kairouz, Bonawitz and Ramage, "Discrete Distribution Estimation under Local Privacy", 2016).
 * @param chance from 0 up to, but not including, 1
 */
export function blurAnswer<Answer>(
  answers: readonly Answer[],
  answer: Answer,
  chance: number,
): Answer {
  const place = chance * (likelihoodBound + answers.length - 1)
  if (place < likelihoodBound) return answer
  return answers.filter((other) => other !== answer)[Math.floor(place - likelihoodBound)]!
}

/**
 * How many of `total` members gave an answer, as far as the `counted` blurred ones tell. Not rounded; may be below 0 or
 * above the total.
 */
export const estimateCount = (
  counted: number,
  total: number,
  answers: readonly unknown[],
): number => ((likelihoodBound + answers.length - 1) * counted - total) / (likelihoodBound - 1)

const known = <Answer>(answers: readonly Answer[], answer: unknown): Answer | null =>
  answers.find((one) => one === answer) ?? null

/** The answers with which the member is counted, in every summary of every departure the same. */
export function blurAnswers(member: SummaryMember, chance: SecretChance): BlurredAnswers {
  const blur = <Answer extends string | boolean | null>(
    question: string,
    answers: readonly Answer[],
    answer: Answer,
  ) => blurAnswer(answers, answer, chance(member.id, `${question} ${answer}`))
  return {
    age: blur('age', ageAnswers, known(ageGroups, member.ageGroup)),
    gender: blur('gender', genderAnswers, known(genders, member.gender)),
    country: blur('country', countryAnswers, toSummaryCountry(member.country)),
    likes: interests.filter((like) =>
      blur(`likes ${like}`, likeAnswers, member.likes.includes(like)),
    ),
  }
}
