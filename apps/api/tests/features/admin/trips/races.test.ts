import type { AdminTrip, TripHistory } from '@farandfew/domain/admin/trips'
import type { Trip } from '@farandfew/domain/trips'
import { openConsole } from '../../../harness/console.ts'
import { createTestApp, type TestApp } from '../../../harness/test-app.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../../support/index.ts'

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

let database: TestDatabase
let copies: [TestApp, TestApp]
let cookie: string
beforeAll(async () => {
  database = await createTestDatabase()
  const config = { catalogueMaxAgeMs: 1000 }
  copies = [await createTestApp({ database, config }), await createTestApp({ database, config })]
  cookie = await openConsole(copies[0], 'Asha')
})
beforeEach(() => openConnections(database, 8))
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()))
  await database.close()
})

const read = async (id: number) =>
  (await copies[0].request.get(`/api/admin/trips/${id}`).set({ cookie })).body as AdminTrip
const change = (copy: TestApp, id: number, body: object) =>
  copy.request
    .patch(`/api/admin/trips/${id}`)
    .set({ cookie, ...sameOrigin })
    .send(body)
const titles = async (id: number) => {
  const path = `/api/admin/trips/${id}/history`
  const response = await copies[0].request.get(path).set({ cookie })
  return (response.body as TripHistory).items
}

it('of many changes to one version, one wins', async () => {
  const { version } = await read(1)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      change(copies[number % 2] as TestApp, 1, { version, title: `Title ${number}` }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const winner = answers.find(({ status }) => status === 200)?.body as AdminTrip
  expect(await read(1)).toEqual(winner)
  expect(await titles(1)).toMatchObject([{ after: { title: winner.title } }])
})

it('of two operators who undo one change, one succeeds', async () => {
  const { version } = await read(3)
  await change(copies[0], 3, { version, title: 'Another title' })
  const [entry] = await titles(3)
  const answers = await Promise.all(
    copies.map((copy) =>
      copy.request
        .post('/api/admin/trips/3/undo')
        .set({ cookie, ...sameOrigin })
        .send({ auditId: entry?.id as number }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await titles(3)).toHaveLength(2)
})

const publicTitle = async (copy: TestApp) =>
  ((await copy.request.get('/api/trips/2')).body as Trip).title

/** Reads until the instance shows the title. Jest's time limit ends this if it never does. */
async function seesTitle(copy: TestApp, title: string): Promise<boolean> {
  while ((await publicTitle(copy)) !== title);
  return true
}

it('a change shows on the site, whichever instance answers', async () => {
  expect(await Promise.all(copies.map(publicTitle))).toEqual(['Bali Bliss', 'Bali Bliss'])
  const { version } = await read(2)
  expect((await change(copies[0], 2, { version, title: 'Bali, slowly' })).status).toBe(200)
  const seen = await Promise.all(copies.map((copy) => seesTitle(copy, 'Bali, slowly')))
  expect(seen).toEqual([true, true])
})
