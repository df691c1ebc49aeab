import {
  type AdminDeparture,
  type AdminDepartures,
  adminDepartures,
} from '@farandfew/domain/departures/admin-departures.ts'
import {
  type AdminDepartureWithBookings,
  adminDepartureWithBookings,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import type { Selection } from '@farandfew/domain/selections/selections.ts'
import type { DepartureList } from '@farandfew/domain/departures/listed-departure.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { fromPage } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertHost, insertUser } from '../../support/rows.ts'

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp({ today: '2025-08-13' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.reset()
  cookie = await openConsole(api, 'Meera')
})

const path = '/api/admin/departures'
const get = (rest = '') => api.request.get(`${path}${rest}`).set(fromPage(cookie))
const list = async (query = '') => {
  const response = await get(query)
  expect(response.status).toBe(200)
  return adminDepartures.parse(response.body)
}
const detail = async (id: number) => (await get(`/${id}`)).body as AdminDepartureWithBookings
const add = (form: object) => api.request.post(path).set(fromPage(cookie)).send(form)
const change = (id: number, before: object, after: object) =>
  api.request.patch(`${path}/${id}`).set(fromPage(cookie)).send({ before, after })
const post = (id: number, action: 'close' | 'reopen') =>
  api.request.post(`${path}/${id}/${action}`).set(fromPage(cookie))
const march = { tripId: 1, departureDate: '2026-03-14', duration: 8, priceTier: 3 }
const tooNear =
  'A departure of this trip is decided 60 days before it leaves: please choose a date after 12 October 2025'
const turkeyAhead = async () =>
  ((await api.request.get('/api/trips/1/departures')).body as DepartureList).departures.map(
    ({ departureDate }) => departureDate,
  )
const actions = async () => (await auditOf(api)).map(({ action }) => action)
const lastEntry = () =>
  api.database.db
    .selectFrom('auditLog')
    .select(['action', 'operator', 'subject', 'before', 'after', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** No date decides the departure any more. */
const guarantee = (id: number) =>
  api.database.db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'guaranteed' })
    .where('id', '=', id)
    .execute()

/** Departure 7 with two booked seats, one held, one with an expired hold and one cancelled. */
async function fillDeparture() {
  const { db } = api.database
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  const seats = [
    { status: 'confirmed', paymentStatus: 'paid', amountPaid: 20_000_000 },
    { status: 'confirmed', paymentStatus: 'paid', amountPaid: 20_000_000 },
    { status: 'pending', holdExpiresAt: minutes(10) },
    { status: 'pending', holdExpiresAt: minutes(-10) },
    { status: 'cancelled' },
  ] as const
  for (const [index, seat] of seats.entries()) {
    const userId = await insertUser(db, {
      username: `traveller-${index}`,
      email: index === 0 ? 'asha@mail.example' : null,
      firstName: index === 1 ? null : 'Asha',
      lastName: index === 1 ? null : `Rao ${index}`,
      ageGroup: '30-35',
      city: 'Pune',
      country: 'India',
    })
    await insertBooking(db, { userId, tripScheduleId: 7, ...seat })
  }
}

describe('the list', () => {
  it('contains every departure by date with its seats, and the filters', async () => {
    await fillDeparture()
    const page = await list()
    expect(page).toMatchObject({
      total: 16,
      nextCursor: null,
      today: '2025-08-13',
      seasons: [2025],
    })
    expect(page.items.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
    expect(page.trips[0]).toEqual({
      id: 1,
      title: 'Hidden Gems of Turkey',
      duration: 4,
      archived: false,
    })
    expect(page.items[6]).toEqual({
      id: 7,
      tripId: 1,
      tripTitle: 'Hidden Gems of Turkey',
      tripDuration: 4,
      departureDate: '2025-08-14',
      duration: 4,
      priceTier: 2,
      spotsTotal: 12,
      seats: { total: 12, booked: 2, held: 1, offered: 0, kept: 0, free: 9, isBeingPaid: false },
      keptUntil: null,
      waiting: 0,
      decisionDate: '2025-06-15',
      // It is not guaranteed, and the decision date has come.
      groupDecision: 'cancelled',
      stateLabel: 'Cancelled',
      applicants: 0,
      isActive: true,
      hasLeft: false,
      host: null,
      meetingPlace: null,
      meetingTime: null,
      meeting: 'Karaköy, Istanbul, at 13:00 on 14 August 2025, local time',
    })
    expect(page.items[5]?.hasLeft).toBe(true)
  })

  it('names the state as the site does, and counts who waits: a seat is kept for them', async () => {
    const { db } = api.database
    const confirmed = { email: 'waits@mail.example', emailVerifiedAt: new Date() }
    const [userId, other] = [await insertUser(db, confirmed), await insertUser(db)]
    await guarantee(11)
    const entry = { userId, tripScheduleId: 11 }
    await db
      .insertInto('waitlist')
      .values([entry, { ...entry, userId: other, endedAt: new Date() }])
      .execute()
    const { items } = await list()
    const labelOf = (id: number) => items.find((item) => item.id === id)?.stateLabel
    expect([1, 11, 12].map(labelOf)).toEqual(['Departed', 'Open', 'By invite'])
    expect(items.find(({ id }) => id === 11)).toMatchObject({
      waiting: 1,
      seats: { offered: 1, free: 11 },
    })
  })

  it('has the parts of the seats in its file, which add up as on the screen', async () => {
    await fillDeparture()
    await guarantee(7)
    await api.database.db
      .updateTable('tripSchedules')
      .set({ groupDecision: 'cancelled' })
      .where('id', '=', 11)
      .execute()
    const waits = { userId: await insertUser(api.database.db), tripScheduleId: 7 }
    const kept = { ...waits, isKept: true, offeredUntil: new Date(Date.now() + 3_600_000) }
    await api.database.db.insertInto('waitlist').values(kept).execute()
    const { text } = await get('.csv?tripId=1')
    const [headings, ...rows] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    const seatsOf = (row: string[] | undefined) =>
      ['Seats', 'Booked', 'Held', 'Offered', 'Kept', 'Free'].map(
        (name) => row?.[headings!.findIndex((heading) => heading.includes(name))],
      )
    expect(rows.map(seatsOf)).toEqual([
      ['12', '2', '1', '0', '1', '8'],
      ['12', '0', '0', '0', '0', ''],
    ])
  })

  it('counts the pending invite requests', async () => {
    const request = { tripId: 1, scheduleId: 7, whyJoin: 'x'.repeat(60) }
    for (const status of ['pending', 'pending', 'rejected'] as const) {
      const userId = await insertUser(api.database.db)
      await api.database.db
        .insertInto('tripInviteRequests')
        .values({ ...request, userId, status, name: 'Asha', email: 'asha@mail.example' })
        .execute()
    }
    expect((await list('?tripId=1')).items[0]?.applicants).toBe(2)
  })

  it('counts the applicants of every departure as its page does, and sorts by them', async () => {
    const { db } = api.database
    for (const departureDate of ['2026-03-14', '2026-04-14', '2026-05-14']) {
      await add({ ...march, departureDate })
    }
    const ids = (await list('?tripId=1')).items.map(({ id }) => id)
    const [booked, hosted, approved, named, other] = ids as [number, number, number, number, number]
    // Any date includes that of a departure that can be booked.
    await guarantee(booked)
    await guarantee(hosted)
    const ask = (userId: number | null, fields: object = {}) =>
      db
        .insertInto('tripInviteRequests')
        .values({ tripId: 1, name: 'Asha', email: 'a@mail.example', userId, ...fields })
        .execute()
    const someone = async (fields: object = {}) => {
      const userId = await insertUser(db)
      await ask(userId, fields)
      return userId
    }
    // Any date suits five members and two people without an account.
    const [inGroup, host, invited, twice] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ]
    await someone()
    await ask(null, { email: 'Other@mail.example' })
    await ask(null, { email: 'third@mail.example' })
    // Each of these departures differs from the trip for one reason.
    await insertBooking(db, { userId: inGroup, tripScheduleId: booked, status: 'confirmed' })
    await insertHost(db, { userId: host, departures: [hosted] })
    await ask(null, { email: 'other@mail.example', scheduleId: approved, status: 'approved' })
    await ask(invited, { scheduleId: approved, status: 'approved' })
    await ask(twice, { scheduleId: named })
    await someone({ scheduleId: named })
    await someone({ scheduleId: named })

    const { items } = await list('?sort=applicants&direction=desc')
    const figures = items.map(({ id, applicants }): [number, number] => [id, applicants])
    expect(figures.slice(0, 5)).toEqual([
      [named, 9],
      [other, 7],
      [hosted, 6],
      [booked, 6],
      [approved, 5],
    ])
    expect(new Set(figures.slice(5).map(([, applicants]) => applicants))).toEqual(new Set([0]))
    for (const figure of figures) {
      expect([figure[0], (await detail(figure[0])).applicants]).toEqual(figure)
    }
  })

  it('counts requests for any date only while the departure can be booked', async () => {
    const { db } = api.database
    for (const scheduleId of [null, 11]) {
      const userId = await insertUser(db)
      const asked = { tripId: 1, scheduleId, userId, name: 'Asha', email: 'a@mail.example' }
      await db.insertInto('tripInviteRequests').values(asked).execute()
    }
    /** The figures of the list, which are those of each departure's page and of the group that is proposed there. */
    const counts = async () => {
      const { items } = await list('?tripId=1')
      for (const { id, applicants } of items) {
        const proposed = (await get(`/${id}/selection`)).body as Selection
        expect([(await detail(id)).applicants, proposed.applicants]).toEqual([
          applicants,
          applicants,
        ])
      }
      return items.map(({ id, applicants }) => [id, applicants])
    }
    // On this date the groups of both departures can no longer gather.
    const closed = await counts()
    await guarantee(11)
    const open = await counts()
    const one = db.updateTable('tripSchedules').where('id', '=', 11)
    await one.set({ groupDecision: 'cancelled' }).execute()
    const cancelled = [
      [7, 0],
      [11, 1],
    ]
    expect([closed, open, await counts()]).toEqual([
      cancelled,
      [
        [7, 0],
        [11, 2],
      ],
      cancelled,
    ])
  })

  it('is filtered by season, trip and text, and has pages', async () => {
    await add(march)
    const ids = async (query: string) => (await list(query)).items.map(({ tripId }) => tripId)
    expect(await ids('?season=2026')).toEqual([1])
    expect(await ids('?tripId=1')).toEqual([1, 1, 1])
    expect(await ids('?search=TURKEY&season=2025')).toEqual([1, 1])
    expect(await ids('?season=0000')).toEqual([])
    for (const date of ['14 aug', 'aug 14', '14 Aug 2025', 'August 14, 2025', '2025-08-14']) {
      expect([date, await ids(`?search=${encodeURIComponent(date)}`)]).toEqual([date, [1]])
    }
    for (const name of [
      'turkey 14 aug',
      'Hidden Gems of Turkey, 14 August 2025',
      'Turkey, 2025-08-14',
    ]) {
      expect([name, await ids(`?search=${encodeURIComponent(name)}`)]).toEqual([name, [1]])
    }
    expect(await ids(`?search=${encodeURIComponent('bali 14 aug')}`)).toEqual([])
    // A part of a month's name.
    expect(await ids('?search=Augu')).toEqual([1, 6])
    expect(await ids('?search=augur')).toEqual([])
    expect((await list('?season=2026')).seasons).toEqual([2025, 2026])
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: AdminDepartures = await list(`?limit=5&cursor=${cursor}`)
      expect(page.total).toBe(17)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(17)
    expect(new Set(seen).size).toBe(17)
    expectProblem(await get('?cursor=none'), 'VALIDATION_FAILED', 400)
    expectProblem(await get('?season=25'), 'VALIDATION_FAILED', 400)
  })
})

describe('one departure', () => {
  it('shows who has booked and who holds a seat, and logs the view', async () => {
    await fillDeparture()
    const response = await get('/7')
    const { bookings, ...departure } = adminDepartureWithBookings.parse(response.body)
    expect(departure).toMatchObject({
      id: 7,
      seats: { total: 12, booked: 2, held: 1, offered: 0, kept: 0, free: 9, isBeingPaid: false },
      paid: { value: 40_000_000 },
      refundable: { value: 40_000_000 },
      refundableByHand: { value: 40_000_000 },
      bookingsTotal: 3,
    })
    expect(bookings.map(({ name, username, status }) => [name, username, status])).toEqual([
      ['Asha Rao 0', 'traveller-0', 'confirmed'],
      ['traveller-1', 'traveller-1', 'confirmed'],
      ['Asha Rao 2', 'traveller-2', 'pending'],
    ])
    expect(bookings[0]).toMatchObject({
      ageGroup: '30-35',
      city: 'Pune',
      country: 'India',
      label: 'Confirmed',
      moneyLabel: 'Paid in full',
      amountPaid: 20_000_000,
      totalAmount: 20_000_000,
      currency: 'INR',
      holdExpiresAt: null,
      refunds: [],
      canCancel: true,
      balanceDue: null,
      endedBy: null,
    })
    expect(bookings[2]?.holdExpiresAt).not.toBeNull()
    expect(response.text).not.toContain('argon2')
    expect(await lastEntry()).toMatchObject({
      action: 'departure.viewed',
      subject: 'departure 7',
      details: { bookings: 3 },
    })
  })

  it('tells a balance that is due from one that should have been paid', async () => {
    const { db } = api.database
    const add = async (fields: object) =>
      insertBooking(db, {
        userId: await insertUser(db),
        tripScheduleId: 7,
        status: 'confirmed',
        amountPaid: 5_000_000,
        ...fields,
      })
    await add({ balanceDue: '2025-08-12' })
    await add({ balanceDue: '2025-08-13' })
    await add({ balanceDue: '2025-08-12', amountPaid: 20_000_000 })
    expect(
      (await detail(7)).bookings.map(({ balance, balanceDue }) => [balance, balanceDue]),
    ).toEqual([
      ['overdue', '2025-08-12'],
      ['due', '2025-08-13'],
      [null, null],
    ])
  })

  it('keeps the seat of a deleted member, without their name', async () => {
    await fillDeparture()
    await api.database.db.deleteFrom('users').where('username', '=', 'traveller-0').execute()
    expect((await detail(7)).bookings[0]).toMatchObject({ userId: null, name: null })
  })

  it('answers 404 if it is unknown', async () => {
    expectProblem(await get('/4711'), 'NOT_FOUND', 404)
    expectProblem(await change(4711, { spotsTotal: 12 }, { spotsTotal: 9 }), 'NOT_FOUND', 404)
    expectProblem(await post(4711, 'close'), 'NOT_FOUND', 404)
    expect(await actions()).toEqual(['session.opened'])
  })
})

describe('adding', () => {
  it("returns the departure, shows it on its trip's page, and is logged", async () => {
    const hostId = await insertHost(api.database.db, { name: 'Leena' })
    const response = await add({ ...march, hostId })
    expect(response.status).toBe(201)
    const added = response.body as AdminDeparture
    expect(added).toMatchObject({
      ...march,
      spotsTotal: 12,
      seats: { total: 12, booked: 0, held: 0, offered: 0, kept: 0, free: 12, isBeingPaid: false },
      decisionDate: '2026-01-13',
      isActive: true,
      host: { id: hostId, name: 'Leena' },
    })
    expect(await turkeyAhead()).toEqual(['2025-08-14', '2025-10-11', '2026-03-14'])
    expect(await lastEntry()).toEqual({
      action: 'departure.added',
      operator: 'Meera',
      subject: `departure ${added.id}`,
      before: null,
      after: {
        ...march,
        spotsTotal: 12,
        hostId,
        meetingPlace: null,
        meetingTime: null,
      },
      details: {},
    })
  })

  it('is rejected for a date on which it would already be decided', async () => {
    for (const departureDate of ['2025-08-14', '2025-10-12']) {
      const document = expectProblem(
        await add({ ...march, departureDate }),
        'VALIDATION_FAILED',
        400,
      )
      expect(document).toMatchObject({ detail: tooNear, errors: { departureDate: tooNear } })
    }
    expect(await actions()).toEqual(['session.opened'])
    const added = await add({ ...march, departureDate: '2025-10-13' })
    expect(added.body).toMatchObject({ decisionDate: '2025-08-14', stateLabel: 'Open' })
  })

  it('is rejected for a date that is taken or past, and for an unknown trip', async () => {
    expect((await add(march)).status).toBe(201)
    expectProblem(await add(march), 'DEPARTURE_EXISTS', 409)
    for (const departureDate of ['2025-08-13', '2024-01-01']) {
      const response = await add({ ...march, departureDate })
      expect(expectProblem(response, 'VALIDATION_FAILED', 400).errors).toEqual({
        departureDate: 'Please choose a date in the future',
      })
    }
    expectProblem(await add({ ...march, departureDate: '2026-02-30' }), 'VALIDATION_FAILED', 400)
    expectProblem(await add({ ...march, duration: 5 }), 'VALIDATION_FAILED', 400)
    expectProblem(await add({ ...march, spotsTotal: 0 }), 'VALIDATION_FAILED', 400)
    expectProblem(await add({ ...march, tripId: 4711 }), 'TRIP_NOT_FOUND', 404)
    expect(await actions()).toEqual(['session.opened', 'departure.added'])
  })
})

describe('changing', () => {
  it('writes the fields, updates the seats, and logs the old values', async () => {
    await fillDeparture()
    const hostId = await insertHost(api.database.db, { name: 'Leena' })
    const before = { spotsTotal: 12, priceTier: 2 }
    const after = { spotsTotal: 3, priceTier: 3 }
    const response = await change(7, { ...before, hostId: null }, { ...after, hostId })
    expect(response.body).toMatchObject({
      ...after,
      host: { name: 'Leena' },
      seats: { booked: 2, held: 1, free: 0 },
    })
    expect(await lastEntry()).toMatchObject({
      action: 'departure.changed',
      subject: 'departure 7',
      before: { ...before, hostId: null },
      after: { ...after, hostId },
    })
    await change(7, { spotsTotal: 3, hostId }, { spotsTotal: 8, hostId: null })
    expect(await detail(7)).toMatchObject({
      spotsTotal: 8,
      seats: { total: 8, free: 5 },
      host: null,
    })
  })

  it('refuses a host that is not in the list', async () => {
    const document = expectProblem(
      await change(7, { hostId: null }, { hostId: 4711 }),
      'VALIDATION_FAILED',
      400,
    )
    expect(document.errors).toEqual({ hostId: 'Please choose a host of the list' })
  })

  it('never leaves fewer seats than are booked and held', async () => {
    await fillDeparture()
    const document = expectProblem(
      await change(7, { spotsTotal: 12 }, { spotsTotal: 2 }),
      'SEATS_SOLD',
      409,
    )
    const sentence = '2 seats are booked and 1 seat is held: there cannot be fewer seats than that.'
    expect(document).toMatchObject({ detail: sentence, errors: { spotsTotal: sentence } })
    expect((await detail(7)).spotsTotal).toBe(12)
    expect(await actions()).not.toContain('departure.changed')
  })

  it('rejects new dates while seats are booked, and accepts them otherwise', async () => {
    await fillDeparture()
    for (const [field, from, to] of [
      ['departureDate', '2025-08-14', '2026-01-15'],
      ['duration', 4, 8],
    ] as const) {
      const response = await change(7, { [field]: from }, { [field]: to })
      const { errors } = expectProblem(response, 'SEATS_SOLD', 409)
      expect(errors?.[field]).toContain('Cancel this departure and add another one instead')
    }
    const moved = await change(
      11,
      { departureDate: '2025-10-11', duration: 4 },
      { departureDate: '2026-01-02', duration: 8 },
    )
    expect(moved.body).toMatchObject({ departureDate: '2026-01-02', duration: 8 })
    expect(await turkeyAhead()).toEqual(['2025-08-14', '2026-01-02'])
  })

  it('is rejected for a date that is taken or past', async () => {
    const from = { departureDate: '2025-10-11' }
    const { departureDate } = march
    expect((await add(march)).status).toBe(201)
    expectProblem(await change(11, from, { departureDate }), 'DEPARTURE_EXISTS', 409)
    expectProblem(await change(11, from, { departureDate: '2025-08-01' }), 'VALIDATION_FAILED', 400)
    expect(await actions()).toEqual(['session.opened', 'departure.added'])
  })

  it('is rejected for a date on which it would already be decided', async () => {
    const from = { departureDate: '2025-10-11' }
    for (const departureDate of ['2025-10-10', '2025-10-12']) {
      const { errors } = expectProblem(
        await change(11, from, { departureDate }),
        'VALIDATION_FAILED',
        400,
      )
      expect(errors).toEqual({ departureDate: tooNear })
    }
    const moved = await change(11, from, { departureDate: '2025-10-13' })
    expect(moved.body).toMatchObject({ decisionDate: '2025-08-14', stateLabel: 'Open' })
  })

  it('does not overwrite a change that the operator has not seen', async () => {
    const { db } = api.database
    const [leena, ravi] = [await insertHost(db, { name: 'Leena' }), await insertHost(db)]
    expect((await change(7, { hostId: null }, { hostId: leena })).status).toBe(200)
    expectProblem(await change(7, { hostId: null }, { hostId: ravi }), 'DEPARTURE_CHANGED', 409)
    expect((await detail(7)).host?.name).toBe('Leena')
    // Another field has not changed in the meantime.
    expect((await change(7, { spotsTotal: 12 }, { spotsTotal: 10 })).status).toBe(200)
  })

  it('requires the same fields before and after, and at least one', async () => {
    for (const [before, after] of [
      [{}, {}],
      [{ spotsTotal: 12 }, { hostId: null }],
      [{}, { hostId: null }],
      [{ tripId: 1 }, { tripId: 2 }],
    ] as const) {
      expectProblem(await change(7, before, after), 'VALIDATION_FAILED', 400)
    }
  })
})

describe('closing and reopening', () => {
  it('removes a departure from every public list and restores it', async () => {
    const season = async () =>
      ((await api.request.get('/api/schedules')).body as DepartureList).departures.map(
        ({ id }) => id,
      )
    const closed = await post(7, 'close')
    expect(closed.body).toMatchObject({ id: 7, isActive: false })
    expect(await turkeyAhead()).toEqual(['2025-10-11'])
    expect(await season()).not.toContain(7)
    expect(await lastEntry()).toMatchObject({
      action: 'departure.closed',
      subject: 'departure 7',
      before: { isActive: true },
      after: { isActive: false },
      details: { sold: 0, held: 0 },
    })
    expect((await post(7, 'reopen')).body).toMatchObject({ isActive: true })
    expect(await season()).toContain(7)
    expect((await lastEntry()).action).toBe('departure.reopened')
  })

  it('is refused while someone travels on it or holds a seat, until it has left', async () => {
    await fillDeparture()
    expect(expectProblem(await post(7, 'close'), 'SEATS_SOLD', 409).detail).toBe(
      '2 seats are booked and 1 seat is held. Cancel the departure instead, and everyone gets their money back. To sell no more seats, set its seats to 3.',
    )
    const { db } = api.database
    await db.deleteFrom('bookings').where('status', '=', 'confirmed').execute()
    expect(expectProblem(await post(7, 'close'), 'SEATS_SOLD', 409).detail).toContain(
      '1 seat is held by a member who may be paying. Try again in 15 minutes',
    )
    expect(await actions()).toEqual(['session.opened'])
    await insertBooking(db, {
      userId: await insertUser(db),
      tripScheduleId: 1,
      status: 'confirmed',
    })
    expect((await post(1, 'close')).status).toBe(200)
  })

  it('is done by one of two operators', async () => {
    const answers = await Promise.all([post(7, 'close'), post(7, 'close')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)!
    expect(expectProblem(late, 'DEPARTURE_CHANGED', 409).detail).toBe(
      'This departure is already closed.',
    )
    expect((await actions()).filter((action) => action === 'departure.closed')).toHaveLength(1)
  })
})
