import type { QuizQuestion, QuizTrip } from '@farandfew/domain/quiz'
import { Representation } from '../../public-reads/representation.ts'

/** What the quiz works with, made from one read. */
export interface QuizContent {
  readonly questions: readonly QuizQuestion[]
  readonly trips: readonly QuizTrip[]
  /** The questions as they are answered. */
  readonly list: Representation
  /** The questions as text, to be compared with the next read. */
  readonly text: string
}

/** The content that questions and trips make. An answer of questions that have not changed is kept, with its variants. */
export function buildQuizContent(
  questions: readonly QuizQuestion[],
  trips: readonly QuizTrip[],
  before?: QuizContent,
): QuizContent {
  const text = JSON.stringify(questions)
  const list = before?.text === text ? before.list : new Representation(text)
  return { questions, trips, list, text }
}
