import { listQuizQuestionsEndpoint, matchQuizEndpoint } from '@farandfew/domain/quiz/endpoints'
import type { QuizAnswers, QuizMatchResult, QuizQuestion } from '@farandfew/domain/quiz'
import { call, type CallOptions } from '../call/index.ts'

/** The questions of the travel quiz, in their order. */
export function fetchQuizQuestions(options?: CallOptions): Promise<QuizQuestion[]> {
  return call(listQuizQuestionsEndpoint, {}, options)
}

/** Every trip with how well it answers the quiz, best first; kept with the account of whoever is signed in. */
export function matchQuizAnswers(
  answers: QuizAnswers,
  options?: CallOptions,
): Promise<QuizMatchResult> {
  return call(matchQuizEndpoint, { body: { answers } }, options)
}
