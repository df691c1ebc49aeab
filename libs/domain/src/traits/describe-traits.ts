import { optionLabel } from '../text/words.ts'
import type { QuizData } from './quiz-data.ts'
import { quizQuestions } from './quiz-questions.ts'
import { type QuizTrait, quizTraits } from './traits.options.ts'

const terms: Readonly<Record<QuizTrait, string>> = {
  travelStyle: 'Travel style',
  budgetRange: 'Budget',
  activityLevel: 'Activity level',
  groupSize: 'Group size',
  preferredDuration: 'Length of trip',
  interests: 'Interests',
}

export interface TraitLine {
  trait: QuizTrait
  /** 'Travel style' */
  term: string
  /** 'Old cities · Wine' */
  words: string
}

const optionsOf = (trait: QuizTrait) =>
  quizQuestions.filter(({ category }) => category === trait).flatMap((question) => question.options)

/** The label of an option by its value; an unknown value is its own label. */
const wordsOf = (trait: QuizTrait, value: string): string =>
  optionLabel(optionsOf(trait), value) ?? value

/** The values of a member's trait, which is stored with the labels of the quiz. Other texts are omitted. */
export function traitValues(profile: QuizData | null, trait: QuizTrait): string[] {
  const stored = [profile?.[trait] ?? []].flat()
  return optionsOf(trait)
    .filter(({ value, label }) => stored.includes(label) || stored.includes(value))
    .map(({ value }) => value)
}

/** A member's traits with the labels of the quiz; traits left open are omitted. */
export function describeTraits(profile: QuizData | null): TraitLine[] {
  return quizTraits.flatMap((trait) => {
    const values = [profile?.[trait] ?? []].flat()
    if (values.length === 0) return []
    return [{ trait, term: terms[trait], words: values.map((v) => wordsOf(trait, v)).join(' · ') }]
  })
}
