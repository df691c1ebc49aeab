import * as z from 'zod/mini'
import { storedText, storedTexts } from '../text/stored-text.ts'

/** Maximum length of one interest or travel preference, in code points. */
export const interestMaxLength = 60

/** Maximum number of interests and of travel preferences. */
export const interestsLimit = 20

/** Maximum length of one answer in the quiz data, in code points. */
export const quizAnswerMaxLength = 100

const answer = z.optional(storedText(quizAnswerMaxLength))

/** A member's traits from the quiz. */
export const quizData = z.object(
  {
    travelStyle: answer,
    budgetRange: answer,
    activityLevel: answer,
    groupSize: answer,
    preferredDuration: answer,
    interests: z.optional(storedTexts(interestMaxLength, interestsLimit)),
  },
  'Must be an object',
)
export type QuizData = z.output<typeof quizData>
