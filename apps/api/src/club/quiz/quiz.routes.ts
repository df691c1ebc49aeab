import { listQuizQuestions, matchQuiz } from '@farandfew/domain/quiz/quiz.contract.ts'
import { matchTrips } from '@farandfew/domain/quiz/match-trips.ts'
import { profileOf, refusedAnswers, type QuizAnswers } from '@farandfew/domain/quiz/quiz.ts'
import type { QuizQuestion } from '@farandfew/domain/traits/quiz-question.ts'
import type { QuizTrip } from '@farandfew/domain/quiz/trait-fit.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { addMemoryRateLimits, limitByKey } from '../../platform/plugins/rate-limit.ts'
import { addSameOriginCheck } from '../../platform/plugins/same-origin.ts'
import { addPrivateHeaders } from '../../platform/plugins/security-headers.ts'
import { Representation } from '../../platform/public-reads/representation.ts'
import { sendRepresentation } from '../../platform/public-reads/send-representation.ts'
import {
  createSnapshotCache,
  type SnapshotCache,
} from '../../platform/public-reads/snapshot-cache.ts'
import { createMemberFinder } from '../../platform/session/find-member.ts'
import { storeQuizResponse } from './quiz-responses.queries.ts'
import { listActiveQuestions, listQuizTrips } from './quiz.queries.ts'

/** The quiz's data from one read. */
interface QuizContent {
  readonly questions: readonly QuizQuestion[]
  readonly trips: readonly QuizTrip[]
  /** The response that lists the questions. */
  readonly list: Representation
  /** The questions as JSON, to compare with the next read. */
  readonly text: string
}

/** Builds the content. Reuses the previous response, with its compressed variants, if the questions are the same. */
function buildQuizContent(
  questions: readonly QuizQuestion[],
  trips: readonly QuizTrip[],
  previous?: QuizContent,
): QuizContent {
  const text = JSON.stringify(questions)
  const list = previous?.text === text ? previous.list : new Representation(text)
  return { questions, trips, list, text }
}

const messages = {
  one: (message: string) => `${message}. Please take the quiz again.`,
  several: 'Some of these answers are not part of the quiz. Please take it again.',
} as const

/** @throws AppError VALIDATION_FAILED if an answer belongs to no active question */
function checkAnswers(questions: readonly QuizQuestion[], answers: QuizAnswers): void {
  const errors = refusedAnswers(questions, answers)
  const [first, ...others] = Object.values(errors)
  if (first === undefined) return
  throw new AppError('VALIDATION_FAILED', {
    detail: others.length === 0 ? messages.one(first) : messages.several,
    errors,
  })
}

/**
 * Matches trips with data in memory. Stores nothing for a visitor, so it needs neither log nor database; it uses the
 * database only if the request has a member's cookie.
 */
async function matchRoutes(
  app: FastifyInstance,
  { context, cache }: { context: AppContext; cache: SnapshotCache<QuizContent> },
): Promise<void> {
  const { db } = context
  const findMember = createMemberFinder(context)
  const responses = limitByKey('quizResponses', context)
  addPrivateHeaders(app)
  addSameOriginCheck(app)
  await addMemoryRateLimits(app, context)
  route(app, matchQuiz, async ({ body: answers, request }) => {
    const { questions, trips } = (await cache.read()).value
    checkAnswers(questions, answers)
    const matches = matchTrips(questions, trips, answers)
    const userId = await findMember(request)
    if (userId !== undefined && Object.keys(answers).length > 0) {
      await responses.count(String(userId))
      const response = { userId, answers, matches, profile: profileOf(questions, answers) }
      await db.transaction().execute((trx) => storeQuizResponse(trx, response))
    }
    return { matches }
  })
}

/** The travel quiz: its questions, and the trips that match a visitor's answers. */
export async function quizRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock, publicReads } = context
  const cache = createSnapshotCache<QuizContent>({
    load: async (previous) => {
      const [questions, trips] = await Promise.all([
        listActiveQuestions(db),
        listQuizTrips(db, clock.today()),
      ])
      return buildQuizContent(questions, trips, previous)
    },
    maxAgeMs: publicReads.maxAgeMs,
  })
  app.setChildLoggerFactory((logger) => logger)

  bytesRoute(app, listQuizQuestions, async ({ request, reply }) => {
    const snapshot = await cache.read()
    return sendRepresentation(request, reply, snapshot.value.list, cache.ageOf(snapshot))
  })
  await app.register((scope) => matchRoutes(scope, { context, cache }))
}
