import {
  listQuizQuestions,
  matchQuiz,
  matchTrips,
  profileOf,
  type QuizAnswers,
  type QuizQuestion,
  refusedAnswers,
} from '@farandfew/domain/quiz'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { bytesRoute, route } from '../../plugins/contract-route.ts'
import { addMemoryRateLimits, limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { addSameOriginCheck } from '../../plugins/same-origin.ts'
import { addPrivateHeaders } from '../../plugins/security-headers.ts'
import { type SnapshotCache, createSnapshotCache } from '../../public-reads/snapshot-cache.ts'
import { sendRepresentation } from '../../public-reads/send-representation.ts'
import { createMemberFinder } from '../../session/find-member.ts'
import { buildQuizContent, type QuizContent } from './quiz-content.ts'
import { listActiveQuestions, listQuizTrips } from './quiz.queries.ts'
import { keepQuiz, type TakenQuiz } from './quiz-responses.queries.ts'

export interface QuizOptions {
  db: Db
  limits: Limits
  /** Milliseconds; 0 reads the database on every request. */
  maxAgeMs: number
  publicWebUrl: string
  sessionSecret: () => string
}

interface MatchParts {
  cache: SnapshotCache<QuizContent>
  limits: Limits
  /** Who is signed in behind a request. */
  findMember: (request: FastifyRequest) => Promise<number | undefined>
  keep: (taken: TakenQuiz) => Promise<void>
}

const messages = {
  one: (message: string) => `${message}. Please take the quiz again.`,
  several: 'Some of these answers are not part of the quiz. Please take it again.',
} as const

/** Throws VALIDATION_FAILED where an answer belongs to no active question. */
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
 * The match: arithmetic on what is in memory, which stores nothing for a visitor and so passes neither log nor database.
 * Only who brings a member's cookie makes it look further.
 */
async function matchRoutes(
  app: FastifyInstance,
  { cache, limits, findMember, keep }: MatchParts,
): Promise<void> {
  addPrivateHeaders(app)
  addSameOriginCheck(app)
  await addMemoryRateLimits(app)
  route(
    app,
    matchQuiz,
    async ({ body: answers, request }) => {
      const { questions, trips } = (await cache.read()).value
      checkAnswers(questions, answers)
      const matches = matchTrips(questions, trips, answers)
      const userId = await findMember(request)
      if (userId !== undefined && Object.keys(answers).length > 0) {
        await keep({ userId, answers, matches, profile: profileOf(questions, answers) })
      }
      return { matches }
    },
    { config: limitedBy('quizMatch', limits) },
  )
}

/** The travel quiz: its questions, and the trips that match answers to them. */
export async function quizRoutes(app: FastifyInstance, options: QuizOptions): Promise<void> {
  const { db, limits, maxAgeMs } = options
  const findMember = createMemberFinder(options)
  const cache = createSnapshotCache<QuizContent>({
    load: async (before) => {
      const [questions, trips] = await Promise.all([listActiveQuestions(db), listQuizTrips(db)])
      return buildQuizContent(questions, trips, before)
    },
    maxAgeMs,
  })
  app.setChildLoggerFactory((logger) => logger)

  bytesRoute(app, listQuizQuestions, async ({ request, reply }) => {
    const copy = await cache.read()
    return sendRepresentation(request, reply, copy.value.list, cache.ageOf(copy))
  })
  await app.register((scope) =>
    matchRoutes(scope, {
      cache,
      limits,
      findMember,
      keep: (taken) => db.transaction().execute((trx) => keepQuiz(trx, taken)),
    }),
  )
}
