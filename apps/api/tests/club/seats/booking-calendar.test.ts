import ICAL from 'ical.js'
import { sql } from 'kysely'
import { fromPage, plainSite, signUpConfirmed, type SignedUp } from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertHost } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025. */
const turkey = 7

let site: TestApp
let member: SignedUp
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  member = await signUpConfirmed(site)
})
afterAll(() => site.close())

const book = (tripScheduleId: number, status: 'confirmed' | 'pending' | 'cancelled') =>
  insertBooking(site.database.db, {
    userId: member.user.id,
    tripScheduleId,
    status,
    ...(status === 'confirmed' && { confirmedAt: new Date() }),
  })

const fileOf = (id: number, { cookie } = member) =>
  site.request.get(`/api/bookings/${id}/calendar.ics`).set(fromPage(cookie))

async function eventOf(id: number) {
  const { text } = await fileOf(id).expect(200)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  return new ICAL.Event(event!)
}

it('blocks the days of the trip, and leads to the booking', async () => {
  const id = await book(turkey, 'confirmed')
  const event = await eventOf(id)
  expect(event.uid).toBe(`booking-${id}@farandfew.example`)
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
    '2025-08-14',
    '2025-08-18',
  ])
  const value = (name: string) => event.component.getFirstPropertyValue(name)
  expect(value('transp')).toBe('OPAQUE')
  expect(value('url')).toBe('http://club.example/book/7')
  expect(event.summary).toBe('Far & Few: Hidden Gems of Turkey')
  expect(event.location).toBe('Istanbul & Cappadocia, Turkey')
})

it('says when and where the group meets, and no price', async () => {
  const { description } = await eventOf(await book(turkey, 'confirmed'))
  expect(description).toContain('Hidden Gems of Turkey, 4 days / 3 nights.')
  expect(description).toContain('Day 1, Istanbul, from the water: We meet at 1 pm in Karaköy')
  expect(description).toContain('http://club.example/book/7')
  expect(description).toContain('Wait until the departure is guaranteed before you book flights')
  expect(description).not.toMatch(/INR|₹|Lacs/)
})

it('has the first day of the extended edition for its departures', async () => {
  const { description } = await eventOf(await book(4, 'confirmed'))
  expect(description).toContain('We leave the airport together at 1 pm')
})

it('is a file with lines that end in CRLF and are at most 75 octets long', async () => {
  const response = await fileOf(await book(turkey, 'confirmed')).expect(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="far-few-turkey-2025-08-14.ics"',
    'cache-control': expect.stringContaining('no-store') as string,
  })
  const lines = response.text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

it('stays the same, also when the departure is taken off the schedule', async () => {
  const id = await book(turkey, 'confirmed')
  const before = (await fileOf(id)).text
  await site.database.db
    .updateTable('tripSchedules')
    .set({ isActive: false })
    .where('id', '=', turkey)
    .execute()
  expect((await fileOf(id).expect(200)).text).toBe(before)
})

it('stays the same when others book', async () => {
  const id = await book(turkey, 'confirmed')
  const before = (await fileOf(id)).text
  const { user } = await signUpConfirmed(site)
  const seat = { userId: user.id, tripScheduleId: turkey, status: 'confirmed' } as const
  await insertBooking(site.database.db, { ...seat, confirmedAt: new Date() })
  expect((await fileOf(id)).text).toBe(before)
})

it.each(['pending', 'cancelled'] as const)('is not found for a %s booking', async (status) => {
  expectProblem(await fileOf(await book(turkey, status)), 'NOT_FOUND', 404)
})

it('is not found for another member', async () => {
  const id = await book(turkey, 'confirmed')
  expectProblem(await fileOf(id, await signUpConfirmed(site)), 'NOT_FOUND', 404)
})

describe('after a change', () => {
  const isoOf = (event: ICAL.Event, name: string) => {
    const value = event.component.getFirstPropertyValue(name)
    return (value as ICAL.Time).toJSDate().getTime()
  }
  const revisionOf = (event: ICAL.Event) => [
    event.sequence,
    isoOf(event, 'last-modified'),
    isoOf(event, 'dtstamp'),
  ]
  const methodOf = async (id: number) => {
    const calendar = new ICAL.Component(ICAL.parse((await fileOf(id)).text) as unknown[])
    return calendar.getFirstPropertyValue('method')
  }
  /** Puts all instants an hour back, so that a change is later in whole seconds. */
  async function letAnHourPass() {
    await sql`alter table trip_schedules disable trigger user`.execute(site.database.db)
    await sql`update trip_schedules set calendar_changed_at = calendar_changed_at - interval '1 hour'`.execute(
      site.database.db,
    )
    await sql`update bookings set confirmed_at = confirmed_at - interval '1 hour', calendar_changed_at = calendar_changed_at - interval '1 hour'`.execute(
      site.database.db,
    )
    await sql`alter table trip_schedules enable trigger user`.execute(site.database.db)
  }
  const changeDeparture = (id: number, fields: object) =>
    site.database.db.updateTable('tripSchedules').set(fields).where('id', '=', id).execute()
  const changeHost = (id: number, fields: object) =>
    site.database.db.updateTable('hosts').set(fields).where('id', '=', id).execute()
  const changeBooking = (id: number, fields: object) =>
    site.database.db.updateTable('bookings').set(fields).where('id', '=', id).execute()

  async function changesBy(id: number, change: () => Promise<unknown>) {
    await letAnHourPass()
    const before = revisionOf(await eventOf(id))
    await change()
    const after = revisionOf(await eventOf(id))
    return after.map((value, index) => Math.sign(value! - before[index]!))
  }

  it.each([
    ['date', { departureDate: '2025-08-15' }],
    ['length', { duration: 8 }],
    ['decision', { groupDecision: 'guaranteed' }],
    ['own meeting place', { meetingPlace: 'At the Galata tower', meetingTime: '12:30' }],
  ])('of the %s of the departure, the file has a higher revision', async (_what, fields) => {
    const id = await book(turkey, 'confirmed')
    expect(await changesBy(id, () => changeDeparture(turkey, fields))).toEqual([1, 1, 1])
    expect(await methodOf(id)).toBe('PUBLISH')
  })

  it('of the host, and of the name of the host, the file has a higher revision', async () => {
    const id = await book(turkey, 'confirmed')
    const hostId = await insertHost(site.database.db, { name: 'Leyla' })
    expect(await changesBy(id, () => changeDeparture(turkey, { hostId }))).toEqual([1, 1, 1])
    expect((await eventOf(id)).description).toContain('Your host: Leyla')
    expect(await changesBy(id, () => changeHost(hostId, { name: 'Leyla Kaya' }))).toEqual([1, 1, 1])
  })

  it('of the meeting place, the file has a higher revision', async () => {
    const id = await book(turkey, 'confirmed')
    const { db } = site.database
    const before = 'Meeting: Karaköy, Istanbul, at 13:00 on 14 August 2025, local time'
    expect((await eventOf(id)).description).toContain(before)
    const { practicalFacts } = await db
      .selectFrom('trips')
      .select('practicalFacts')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const storeFacts = (facts: object) =>
      db
        .updateTable('trips')
        .set({ practicalFacts: JSON.stringify({ ...practicalFacts, ...facts }) })
        .where('id', '=', 1)
        .execute()
    try {
      const meetings = [{ duration: 4, place: 'At the Galata tower', time: '12:30' }]
      expect(await changesBy(id, () => storeFacts({ meetings }))).toEqual([1, 1, 1])
      const after = 'Meeting: At the Galata tower, at 12:30 on 14 August 2025, local time'
      expect((await eventOf(id)).description).toContain(after)
      expect(await changesBy(id, () => storeFacts({ meetings, questions: undefined }))).toEqual([
        0, 0, 0,
      ])
    } finally {
      await storeFacts({})
    }
  })

  it('the file of a booking that moves to a departure with fewer changes has a higher revision', async () => {
    const id = await book(turkey, 'confirmed')
    for (const day of ['15', '16', '17']) {
      await changeDeparture(turkey, { departureDate: `2025-08-${day}` })
    }
    const to = { tripScheduleId: 11 }
    expect(await changesBy(id, () => changeBooking(id, to))).toEqual([1, 1, 1])
    expect((await eventOf(id)).startDate.toString()).toBe('2025-10-11')
    const guarantee = { groupDecision: 'guaranteed' }
    expect(await changesBy(id, () => changeDeparture(11, guarantee))).toEqual([1, 1, 1])
  })

  it('the file of a cancelled booking cancels the event', async () => {
    const id = await book(turkey, 'confirmed')
    const cancel = { status: 'cancelled', endedBy: 'member', refundAmount: 0 }
    expect(await changesBy(id, () => changeBooking(id, cancel))).toEqual([1, 1, 1])
    expect(await methodOf(id)).toBe('CANCEL')
    const event = await eventOf(id)
    const value = (name: string) => event.component.getFirstPropertyValue(name)
    expect([value('status'), value('transp')]).toEqual(['CANCELLED', 'TRANSPARENT'])
    expect(event.organizer).toBe('mailto:hello@farandfew.example')
    expect(event.uid).toBe(`booking-${id}@farandfew.example`)
    expect(event.description).not.toContain('We meet')
  })

  it('is not one if nothing of the file has changed', async () => {
    const id = await book(turkey, 'confirmed')
    const hostId = await insertHost(site.database.db, { departures: [turkey] })
    const describe = () => changeHost(hostId, { about: 'Walks fast' })
    expect(await changesBy(id, () => changeDeparture(turkey, { spotsTotal: 11 }))).toEqual([
      0, 0, 0,
    ])
    expect(await changesBy(id, describe)).toEqual([0, 0, 0])
    expect(await changesBy(id, () => changeBooking(id, { balanceReminded: 7 }))).toEqual([0, 0, 0])
  })
})
