import { openConsoleAs } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const day = 24 * 3_600_000
let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ limits: { rowsRead: { max: 4, windowMs: day } } })
  await api.database.db
    .insertInto('newsletters')
    .values([1, 2, 3].map((number) => ({ email: `reader-${number}@mail.example` })))
    .execute()
})
afterAll(() => api.close())

const list = (cookie: string) => api.request.get('/api/admin/newsletters').set({ cookie })

it('gives operators who may not save a list as a file only so many rows a day', async () => {
  const cookie = await openConsoleAs(api, 'read-only')
  expect((await list(cookie)).status).toBe(200)
  const { detail } = expectProblem(await list(cookie), 'TOO_MANY_REQUESTS', 429)
  expect(detail).toBe('You have read the 4 rows of a day. Please try again in about 24 hours.')
  // Calls that are no lists go on.
  expect((await api.request.get('/api/admin/messages/counts').set({ cookie })).status).toBe(200)
  // Each operator is counted apart.
  expect((await list(await openConsoleAs(api, 'read-only'))).status).toBe(200)
})

it('does not stop operators who may save it', async () => {
  const cookie = await openConsoleAs(api, 'bookings')
  for (let page = 0; page < 4; page += 1) expect((await list(cookie)).status).toBe(200)
})
