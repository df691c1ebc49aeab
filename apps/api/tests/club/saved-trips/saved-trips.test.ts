import { maxSavedTrips } from '@farandfew/domain/constants/limits.ts'
import type { SavedTrips } from '@farandfew/domain/saved-trips/saved-trip.ts'
import { fromPage, plainSite, type SignedUp, signUp } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'

let database: TestDatabase
let api: TestApp
let asha: SignedUp
beforeAll(async () => {
  // Saves at the same time.
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 4 })
  api = await createTestApp({ ...plainSite, database })
})
beforeEach(async () => {
  await api.reset()
  asha = await signUp(api)
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const path = '/api/user/saved-trips'
const save = (id: number, departureId?: number) =>
  api.request
    .put(`${path}/${id}${departureId === undefined ? '' : `?departureId=${departureId}`}`)
    .set(fromPage(asha.cookie))
    .send({})
const unsave = (id: number) => api.request.delete(`${path}/${id}`).set(fromPage(asha.cookie))
const merge = (tripIds: readonly number[], departureIds?: SavedTrips['departureIds']) =>
  api.request.post(path).set(fromPage(asha.cookie)).send({ tripIds, departureIds })
/** The answer with these trips, saved without a departure unless one is named. */
const answer = (tripIds: number[], departureIds = {}): SavedTrips => ({ tripIds, departureIds })
const saved = async ({ cookie } = asha) =>
  ((await api.request.get(path).set(fromPage(cookie)).expect(200)).body as SavedTrips).tripIds

/** Adds trips to the catalogue, as many as a member can save. */
async function addTrips(): Promise<number[]> {
  const row = await database.db
    .selectFrom('trips')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const lists = ['images', 'highlights', 'itinerary', 'includedItems', 'excludedItems'] as const
  const json = Object.fromEntries(lists.map((name) => [name, JSON.stringify(row[name])]))
  const rows = await database.db
    .insertInto('trips')
    .values(
      Array.from({ length: maxSavedTrips }, (_, index) => ({
        ...row,
        ...json,
        extendedEdition: null,
        id: 1000 + index,
      })) as never,
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

it('saves trips once, the last first, and removes them', async () => {
  expect(await saved()).toEqual([])
  await save(3).expect(200, answer([3]))
  await save(7).expect(200, answer([7, 3]))
  await save(3).expect(200, answer([7, 3]))
  await unsave(7).expect(200, answer([3]))
  await unsave(7).expect(200, answer([3]))
  expectProblem(await save(999), 'TRIP_NOT_FOUND', 404)
  expect(await saved(await signUp(api))).toEqual([])
})

it('adds what a visitor saved, without trips that no longer exist', async () => {
  await save(3)
  await merge([5, 999, 3, 2, 5]).expect(200, answer([5, 2, 3]))
  await merge([5, 2]).expect(200, answer([5, 2, 3]))
  expectProblem(await merge([]), 'VALIDATION_FAILED', 400)
  expectProblem(await merge(Array.from({ length: 51 }, () => 1)), 'VALIDATION_FAILED', 400)
})

it('keeps the departure that was chosen last, and leaves out what is none of the trip', async () => {
  await save(1, 11).expect(200, answer([1], { 1: 11 }))
  await save(1).expect(200, answer([1], { 1: 11 }))
  await save(1, 7).expect(200, answer([1], { 1: 7 }))
  await save(2, 7).expect(200, answer([2, 1], { 1: 7 }))
  await save(2, 999).expect(200, answer([2, 1], { 1: 7 }))
  await merge([3, 2], { x: 9 }).expect(400)
  await merge([3, 2], { 2: 15, 3: 15, 5: 10 }).expect(200, answer([3, 2, 1], { 1: 7, 2: 15 }))
  await unsave(1).expect(200, answer([3, 2], { 2: 15 }))
  await database.db.deleteFrom('tripSchedules').where('id', '=', 15).execute()
  await save(1).expect(200, answer([1, 3, 2]))
})

it('has a limit, also for saves at the same time', async () => {
  const added = await addTrips()
  await merge(added.slice(3)).expect(200)
  const answers = await Promise.all([1, 2, 3, 4, 5].map((id) => save(id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409])
  expectProblem(
    answers.find(({ status }) => status === 409)!,
    'SAVED_TRIPS_FULL',
    409,
  )
  expect(await saved()).toHaveLength(maxSavedTrips)
  await unsave(added[3]!)
  await merge([8, 9])
  expect((await saved())[0]).toBe(8)
  expect(await saved()).toHaveLength(maxSavedTrips)
})

it('answers the last of several changes at the same time with all of them', async () => {
  for (let round = 0; round < 10; round += 1) {
    await merge([1, 2, 3]).expect(200)
    const answers = await Promise.all([unsave(1), unsave(2), save(4), unsave(3)])
    const lists = answers.map(({ body }) => (body as SavedTrips).tripIds)
    expect(lists).toContainEqual([4])
    await unsave(4)
  }
})
