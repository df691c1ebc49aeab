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

/** What an option says, by the value that stands for it; a value of no option speaks for itself. */
function wordsOf(trait: QuizTrait, value: string): string {
  const options = quizQuestions
    .filter(({ category }) => category === trait)
    .flatMap((question) => question.options)
  return optionLabel(options, value) ?? value
}

/** What a quiz told of somebody, trait by trait in the quiz's own words; a trait that was left open is left out. */
export function describeTraits(profile: QuizData | null): TraitLine[] {
  return quizTraits.flatMap((trait) => {
    const values = [profile?.[trait] ?? []].flat()
    if (values.length === 0) return []
    return [{ trait, term: terms[trait], words: values.map((v) => wordsOf(trait, v)).join(', ') }]
  })
}
