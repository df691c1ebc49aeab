import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { paidAtOnce } from '../../support/rows.ts'

const turkey = 1
const august = 7
const october = 11

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ today: '2025-08-13' })
  await api.database.db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'guaranteed' })
    .where('tripId', '=', turkey)
    .execute()
})
afterEach(async () => {
  const { db } = api.database
  await db.deleteFrom('bookings').execute()
  await db.deleteFrom('users').execute()
  await db.updateTable('tripSchedules').set({ spotsTotal: 12, isActive: true }).execute()
})
afterAll(() => api.close())

async function spotsLeft(of: TestApp, id = turkey): Promise<number> {
  const response = await of.request.get(`/api/trips/${id}`)
  return (response.body as Trip).spotsLeft
}

/** Inserts members with one booking each on a departure. */
async function book(
  scheduleId: number,
  bookings: { status: 'confirmed' | 'pending' | 'expired' | 'cancelled'; holdMinutes?: number }[],
): Promise<void> {
  const { db } = api.database
  for (const [index, { status, holdMinutes }] of bookings.entries()) {
    const { id } = await db
      .insertInto('users')
      .values({ username: `traveller-${scheduleId}-${index}`, passwordHash: '$argon2id$none' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const holdExpiresAt =
      holdMinutes === undefined ? null : new Date(Date.now() + holdMinutes * 60_000)
    await db
      .insertInto('bookings')
      .values({ userId: id, tripScheduleId: scheduleId, status, ...paidAtOnce(100), holdExpiresAt })
      .execute()
  }
}

describe('the spots of an open trip', () => {
  it('are the seats of its next departure that are neither booked nor held', async () => {
    await book(august, [
      { status: 'confirmed' },
      { status: 'confirmed' },
      { status: 'pending', holdMinutes: 15 },
    ])
    expect(await spotsLeft(api)).toBe(9)
  })

  it('do not count expired holds or cancelled bookings', async () => {
    await book(august, [
      { status: 'pending', holdMinutes: -1 },
      { status: 'expired' },
      { status: 'cancelled' },
    ])
    expect(await spotsLeft(api)).toBe(12)
  })

  it('do not count the seats of a later departure', async () => {
    await book(october, [{ status: 'confirmed' }])
    expect(await spotsLeft(api)).toBe(12)
  })

  it('skip a closed departure', async () => {
    await api.database.db
      .updateTable('tripSchedules')
      .set({ isActive: false })
      .where('id', '=', august)
      .execute()
    await book(october, [{ status: 'confirmed' }])
    expect(await spotsLeft(api)).toBe(11)
  })

  it.each([
    ['2025-08-13', 12],
    ['2025-08-14', 11],
    ['2025-10-10', 11],
    ['2025-10-11', 0],
  ])("depend on the club's date: on %s they are %i", async (today, expected) => {
    await book(october, [{ status: 'confirmed' }])
    const then = await createTestApp({ database: api.database, today })
    expect(await spotsLeft(then)).toBe(expected)
    await then.close()
  })
})

it('has the free seats of the next departure of a trip that cannot be booked, too', async () => {
  await book(13, [{ status: 'confirmed' }, { status: 'confirmed' }])
  expect(await spotsLeft(api, 4)).toBe(10)
})
