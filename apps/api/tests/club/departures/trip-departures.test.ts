import { type DepartureList, departureList } from '@farandfew/domain/departures/listed-departure.ts'
import { openConsole } from '../../harness/console.ts'
import { sendRaw } from '../../harness/raw-http.ts'
import { fromPage } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, until } from '../../support/index.ts'
import { insertDeparture } from '../../support/rows.ts'

const datesOf = async (api: TestApp, trip = 1) => {
  const response = await api.request.get(`/api/trips/${trip}/departures`)
  return departureList.parse(response.body).departures.map(({ departureDate }) => departureDate)
}

describe('the departures of a trip', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await createTestApp({ today: '2025-08-14' })
  })
  afterAll(() => api.close())

  it("are the active ones after the club's date, of any year", async () => {
    const { db } = api.database
    await insertDeparture(db, 1, { departureDate: '2027-02-06', duration: 8, priceTier: 3 })
    await insertDeparture(db, 1, { departureDate: '2026-12-31', isActive: false })
    const response = await api.request.get('/api/trips/1/departures')
    const answer = response.body as DepartureList
    expect(answer.today).toBe('2025-08-14')
    expect(
      answer.departures.map((one) => [one.departureDate, one.duration, one.priceTier]),
    ).toEqual([
      ['2025-10-11', 4, 2],
      ['2027-02-06', 8, 3],
    ])
    expect(await datesOf(api, 8)).toEqual([])
  })

  it('have a validator', async () => {
    const get = (headers = {}) =>
      sendRaw(api.origin, '/api/trips/7/departures', { method: 'GET', headers })
    const { etag } = (await get()).headers
    expect(etag).toBeTruthy()
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
  })

  it('answer 404 for an unknown trip', async () => {
    expectProblem(await api.request.get('/api/trips/4711/departures'), 'TRIP_NOT_FOUND', 404)
    expectProblem(await api.request.get('/api/trips/one/departures'), 'VALIDATION_FAILED', 400)
  })
})

it('show what operators add and close, in every instance', async () => {
  const database = await createTestDatabase()
  const config = { catalogueMaxAgeMs: 1000 }
  const instances = [
    await createTestApp({ database, config }),
    await createTestApp({ database, config }),
  ] as const
  const [first] = instances
  const cookie = await openConsole(first)
  const seesDates = async (dates: string[]) => {
    for (const instance of instances) {
      await until(async () => String(await datesOf(instance)) === String(dates))
    }
  }
  await seesDates(['2025-08-14', '2025-10-11'])
  const added = await first.request
    .post('/api/admin/departures')
    .set(fromPage(cookie))
    .send({ tripId: 1, departureDate: '2026-03-14', duration: 4, priceTier: 2 })
  await seesDates(['2025-08-14', '2025-10-11', '2026-03-14'])
  const { id } = added.body as { id: number }
  await first.request.post(`/api/admin/departures/${id}/close`).set(fromPage(cookie))
  await seesDates(['2025-08-14', '2025-10-11'])
  await Promise.all(instances.map((instance) => instance.close()))
  await database.close()
})
