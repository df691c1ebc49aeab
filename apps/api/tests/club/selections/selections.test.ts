import type { Selection } from '@farandfew/domain/selections/selections.ts'
import type { QuizTrait } from '@farandfew/domain/traits/traits.options.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { fromPage } from '../../harness/members.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertUser, someHash } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025, and a departure of another trip. */
const [turkey, japan] = [7, 6]
const trip = 1

let site: TestApp
let cookie: string
beforeAll(async () => {
  site = await createTestApp()
})
beforeEach(async () => {
  await site.reset()
  cookie = await openConsole(site)
})
afterAll(() => site.close())

const propose = async (): Promise<Selection> => {
  const url = `/api/admin/departures/${turkey}/selection`
  const response = await site.app.inject({ url, headers: fromPage(cookie) })
  expect(response.statusCode).toBe(200)
  return response.json<Selection>()
}

interface Person {
  ageGroup?: string
  gender?: 'woman' | 'man'
  /** The place of an answer to the quiz's first question about interests; the last one is open. */
  interest?: number
  /** The same for the pace. */
  pace?: number
}

/** A member with what they answered. */
async function insertPerson({ ageGroup, gender, interest, pace }: Person): Promise<number> {
  const { db } = site.database
  const userId = await insertUser(db, { ageGroup: ageGroup ?? null, gender: gender ?? null })
  const responses = {
    ...(interest !== undefined && (await answerTo('interests', interest))),
    ...(pace !== undefined && (await answerTo('activityLevel', pace))),
  }
  if (Object.keys(responses).length > 0) {
    await db
      .insertInto('quizResponses')
      .values({ userId, responses: JSON.stringify(responses), recommendedTrips: '[]' })
      .execute()
  }
  return userId
}

/** The answer to the quiz's first question about a trait, with the option at a place of its list. */
async function answerTo(trait: QuizTrait, place: number) {
  const question = await site.database.db
    .selectFrom('quizQuestions')
    .select(['id', 'options'])
    .where('category', '=', trait)
    .orderBy('order')
    .executeTakeFirstOrThrow()
  return { [question.id]: question.options.at(place)!.value }
}

let applicants = 0
/** A pending request. Returns the applicant's name. */
async function request(
  userId: number | null,
  fields: { scheduleId?: number | null; tripId?: number; status?: 'approved' } = {},
): Promise<string> {
  applicants += 1
  const name = `Applicant ${applicants}`
  await site.database.db
    .insertInto('tripInviteRequests')
    .values({
      userId,
      tripId: trip,
      scheduleId: turkey,
      name,
      email: `a${applicants}@mail.example`,
      ...fields,
    })
    .execute()
  return name
}
const namesOf = (list: Selection['chosen']) => list.map(({ name }) => name)
const fill = async (count: number) => {
  for (let seat = 0; seat < count; seat += 1) {
    const userId = await insertPerson({ ageGroup: '30-35', gender: 'woman', interest: 0 })
    await insertBooking(site.database.db, { userId, tripScheduleId: turkey, status: 'confirmed' })
  }
}

it('considers pending requests for the departure or any date, one for each applicant, not those in the group', async () => {
  const { db } = site.database
  const [one, two, booked] = [
    await insertPerson({}),
    await insertPerson({}),
    await insertPerson({}),
  ]
  await insertBooking(db, { userId: booked, tripScheduleId: turkey, status: 'confirmed' })
  await request(booked)
  await request(one, { scheduleId: null })
  const named = await request(one)
  const anyDate = await request(two, { scheduleId: null })
  await request(await insertPerson({}), { scheduleId: 11 })
  await request(await insertPerson({}), { tripId: 7, scheduleId: japan })
  await request(await insertPerson({}), { status: 'approved' })
  const visitor = await request(null)
  const proposal = await propose()
  expect(proposal).toMatchObject({
    seats: { booked: 1 },
    approved: 1,
    places: 10,
    applicants: 3,
  })
  expect(namesOf(proposal.chosen).sort()).toEqual([named, anyDate, visitor].sort())
  expect(proposal.chosen.map(({ isForThis }) => isForThis).sort()).toEqual([false, true, true])
})

it('fills the places with those who suit the members best, and says why', async () => {
  await fill(10)
  const suits = await request(await insertPerson({ ageGroup: '40+', gender: 'man', interest: 0 }))
  const second = await request(
    await insertPerson({ ageGroup: '35-40', gender: 'man', interest: 0 }),
  )
  const third = await request(
    await insertPerson({ ageGroup: '30-35', gender: 'woman', interest: 1 }),
  )
  const proposal = await propose()
  expect(namesOf(proposal.chosen)).toEqual([suits, second])
  expect(proposal.chosen[0]).toMatchObject({
    ageGroup: '40+',
    gender: 'man',
    unknown: ['pace'],
    loseTo: third,
    fit: { interests: 1, ages: 1 },
  })
  expect(proposal.chosen[0]?.interests).toHaveLength(1)
  const [other] = proposal.others
  expect(other).toMatchObject({ name: third, fit: { interests: 0 } })
  expect(other?.loss).toBeGreaterThan(0)
  expect(proposal.balance).toBeGreaterThan(proposal.balanceNow as number)
})

it('counts each approved applicant as a place until they book or cancel, and measures with them', async () => {
  await fill(8)
  const { db } = site.database
  const book = (userId: number, status: 'confirmed' | 'cancelled') =>
    insertBooking(db, { userId, tripScheduleId: turkey, status })
  const approved = { status: 'approved' } as const
  const invited = await insertPerson({ ageGroup: '40+', gender: 'man', interest: 0 })
  await request(invited, approved)
  await request(invited, { scheduleId: null })
  await request(null, approved)
  const booked = await insertPerson({})
  await request(booked, approved)
  await book(booked, 'confirmed')
  const cancelled = await insertPerson({})
  await request(cancelled, approved)
  await book(cancelled, 'cancelled')
  await request(await insertPerson({}), { ...approved, scheduleId: null })
  await request(booked, { ...approved, scheduleId: null })
  const alike = await request(await insertPerson({ ageGroup: '40+', gender: 'man', interest: 0 }))
  const other = await request(await insertPerson({ ageGroup: '35-40', gender: 'man', interest: 0 }))
  const proposal = await propose()
  expect(proposal).toMatchObject({
    seats: { booked: 9, held: 0, free: 3 },
    isOpen: true,
    approved: 2,
    approvedForAnyDate: 1,
    places: 1,
    applicants: 2,
  })
  expect(namesOf(proposal.chosen)).toEqual([other])
  expect(namesOf(proposal.others)).toEqual([alike])
})

it('names the pending and the approved requests of a departure that is cancelled, and has no places', async () => {
  const { db } = site.database
  const pending = await request(await insertPerson({}))
  const member = await insertPerson({})
  const approved = { status: 'approved' } as const
  const first = await request(member, approved)
  await request(member, approved)
  const visitor = await request(null, approved)
  await db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'cancelled' })
    .where('id', '=', turkey)
    .execute()
  const { invited, chosen, others, groupDecision } = await propose()
  expect(groupDecision).toBe('cancelled')
  expect(invited.map(({ kind, name }) => [kind, name]).sort()).toEqual(
    [first, visitor].map((name) => ['trip', name]).sort(),
  )
  expect(namesOf([...chosen, ...others])).toEqual([pending])
})

it('does not offer held seats, and counts an approved applicant who holds one once', async () => {
  await fill(8)
  const hold = (userId: number) =>
    insertBooking(site.database.db, {
      userId,
      tripScheduleId: turkey,
      status: 'pending' as const,
      holdExpiresAt: new Date(Date.now() + 3_600_000),
    })
  const invited = await insertPerson({})
  await request(invited, { status: 'approved' })
  await hold(invited)
  await hold(await insertPerson({}))
  await request(null, { status: 'approved' })
  await request(await insertPerson({}))
  expect(await propose()).toMatchObject({
    seats: { booked: 8, held: 2, free: 2 },
    approved: 1,
    places: 1,
  })
})

it('names those who vouched for an account or an address, without an effect on the proposal', async () => {
  await fill(11)
  const { db } = site.database
  const insertVouch = async (
    firstName: string,
    fields: { vouchedUserId?: number; email?: string; withdrawnAt?: Date },
  ) => {
    const userId = await insertUser(db, { firstName, lastName: null })
    const words = 'Good company on a long walk.'
    await db
      .insertInto('vouches')
      .values({
        userId,
        year: 2025,
        slot: 1,
        person: 'x',
        email: 'x@mail.example',
        words,
        ...fields,
      })
      .execute()
  }
  const vouched = await insertPerson({})
  await request(await insertPerson({ ageGroup: '40+', gender: 'man', interest: 0 }))
  await request(vouched)
  const before = await propose()
  await insertVouch('Asha', { vouchedUserId: vouched, email: `a${applicants}@mail.example` })
  await insertVouch('Imani', { email: `a${applicants}@mail.example` })
  await insertVouch('Leela', { vouchedUserId: vouched, withdrawnAt: new Date() })
  const { chosen, others, balance } = await propose()
  expect(chosen).toEqual(before.chosen)
  expect(balance).toBe(before.balance)
  expect(others.map(({ vouchedBy }) => vouchedBy)).toEqual([['Imani', 'Asha']])
})

it('counts what applicants did not say, and prefers those who said something', async () => {
  await fill(11)
  const silent = await request(null)
  await request(await insertPerson({ ageGroup: '30-35', gender: 'woman', interest: 1 }))
  const proposal = await propose()
  expect(proposal.unknown).toEqual({ interests: 1, pace: 2, ages: 1, genders: 1 })
  expect(namesOf(proposal.others)).toEqual([silent])
})

it('counts an answer without a preference as an answer', async () => {
  await fill(1)
  await request(await insertPerson({ interest: -1, pace: -1 }))
  const [applicant] = (await propose()).chosen
  expect(applicant).toMatchObject({
    interests: ['Surprise me'],
    pace: 'Whatever the place calls for',
    unknown: ['ages', 'genders'],
  })
})

it('chooses no one for a full group, changes nothing, and is logged', async () => {
  await fill(12)
  await request(await insertPerson({}))
  // Who asked for any date is no applicant of a departure without a free seat.
  await request(await insertPerson({}), { scheduleId: null })
  const proposal = await propose()
  expect(proposal).toMatchObject({ places: 0, chosen: [], others: [{ loss: null }], applicants: 1 })
  const pending = await site.database.db.selectFrom('tripInviteRequests').select('status').execute()
  expect(pending).toEqual([{ status: 'pending' }, { status: 'pending' }])
  expect((await auditOf(site)).at(-1)).toMatchObject({
    action: 'selection.proposed',
    subject: `departure ${turkey}`,
  })
})

it('chooses among 500', async () => {
  await fill(2)
  const { db } = site.database
  const ages = ['25-30', '30-35', '35-40', '40+'] as const
  const users = await db
    .insertInto('users')
    .values(
      Array.from({ length: 500 }, (_, at) => ({
        username: `crowd-${at}`,
        passwordHash: someHash,
        ageGroup: ages[at % 4] ?? null,
        gender: at % 3 === 0 ? ('man' as const) : ('woman' as const),
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('tripInviteRequests')
    .values(
      users.map(({ id: userId }) => ({
        userId,
        tripId: trip,
        scheduleId: turkey,
        name: 'One of many',
        email: `${userId}@crowd.example`,
      })),
    )
    .execute()
  const proposal = await propose()
  expect(proposal).toMatchObject({ applicants: 500, places: 10, isExact: false })
  expect(proposal.chosen).toHaveLength(10)
})
