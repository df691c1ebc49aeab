import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import { seed } from '../../src/seed/seed.ts'
import { createTestDatabase, type TestDatabase } from '../support/index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ poolSize: 1 })
})
afterEach(() => database.close())

const run = async () => (await seed(database.db, { demo: false })).questions
const questions = () => database.db.selectFrom('quizQuestions').selectAll().orderBy('id').execute()

it('adds the questions of the quiz', async () => {
  expect(await run()).toBe(quizQuestions.length)
  expect(await questions()).toEqual(quizQuestions)
})

it('overwrites nothing and adds missing questions', async () => {
  const { db } = database
  await run()
  const ours = { questionText: 'Our own words?', isActive: false }
  await db.updateTable('quizQuestions').set(ours).where('id', '=', 1).execute()
  await db.deleteFrom('quizQuestions').where('id', '=', 3).execute()
  expect(await run()).toBe(1)
  expect(await questions()).toEqual([{ ...quizQuestions[0], ...ours }, ...quizQuestions.slice(1)])
})

it('a new question gets an id after those of the seed', async () => {
  await run()
  const { id } = await database.db
    .insertInto('quizQuestions')
    .values({ questionText: 'Cats or dogs?', options: '[]', category: 'pets', order: 9 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(quizQuestions.length + 1)
  expect(await run()).toBe(0)
})
