import { type AdminTrip, tripFieldNames } from '@farandfew/domain/trips/admin-trips.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { openConsole, sameOrigin } from '../../harness/console.ts'
import { fromPage, plainSite, signUp } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp({ ...plainSite, today: '2025-05-01' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.reset()
  cookie = await openConsole(api)
})

const get = (path: string) => api.request.get(path).set(fromPage(cookie))
const patch = (id: number, body: object) =>
  api.request.patch(`/api/admin/trips/${id}`).set(fromPage(cookie)).send(body)

/** Adds a copy of the trip to Japan as a draft. */
async function addDraft(): Promise<AdminTrip> {
  const trip = (await get('/api/admin/trips/7')).body as AdminTrip
  const form = Object.fromEntries(tripFieldNames.map((name) => [name, trip[name]]))
  const response = await api.request
    .post('/api/admin/trips')
    .set(fromPage(cookie))
    .send({ ...form, title: 'Japan in Snow', isDraft: true })
  expect(response.status).toBe(201)
  return response.body as AdminTrip
}

it('a draft does not exist for visitors and members, until it is published', async () => {
  const { id, version, isDraft } = await addDraft()
  expect(isDraft).toBe(true)
  const listed = async () =>
    ((await api.request.get('/api/trips')).body as Trip[]).map((one) => one.id)
  expect(await listed()).not.toContain(id)
  for (const path of [
    `/api/trips/${id}`,
    `/api/trips/${id}/departures`,
    `/api/trips/${id}/reviews`,
  ]) {
    expectProblem(await api.request.get(path), 'TRIP_NOT_FOUND', 404)
  }
  const visitor = { name: 'Mira', email: 'mira@visitors.example', tripId: id }
  for (const [path, body] of [
    ['/api/invite-requests', visitor],
    [
      '/api/inquiries',
      {
        ...visitor,
        destination: 'other',
        message: 'When does it leave, and is there a place for me?',
      },
    ],
  ] as const) {
    expectProblem(await api.request.post(path).set(sameOrigin).send(body), 'TRIP_NOT_FOUND', 404)
  }
  const { cookie: member } = await signUp(api)
  const saved = await api.request.put(`/api/user/saved-trips/${id}`).set(fromPage(member)).send({})
  expectProblem(saved, 'TRIP_NOT_FOUND', 404)
  const matches = await api.request.post('/api/quiz-match').set(sameOrigin).send({ answers: {} })
  expect(JSON.stringify(matches.body)).not.toContain('Japan in Snow')

  expect((await patch(id, { version, isDraft: false })).body).toMatchObject({ isDraft: false })
  expect(await listed()).toContain(id)
  expect((await api.request.get(`/api/trips/${id}`)).body).toMatchObject({ title: 'Japan in Snow' })
})

it('a draft gets no departure, and is not offered for one', async () => {
  const { id } = await addDraft()
  const form = { tripId: id, departureDate: '2026-03-14', duration: 8, priceTier: 3 }
  const response = await api.request.post('/api/admin/departures').set(fromPage(cookie)).send(form)
  const detail = 'This trip is a draft. Please publish it first.'
  expect(expectProblem(response, 'VALIDATION_FAILED', 400)).toMatchObject({
    detail,
    errors: { tripId: detail },
  })
  const { trips } = (await get('/api/admin/departures')).body as { trips: { id: number }[] }
  expect(trips.map((trip) => trip.id)).not.toContain(id)
})

it('a published trip does not become a draft, also not by an undo', async () => {
  const { id, version } = await addDraft()
  const published = (await patch(id, { version, isDraft: false })).body as AdminTrip
  const refused = await patch(id, { version: published.version, isDraft: true })
  expect(expectProblem(refused, 'VALIDATION_FAILED', 400).errors?.['isDraft']).toContain(
    'Archive it instead',
  )
  const { items } = (await get(`/api/admin/trips/${id}/history`)).body as {
    items: { id: number }[]
  }
  const undo = await api.request
    .post(`/api/admin/trips/${id}/undo`)
    .set(fromPage(cookie))
    .send({ auditId: items[0]!.id })
  expectProblem(undo, 'VALIDATION_FAILED', 400)
  expect((await get(`/api/admin/trips/${id}`)).body).toMatchObject({ isDraft: false })
})
