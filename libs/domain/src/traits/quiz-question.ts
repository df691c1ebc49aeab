import * as z from 'zod/mini'
import { defaultQuizQuestionWeight } from '../constants/limits.ts'
import { id } from '../contract/request.ts'
import { maxLength, minLength } from '../text/lengths.ts'
import { storedText } from '../text/stored-text.ts'

/** Maximum length of an option's value. */
export const optionValueMaxLength = 60

const wholeNumber = z.int('Must be a whole number').check(z.nonnegative('Must not be negative'))

export const quizOption = z.object({
  value: storedText(optionValueMaxLength),
  label: storedText(120),
  /** The name of the icon next to the label. */
  icon: z.optional(storedText(60)),
})
export type QuizOption = z.output<typeof quizOption>

export const quizQuestion = z.object({
  id,
  questionText: storedText(300),
  options: z
    .array(quizOption, 'Must be a list of options')
    .check(minLength(1, 'Needs an option'), maxLength(12, 'At most 12 options')),
  category: storedText(60),
  weight: z._default(wholeNumber, defaultQuizQuestionWeight),
  /** Position among the questions, lowest first. */
  order: wholeNumber,
  isActive: z._default(z.boolean('Must be true or false'), true),
})
export type QuizQuestion = z.output<typeof quizQuestion>
