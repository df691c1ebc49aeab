import { optionLabel } from '../options/option-label.ts'
import type { QuizData } from '../users/index.ts'
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
  /** 'Old cities, Wine' */
  words: string
}

/** The label of an option by its value; an unknown value is its own label. */
function wordsOf(trait: QuizTrait, value: string): string {
  const options = quizQuestions
    .filter(({ category }) => category === trait)
    .flatMap((question) => question.options)
  return optionLabel(options, value) ?? value
}

/** A member's traits with the labels of the quiz; traits left open are omitted. */
export function describeTraits(profile: QuizData | null): TraitLine[] {
  return quizTraits.flatMap((trait) => {
    const values = [profile?.[trait] ?? []].flat()
    if (values.length === 0) return []
    return [{ trait, term: terms[trait], words: values.map((v) => wordsOf(trait, v)).join(', ') }]
  })
}
