import { quizQuestions } from '@farandfew/domain/quiz'
import { seed } from '../../src/seed/seed.ts'
import { createEmbeddedTestDatabase, type TestDatabase } from '../support/index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmbeddedTestDatabase()
})
afterEach(() => database.close())

const run = async () => (await seed(database.db, { demo: false })).questions
const questions = () => database.db.selectFrom('quizQuestions').selectAll().orderBy('id').execute()

it('the seed adds the questions of the club', async () => {
  expect(await run()).toBe(quizQuestions.length)
  expect(await questions()).toEqual(quizQuestions)
})

it('the seed overwrites nothing and brings back what is absent', async () => {
  const { db } = database
  await run()
  const ours = { questionText: 'Our own words?', isActive: false }
  await db.updateTable('quizQuestions').set(ours).where('id', '=', 1).execute()
  await db.deleteFrom('quizQuestions').where('id', '=', 3).execute()
  expect(await run()).toBe(1)
  expect(await questions()).toEqual([{ ...quizQuestions[0], ...ours }, ...quizQuestions.slice(1)])
})

it('a question of the club’s own is counted on from the seed', async () => {
  await run()
  const { id } = await database.db
    .insertInto('quizQuestions')
    .values({ questionText: 'Cats or dogs?', options: '[]', category: 'pets', order: 9 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(quizQuestions.length + 1)
  expect(await run()).toBe(0)
})
