import type { AdminTrip, TripHistory } from '@farandfew/domain/trips/admin-trips.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import {
  createTestDatabase,
  openConnections,
  type TestDatabase,
  until,
} from '../../support/index.ts'

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

let database: TestDatabase
let instances: [TestApp, TestApp]
let cookie: string
beforeAll(async () => {
  database = await createTestDatabase()
  const config = { catalogueMaxAgeMs: 1000 }
  instances = [await createTestApp({ database, config }), await createTestApp({ database, config })]
  cookie = await openConsole(instances[0], 'Asha')
})
beforeEach(() => openConnections(database, 8))
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()))
  await database.close()
})

const read = async (id: number) =>
  (await instances[0].request.get(`/api/admin/trips/${id}`).set({ cookie })).body as AdminTrip
const change = (instance: TestApp, id: number, body: object) =>
  instance.request
    .patch(`/api/admin/trips/${id}`)
    .set({ cookie, ...sameOrigin })
    .send(body)
const titles = async (id: number) => {
  const path = `/api/admin/trips/${id}/history`
  const response = await instances[0].request.get(path).set({ cookie })
  return (response.body as TripHistory).items
}

it('accepts one of many changes to the same version', async () => {
  const { version } = await read(1)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      change(instances[number % 2] as TestApp, 1, { version, title: `Title ${number}` }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const winner = answers.find(({ status }) => status === 200)?.body as AdminTrip
  expect(await read(1)).toEqual(winner)
  expect(await titles(1)).toMatchObject([{ after: { title: winner.title } }])
})

it('lets one of two operators undo the same change', async () => {
  const { version } = await read(3)
  await change(instances[0], 3, { version, title: 'Another title' })
  const [entry] = await titles(3)
  const answers = await Promise.all(
    instances.map((instance) =>
      instance.request
        .post('/api/admin/trips/3/undo')
        .set({ cookie, ...sameOrigin })
        .send({ auditId: entry?.id as number }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await titles(3)).toHaveLength(2)
})

const publicTitle = async (instance: TestApp) =>
  ((await instance.request.get('/api/trips/2')).body as Trip).title

/** Reads until the instance shows the title. */
async function seesTitle(instance: TestApp, title: string): Promise<boolean> {
  await until(async () => (await publicTitle(instance)) === title)
  return true
}

it('a change shows on the site, whichever instance answers', async () => {
  expect(await Promise.all(instances.map(publicTitle))).toEqual(['Bali Bliss', 'Bali Bliss'])
  const { version } = await read(2)
  expect((await change(instances[0], 2, { version, title: 'Bali, slowly' })).status).toBe(200)
  const seen = await Promise.all(instances.map((instance) => seesTitle(instance, 'Bali, slowly')))
  expect(seen).toEqual([true, true])
})

it('archives a trip or adds a departure to it, never both', async () => {
  const { db } = database
  for (let round = 0; round < 6; round++) {
    await db.updateTable('trips').set({ archived: false }).where('id', '=', 8).execute()
    await db.deleteFrom('tripSchedules').where('tripId', '=', 8).execute()
    const { version } = await read(8)
    const [archived, added] = await Promise.all([
      change(instances[0], 8, { version, archived: true }),
      instances[1].request
        .post('/api/admin/departures')
        .set({ cookie, ...sameOrigin })
        .send({
          tripId: 8,
          departureDate: '2026-03-01',
          duration: 4,
          priceTier: 2,
          spotsTotal: 12,
          hostId: null,
        }),
    ])
    expect([
      [200, 400],
      [409, 201],
    ]).toContainEqual([archived.status, added.status])
  }
})
