import * as z from 'zod/mini'
import { calendarDate, id, instant } from '../contract/request.ts'
import { storedText, storedTexts } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'
import { optionValueMaxLength } from '../traits/quiz-question.ts'

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
