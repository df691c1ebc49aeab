import type { DepartureList } from '@farandfew/domain/departures/listed-departure.ts'
import type { QuizMatchResult } from '@farandfew/domain/quiz/quiz.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { decideGroups } from '../../../src/club/bookings/bookings.jobs.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, plainSite, signUpConfirmed } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

/** The departures of Turkey: 14 August and 11 October 2025. */
const august = 7
const october = 11

let site: TestApp
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(() => site.reset())
afterAll(() => site.close())

const get = async <Body>(path: string, of = site) =>
  (await of.request.get(path).expect(200)).body as Body

/** What the public reads say about a departure. */
async function stateOf(id: number, of = site) {
  const [schedule, trip, trips, offer] = await Promise.all([
    get<DepartureList>('/api/schedules', of),
    get<DepartureList>('/api/trips/1/departures', of),
    get<Trip[]>('/api/trips', of),
    get<{ state: string; departure: DepartureList['departures'][0] }>(`/api/schedules/${id}`, of),
  ])
  const all = [...schedule.departures, ...trip.departures, offer.departure]
  const said = all.filter((one) => one.id === id)
  const { nextDeparture, spotsLeft } = trips.find((one) => one.id === 1) as Trip
  return {
    seats: [...new Set(said.map(({ spotsRemaining }) => spotsRemaining))],
    closed: [...new Set(said.map(({ isClosed }) => isClosed))],
    offer: offer.state,
    next: nextDeparture?.id ?? null,
    spotsLeft,
  }
}

/** Confirms bookings of new members; returns their ids. */
async function sell(scheduleId: number, seats: number): Promise<number[]> {
  const { db } = site.database
  const ids = []
  for (let seat = 0; seat < seats; seat += 1) {
    const userId = await insertUser(db)
    ids.push(await insertBooking(db, { userId, tripScheduleId: scheduleId, status: 'confirmed' }))
  }
  return ids
}

/** The same database on another date of the club. */
async function onDate<T>(today: string, act: (then: TestApp) => Promise<T>): Promise<T> {
  const then = await createTestApp({ database: site.database, today })
  try {
    return await act(then)
  } finally {
    await then.close()
  }
}

it('is open with free seats, and the trip leads to the first departure', async () => {
  await sell(august, 2)
  expect(await stateOf(august)).toEqual({
    seats: [10],
    closed: [false],
    offer: 'bookable',
    next: august,
    spotsLeft: 10,
  })
})

it('is full without free seats, and the trip leads to the next departure that has some', async () => {
  await sell(august, 12)
  await sell(october, 5)
  expect(await stateOf(august)).toEqual({
    seats: [0],
    closed: [false],
    offer: 'full',
    next: october,
    spotsLeft: 7,
  })
  await sell(october, 7)
  expect(await stateOf(october)).toMatchObject({ offer: 'full', next: august, spotsLeft: 0 })
})

it('is full for anyone while its free seats are kept for members who wait', async () => {
  const [booking] = await sell(august, 12)
  const member = await signUpConfirmed(site)
  const send = (path: string) =>
    site.request.post(path).set(fromPage(member.cookie)).send({ scheduleId: august })
  await send('/api/waitlist').expect(201)
  await site.database.db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', booking as number)
    .execute()
  const kept = { seats: [0], closed: [false], offer: 'full', next: october, spotsLeft: 12 }
  expect(await stateOf(august)).toEqual(kept)
  await site.database.db
    .updateTable('waitlist')
    .set({ offeredUntil: new Date(Date.now() + 3_600_000) })
    .execute()
  expect(await stateOf(august)).toEqual(kept)
  const own = await site.request.get(`/api/schedules/${august}`).set(fromPage(member.cookie))
  expect(own.body).toMatchObject({
    state: 'bookable',
    departure: { spotsRemaining: 0, seats: { booked: 11, offered: 1, free: 0 } },
  })
  await site.database.db
    .updateTable('waitlist')
    .set({ offeredUntil: new Date(Date.now() - 1000) })
    .execute()
  expect(await stateOf(august)).toMatchObject({ seats: [1], next: august, spotsLeft: 1 })
})

it('is cancelled from the decision date on, also before that is stored, unless it is guaranteed', async () => {
  await sell(august, 7)
  await onDate('2025-06-14', async (then) =>
    expect(await stateOf(august, then)).toMatchObject({ closed: [false], next: august }),
  )
  const cancelled = { seats: [5], closed: [true], offer: 'cancelled', next: october, spotsLeft: 12 }
  await onDate('2025-06-15', async (then) => expect(await stateOf(august, then)).toEqual(cancelled))
  await site.database.db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'guaranteed' })
    .where('id', '=', august)
    .execute()
  await onDate('2025-06-15', async (then) =>
    expect(await stateOf(august, then)).toMatchObject({ closed: [false], next: august }),
  )
})

it('is closed everywhere once its group was cancelled', async () => {
  await sell(august, 3)
  await onDate('2025-06-15', async (then) => {
    await decideGroups(then.context)
    expect(await stateOf(august, then)).toEqual({
      // Its travellers were refunded, and their seats are free, but no one can book them.
      seats: [12],
      closed: [true],
      offer: 'cancelled',
      next: october,
      spotsLeft: 12,
    })
    const invite = { tripId: 1, name: 'Asha', email: 'asha@mail.example', scheduleId: august }
    const refused = await then.request.post('/api/invite-requests').send(invite)
    expectProblem(refused, 'VALIDATION_FAILED', 400)
    await then.request
      .post('/api/invite-requests')
      .send({ ...invite, scheduleId: october })
      .expect(201)
    const feed = await then.request.get(`/api/schedules/${august}/calendar.ics`).expect(200)
    expect(feed.text).toContain('STATUS:CANCELLED')
  })
})

it('is closed everywhere once the club cancelled it', async () => {
  const cookie = await openConsole(site)
  await site.request
    .post(`/api/admin/departures/${august}/cancel`)
    .set(fromPage(cookie))
    .send({ travellers: 0, refund: 0, reason: 'The balloons cannot fly.' })
    .expect(200)
  expect(await stateOf(august)).toEqual({
    seats: [12],
    closed: [true],
    offer: 'cancelled',
    next: october,
    spotsLeft: 12,
  })
})

it('of a closed departure is no part of its trip and of the quiz', async () => {
  const { db } = site.database
  /** Lengths and prices of Sri Lanka, which departs for four days and for eight, and the length that the quiz finds. */
  const facts = async () => {
    const { editions, nextDeparture } = await get<Trip>('/api/trips/4')
    const { body } = await site.request.post('/api/quiz-match').send({ 6: 'long' }).expect(200)
    const match = (body as QuizMatchResult).matches.find(({ tripId }) => tripId === 4)
    return [editions?.map(({ duration }) => duration), nextDeparture?.id, match?.duration]
  }
  expect(await facts()).toEqual([[4, 8], 13, 8])
  const cancel = (id: number) =>
    db
      .updateTable('tripSchedules')
      .set({ groupDecision: 'cancelled' })
      .where('id', '=', id)
      .execute()
  await cancel(16)
  expect(await facts()).toEqual([[4], 13, 4])
  await cancel(13)
  expect(await facts()).toEqual([[], undefined, 4])
})
