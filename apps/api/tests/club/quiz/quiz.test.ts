import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { defaultDecisionDays } from '@farandfew/domain/departures/guarantee.ts'
import { matchTrips } from '@farandfew/domain/quiz/match-trips.ts'
import { quizMatchResult, type QuizMatchResult } from '@farandfew/domain/quiz/quiz.ts'
import { quizQuestion } from '@farandfew/domain/traits/quiz-question.ts'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import * as z from 'zod/mini'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const answers = {
  1: 'outdoors',
  2: 'active',
  3: 'sea',
  4: 'wine',
  5: 'small',
  6: 'short',
  7: 'open',
  8: 'september',
}

const match = (of: TestApp, body: unknown, headers: Record<string, string> = {}) =>
  of.request
    .post('/api/quiz-match')
    .set(headers)
    .send(body as object)

/** The trips with the departures of the schedule that are not closed on the club's date. */
const trips = catalogue.map((trip) => ({
  ...trip,
  departures: schedule2025
    .filter(
      ({ tripId, date }) =>
        tripId === trip.id && addDays(date, -defaultDecisionDays) > '2025-05-01',
    )
    .map((departure) => ({
      id: departure.id,
      departureDate: departure.date,
      duration: departure.days,
      price: departurePrice(departure),
      hasSeat: true,
    })),
}))

/** The number of rows of each table that a visit could write to. */
async function countRows({ database: { db } }: TestApp): Promise<number[]> {
  const tables = ['quizResponses', 'rateLimits', 'outbox', 'sessions', 'idempotencyKeys'] as const
  const rows = tables.map((table) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(rows)).map(({ count }) => Number(count))
}

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

describe('GET /api/quiz-questions', () => {
  const list = (headers: Record<string, string> = {}) =>
    api.request.get('/api/quiz-questions').set(headers)

  it('returns the questions in their order and format', async () => {
    const response = await list()
    expect(response.status).toBe(200)
    expect(z.array(z.strictObject(quizQuestion.shape)).parse(response.body)).toEqual(quizQuestions)
  })

  it('is a public read like the one of the trips', async () => {
    const { headers } = await list({ 'accept-encoding': 'identity' })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=1, must-revalidate',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const again = await list({
      'accept-encoding': 'identity',
      'if-none-match': headers['etag'] as string,
    })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
  })

  it('shows what the club has changed: order, texts and active questions', async () => {
    const { db } = api.database
    const text = (response: { body: unknown }) =>
      (response.body as { questionText: string }[]).map(({ questionText }) => questionText)
    await db.updateTable('quizQuestions').set({ order: 0 }).where('id', '=', 7).execute()
    await db.updateTable('quizQuestions').set({ isActive: false }).where('id', '=', 2).execute()
    await db
      .updateTable('quizQuestions')
      .set({ questionText: 'Our own words?' })
      .where('id', '=', 1)
      .execute()
    const [budget, first, ...others] = text(await list())
    expect([budget, first]).toEqual([quizQuestions[6]?.questionText, 'Our own words?'])
    expect(others).toEqual(
      [...quizQuestions.slice(2, 6), quizQuestions[7]!].map(({ questionText }) => questionText),
    )
    expectProblem(await match(api, { 2: 'active' }), 'VALIDATION_FAILED', 400)
    await db.deleteFrom('quizQuestions').execute()
    expect((await list()).body).toEqual([])
    await db
      .insertInto('quizQuestions')
      .values(quizQuestions.map((one) => ({ ...one, options: JSON.stringify(one.options) })))
      .execute()
    expect((await list()).body).toEqual(quizQuestions)
  })
})

describe('POST /api/quiz-match', () => {
  it("returns every trip in the order of the domain's rule", async () => {
    const response = await match(api, { answers })
    expect(response.status).toBe(200)
    const { matches } = quizMatchResult.parse(response.body)
    expect(matches).toEqual(matchTrips(quizQuestions, trips, answers))
    expect(matches).toHaveLength(10)
    // Turkey can be booked, but leaves in August.
    expect(matches[0]).toMatchObject({ tripId: 3, matchScore: 100, departure: { id: 9 } })
    expect(matches[0]?.reasons).toContain('The sea, as you hoped')
    expect(matches.at(-1)).toMatchObject({ departure: null })
  })

  it('accepts the bare map too, and returns the same bytes every time', async () => {
    const texts = [await match(api, { answers }), await match(api, answers)].map(({ text }) => text)
    expect(texts[1]).toBe(texts[0])
  })

  it('ranks without answers', async () => {
    const { matches } = (await match(api, {})).body as QuizMatchResult
    expect(matches.map(({ tripId }) => tripId)).toEqual(
      matchTrips(quizQuestions, trips, {}).map(({ tripId }) => tripId),
    )
    expect(new Set(matches.map(({ matchScore }) => matchScore)).size).toBe(1)
  })

  it('includes longer departures while they are active', async () => {
    const { db } = api.database
    const bali = async () => {
      const { matches } = (await match(api, { 6: 'long' })).body as QuizMatchResult
      return matches.find(({ tripId }) => tripId === 2)
    }
    await db
      .updateTable('tripSchedules')
      .set({ groupDecision: 'guaranteed' })
      .where('id', '=', 4)
      .execute()
    expect(await bali()).toMatchObject({
      matchScore: 100,
      duration: 8,
      reasons: ['8 days, as you asked for'],
      misses: [],
    })
    const setActive = (isActive: boolean) =>
      db.updateTable('tripSchedules').set({ isActive }).where('tripId', '=', 2).execute()
    await setActive(false)
    expect((await bali())?.misses).toEqual(['4 days, shorter than you asked for'])
    await setActive(true)
  })

  it('stores nothing, logs nothing, and is not cacheable', async () => {
    const before = await countRows(api)
    const lines = api.log.length
    const { headers } = await match(api, { answers })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
    expect(await countRows(api)).toEqual(before)
    expect(api.log).toHaveLength(lines)
  })

  it('includes a trip that was added later', async () => {
    const { id } = await api.database.db
      .insertInto('trips')
      .values({
        title: 'Dunes of the Namib',
        description: 'Sand.',
        destination: 'Sossusvlei, Namibia',
        region: 'africa',
        duration: 8,
        price: 300_000,
        departureMonths: 'May',
        groupSize: '8-12 People',
        images: '[]',
        highlights: '[]',
        itinerary: '[]',
        includedItems: '[]',
        excludedItems: '[]',
        featured: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { matches } = (await match(api, { 6: 'long' })).body as QuizMatchResult
    expect(matches.find(({ tripId }) => tripId === id)).toMatchObject({
      matchScore: 100,
      image: '/art/fallback.svg',
      reasons: ['8 days, as you asked for'],
    })
    await api.database.db.deleteFrom('trips').where('id', '=', id).execute()
  })

  it.each([
    [{ 99: 'slow' }, 'The quiz has no question 99. Please take the quiz again.'],
    [{ 1: 'long' }, 'Question 1 has no such answer. Please take the quiz again.'],
    [{ answers: { 1: 'Outdoors' } }, 'Question 1 has no such answer. Please take the quiz again.'],
  ])('rejects %j with one sentence', async (body, detail) => {
    const document = expectProblem(await match(api, body), 'VALIDATION_FAILED', 400)
    expect(document.detail).toBe(detail)
    expect(Object.values(document.errors ?? {})).toHaveLength(1)
  })

  it('names each invalid answer', async () => {
    const document = expectProblem(
      await match(api, { 1: 'curious', 2: 'x', 98: 'y' }),
      'VALIDATION_FAILED',
      400,
    )
    expect(document).toMatchObject({
      detail: 'Some of these answers are not part of the quiz. Please take it again.',
      errors: { 2: 'Question 2 has no such answer', 98: 'The quiz has no question 98' },
    })
  })

  it.each([
    [null],
    [[]],
    ['text'],
    [{ 1: 2 }],
    [{ 1: null }],
    [{ first: 'slow' }],
    [{ answers: null }],
    [{ answers, extra: true }],
    [{ 1: 'a'.repeat(61) }],
    [Object.fromEntries(Array.from({ length: 51 }, (_, index) => [index + 1, 'open']))],
  ])('rejects a body without answers: %j', async (body) => {
    const response = await match(api, JSON.stringify(body), { 'content-type': 'application/json' })
    const document = expectProblem(response, 'VALIDATION_FAILED', 400)
    expect(document.detail).toMatch(/\S.*\.?$/)
    expect(response.text).not.toMatch(/zod|invalid_|stack/i)
  })
})
