import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase, until } from '../../support/index.ts'

let database: TestDatabase
let instances: TestApp[]
beforeAll(async () => {
  database = await createTestDatabase()
  const config = { catalogueMaxAgeMs: 1000 }
  instances = [await createTestApp({ database, config }), await createTestApp({ database, config })]
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()))
  await database.close()
})

const titleOf = async (instance: TestApp) =>
  ((await instance.request.get('/api/trips')).body as Trip[])[0]?.title

/** Reads until the instance shows the title. */
async function seesTitle(instance: TestApp, title: string): Promise<boolean> {
  await until(async () => (await titleOf(instance)) === title)
  return true
}

it('every instance shows an edit', async () => {
  const before = await Promise.all(instances.map(titleOf))
  expect(before).toEqual(['Hidden Gems of Turkey', 'Hidden Gems of Turkey'])
  await database.db
    .updateTable('trips')
    .set({ title: 'Hidden Gems of Anatolia' })
    .where('id', '=', 1)
    .execute()
  const seen = await Promise.all(
    instances.map((instance) => seesTitle(instance, 'Hidden Gems of Anatolia')),
  )
  expect(seen).toEqual([true, true])
})
