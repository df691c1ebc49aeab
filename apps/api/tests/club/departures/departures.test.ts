import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { type DepartureList, departureList } from '@farandfew/domain/departures/listed-departure.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import ICAL from 'ical.js'
import * as z from 'zod/mini'
import { sendRaw } from '../../harness/raw-http.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { paidAtOnce } from '../../support/rows.ts'

const strictSeason = z.strictObject({
  ...departureList.shape,
  departures: z.array(z.strictObject(departureList.shape.departures.def.element.shape)),
})

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ today: '2025-08-13' })
})
afterEach(async () => {
  const { db } = api.database
  await db.deleteFrom('bookings').execute()
  await db.deleteFrom('users').execute()
  await db.updateTable('tripSchedules').set({ spotsTotal: 12, isActive: true }).execute()
})
afterAll(() => api.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(api.origin, path, { method, headers })
const readSeason = async () => (await api.request.get('/api/schedules')).body as DepartureList
const departure = async (id: number) => (await readSeason()).departures.find((one) => one.id === id)

describe('GET /api/schedules', () => {
  it("returns the schedule by date, and the club's date", async () => {
    const response = await api.request.get('/api/schedules')
    expect(response.status).toBe(200)
    expect(strictSeason.parse(JSON.parse(response.text))).toEqual({
      today: '2025-08-13',
      departures: schedule2025.map((one) => ({
        id: one.id,
        tripId: one.tripId,
        departureDate: one.date,
        duration: one.days,
        priceTier: one.priceTier,
        destination: destinationNames[one.destination],
        availability: one.availability,
        seats: { total: 12, booked: 0, held: 0, offered: 0, kept: 0, free: 12, isBeingPaid: false },
        spotsTotal: 12,
        spotsRemaining: 12,
        // Those ahead would have had to be guaranteed 60 days before; the others have left.
        groupDecision: one.date > '2025-08-13' && one.date <= '2025-10-12' ? 'cancelled' : null,
        decisionDate: addDays(one.date, -60),
        isClosed: one.date <= '2025-10-12',
        visaWarning: null,
        groupSummary: null,
        host: null,
      })),
    })
  })

  it('counts the seats that are booked or held', async () => {
    const { db } = api.database
    const holds = [
      { status: 'confirmed', holdExpiresAt: null },
      { status: 'pending', holdExpiresAt: new Date(Date.now() + 60_000) },
      { status: 'pending', holdExpiresAt: new Date(Date.now() - 60_000) },
      { status: 'cancelled', holdExpiresAt: null },
    ] as const
    for (const [index, hold] of holds.entries()) {
      const { id: userId } = await db
        .insertInto('users')
        .values({ username: `traveller-${index}`, passwordHash: '$argon2id$none' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('bookings')
        .values({ userId, tripScheduleId: 7, ...paidAtOnce(100), ...hold })
        .execute()
    }
    expect((await departure(7))?.spotsRemaining).toBe(10)
    expect((await departure(11))?.spotsRemaining).toBe(12)
  })

  it('leaves out closed departures and those of other years', async () => {
    const { db } = api.database
    await db.updateTable('tripSchedules').set({ isActive: false }).where('id', '=', 7).execute()
    const outside = { tripId: 3, duration: 4, priceTier: 2 } as const
    const added = await db
      .insertInto('tripSchedules')
      .values([
        { ...outside, departureDate: '2025-04-30' },
        { ...outside, departureDate: '2026-01-01' },
      ])
      .returning('id')
      .execute()
    const ids = (await readSeason()).departures.map(({ id }) => id)
    expect(ids).toEqual(schedule2025.map(({ id }) => id).filter((id) => id !== 7))
    expectProblem(await api.request.get('/api/schedules/7/calendar.ics'), 'NOT_FOUND', 404)
    for (const { id } of added) {
      await db.deleteFrom('tripSchedules').where('id', '=', id).execute()
    }
  })

  it('rejects an unknown parameter', async () => {
    expectProblem(await api.request.get('/api/schedules?month=5'), 'VALIDATION_FAILED', 400)
  })
})

describe.each(['/api/schedules', '/api/schedule.ics', '/api/schedules/7/calendar.ics'])(
  'the response of %s',
  (path) => {
    it('may be cached for a second and contains nothing personal', async () => {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=1, must-revalidate',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['set-cookie']).toBeUndefined()
    })

    it('is not sent again to a client that has it', async () => {
      const { headers } = await get(path, { 'accept-encoding': 'br' })
      const again = await get(path, {
        'accept-encoding': 'br',
        'if-none-match': headers.etag as string,
      })
      expect([again.status, again.bytes.byteLength]).toEqual([304, 0])
    })

    it('is answered to HEAD without a body', async () => {
      const head = await get(path, {}, 'HEAD')
      expect([head.status, head.bytes.byteLength]).toEqual([200, 0])
      expect(head.headers.etag).toBe((await get(path)).headers.etag)
    })
  },
)

describe('the calendar files', () => {
  const read = async (path: string) => {
    const { headers, bytes } = await get(path)
    const calendar = new ICAL.Component(ICAL.parse(bytes.toString()) as unknown[])
    return { headers, events: calendar.getAllSubcomponents('vevent') }
  }

  it('contain one departure, under its own file name', async () => {
    const { headers, events } = await read('/api/schedules/7/calendar.ics')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe(
      'attachment; filename="far-few-turkey-2025-08-14.ics"',
    )
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([
      'departure-7@farandfew.example',
    ])
  })

  it('contain the whole schedule', async () => {
    const { headers, events } = await read('/api/schedule.ics')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(events.map((event) => String(event.getFirstPropertyValue('dtstart')))).toEqual(
      schedule2025.map(({ date }) => date),
    )
  })

  it('do not change while the data does not', async () => {
    const tag = (await get('/api/schedule.ics')).headers.etag
    // No group is decided between the two dates.
    const other = await createTestApp({ database: api.database, today: '2025-08-12' })
    const { headers } = await sendRaw(other.origin, '/api/schedule.ics', {
      method: 'GET',
      headers: {},
    })
    expect(headers.etag).toBe(tag)
    await other.close()
  })

  it.each(['17', '1001', '2147483647'])('answer 404 for departure %s', async (id) => {
    expectProblem(await api.request.get(`/api/schedules/${id}/calendar.ics`), 'NOT_FOUND', 404)
  })

  it.each(['abc', '0', '-1', '1.5', '9'.repeat(30)])('reject the id %s', async (id) => {
    expectProblem(
      await api.request.get(`/api/schedules/${id}/calendar.ics`),
      'VALIDATION_FAILED',
      400,
    )
  })
})
