import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import { sql } from 'kysely'
import {
  lockGroup,
  storeSummary,
} from '../../../src/club/group-summaries/group-summaries.queries.ts'
import {
  createSecretChance,
  publishGroupSummaries,
} from '../../../src/club/group-summaries/publish-group-summaries.ts'
import { writeSetting } from '../../../src/platform/db/settings.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase, until } from '../../support/index.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025. */
const turkey = 7
const woman = {
  ageGroup: '30-35',
  gender: 'woman',
  country: 'India',
  quizData: JSON.stringify({ interests: ['A warm sea'] }),
} as const

let database: TestDatabase
let api: TestApp
beforeAll(async () => {
  // Instances publish at the same time.
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 3 })
  api = await createTestApp({ database })
})
beforeEach(() => api.reset())
afterAll(async () => {
  await api.close()
  await database.close()
})

const publish = () => publishGroupSummaries(api.context)

interface Joined {
  userId: number
  bookingId: number
}

async function join(count: number): Promise<Joined[]> {
  const { db } = api.database
  const joined: Joined[] = []
  for (let index = 0; index < count; index += 1) {
    const userId = await insertUser(db, woman)
    const seat = { userId, tripScheduleId: turkey, status: 'confirmed' } as const
    joined.push({ userId, bookingId: await insertBooking(db, seat) })
  }
  return joined
}

const leave = (joined: readonly Joined[]) =>
  api.database.db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where(
      'id',
      'in',
      joined.map(({ bookingId }) => bookingId),
    )
    .execute()

async function summaryAt(path: string): Promise<GroupFigures | null> {
  const { departures } = (await api.request.get(path).expect(200)).body as {
    departures: { id: number; groupSummary: GroupFigures | null }[]
  }
  return departures.find(({ id }) => id === turkey)!.groupSummary
}
const shown = () => summaryAt('/api/trips/1/departures')

/** Whom the published summary counts, and when it was published. */
async function findPublished() {
  const { db } = api.database
  const row = await db.selectFrom('groupSummaries').selectAll().executeTakeFirst()
  const members = await db.selectFrom('groupSummaryMembers').select('userId').execute()
  return { ...row, userIds: members.map(({ userId }) => userId).sort((a, b) => a - b) }
}
/** Whether a connection waits for a lock of another one. */
async function hasWaiter(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    ) as waits
  `.execute(api.database.db)
  return rows[0]!.waits
}
const idsOf = (...groups: readonly Joined[][]) => groups.flat().map(({ userId }) => userId)

it('shows nothing of three, and something from four on', async () => {
  const three = await join(3)
  await publish()
  expect(await shown()).toBeNull()
  const fourth = await join(1)
  expect(await shown()).toBeNull()
  await publish()
  expect(await shown()).not.toBeNull()
  expect(await summaryAt('/api/schedules')).toEqual(await shown())
  expect((await findPublished()).userIds).toEqual(idsOf(three, fourth))
})

it('counts only members with a confirmed booking, not the host', async () => {
  const group = await join(4)
  const { db } = api.database
  const host = await insertUser(db)
  await db.updateTable('tripSchedules').set({ hostId: host }).where('id', '=', turkey).execute()
  await insertBooking(db, { userId: host, tripScheduleId: turkey, status: 'pending' })
  await insertBooking(db, { userId: null, tripScheduleId: turkey, status: 'confirmed' })
  await publish()
  expect((await findPublished()).userIds).toEqual(idsOf(group))
})

it('describes a large group of the same answers by those answers', async () => {
  const { db } = api.database
  // The blurred answers of so many differ little from the true ones; with this key they always do.
  await writeSetting(db, 'groupSummary.key', 'a key of the tests')
  await db.updateTable('tripSchedules').set({ spotsTotal: 40 }).where('id', '=', turkey).execute()
  await join(40)
  await publish()
  expect(await shown()).toEqual({
    ages: '30-40',
    genders: { isMost: true, names: ['woman'] },
    countries: { isMost: true, names: ['India'] },
    likes: ['sea'],
  })
})

it('is replaced when four different members joined or left, and not before', async () => {
  const first = await join(5)
  await publish()
  const before = await findPublished()
  const second = await join(2)
  await leave(first.slice(0, 1))
  const passing = await join(1)
  await leave(passing)
  await publish()
  expect(await findPublished()).toEqual(before)
  const last = await join(1)
  await publish()
  const after = await findPublished()
  expect(after.userIds).toEqual(idsOf(first.slice(1), second, last))
  expect(after.publishedAt).not.toEqual(before.publishedAt)
})

it('stays as it is when members change their answers', async () => {
  await join(6)
  await publish()
  const before = await shown()
  await api.database.db
    .updateTable('users')
    .set({ gender: 'man', ageGroup: '40+', country: 'Singapore', quizData: null })
    .execute()
  await publish()
  expect(await shown()).toEqual(before)
})

it('says how many are going now, and disappears below four', async () => {
  const group = await join(9)
  await publish()
  expect(await shown()).not.toBeNull()
  await leave(group.slice(0, 2))
  expect(await shown()).not.toBeNull()
  await leave(group.slice(2, 6))
  await publish()
  expect(await shown()).toBeNull()
  await join(1)
  await publish()
  expect(await shown()).not.toBeNull()
})

it('is published once by instances that do it at the same time', async () => {
  const { db } = api.database
  const memberIds = idsOf(await join(4))
  const figures: GroupFigures = { ages: null, genders: null, countries: null, likes: ['wine'] }
  const other = await db.transaction().execute(async (trx) => {
    const { departureId } = await lockGroup(trx, turkey)
    const publishing = publish()
    await until(hasWaiter)
    await storeSummary(trx, departureId, { figures, memberIds })
    return { publishing }
  })
  await other.publishing
  expect(await findPublished()).toMatchObject({ summary: figures, userIds: memberIds })
})

it('is deleted when the departure has left', async () => {
  await join(4)
  await publish()
  await api.database.db
    .updateTable('tripSchedules')
    .set({ departureDate: api.context.clock.today() })
    .where('id', '=', turkey)
    .execute()
  await publish()
  expect(await findPublished()).toEqual({ userIds: [] })
})

it('keeps the key with which answers are blurred', async () => {
  const findKey = () =>
    api.database.db
      .selectFrom('clubSettings')
      .select('value')
      .where('key', '=', 'groupSummary.key')
      .executeTakeFirstOrThrow()
  await join(4)
  await publish()
  const key = await findKey()
  await join(4)
  await publish()
  expect(await findKey()).toEqual(key)
})

it('draws evenly, and differently for another member, answer or key', () => {
  const chance = createSecretChance('a key')
  const draws = Array.from({ length: 2000 }, (_, id) => chance(id, 'gender woman'))
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...draws)).toBeLessThan(1)
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const count = draws.filter((draw) => Math.floor(draw * 10) === tenth).length
    expect(Math.abs(count - 200)).toBeLessThan(70)
  }
  expect(chance(1, 'gender woman')).toBe(draws[1])
  expect(chance(1, 'gender man')).not.toBe(draws[1])
  expect(createSecretChance('another key')(1, 'gender woman')).not.toBe(draws[1])
})
