import type { QuizQuestion } from '@farandfew/domain/traits/quiz-question.ts'
import type { QuizTrip } from '@farandfew/domain/quiz/trait-fit.ts'
import { Representation } from '../../platform/public-reads/representation.ts'

/** The quiz's data from one read. */
export interface QuizContent {
  readonly questions: readonly QuizQuestion[]
  readonly trips: readonly QuizTrip[]
  /** The response that lists the questions. */
  readonly list: Representation
  /** The questions as JSON, to compare with the next read. */
  readonly text: string
}

/** Builds the content. Reuses the previous response, with its compressed variants, if the questions are the same. */
export function buildQuizContent(
  questions: readonly QuizQuestion[],
  trips: readonly QuizTrip[],
  previous?: QuizContent,
): QuizContent {
  const text = JSON.stringify(questions)
  const list = previous?.text === text ? previous.list : new Representation(text)
  return { questions, trips, list, text }
}
