import { randomUUID } from 'node:crypto'
import { openConsoleAs } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

const day = 24 * 3_600_000
/** Hidden Gems of Turkey, 14 August and 11 October 2025. */
const turkey = 7
const october = 11
let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ limits: { rowsRead: { max: 4, windowMs: day } } })
  await api.database.db
    .insertInto('newsletters')
    .values([1, 2, 3].map((number) => ({ email: `reader-${number}@mail.example` })))
    .execute()
})
afterAll(() => api.close())

const list = (cookie: string) => api.request.get('/api/admin/newsletters').set({ cookie })

it('gives operators who may not save a list as a file only so many rows a day', async () => {
  const cookie = await openConsoleAs(api, 'read-only')
  expect((await list(cookie)).status).toBe(200)
  const { detail } = expectProblem(await list(cookie), 'TOO_MANY_REQUESTS', 429)
  expect(detail).toBe('You have read the 4 rows of a day. Please try again in about 24 hours.')
  // Calls that are no lists go on.
  expect((await api.request.get('/api/admin/messages/counts').set({ cookie })).status).toBe(200)
  // Each operator is counted apart.
  expect((await list(await openConsoleAs(api, 'read-only'))).status).toBe(200)
})

it('does not stop operators who may save it', async () => {
  const cookie = await openConsoleAs(api, 'bookings')
  for (let page = 0; page < 4; page += 1) expect((await list(cookie)).status).toBe(200)
})

describe('counts, besides the rows of lists,', () => {
  const get = (path: string, cookie: string) =>
    api.request.get(`/api/admin/${path}`).set({ cookie })
  let member: number
  let mailing: number
  beforeAll(async () => {
    const { db } = api.database
    const userIds: number[] = []
    for (let index = 1; index <= 3; index += 1) userIds.push(await insertUser(db))
    member = userIds[0]!
    for (const userId of userIds) {
      await insertBooking(db, { userId, tripScheduleId: turkey, status: 'confirmed' })
      await db.insertInto('waitlist').values({ userId, tripScheduleId: october }).execute()
    }
    const { id } = await db
      .insertInto('mailings')
      .values({
        key: randomUUID(),
        audienceKind: 'newsletter',
        audienceName: 'All',
        subject: 'News',
        text: 'Hello.',
        state: 'scheduled',
        sendAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    mailing = id
    await db
      .insertInto('mailingRecipients')
      .values(userIds.map((userId) => ({ mailingId: id, userId, email: `${userId}@mail.example` })))
      .execute()
  })

  it.each([
    ['the bookings of a departure', () => `departures/${turkey}`],
    ['the waitlist of a departure', () => `departures/${october}/waitlist`],
    ['the recipients of a mailing', () => `mailings/${mailing}/recipients`],
  ])('%s', async (_, path) => {
    const cookie = await openConsoleAs(api, 'read-only')
    expect((await get(path(), cookie)).status).toBe(200)
    expectProblem(await get(path(), cookie), 'TOO_MANY_REQUESTS', 429)
  })

  it('each member whose page is opened as one, so that no one reads them all one by one', async () => {
    const cookie = await openConsoleAs(api, 'read-only')
    for (let read = 0; read < 4; read += 1) {
      expect((await get(`users/${member}`, cookie)).status).toBe(200)
    }
    expectProblem(await get(`users/${member}`, cookie), 'TOO_MANY_REQUESTS', 429)
  })
})
