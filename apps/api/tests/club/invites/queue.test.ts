import { adminInvites, type AdminInvites } from '@farandfew/domain/invites/admin-invites.ts'
import * as z from 'zod/mini'
import { auditOf, openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertUser } from '../../support/rows.ts'
import {
  clearRequests,
  createInviteCalls,
  type InviteCalls,
  insertInvite,
  insertQuick,
  minutesAgo,
  pageIn,
} from './requests.ts'

let api: TestApp
let invites: InviteCalls
let maya: number
beforeAll(async () => {
  api = await createTestApp()
  invites = createInviteCalls(api, await openConsole(api, 'Asha'))
  maya = await insertUser(api.database.db, {
    username: 'maya.k',
    firstName: 'Maya',
    lastName: 'Iyer',
    email: 'maya@mail.example',
  })
})
afterEach(() => clearRequests(api.database.db))
afterAll(() => api.close())

const names = ({ items }: AdminInvites) => items.map(({ name }) => name)
const page = async (query = '') => pageIn(await invites.list(query))

/** From the oldest: Turkey on 14 August, Turkey without a date, Bali, and quick requests for Bali and for no destination. */
async function fillQueue() {
  const { db } = api.database
  await insertInvite(db, { name: 'First', scheduleId: 7, createdAt: minutesAgo(3000) })
  await insertQuick(db, maya, { preferredDestination: 'bali', createdAt: minutesAgo(200) })
  await insertInvite(db, { name: 'Third', tripId: 2, createdAt: minutesAgo(100) })
  await insertInvite(db, { name: 'Fourth', createdAt: minutesAgo(50) })
  await insertQuick(db, maya, { createdAt: minutesAgo(10) })
  await insertInvite(db, { name: 'Gone', status: 'rejected', createdAt: minutesAgo(5) })
  await insertInvite(db, { name: 'Come', status: 'approved', createdAt: minutesAgo(4) })
}

it('shows both kinds, the longest waiting first, with the waiting time of each', async () => {
  await fillQueue()
  const answered = await page()
  z.parse(adminInvites, answered)
  expect(names(answered)).toEqual(['First', 'Maya Iyer', 'Third', 'Fourth', 'Maya Iyer'])
  expect(answered).toMatchObject({ total: 5, nextCursor: null })
  expect(answered.items.map(({ waitedMinutes }) => waitedMinutes)).toEqual([3000, 200, 100, 50, 10])
  expect(answered.items[0]).toMatchObject({
    kind: 'trip',
    destination: 'turkey',
    tripTitle: 'Hidden Gems of Turkey',
    scheduleId: 7,
    departureDate: '2025-08-14',
    userId: null,
    travelMonth: null,
  })
  expect(answered.items[1]).toMatchObject({
    kind: 'quick',
    destination: 'bali',
    tripTitle: null,
    userId: maya,
    scheduleId: null,
    travelMonth: 'I am flexible',
  })
})

it('shows and counts only quick requests if asked to', async () => {
  await fillQueue()
  const quick = await page('?kind=quick')
  expect(names(quick)).toEqual(['Maya Iyer', 'Maya Iyer'])
  expect(quick).toMatchObject({
    total: 2,
    statusCounts: { pending: 2, approved: 0, rejected: 0, withdrawn: 0 },
  })
})

it('counts the requests for each filter', async () => {
  await fillQueue()
  const { statusCounts, destinations } = await page()
  expect(statusCounts).toEqual({ pending: 5, approved: 1, rejected: 1, withdrawn: 0 })
  expect(destinations).toEqual([
    {
      destination: 'turkey',
      count: 2,
      departures: [
        { scheduleId: 7, departureDate: '2025-08-14', count: 1 },
        { scheduleId: null, departureDate: null, count: 1 },
      ],
    },
    {
      destination: 'bali',
      count: 2,
      departures: [{ scheduleId: null, departureDate: null, count: 1 }],
    },
    { destination: 'no-preference', count: 1, departures: [] },
  ])
})

it('filters by state, destination, departure, month and search text', async () => {
  await fillQueue()
  const found = async (query: string) => {
    const answered = await page(query)
    expect(answered.total).toBe(answered.items.length)
    return names(answered)
  }
  expect(await found('?status=all')).toHaveLength(7)
  expect(await found('?status=rejected')).toEqual(['Gone'])
  expect(await found('?destination=bali')).toEqual(['Maya Iyer', 'Third'])
  expect(await found('?destination=turkey&scheduleId=7')).toEqual(['First'])
  expect(await found('?destination=turkey&scheduleId=none')).toEqual(['Fourth'])
  expect(await found('?destination=japan')).toEqual([])
  expect(await found('?month=august-2025')).toEqual(['First'])
  expect(await found('?month=flexible')).toEqual(['Maya Iyer', 'Maya Iyer'])
  expect(await found('?month=may-2025')).toEqual([])
  expect(await found('?search=IYER')).toHaveLength(2)
  expect(await found('?search=maya.k')).toHaveLength(2)
  expect(await found('?search=ravi%40visitors')).toHaveLength(3)
  expect(await found('?search=%25')).toEqual([])
})

it.each(['pending', 'all'])(
  'pages through %s requests without gaps or repetitions',
  async (status) => {
    const { db } = api.database
    const createdAt = minutesAgo(60)
    // Four with the same instant: kind and id decide the order.
    for (let count = 0; count < 2; count += 1) {
      await insertInvite(db, { createdAt })
      await insertQuick(db, maya, { createdAt })
    }
    await insertInvite(db, { createdAt: minutesAgo(61) })
    const whole = (await page(`?status=${status}`)).items.map(({ kind, id }) => `${kind} ${id}`)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next = cursor === '' ? '' : `&cursor=${cursor}`
      const answered: AdminInvites = await page(`?status=${status}&limit=2${next}`)
      expect(answered.total).toBe(5)
      seen.push(...answered.items.map(({ kind, id }) => `${kind} ${id}`))
      cursor = answered.nextCursor
    }
    expect(seen).toEqual(whole)
    expect(new Set(seen).size).toBe(5)
  },
)

it('rejects unknown parameters', async () => {
  const cursor = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')
  for (const query of [
    'status=open',
    'destination=mars',
    'scheduleId=some',
    'cursor=x',
    `cursor=${cursor(['2025-02-30T00:00:00.000000Z', 'trip', 1])}`,
    `cursor=${cursor(['now', 'trip', 1])}`,
  ]) {
    expectProblem(await invites.list(`?${query}`), 'VALIDATION_FAILED', 400)
  }
})

it('logs that the queue was viewed, without the search text', async () => {
  await page('?search=Ravi&destination=turkey')
  expect((await auditOf(api)).at(-1)).toEqual({
    action: 'invites.listed',
    operator: 'Asha',
    subject: null,
    details: { status: 'pending', destination: 'turkey', searched: true, requests: 0 },
  })
})
