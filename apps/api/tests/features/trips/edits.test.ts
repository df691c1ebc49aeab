import type { Trip } from '@farandfew/domain/trips'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'

let database: TestDatabase
let copies: TestApp[]
beforeAll(async () => {
  database = await createTestDatabase()
  const config = { catalogueMaxAgeMs: 1000 }
  copies = [await createTestApp({ database, config }), await createTestApp({ database, config })]
})
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()))
  await database.close()
})

const titleOf = async (copy: TestApp) =>
  ((await copy.request.get('/api/trips')).body as Trip[])[0]?.title

/** Reads until the instance shows the title. Jest's time limit ends this if it never does. */
async function seesTitle(copy: TestApp, title: string): Promise<boolean> {
  while ((await titleOf(copy)) !== title);
  return true
}

it('every instance shows an edit', async () => {
  const before = await Promise.all(copies.map(titleOf))
  expect(before).toEqual(['Hidden Gems of Turkey', 'Hidden Gems of Turkey'])
  await database.db
    .updateTable('trips')
    .set({ title: 'Hidden Gems of Anatolia' })
    .where('id', '=', 1)
    .execute()
  const seen = await Promise.all(copies.map((copy) => seesTitle(copy, 'Hidden Gems of Anatolia')))
  expect(seen).toEqual([true, true])
})
