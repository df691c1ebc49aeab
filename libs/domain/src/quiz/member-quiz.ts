import * as z from 'zod/mini'
import { instant } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { quizMatch } from './quiz.ts'
import { quizData } from '../traits/quiz-data.ts'

/** The member's latest quiz; null and empty fields if there is none. */
export const userQuiz = z.object({
  takenAt: z.nullable(instant),
  /** Question id → value. */
  answers: z.record(storedText(20), storedText(60)),
  /** Every trip as it was matched then, best match first. */
  matches: z.array(quizMatch, 'Must be a list'),
  /** The member's traits according to the answers. */
  profile: z.nullable(quizData),
})

export type UserQuiz = z.output<typeof userQuiz>
