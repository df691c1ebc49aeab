import type { AdminInviteDetail } from '@farandfew/domain/invites/admin-invites.ts'
import type { OwnVouches } from '@farandfew/domain/vouches/vouch.ts'
import { insertVouch } from '../../../src/club/vouches/vouches.queries.ts'
import { openConsole } from '../../harness/console.ts'
import {
  fromPage,
  plainSite,
  type SignedUp,
  signUp,
  signUpVerified,
} from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

const words = 'We walked the Lycian Way together.'

let database: TestDatabase
let api: TestApp
let voucher: SignedUp
beforeAll(async () => {
  // Vouches at the same time.
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 4 })
  api = await createTestApp({ ...plainSite, database })
})
beforeEach(async () => {
  await api.reset()
  voucher = await signUpVerified(api)
  await letTravel(voucher.user.id)
})
afterAll(async () => {
  await api.close()
  await database.close()
})

/** Gives the member a booking of a departure that came back yesterday: 4 days, on the club's 1 May 2025. */
async function letTravel(userId: number, departureDate = '2025-04-27') {
  const { id } = await database.db
    .insertInto('tripSchedules')
    .values({ tripId: 2, departureDate, duration: 4, priceTier: 2, isActive: false })
    .onConflict((conflict) =>
      conflict.columns(['tripId', 'departureDate']).doUpdateSet({ duration: 4 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertBooking(database.db, { userId, tripScheduleId: id, status: 'confirmed' })
}

const vouchFor = (person: string, { cookie } = voucher) =>
  api.request.post('/api/user/vouches').set(fromPage(cookie)).send({ person, words })
const withdraw = (id: number, { cookie } = voucher) =>
  api.request.post(`/api/user/vouches/${id}/withdraw`).set(fromPage(cookie)).send({})
const own = async ({ cookie } = voucher) =>
  (await api.request.get('/api/user/vouches').set(fromPage(cookie)).expect(200)).body as OwnVouches

it('is for members who have come back from a trip', async () => {
  const newcomer = await signUp(api)
  expect(await own(newcomer)).toEqual({ mayVouch: false, left: 2, vouches: [] })
  expectProblem(await vouchFor('friend@mail.example', newcomer), 'VOUCH_NEEDS_TRIP', 403)
  // The last day of the trip is today.
  await letTravel(newcomer.user.id, '2025-04-28')
  expectProblem(await vouchFor('friend@mail.example', newcomer), 'VOUCH_NEEDS_TRIP', 403)
  await letTravel(newcomer.user.id, '2025-04-20')
  await vouchFor('friend@mail.example', newcomer).expect(201)
})

it('is for two people a year', async () => {
  const first = (await vouchFor('friend@mail.example').expect(201)).body as OwnVouches
  expect(first).toMatchObject({
    mayVouch: true,
    left: 1,
    vouches: [{ person: 'friend@mail.example', words, year: 2025, withdrawnAt: null }],
  })
  expect((await vouchFor('ravi.menon').expect(201)).body).toMatchObject({ left: 0 })
  expectProblem(await vouchFor('third@mail.example'), 'VOUCHES_USED', 409)
  await database.db.updateTable('vouches').set({ year: 2024 }).execute()
  await vouchFor('third@mail.example').expect(201)
})

it('is for two people a year when many are sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => vouchFor(`friend${index}@mail.example`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
  expect(await own()).toMatchObject({ left: 0, vouches: [{}, {}] })
})

it('control: the database refuses a third of the year, and a second with the same place', async () => {
  await vouchFor('friend@mail.example').expect(201)
  const vouch = {
    userId: voucher.user.id,
    year: 2025,
    person: 'x',
    words,
    email: null,
    usernameKey: 'x',
  }
  await expect(insertVouch(database.db, { ...vouch, slot: 1 })).rejects.toThrow(
    'vouches_two_a_year',
  )
  await expect(insertVouch(database.db, { ...vouch, slot: 3 })).rejects.toThrow(
    'vouches_slot_check',
  )
})

it('is for another person, and once for each', async () => {
  const { username, email } = voucher.user
  for (const self of [username.toUpperCase(), email!.toUpperCase()]) {
    const problem = expectProblem(await vouchFor(self), 'VALIDATION_FAILED', 400)
    expect(problem.errors).toEqual({
      person: 'Please name someone else: you cannot vouch for yourself',
    })
  }
  await vouchFor('Friend@mail.example').expect(201)
  expectProblem(await vouchFor('friend@MAIL.example'), 'VOUCHED_ALREADY', 409)
  expect(await own()).toMatchObject({ left: 1 })
})

it('does not reveal whether the person has an account or a request', async () => {
  const known = await signUpVerified(api)
  const answerTo = async (person: string) => {
    const { status, body } = await vouchFor(person)
    const { vouches, ...rest } = body as OwnVouches
    await withdraw(vouches[0]!.id).expect(200)
    return { status, rest, fields: Object.keys(vouches[0]!) }
  }
  const unknown = await answerTo('no.such.member')
  expect(await answerTo(known.user.username)).toEqual(unknown)
  expect(await answerTo(known.user.email!)).toEqual(unknown)
  expect(await answerTo('nobody@mail.example')).toEqual(unknown)
})

it('is answered with both when two are withdrawn at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    await vouchFor('friend@mail.example').expect(201)
    const { vouches } = (await vouchFor('ravi.menon').expect(201)).body as OwnVouches
    const answers = await Promise.all(vouches.map(({ id }) => withdraw(id)))
    expect(answers.map(({ body }) => (body as OwnVouches).left)).toContain(2)
  }
})

it('can be withdrawn, and no longer counts if that is soon', async () => {
  await vouchFor('friend@mail.example').expect(201)
  const [soon] = (await own()).vouches
  expect((await withdraw(soon!.id).expect(200)).body).toEqual({
    mayVouch: true,
    left: 2,
    vouches: [],
  })
  await vouchFor('friend@mail.example').expect(201)
  await database.db
    .updateTable('vouches')
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  const [late] = (await own()).vouches
  expectProblem(await withdraw(late!.id, await signUp(api)), 'NOT_FOUND', 404)
  const after = (await withdraw(late!.id).expect(200)).body as OwnVouches
  expect(after).toMatchObject({ left: 1, vouches: [{ withdrawnAt: expect.any(String) as string }] })
  expectProblem(await withdraw(late!.id), 'NOT_FOUND', 404)
})

describe('the console', () => {
  let cookie: string
  beforeEach(async () => {
    cookie = await openConsole(api)
  })

  async function ask(applicant: SignedUp): Promise<number> {
    const sent = { tripId: 2, name: 'Asha Rao', email: applicant.user.email, message: 'Please.' }
    await api.request
      .post('/api/invite-requests')
      .set({
        ...fromPage(applicant.cookie),
        'idempotency-key': `key-of-${applicant.user.id}-request`,
      })
      .send(sent)
      .expect(201)
    const { id } = await database.db
      .selectFrom('tripInviteRequests')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }
  const detailOf = async (id: number) =>
    (await api.request.get(`/api/admin/invites/trip/${id}`).set(fromPage(cookie)).expect(200))
      .body as AdminInviteDetail
  const queue = async () =>
    (await api.request.get('/api/admin/invites?status=all').set(fromPage(cookie)).expect(200))
      .body as { items: { id: number; status: string; waitedMinutes: number }[] }

  it('shows who vouched for an applicant, in their words, and how their other vouch went', async () => {
    const applicant = await signUpVerified(api)
    const friend = await insertUser(database.db, { username: 'earlier.friend' })
    await letTravel(friend)
    await database.db
      .insertInto('quickInviteRequests')
      .values({
        userId: friend,
        travelMonth: 'flexible',
        groupSizePreference: 'no-preference',
        budgetRange: 'flexible',
        whyJoin: 'x'.repeat(50),
        status: 'approved',
      })
      .execute()
    await database.db
      .insertInto('memberReports')
      .values({ userId: voucher.user.id, reportedUserId: friend, reason: 'other', words: 'Rude.' })
      .execute()
    await vouchFor('earlier.friend').expect(201)
    await vouchFor(applicant.user.username).expect(201)
    const { vouches } = await detailOf(await ask(applicant))
    expect(vouches).toMatchObject([
      {
        userId: voucher.user.id,
        words,
        withdrawnAt: null,
        earlier: [
          {
            person: 'earlier.friend',
            userId: friend,
            result: 'approved',
            travelled: true,
            reports: 1,
          },
        ],
      },
    ])
  })

  it('finds the applicant by the address, also if they join later, and keeps to the account of a username', async () => {
    await vouchFor('later@mail.example').expect(201)
    const later = await signUpVerified(api, { email: 'later@mail.example' })
    expect((await detailOf(await ask(later))).vouches).toHaveLength(1)

    const named = await signUpVerified(api, { username: 'first.name' })
    await vouchFor('first.name').expect(201)
    const rename = (id: number, username: string) =>
      database.db
        .updateTable('users')
        .set({ username, usernameSkeleton: null })
        .where('id', '=', id)
    await rename(named.user.id, 'second.name').execute()
    const other = await signUpVerified(api, { username: 'first.name.too' })
    await rename(other.user.id, 'first.name').execute()
    expect((await detailOf(await ask(named))).vouches).toHaveLength(1)
    expect((await detailOf(await ask(other))).vouches).toEqual([])
  })

  it('distinguishes a vouch for the account from one for the address that was given', async () => {
    const applicant = await signUp(api)
    await vouchFor(applicant.user.username).expect(201)
    await vouchFor('typed@mail.example').expect(201)
    const request = await ask({
      ...applicant,
      user: { ...applicant.user, email: 'typed@mail.example' },
    })
    const { vouches } = await detailOf(request)
    expect(vouches.map(({ isForAddress }) => isForAddress)).toEqual([true, false])
  })

  it('decides nothing by a vouch: the request and its place in the queue stay as they are', async () => {
    const applicant = await signUpVerified(api)
    await ask(await signUpVerified(api))
    const id = await ask(applicant)
    await ask(await signUpVerified(api))
    const facts = async () => {
      const { items } = await queue()
      const { invite, ...detail } = await detailOf(id)
      return [
        items.map(({ id: one, status }) => [one, status]),
        invite.status,
        { ...detail, vouches: [] },
      ]
    }
    const before = await facts()
    await vouchFor(applicant.user.email!).expect(201)
    expect((await detailOf(id)).vouches).toHaveLength(1)
    expect(await facts()).toEqual(before)
  })
})

it('goes when the person for whom it is leaves the club', async () => {
  const friend = await signUpVerified(api)
  await vouchFor(friend.user.email!).expect(201)
  await database.db.deleteFrom('users').where('id', '=', friend.user.id).execute()
  expect((await own()).vouches).toEqual([])
})
