import { userTrips, type UserTrips } from '@farandfew/domain/bookings/booking-view.ts'
import { fromPage, plainSite, signUp, type Member } from '../members/account-forms.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture, insertHost } from '../../support/rows.ts'

let api: TestApp
let asha: Member
beforeAll(async () => {
  api = await createTestApp({ ...plainSite, today: '2025-06-09' })
  asha = await signUp(api)
})
afterEach(() => api.database.db.deleteFrom('bookings').execute())
afterAll(() => api.close())

async function tripsOf(cookie: string): Promise<UserTrips> {
  const response = await api.request.get('/api/user/trips').set(fromPage(cookie))
  expect(response.status).toBe(200)
  return userTrips.parse(response.body)
}

/** Inserts Asha's review of a departure. */
const rate = (departureId: number, rating: number) =>
  api.database.db
    .insertInto('reviews')
    .values({ userId: asha.user.id, departureId, rating, words: 'Very good. '.repeat(5) })
    .execute()

/** Inserts a booking of Asha's on a departure; confirmed by default. */
const book = (tripScheduleId: number, fields: object = {}) =>
  insertBooking(api.database.db, {
    userId: asha.user.id,
    tripScheduleId,
    status: 'confirmed',
    ...fields,
  })

it('is empty without bookings', async () => {
  expect(await tripsOf(asha.cookie)).toEqual({ current: [], previous: [] })
})

it("splits the trips by the club's date: upcoming ones soonest first, past ones latest first", async () => {
  const ids = {
    turkey: await book(7),
    // Armenia departs on 7 June for four days, so it is under way.
    armenia: await book(3),
    albania: await book(1),
    portugal: await book(2),
  }
  await rate(1, 4)
  const { current, previous } = await tripsOf(asha.cookie)
  expect(current.map(({ id, date, status }) => [id, date, status])).toEqual([
    [ids.armenia, '7-10 June 2025', 'Confirmed'],
    [ids.turkey, '14-17 August 2025', 'Confirmed'],
  ])
  expect(previous.map(({ id, date, status, rating }) => [id, date, status, rating])).toEqual([
    [ids.portugal, '17-24 May 2025', 'Completed', null],
    [ids.albania, '10-13 May 2025', 'Completed', 4],
  ])
})

it('is past from the day after its last day', async () => {
  const of = async (departureDate: string) => {
    const departure = await insertDeparture(api.database.db, 1, { departureDate, duration: 4 })
    await book(departure)
  }
  await of('2025-06-05')
  await of('2025-06-06')
  const { current, previous } = await tripsOf(asha.cookie)
  expect(current.map(({ date }) => date)).toEqual(['6-9 June 2025'])
  expect(previous.map(({ date }) => date)).toEqual(['5-8 June 2025'])
})

it('shows destination, group, coordinator and highlights', async () => {
  const departure = await insertDeparture(api.database.db, 1, {
    departureDate: '2024-12-30',
    hostId: await insertHost(api.database.db, { name: 'Elif' }),
  })
  await book(departure)
  await rate(departure, 5)
  const [trip] = (await tripsOf(asha.cookie)).previous
  const stored = await api.database.db
    .selectFrom('trips')
    .select(['destination', 'groupSize', 'highlights'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(trip).toMatchObject({
    ...stored,
    date: '30 December 2024 - 2 January 2025',
    coordinator: 'Elif',
    rating: 5,
  })
})

it('shows neither unconfirmed bookings nor those of other members', async () => {
  const other = await signUp(api)
  await book(7, { status: 'pending' })
  await book(8, { status: 'cancelled' })
  await book(9, { status: 'expired' })
  await book(11, { userId: other.user.id })
  expect(await tripsOf(asha.cookie)).toEqual({ current: [], previous: [] })
  expect((await tripsOf(other.cookie)).current).toHaveLength(1)
})
