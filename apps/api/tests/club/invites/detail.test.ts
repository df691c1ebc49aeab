import { adminInviteDetail } from '@farandfew/domain/invites/admin-invites.ts'
import * as z from 'zod/mini'
import { auditOf, openConsole } from '../../harness/console.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertUser, paidAtOnce } from '../../support/rows.ts'
import {
  clearRequests,
  createInviteCalls,
  type InviteCalls,
  detailIn,
  insertInvite,
  insertQuick,
  minutesAgo,
} from './requests.ts'

let api: TestApp
let invites: InviteCalls
let maya: number
beforeAll(async () => {
  api = await createTestApp({ today: '2025-05-01' })
  invites = createInviteCalls(api, await openConsole(api, 'Asha'))
  maya = await insertUser(api.database.db, {
    username: 'maya',
    firstName: 'Maya',
    lastName: 'Iyer',
    email: 'maya@mail.example',
    emailVerifiedAt: new Date(),
    ageGroup: '33-37',
    city: 'Kochi',
    country: 'India',
    bio: 'Walks early.',
    interests: ['Food'],
    quizData: JSON.stringify({ travelStyle: 'Slow' }),
  })
})
afterEach(async () => {
  await clearRequests(api.database.db)
  await api.database.db.deleteFrom('bookings').execute()
})
afterAll(() => api.close())

const open = async (path: string) => detailIn(await invites.open(path))

it('shows the member, their text and their profile', async () => {
  const { db } = api.database
  const id = await insertInvite(db, {
    userId: maya,
    name: 'Maya Iyer',
    email: 'old@mail.example',
    scheduleId: 7,
    requestMessage: 'Balloons.\nAt dawn.',
  })
  const detail = z.parse(adminInviteDetail, await open(`/trip/${id}`))
  expect(detail.wrote).toEqual({ message: 'Balloons.\nAt dawn.', whyJoin: null, additional: null })
  expect(detail.applicant).toMatchObject({
    name: 'Maya Iyer',
    email: 'maya@mail.example',
    emailProven: true,
    account: {
      userId: maya,
      username: 'maya',
      ageGroup: '33-37',
      city: 'Kochi',
      quiz: { travelStyle: 'Slow' },
    },
  })
  expect(detail).toMatchObject({ wishes: null, decision: null, others: [] })
})

it('shows only name and address of a visitor without an account', async () => {
  const { db } = api.database
  const id = await insertInvite(db)
  await insertInvite(db, { email: 'RAVI@visitors.example', tripId: 2, createdAt: minutesAgo(9) })
  await insertInvite(db, { email: 'other@visitors.example' })
  const { applicant, others } = await open(`/trip/${id}`)
  expect(applicant).toEqual({
    name: 'Ravi Menon',
    email: 'ravi@visitors.example',
    emailProven: false,
    account: null,
  })
  expect(others.map(({ tripTitle }) => tripTitle)).toEqual(['Bali Bliss'])
})

it('shows the group of the chosen departure', async () => {
  const { db } = api.database
  const ravi = await insertUser(db, { firstName: 'Ravi', ageGroup: '28-32', city: 'Pune' })
  const confirmed = { tripScheduleId: 7, status: 'confirmed', ...paidAtOnce(1) } as const
  await db
    .insertInto('bookings')
    .values([
      { ...confirmed, userId: ravi },
      { ...confirmed, userId: null },
      { ...confirmed, userId: maya, tripScheduleId: 11 },
      { ...confirmed, userId: maya, status: 'cancelled' },
    ])
    .execute()
  const { group } = await open(`/trip/${await insertInvite(db, { scheduleId: 7 })}`)
  expect(group).toMatchObject({
    scheduleId: 7,
    departureDate: '2025-08-14',
    chosen: true,
    seats: { total: 12, booked: 2, held: 0, offered: 0, kept: 0, free: 10, isBeingPaid: false },
    withoutAccount: 1,
  })
  expect(group?.members).toEqual([
    {
      userId: ravi,
      name: 'Ravi',
      ageGroup: '28-32',
      city: 'Pune',
      country: null,
      interests: [],
      quiz: null,
    },
  ])
})

it('counts the others of the group, and offers no departure that the applicant has booked', async () => {
  const { db } = api.database
  const booked = { status: 'confirmed', ...paidAtOnce(1) } as const
  await db
    .insertInto('bookings')
    .values({ ...booked, userId: maya, tripScheduleId: 7 })
    .execute()
  const chosen = await open(`/trip/${await insertInvite(db, { userId: maya, scheduleId: 7 })}`)
  expect(chosen.group).toMatchObject({ scheduleId: 7, isBooked: true, members: [] })
  const wish = { preferredDestination: 'turkey', travelMonth: 'august-2025' }
  const { group, assignable } = await open(`/quick/${await insertQuick(db, maya, wish)}`)
  expect(group).toMatchObject({ departureDate: '2025-10-11', fitsMonth: false, isBooked: false })
  expect(assignable.map(({ departureDate }) => departureDate)).toEqual(['2025-10-11'])
})

it('says in which state the departure is, and if it can no longer be booked', async () => {
  const { db } = api.database
  const stateOf = async (fields: object) => {
    const { group } = await open(`/trip/${await insertInvite(db, fields)}`)
    return [group?.stateLabel, group?.isClosed]
  }
  expect(await stateOf({ tripId: 1, scheduleId: 7 })).toEqual(['Open', false])
  expect(await stateOf({ tripId: 5, scheduleId: 10 })).toEqual(['By invite', false])
  // On 1 May the group of 17 May can no longer gather.
  expect(await stateOf({ tripId: 5, scheduleId: 2 })).toEqual(['Cancelled', true])
})

it('shows the next departure with a free seat if none was chosen, in the preferred month if there is one', async () => {
  const { db } = api.database
  const dateOf = async (path: string) => (await open(path)).group?.departureDate
  const anyDate = await insertInvite(db)
  const setSeats = (spotsTotal: number) =>
    db.updateTable('tripSchedules').set({ spotsTotal }).where('id', '=', 7).execute()
  expect(await dateOf(`/trip/${anyDate}`)).toBe('2025-08-14')
  const taken = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tripScheduleId', '=', 7)
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  await setSeats(Number(taken.count))
  expect(await dateOf(`/trip/${anyDate}`)).toBe('2025-10-11')
  await setSeats(12)
  await db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'cancelled' })
    .where('id', '=', 7)
    .execute()
  expect(await dateOf(`/trip/${anyDate}`)).toBe('2025-10-11')
  const quick = async (preferredDestination: string | null, travelMonth = 'flexible') =>
    dateOf(`/quick/${await insertQuick(db, maya, { preferredDestination, travelMonth })}`)
  // On 1 May the group of 21 June can no longer gather.
  expect(await quick('bali')).toBe('2025-12-06')
  expect(await quick('turkey', 'october-2025')).toBe('2025-10-11')
  expect(await quick('other')).toBeUndefined()
  expect(await quick(null)).toBeUndefined()
})

it("shows the labels of a quick request's choices", async () => {
  const { db } = api.database
  const id = await insertQuick(db, maya, {
    preferredDestination: 'sri-lanka',
    travelMonth: 'november-2025',
    additionalRequests: 'A window seat.',
  })
  await insertInvite(db, { userId: maya })
  const detail = await open(`/quick/${id}`)
  expect(detail.wishes).toEqual({
    destination: 'Sri Lanka',
    travelMonth: 'November 2025',
    groupSize: 'Medium (8-12 people)',
    budget: 'INR 2-2.5 Lacs',
  })
  expect(detail.wrote).toMatchObject({ message: null, additional: 'A window seat.' })
  expect(detail.others.map(({ kind }) => kind)).toEqual(['trip'])
})

it('shows the decision of a request that was decided before decisions were stored', async () => {
  const id = await insertInvite(api.database.db, { status: 'approved' })
  expect((await open(`/trip/${id}`)).decision).toMatchObject({
    status: 'approved',
    decidedBy: null,
    note: null,
    mail: 'none',
    undoMs: 0,
  })
})

it('answers 404 for an unknown request, and logs each view by id', async () => {
  expectProblem(await invites.open('/trip/999999'), 'NOT_FOUND', 404)
  expectProblem(await invites.open('/other/1'), 'VALIDATION_FAILED', 400)
  const id = await insertQuick(api.database.db, maya)
  await open(`/quick/${id}`)
  expect((await auditOf(api)).at(-1)).toEqual({
    action: 'invite.viewed',
    operator: 'Asha',
    subject: `quick invite ${id}`,
    details: {},
  })
})
