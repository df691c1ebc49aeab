import type { AdminUsers } from '@farandfew/domain/members/admin-members.ts'
import { parse } from 'csv-parse/sync'
import { openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture, insertTrip, insertUser } from '../../support/rows.ts'

let api: TestApp
let cookie: string
let departure: number
beforeAll(async () => {
  api = await createTestApp()
  const { db } = api.database
  cookie = await openConsole(api, 'Asha')
  const verified = new Date()
  const asha = await insertUser(db, {
    username: 'asha',
    ageGroup: '30-35',
    city: 'Mumbai',
    country: 'India',
    email: 'asha@mail.example',
    emailVerifiedAt: verified,
    quizData: JSON.stringify({ activityLevel: 'gentle', interests: ['wine', 'The sea'] }),
  })
  const jose = await insertUser(db, {
    username: 'jose',
    ageGroup: '35-40',
    city: 'SÃO PAULO',
    country: 'Brazil',
    phone: '+91 55555 00001',
    phoneVerifiedAt: verified,
    quizData: JSON.stringify({ activityLevel: 'A few hours on foot' }),
  })
  await insertUser(db, { username: 'plain' })
  await db
    .insertInto('tags')
    .values({ subjectKind: 'member', subjectId: jose, tag: 'Return guest' })
    .execute()
  departure = await insertDeparture(db, await insertTrip(db), { departureDate: '2030-06-01' })
  await insertBooking(db, { userId: asha, tripScheduleId: departure, status: 'confirmed' })
  const { tripId } = await db
    .selectFrom('tripSchedules')
    .select('tripId')
    .where('id', '=', departure)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('tripInviteRequests')
    .values(
      [asha, jose].map((userId) => ({
        userId,
        tripId,
        scheduleId: departure,
        name: 'A',
        email: 'a@mail.example',
        status: userId === jose ? ('approved' as const) : ('pending' as const),
      })),
    )
    .execute()
})
afterAll(() => api.close())

const get = (path: string, query: Record<string, string>) =>
  api.request
    .get(`/api/admin/users${path}?${new URLSearchParams(query).toString()}`)
    .set({ cookie })

const found: readonly [Record<string, string>, readonly string[]][] = [
  [{ age: '30-35' }, ['asha']],
  [{ age: '25-30~35-40' }, ['asha', 'jose']],
  [{ email: 'yes' }, ['asha']],
  [{ email: 'no' }, ['jose', 'plain']],
  [{ phone: 'yes' }, ['jose']],
  [{ phone: 'no' }, ['asha', 'plain']],
  [{ quiz: '2:gentle' }, ['asha']],
  [{ quiz: '2:moderate' }, ['jose']],
  [{ quiz: '4:wine' }, ['asha']],
  [{ country: 'INDIA' }, ['asha']],
  [{ city: 'são paulo' }, ['jose']],
  [{ city: 'Paulo' }, []],
  [{ tag: 'return GUEST' }, ['jose']],
  [{ tag: 'Return' }, []],
  [{ country: 'Brazil', email: 'yes' }, []],
  [{ country: 'Brazil', search: '5555' }, ['jose']],
]

it.each(found)('finds the members of %j: table, number and file', async (query, names) => {
  const page = (await get('', query)).body as AdminUsers
  expect(page.items.map(({ username }) => username)).toEqual(names)
  expect(page.total).toBe(names.length)
  expect((await get('/count', query)).body).toEqual({ total: names.length })
  const file = await get('.csv', { ...query, columns: 'username,email' })
  const [heading, ...rows] = parse(file.text, { bom: true })
  expect(heading).toEqual(['Username', 'Email'])
  expect(rows.map(([username]) => username)).toEqual(names)
})

it('marks and finds the accounts that are deactivated or merged', async () => {
  const { db } = api.database
  const deactivatedAt = new Date()
  const [ended, merged, kept] = [
    await insertUser(db, { username: 'ended', city: 'Pune', deactivatedAt }),
    await insertUser(db, { username: 'merged', city: 'Pune', deactivatedAt }),
    await insertUser(db, { username: 'kept', city: 'Pune' }),
  ]
  await db
    .insertInto('accountMerges')
    .values({ intoUserId: kept, fromUserId: merged, undo: '{}' })
    .execute()
  const accounts = async (query: Record<string, string>) =>
    ((await get('', { city: 'Pune', ...query })).body as AdminUsers).items.map(
      ({ username, account }) => [username, account],
    )
  expect(await accounts({})).toEqual([
    ['ended', 'deactivated'],
    ['merged', 'merged'],
    ['kept', 'active'],
  ])
  expect(await accounts({ account: 'active' })).toEqual([['kept', 'active']])
  expect(await accounts({ account: 'deactivated' })).toEqual([['ended', 'deactivated']])
  expect(await accounts({ account: 'merged' })).toEqual([['merged', 'merged']])
  await db.deleteFrom('users').where('id', 'in', [ended, merged, kept]).execute()
})

it('finds who is booked on a departure, and who is invited to it', async () => {
  const names = async (filter: string) =>
    ((await get('', { [filter]: String(departure) })).body as AdminUsers).items.map(
      ({ username }) => username,
    )
  expect(await names('booked')).toEqual(['asha'])
  expect(await names('invited')).toEqual(['jose'])
})

it.each([
  [{ age: '12' }, 'age'],
  [{ email: 'maybe' }, 'email'],
  [{ quiz: '4:golf' }, 'quiz'],
  [{ booked: '0' }, 'booked'],
  [{ invited: '99999999999' }, 'invited'],
  [{ city: 'x'.repeat(101) }, 'city'],
  [{ tag: 'x'.repeat(41) }, 'tag'],
])('rejects %j', async (query, field) => {
  const response = await get('', query)
  expectProblem(response, 'VALIDATION_FAILED', 400)
  expect(Object.keys((response.body as { errors: object }).errors)).toEqual([field])
})
