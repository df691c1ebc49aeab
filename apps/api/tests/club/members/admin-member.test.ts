import { type AdminUser, adminUser } from '@farandfew/domain/member-care/admin-member.ts'
import * as z from 'zod/mini'
import { auditOf, openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await createTestApp()
  cookie = await openConsole(api, 'Asha')
})
afterAll(() => api.close())

const view = (id: number | string) => api.request.get(`/api/admin/users/${id}`).set({ cookie })

async function fill(): Promise<number> {
  const { db } = api.database
  const id = await insertUser(db, {
    username: 'asha',
    firstName: 'Asha',
    email: 'asha@mail.example',
    emailVerifiedAt: new Date('2025-01-02T03:04:05Z'),
    quizData: JSON.stringify({ travelStyle: 'Slow' }),
  })
  const other = await insertUser(db)
  const schedule = await db
    .selectFrom('tripSchedules')
    .innerJoin('trips', 'trips.id', 'tripSchedules.tripId')
    .select([
      'tripSchedules.id',
      'tripId',
      'trips.title',
      'departureDate',
      'tripSchedules.duration',
    ])
    .orderBy('tripSchedules.id')
    .executeTakeFirstOrThrow()
  for (const userId of [id, other]) {
    const holdExpiresAt = new Date(Date.now() + 60_000)
    await insertBooking(db, {
      userId,
      tripScheduleId: schedule.id,
      totalAmount: 123_00,
      holdExpiresAt,
    })
    await db
      .insertInto('quickInviteRequests')
      .values({
        userId,
        travelMonth: 'flexible',
        groupSizePreference: 'no-preference',
        budgetRange: 'flexible',
        whyJoin: 'A quiet week with people who walk slowly and talk well, by the sea.',
        createdAt: new Date('2025-03-01T00:00:00Z'),
      })
      .execute()
    const session = { data: '{}', device: 'Firefox on Linux', userId }
    await db
      .insertInto('sessions')
      .values([
        { ...session, sid: `open-${userId}`, expiresAt: new Date(Date.now() + 60_000) },
        { ...session, sid: `over-${userId}`, expiresAt: new Date(Date.now() - 60_000) },
      ])
      .execute()
  }
  return id
}

it('returns one member with all fields of the console, and no secret', async () => {
  const id = await fill()
  const response = await view(id)
  expect(response.status).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const member = z.parse(adminUser, response.body) as AdminUser
  expect(member).toMatchObject({
    siteUrl: 'https://club.example',
    user: { id, username: 'asha', firstName: 'Asha', quizData: { travelStyle: 'Slow' } },
    emailVerifiedAt: '2025-01-02T03:04:05.000Z',
    phoneVerifiedAt: null,
    quiz: { takenAt: null, answers: {}, matches: [], profile: null },
    invites: [{ kind: 'quick', tripName: 'Quick request' }],
    bookings: [{ isOver: false, status: 'pending', totalAmount: 12300, currency: 'INR' }],
    sessions: [{ device: 'Firefox on Linux' }],
  })
  expect(response.text).not.toMatch(/argon2|password|open-\d|sid/i)
})

it("returns the member's last quiz", async () => {
  const { db } = api.database
  const id = await insertUser(db, { quizData: JSON.stringify({ travelStyle: 'Slow' }) })
  for (const [answer, createdAt] of [
    ['old', '2025-01-01T00:00:00Z'],
    ['new', '2025-02-01T00:00:00Z'],
  ] as const) {
    await db
      .insertInto('quizResponses')
      .values({
        userId: id,
        responses: JSON.stringify({ 1: answer }),
        recommendedTrips: '[]',
        createdAt: new Date(createdAt),
      })
      .execute()
  }
  expect((await view(id)).body.quiz).toEqual({
    takenAt: '2025-02-01T00:00:00.000Z',
    answers: { 1: 'new' },
    matches: [],
    profile: { travelStyle: 'Slow' },
  })
})

it('logs only the id of the viewed member', async () => {
  const id = await insertUser(api.database.db, { firstName: 'Secret' })
  await view(id)
  const entry = (await auditOf(api)).at(-1)
  expect(entry).toEqual({
    action: 'user.viewed',
    operator: 'Asha',
    subject: `user ${id}`,
    details: {},
  })
})

it('answers 404 for an unknown member and logs nothing', async () => {
  const before = (await auditOf(api)).length
  expectProblem(await view(999_999), 'NOT_FOUND', 404)
  expectProblem(await view('1/more'), 'NOT_FOUND', 404)
  expectProblem(await view('asha'), 'VALIDATION_FAILED', 400)
  expect(await auditOf(api)).toHaveLength(before)
})
