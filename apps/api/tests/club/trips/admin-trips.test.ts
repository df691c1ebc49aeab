import { adminTrip, type AdminTrip, type TripHistory } from '@farandfew/domain/trips/admin-trips.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import * as z from 'zod/mini'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { until } from '../../support/index.ts'

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

const get = (path: string) => api.request.get(`/api/admin/trips${path}`).set({ cookie })
const read = async (id: number) => (await get(`/${id}`)).body as AdminTrip
const change = (id: number, body: object) =>
  api.request
    .patch(`/api/admin/trips/${id}`)
    .set({ cookie, ...sameOrigin })
    .send(body)
const undo = (id: number, auditId: number) =>
  api.request
    .post(`/api/admin/trips/${id}/undo`)
    .set({ cookie, ...sameOrigin })
    .send({ auditId })
const history = async (id: number) => ((await get(`/${id}/history`)).body as TripHistory).items
const publicTrip = async (id: number) => (await api.request.get(`/api/trips/${id}`)).body as Trip

/** Changes fields of the current version. */
const changeNow = async (id: number, values: object) =>
  change(id, { version: (await read(id)).version, ...values })

const notes = () =>
  api.database.db
    .selectFrom('auditLog')
    .select(['action', 'operator', 'subject', 'before', 'after', 'details'])
    .where('action', 'like', 'trip.%')
    .orderBy('id')
    .execute()

it('returns every trip as stored, with its version and its page on the site', async () => {
  const { items } = (await get('')).body as { items: AdminTrip[] }
  expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const item of items) z.parse(z.strictObject(adminTrip.shape), item)
  const { version, publicUrl, siteUrl, ...turkey } = items[0] as AdminTrip
  expect(turkey).toEqual({
    ...catalogue[0],
    isDraft: false,
    archived: false,
    imageAlts: {},
    decisionDays: 60,
    spotsLeft: undefined,
    nextDeparture: undefined,
    editions: undefined,
  })
  expect(version).toMatch(/^[\w-]{22}$/)
  expect({ publicUrl, siteUrl }).toEqual({
    publicUrl: 'https://club.example/destinations/turkey',
    siteUrl: 'https://club.example',
  })
  expect((await read(6)).publicUrl).toBe('https://club.example/trips/6')
  expectProblem(await get('/11'), 'TRIP_NOT_FOUND', 404)
})

describe('a change', () => {
  it('of the extended edition shows on the site, and an edition can be removed', async () => {
    const edition = (await read(4)).extendedEdition!
    const [first, ...others] = edition.itinerary
    const changed = {
      ...edition,
      itinerary: [{ ...first!, title: 'A slow start in Colombo' }, ...others],
      includedItems: ['Seven nights'],
    }
    expect((await changeNow(4, { extendedEdition: changed })).status).toBe(200)
    await until(async () => (await publicTrip(4)).extendedEdition?.includedItems.length === 1)
    expect((await publicTrip(4)).extendedEdition).toEqual(changed)
    expect((await changeNow(4, { extendedEdition: null })).status).toBe(200)
    await until(async () => (await publicTrip(4)).extendedEdition === null)
  })

  it('writes only the given fields, logs them before and after, and shows on the site', async () => {
    const before = await read(2)
    const response = await change(2, {
      version: before.version,
      title: '  Bali, slowly ',
      price: 250_000,
      region: before.region,
    })
    expect(response.status).toBe(200)
    const { version, ...rest } = response.body as AdminTrip
    expect(version).not.toBe(before.version)
    expect({ ...rest, version: before.version }).toEqual({
      ...before,
      title: 'Bali, slowly',
      price: 250_000,
    })
    expect(await read(2)).toEqual(response.body)
    expect(await publicTrip(2)).toMatchObject({ title: 'Bali, slowly', price: 250_000 })
    expect(await notes()).toEqual([
      {
        action: 'trip.changed',
        operator: 'Asha',
        subject: 'trip 2',
        before: { title: 'Bali Bliss', price: 200_000 },
        after: { title: 'Bali, slowly', price: 250_000 },
        details: {},
      },
    ])
  })

  it('can change every field', async () => {
    const source = { name: 'NOAA', url: 'https://normals.example', checkedOn: '2026-11-23' }
    const trip = await read(6)
    const values = {
      title: 'Eight days of Mexico',
      description: 'One paragraph.\n\nAnd another.',
      destination: 'Oaxaca, Mexico',
      region: 'africa',
      duration: 1,
      price: 0,
      departureMonths: 'May',
      groupSize: '6 people',
      images: ['/art/fallback.svg', 'https://photos.example/a.jpg?w=800'],
      imageAlts: { 'https://photos.example/a.jpg?w=800': 'A market' },
      highlights: ['One', 'ग्यारह'],
      itinerary: [
        { day: 1, title: 'T', description: 'D\nD', accommodation: 'N/A', included: 'Lunch' },
      ],
      includedItems: ['Beds'],
      excludedItems: ['Flights'],
      featured: true,
      availability: 'preview',
      extendedEdition: {
        description: 'Two days.',
        itinerary: [1, 2].map((number) => ({
          day: number,
          title: 'T',
          description: 'D',
          accommodation: 'N/A',
          included: 'Lunch',
        })),
        includedItems: ['Beds'],
      },
      practicalFacts: {
        visa: { kind: 'online', how: 'Apply on the official site.', sources: [source] },
        walking: [{ duration: 4, day: 1, kilometres: 2.5 }],
        womensSafety: ['The host stays with the group.'],
      },
    }
    const response = await change(6, { version: trip.version, ...values })
    expect(response.status).toBe(200)
    expect(await publicTrip(6)).toMatchObject(values)
    const [note] = await notes()
    expect(Object.keys(note?.after ?? {}).sort()).toEqual(Object.keys(values).sort())
  })

  it('of the availability opens the trip for booking, on its page and for its departures', async () => {
    const { version } = await read(3)
    expect((await change(3, { version, availability: 'open' })).status).toBe(200)
    expect(await publicTrip(3)).toMatchObject({ availability: 'open', spotsLeft: 12 })
    const [note] = await notes()
    expect(note).toMatchObject({
      before: { availability: 'coming-soon' },
      after: { availability: 'open' },
    })
  })

  it('writes and logs nothing if no value differs', async () => {
    const trip = await read(2)
    const same = { version: trip.version, title: trip.title, itinerary: trip.itinerary }
    expect((await change(2, same)).body).toEqual(trip)
    expect((await change(2, { version: trip.version })).body).toEqual(trip)
    expect(await notes()).toEqual([])
  })

  it('is rejected if the trip has changed in the meantime', async () => {
    const { version } = await read(2)
    await changeNow(2, { price: 300_000 })
    const problem = expectProblem(await change(2, { version, title: 'X' }), 'TRIP_CHANGED', 409)
    expect(problem.detail).toBe(
      'Someone else has changed this trip. Please look at the newer version.',
    )
    expect(await read(2)).toMatchObject({ title: 'Bali Bliss', price: 300_000 })
    expect(await notes()).toHaveLength(1)
    expectProblem(await change(11, { version, title: 'X' }), 'TRIP_NOT_FOUND', 404)
  })
})

describe('the history of a trip', () => {
  it('lists the changes, newest first, and which can be undone', async () => {
    expect(await history(2)).toEqual([])
    await changeNow(2, { title: 'First' })
    await changeNow(2, { price: 250_000 })
    await changeNow(2, { title: 'Second' })
    await changeNow(3, { title: 'Elsewhere' })
    expect(await history(2)).toMatchObject([
      { before: { title: 'First' }, after: { title: 'Second' }, undoable: true, operator: 'Asha' },
      { before: { price: 200_000 }, after: { price: 250_000 }, undoable: true, isUndo: false },
      { before: { title: 'Bali Bliss' }, after: { title: 'First' }, undoable: false },
    ])
    expectProblem(await get('/11/history'), 'TRIP_NOT_FOUND', 404)
  })

  it('restores what a change replaced, lists and days too, and logs the undo', async () => {
    const before = await read(2)
    const day = { day: 1, title: 'T', description: 'D', accommodation: 'A', included: 'I' }
    await changeNow(2, { duration: 1, itinerary: [day], highlights: ['Only one'] })
    const [entry] = await history(2)
    const response = await undo(2, entry?.id as number)
    expect({ status: response.status, body: response.body }).toEqual({ status: 200, body: before })
    expect(await read(2)).toEqual(before)
    expect((await publicTrip(2)).itinerary).toEqual(catalogue[1]?.itinerary)
    const [made, undone] = await notes()
    expect(undone).toEqual({
      action: 'trip.change-undone',
      operator: 'Asha',
      subject: 'trip 2',
      before: made?.after,
      after: made?.before,
      details: { undone: entry?.id },
    })
    expect(await history(2)).toMatchObject([
      { isUndo: true, undoable: true },
      { isUndo: false, undoable: false },
    ])
  })

  it('undoes an undo', async () => {
    await changeNow(2, { title: 'First' })
    await undo(2, (await history(2))[0]?.id as number)
    expect((await read(2)).title).toBe('Bali Bliss')
    await undo(2, (await history(2))[0]?.id as number)
    expect((await read(2)).title).toBe('First')
  })

  it('is not undone if one of its fields has changed since', async () => {
    await changeNow(2, { title: 'First', price: 250_000 })
    const [entry] = await history(2)
    await changeNow(2, { price: 260_000 })
    const problem = expectProblem(await undo(2, entry?.id as number), 'TRIP_CHANGED', 409)
    expect(problem.detail).toBe(
      'These fields have been changed since. Please undo the later change first.',
    )
    expect(await read(2)).toMatchObject({ title: 'First', price: 260_000 })
    expect(await notes()).toHaveLength(2)
  })

  it('is not undone if the old values no longer fit the other fields', async () => {
    const { itinerary } = await read(2)
    await changeNow(2, { duration: 3, itinerary: itinerary.slice(0, 3) })
    const days = itinerary.slice(0, 3).map((day) => ({ ...day, included: 'Everything' }))
    await changeNow(2, { itinerary: days })
    const [later] = await history(2)
    // As an older rule would have allowed it.
    await api.database.db.updateTable('trips').set({ duration: 9 }).where('id', '=', 2).execute()
    const problem = expectProblem(await undo(2, later?.id as number), 'TRIP_CHANGED', 409)
    expect(problem.detail).toBe('The earlier values no longer fit the rest of the trip.')
  })

  it('answers 404 for an entry of another trip or of another kind', async () => {
    await changeNow(3, { title: 'Elsewhere' })
    const [entry] = await history(3)
    expectProblem(await undo(2, entry?.id as number), 'NOT_FOUND', 404)
    expectProblem(await undo(2, 1), 'NOT_FOUND', 404)
    expectProblem(await undo(11, entry?.id as number), 'TRIP_NOT_FOUND', 404)
  })
})
