import type { QuizData } from '../traits/quiz-data.ts'
import type { QuizAnswers } from './quiz.ts'
import type { QuizQuestion } from '../traits/quiz-question.ts'
import { openValue, type QuizTrait, quizTraits } from '../traits/traits.options.ts'

const optionOf = ({ id, options }: QuizQuestion, answers: QuizAnswers) =>
  options.find(({ value }) => value === answers[String(id)])

/** The errors of a set of answers: question id → one sentence. Empty if each is an answer to one of the questions. */
export function refusedAnswers(
  questions: readonly QuizQuestion[],
  answers: QuizAnswers,
): Record<string, string> {
  const refused = Object.keys(answers).flatMap((id) => {
    const question = questions.find((candidate) => String(candidate.id) === id)
    if (!question) return [[id, `The quiz has no question ${id}`]]
    return optionOf(question, answers) ? [] : [[id, `Question ${id} has no such answer`]]
  })
  return Object.fromEntries(refused) as Record<string, string>
}

/**
 * The traits according to the answers, with the labels of the options. Open answers are omitted; several questions
 * about interests make one list.
 */
export function profileOf(questions: readonly QuizQuestion[], answers: QuizAnswers): QuizData {
  const chosen = questions.flatMap((question) => {
    const option = optionOf(question, answers)
    if (!option || option.value === openValue) return []
    return [{ trait: question.category, label: option.label }]
  })
  const labelsOf = (trait: QuizTrait) =>
    chosen.filter((one) => one.trait === trait).map(({ label }) => label)
  const profile: QuizData = {}
  for (const trait of quizTraits) {
    const labels = labelsOf(trait)
    if (labels.length === 0) continue
    if (trait === 'interests') profile.interests = [...new Set(labels)]
    else profile[trait] = labels[0]
  }
  return profile
}
