import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import { sql } from 'kysely'
import {
  lockGroup,
  storeSummary,
} from '../../../src/club/group-summaries/group-summaries.queries.ts'
import { publishGroupSummaries } from '../../../src/club/group-summaries/publish-group-summaries.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase, until } from '../../support/index.ts'
import { insertBooking, insertHost, insertUser } from '../../support/rows.ts'

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

it('shows nothing of eight, and what is true of nine', async () => {
  const eight = await join(8)
  await publish()
  expect(await shown()).toBeNull()
  const ninth = await join(1)
  expect(await shown()).toBeNull()
  await publish()
  expect(await shown()).toEqual({
    ages: { isMost: false, name: '25-35' },
    genders: null,
    countries: { isMost: false, name: 'India' },
    likes: ['sea'],
  })
  expect(await summaryAt('/api/schedules')).toEqual(await shown())
  expect((await findPublished()).userIds).toEqual(idsOf(eight, ninth))
})

it('counts only members with a confirmed booking, not the host', async () => {
  const group = await join(9)
  const { db } = api.database
  const host = await insertUser(db)
  await insertHost(db, { userId: host, departures: [turkey] })
  await insertBooking(db, { userId: host, tripScheduleId: turkey, status: 'pending' })
  await insertBooking(db, { userId: null, tripScheduleId: turkey, status: 'confirmed' })
  await publish()
  expect(await findPublished()).toMatchObject({ userIds: idsOf(group), countedSize: 9 })
})

it('waits for three quarters of the seats', async () => {
  const { db } = api.database
  await db.updateTable('tripSchedules').set({ spotsTotal: 16 }).where('id', '=', turkey).execute()
  await join(11)
  await publish()
  expect(await shown()).toBeNull()
  await join(1)
  await publish()
  expect(await shown()).toMatchObject({ genders: { isMost: true, name: 'woman' } })
})

it('stays while three join or leave, ends after four, and comes back for no one', async () => {
  const first = await join(9)
  await publish()
  const before = await findPublished()
  await leave(first.slice(0, 1))
  const joined = await join(2)
  const passing = await join(1)
  await leave(passing)
  await publish()
  expect(await findPublished()).toEqual(before)
  const last = await join(1)
  await publish()
  expect(await shown()).toBeNull()
  await leave([...first.slice(1), ...joined, ...last])
  await join(12)
  await publish()
  expect(await shown()).toBeNull()
  expect(await findPublished()).toEqual({ ...before, summary: null })
})

it('counts erased accounts as members who left', async () => {
  const group = await join(10)
  await publish()
  const erase = (joined: readonly Joined[]) =>
    api.database.db
      .deleteFrom('users')
      .where('id', 'in', idsOf([...joined]))
      .execute()
  await leave(group.slice(0, 4))
  await erase(group.slice(0, 3))
  await publish()
  expect(await shown()).toBeNull()
})

it('is nothing if nothing can be said, and no one is read again', async () => {
  const group = await join(9)
  const set = (gender: 'man' | 'woman', ids: number[]) =>
    api.database.db
      .updateTable('users')
      .set({ gender, ageGroup: null, country: null, quizData: null })
      .where('id', 'in', ids)
      .execute()
  await set('man', idsOf(group.slice(0, 3)))
  await set('woman', idsOf(group.slice(3)))
  await publish()
  expect(await shown()).toBeNull()
  await set('man', idsOf(group.slice(0, 4)))
  await join(3)
  await publish()
  expect(await shown()).toBeNull()
})

it('stays as it is when members change their answers', async () => {
  await join(9)
  await publish()
  const before = await shown()
  await api.database.db
    .updateTable('users')
    .set({ gender: 'man', ageGroup: '40+', country: 'Singapore', quizData: null })
    .execute()
  await publish()
  expect(await shown()).toEqual(before)
})

it('is published once by instances that do it at the same time', async () => {
  const { db } = api.database
  const memberIds = idsOf(await join(9))
  const summary: GroupFigures = { ages: null, genders: null, countries: null, likes: ['wine'] }
  const other = await db.transaction().execute(async (trx) => {
    const { departureId } = await lockGroup(trx, turkey)
    const publishing = publish()
    await until(hasWaiter)
    await storeSummary(trx, departureId, { summary, memberIds })
    return { publishing }
  })
  await other.publishing
  expect(await findPublished()).toMatchObject({ summary, userIds: memberIds })
})

it('is deleted when the departure has left', async () => {
  await join(9)
  await publish()
  await api.database.db
    .updateTable('tripSchedules')
    .set({ departureDate: api.context.clock.today() })
    .where('id', '=', turkey)
    .execute()
  await publish()
  expect(await findPublished()).toEqual({ userIds: [] })
})
