import {
  userQuiz,
  type UserQuiz,
  profileOf,
  type QuizMatchResult,
} from '@farandfew/domain/quiz/quiz.ts'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import { maxResponses } from '../../../src/club/quiz/quiz-responses.queries.ts'
import { fromPage, plainSite, signUp, type Member, whoIs } from '../members/account-forms.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const answers = { 1: 'curious', 2: 'gentle', 3: 'old-cities', 4: 'wine', 6: 'short', 7: 'open' }

let api: TestApp
let asha: Member
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
beforeEach(async () => {
  asha = await signUp(api)
})
afterEach(() => api.database.db.deleteFrom('quizResponses').execute())
afterAll(() => api.close())

const match = (cookie: string, body: object = answers) =>
  api.request.post('/api/quiz-match').set(fromPage(cookie)).send(body)
const responses = () => api.database.db.selectFrom('quizResponses').selectAll().execute()

async function quizOf(cookie: string): Promise<UserQuiz> {
  const response = await api.request.get('/api/user/quiz').set(fromPage(cookie))
  expect(response.status).toBe(200)
  return userQuiz.parse(response.body)
}

it('is empty before the first quiz', async () => {
  expect(await quizOf(asha.cookie)).toEqual({
    takenAt: null,
    answers: {},
    matches: [],
    profile: null,
  })
})

it('stores the quiz of a member: answers, matches and profile', async () => {
  const { matches } = (await match(asha.cookie, { answers })).body as QuizMatchResult
  const profile = profileOf(quizQuestions, answers)
  const kept = await quizOf(asha.cookie)
  expect(kept).toMatchObject({ answers, matches, profile })
  expect(kept.takenAt).not.toBeNull()
  expect(profile).toMatchObject({ travelStyle: 'Old stones and long stories' })
  expect((await whoIs(api, asha.cookie)).body).toMatchObject({ quizData: profile })
})

it('shows the latest of several, and stores only the last 20', async () => {
  for (let round = 0; round < maxResponses + 1; round += 1) await match(asha.cookie)
  await match(asha.cookie, { 3: 'sea' })
  expect(await responses()).toHaveLength(maxResponses)
  const kept = await quizOf(asha.cookie)
  expect(kept.answers).toEqual({ 3: 'sea' })
  expect(kept.profile).toEqual({ interests: ['A warm sea'] })
})

it('stores nothing for visitors, invalid cookies, invalid answers and empty answers', async () => {
  const made = asha.cookie.replace(/(?<=ff_member=)./, (letter) => (letter === 'x' ? 'y' : 'x'))
  for (const cookie of ['', 'ff_member=made.up', 'ff_member=', made, 'ff_signed_in=1']) {
    expect((await match(cookie)).status).toBe(200)
  }
  expectProblem(await match(asha.cookie, { 1: 'nothing' }), 'VALIDATION_FAILED', 400)
  expect((await match(asha.cookie, {})).status).toBe(200)
  expect(await responses()).toEqual([])
})

it('stores nothing once the session has ended', async () => {
  await api.database.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('userId', '=', asha.user.id)
    .execute()
  expect((await match(asha.cookie)).status).toBe(200)
  expect(await responses()).toEqual([])
})

it("does not show another member's quiz", async () => {
  const ravi = await signUp(api)
  await match(asha.cookie)
  expect((await quizOf(ravi.cookie)).takenAt).toBeNull()
})
