import { quizQuestions } from '../traits/quiz-questions.ts'
import { optionLabel } from '../text/words.ts'
import { openValue } from '../traits/traits.options.ts'
import type { QuizData } from '../traits/quiz-data.ts'

/**
 * The profile fields that a member can show to their groups. The group always sees first name and picture, and never
 * contact details: connections exchange those.
 */
export const groupFields = [
  'lastName',
  'ageGroup',
  'city',
  'country',
  'bio',
  'interests',
  'travelPreferences',
  'quizLikes',
] as const
export type GroupField = (typeof groupFields)[number]

/** What a member can show, with every field that they have filled in. */
export interface GroupProfile {
  lastName?: string | undefined
  ageGroup?: string | undefined
  city?: string | undefined
  country?: string | undefined
  bio?: string | undefined
  interests?: string[] | undefined
  travelPreferences?: string[] | undefined
  /** What they like according to the quiz, in the words of its options. */
  quizLikes?: string[] | undefined
}

/** The fields of a profile that the member shows. */
export function shownProfile(profile: GroupProfile, shown: readonly string[]): GroupProfile {
  const entries = groupFields
    .filter((field) => shown.includes(field))
    .map((field) => [field, profile[field]] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as GroupProfile
}

/** The name of a member who has none: an older account may lack a first name, and the username opens the account. */
export const namelessMember = 'A traveller'

/** A member's name in a group: the first name, and the last name if it is shown. */
export const groupName = (firstName: string | null, { lastName }: GroupProfile): string =>
  [firstName || namelessMember, lastName].filter(Boolean).join(' ')

/** The quiz's traits that say what someone likes. What they can spend is no one else's business. */
const likedTraits = ['travelStyle', 'activityLevel', 'interests'] as const

/**
 * What a member likes according to the quiz, in the words of its options. An answer is stored as a value or as its label;
 * one without a preference says nothing.
 */
export function quizLikesOf(quizData: QuizData | null): string[] {
  return likedTraits.flatMap((trait) => {
    const options = quizQuestions
      .filter(({ category }) => category === trait)
      .flatMap((question) => question.options)
    const open = options.filter(({ value }) => value === openValue).map(({ label }) => label)
    const answers = [quizData?.[trait] ?? []].flat()
    return answers
      .map((answer) => optionLabel(options, answer) ?? answer)
      .filter((label) => !open.includes(label))
  })
}
