import type { AdminTrip } from '@farandfew/domain/trips/admin-trips.ts'
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

const day = { day: 1, title: 'T', description: 'D', accommodation: 'A', included: 'I' }
const form = {
  title: 'Kerala by Water',
  description: 'Four days on the backwaters.',
  destination: 'Kerala, India',
  region: 'asia',
  duration: 1,
  price: 200_000,
  departureMonths: 'January',
  groupSize: '8-12 People',
  images: ['/art/fallback.svg'],
  imageAlts: {},
  highlights: ['A night on a houseboat'],
  itinerary: [day],
  includedItems: ['Beds'],
  excludedItems: ['Flights'],
  featured: false,
  availability: 'preview',
  extendedEdition: null,
  practicalFacts: null,
  decisionDays: 60,
  isDraft: false,
  archived: false,
}
const add = (body: object, key = 'key-of-one-new-trip') =>
  api.request
    .post('/api/admin/trips')
    .set({ cookie, ...sameOrigin, 'idempotency-key': key })
    .send(body)
const listed = async () => (await api.request.get('/api/trips')).body as Trip[]

it('adds a trip after the others, logs it, and shows it on the site', async () => {
  const response = await add(form)
  expect(response.status).toBe(201)
  const trip = response.body as AdminTrip
  expect(trip).toMatchObject({ ...form, publicUrl: `https://club.example/trips/${trip.id}` })
  expect(trip.id).toBeGreaterThan(10)
  expect((await listed()).at(-1)).toMatchObject({ id: trip.id, title: 'Kerala by Water' })
  expect((await api.request.get(`/api/trips/${trip.id}`)).body).toMatchObject({
    nextDeparture: null,
  })
  const notes = await api.database.db
    .selectFrom('auditLog')
    .select(['operator', 'subject', 'before', 'after'])
    .where('action', '=', 'trip.added')
    .execute()
  expect(notes).toEqual([
    { operator: 'Asha', subject: `trip ${trip.id}`, before: null, after: form },
  ])
  const invite = { name: 'Mira', email: 'mira@visitors.example', tripId: trip.id }
  const asked = await api.request.post('/api/invite-requests').set(sameOrigin).send(invite)
  expect(asked.status).toBe(201)
})

it('adds one trip if the call is repeated', async () => {
  const [first, second] = await Promise.all([add(form), add(form)])
  expect([first.status, second.status]).toContain(201)
  expect((await add(form)).status).toBe(201)
  expect(await listed()).toHaveLength(11)
  expectProblem(await add({ ...form, title: 'Other' }), 'IDEMPOTENCY_KEY_REUSED', 409)
})

it('gives another trip to a known destination a page of its own', async () => {
  const response = await add({ ...form, destination: 'Ephesus, Turkey' })
  const { id, publicUrl } = response.body as AdminTrip
  expect(publicUrl).toBe(`https://club.example/trips/${id}`)
})

it.each([
  [{ title: '' }, 'title', 'Please enter a title'],
  [
    { duration: 2 },
    'itinerary',
    'The trip lasts 2 days and its itinerary has 1 day: both must be the same',
  ],
  [{ id: 40 }, 'id', 'This field is not known'],
])('adds nothing with %j', async (values, field, message) => {
  const response = await add({ ...form, ...values })
  expect(expectProblem(response, 'VALIDATION_FAILED', 400).errors).toEqual({ [field]: message })
  expect(await listed()).toHaveLength(10)
})
