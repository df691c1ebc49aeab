import * as z from 'zod/mini'
import { calendarDate, id, instant } from '../contract/request.ts'
import { storedText, storedTexts } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'
import { optionValueMaxLength, type QuizQuestion } from '../traits/quiz-question.ts'
import { quizData, type QuizData } from '../traits/quiz-data.ts'
import { openValue, type QuizTrait, quizTraits } from '../traits/traits.options.ts'

const wholeNumber = z.int('Must be a whole number').check(z.nonnegative('Must not be negative'))

/** Maximum number of answers at once. */
const answersLimit = 50

/** A trip with its score. */
export const quizMatch = z.object({
  tripId: id,
  title: storedText(200),
  destination: storedText(200),
  /** Days. */
  duration: wholeNumber,
  /** A URL. */
  image: storedText(500),
  /** The departure that fits best; null if the trip has none ahead. Missing in results of earlier versions. */
  departure: z.optional(
    z.nullable(
      z.object({
        id,
        departureDate: calendarDate,
        /** Whole rupees. */
        price: wholeNumber,
      }),
    ),
  ),
  /** Percent, 0-100. */
  matchScore: z
    .int('Must be a whole number')
    .check(z.nonnegative('Must not be negative'), z.lte(100, 'Must be at most 100')),
  /** Short phrases, those in favour of the trip first. */
  reasons: storedTexts(120, 12),
  /** The reasons against the trip. */
  misses: storedTexts(120, 12),
})
export type QuizMatch = z.output<typeof quizMatch>

export const quizMatchResult = z.object({ matches: z.array(quizMatch, 'Must be a list') })
export type QuizMatchResult = z.output<typeof quizMatchResult>

const answersMessage = 'Please answer the questions of the quiz'

const answerMap = z
  .record(
    z.string(answersMessage).check(z.regex(/^[1-9][0-9]{0,9}$/, answersMessage)),
    lineOfText({ min: 1, max: optionValueMaxLength, message: answersMessage }),
    answersMessage,
  )
  .check(z.refine((answers) => Object.keys(answers).length <= answersLimit, answersMessage))

/** Question id → value of the chosen option. */
export type QuizAnswers = z.output<typeof answerMap>

/** The answers as `{answers: {…}}` or as the bare map; both are parsed to the map. */
export const quizAnswersForm = z.pipe(
  z.union([z.strictObject({ answers: answerMap }, answersMessage), answerMap], answersMessage),
  z.transform((sent): QuizAnswers => {
    const { answers } = sent
    return typeof answers === 'object' ? answers : (sent as QuizAnswers)
  }),
)

/** A stored quiz; `userId` is null for a visitor. */
export const quizResponse = z.object({
  id,
  userId: z.nullable(id),
  responses: z.record(
    storedText(20),
    storedText(optionValueMaxLength),
    'Must be an object of texts',
  ),
  recommendedTrips: z.array(quizMatch, 'Must be a list'),
  createdAt: instant,
})
export type QuizResponse = z.output<typeof quizResponse>

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
