import type { AdminTrip, TripHistory } from '@farandfew/domain/trips/admin-trips.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.reset()
  cookie = await openConsole(api, 'Asha')
})

const get = (path: string) => api.request.get(path).set({ cookie })
const write = (method: 'patch' | 'post', path: string, body: object) =>
  api.request[method](path)
    .set({ cookie, ...sameOrigin })
    .send(body)

async function archive(id: number, archived = true) {
  const { version } = (await get(`/api/admin/trips/${id}`)).body as AdminTrip
  return write('patch', `/api/admin/trips/${id}`, { version, archived })
}

/** Takes every departure of a trip off the schedule. */
const closeDepartures = (tripId: number) =>
  api.database.db
    .updateTable('tripSchedules')
    .set({ isActive: false })
    .where('tripId', '=', tripId)
    .execute()

const departureForm = {
  tripId: 7,
  departureDate: '2025-09-01',
  duration: 8,
  priceTier: 3,
  spotsTotal: 12,
}
const detail = 'This trip is archived. Please restore it first.'

it('an archived trip leaves the lists, and its own page says that it is no longer offered', async () => {
  await closeDepartures(7)
  expect((await archive(7)).body).toMatchObject({ id: 7, archived: true })
  const listed = (await api.request.get('/api/trips')).body as Trip[]
  expect(listed.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10])
  const gone = expectProblem(await api.request.get('/api/trips/7'), 'TRIP_ARCHIVED', 410)
  expect(gone.detail).toBe('We no longer offer this trip.')
  const invite = { name: 'Mira', email: 'mira@visitors.example', tripId: 7 }
  expectProblem(
    await api.request.post('/api/invite-requests').set(sameOrigin).send(invite),
    'TRIP_ARCHIVED',
    410,
  )
  const matches = await api.request.post('/api/quiz-match').set(sameOrigin).send({ answers: {} })
  const matched = (matches.body as { matches: { tripId: number }[] }).matches
  expect(matched.map(({ tripId }) => tripId)).not.toContain(7)
  const { items } = (await get('/api/admin/trips')).body as { items: AdminTrip[] }
  expect(items.filter((trip) => trip.archived).map(({ id }) => id)).toEqual([7])
})

it('leaves the schedule with its cancelled departures, and comes back when it is restored', async () => {
  await closeDepartures(7)
  await api.database.db
    .updateTable('tripSchedules')
    .set({ isActive: true, groupDecision: 'cancelled' })
    .where('id', '=', 6)
    .execute()
  const inSchedule = async () => {
    const { departures } = (await api.request.get('/api/schedules')).body as {
      departures: { tripId: number }[]
    }
    return departures.filter(({ tripId }) => tripId === 7).length
  }
  expect(await inSchedule()).toBe(1)
  expect((await archive(7)).status).toBe(200)
  expect(await inSchedule()).toBe(0)
  const history = await get('/api/admin/trips/7/history')
  const [entry] = (history.body as TripHistory).items
  expect(entry).toMatchObject({ before: { archived: false }, after: { archived: true } })
  const undone = await write('post', '/api/admin/trips/7/undo', { auditId: entry?.id })
  expect(undone.body).toMatchObject({ archived: false })
  expect((await api.request.get('/api/trips/7')).status).toBe(200)
  expect(await inSchedule()).toBe(1)
})

it('is not archived while a departure is ahead that can be booked or has travellers', async () => {
  const problem = expectProblem(await archive(1), 'TRIP_HAS_DEPARTURES', 409)
  expect(problem.detail).toBe(
    'This trip has departures ahead: 14 August 2025, 11 October 2025. Please close or cancel them first.',
  )
  expect((await get('/api/admin/trips/1')).body).toMatchObject({ archived: false })
})

it('an archived trip gets no departure', async () => {
  await closeDepartures(7)
  await archive(7)
  const added = await write('post', '/api/admin/departures', departureForm)
  expect(expectProblem(added, 'VALIDATION_FAILED', 400).errors).toEqual({ tripId: detail })
  const reopened = await write('post', '/api/admin/departures/6/reopen', {})
  expect(expectProblem(reopened, 'DEPARTURE_CHANGED', 409).detail).toBe(detail)
  const moved = await write('patch', '/api/admin/departures/6', {
    before: { departureDate: '2025-07-26' },
    after: { departureDate: '2025-09-01' },
  })
  expect(expectProblem(moved, 'DEPARTURE_CHANGED', 409).detail).toBe(detail)
  await archive(7, false)
  expect((await write('post', '/api/admin/departures', departureForm)).status).toBe(201)
})
