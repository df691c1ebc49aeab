import type { AdminReview } from '@farandfew/domain/reviews/admin-reviews.ts'
import type { ReviewedTrip, TripReviews } from '@farandfew/domain/reviews/review.ts'
import { inviteReviewers } from '../../../src/club/reviews/reviews.jobs.ts'
import { auditOf, openConsole, sameOrigin } from '../../harness/console.ts'
import {
  fromPage,
  mailsTo,
  plainSite,
  type SignedUp,
  signUp,
  signUpVerified,
} from '../../harness/members.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { insertBooking, insertDeparture } from '../../support/rows.ts'

const tripId = 2
const words = 'We cooked with a family at Ubud, and I still dream of that lunch.'
const later = 'On second thoughts: the drive to the cliffs was too long for one day.'

let database: TestDatabase
let api: TestApp
let asha: SignedUp
/** A departure of Bali that came back on 30 April 2025, the day before the club's today. */
let departureId: number
let operator: string
beforeAll(async () => {
  // A member and an operator at the same time.
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 4 })
  api = await createTestApp({ ...plainSite, database })
})
beforeEach(async () => {
  await api.reset()
  asha = await signUpVerified(api, { firstName: 'Asha', lastName: 'Menon' })
  departureId = await insertDeparture(database.db, tripId, {
    departureDate: '2025-04-27',
    duration: 4,
    isActive: false,
  })
  await book(asha)
  operator = await openConsole(api, 'Nadia')
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const book = ({ user }: SignedUp, tripScheduleId = departureId, fields: object = {}) =>
  insertBooking(database.db, { userId: user.id, tripScheduleId, status: 'confirmed', ...fields })

const write = (form: object = {}, { cookie } = asha, id = departureId) =>
  api.request
    .put(`/api/user/reviews/${id}`)
    .set(fromPage(cookie))
    .send({ rating: 5, words, ...form })
const remove = () =>
  api.request.delete(`/api/user/reviews/${departureId}`).set(fromPage(asha.cookie))
const own = async ({ cookie } = asha) =>
  (await api.request.get('/api/user/reviews').set(fromPage(cookie)).expect(200))
    .body as ReviewedTrip[]
const onPage = async () =>
  (await api.request.get(`/api/trips/${tripId}/reviews`).expect(200)).body as TripReviews

const list = async (query = '') =>
  (await api.request.get(`/api/admin/reviews${query}`).set('cookie', operator).expect(200))
    .body as {
    items: AdminReview[]
    total: number
    nextCursor: string | null
  }
const decide = (what: string, { id, version }: AdminReview, reason?: string) =>
  api.request
    .post(`/api/admin/reviews/${id}/${what}`)
    .set({ ...sameOrigin, cookie: operator })
    .send({ version, reason })
const reason = "Please leave out the name of the hotel's manager."

/** Asha's review as the console lists it. */
const inConsole = async () => (await list('?state=all')).items[0]!

it('is for members who have come back from the departure, once for each', async () => {
  const newcomer = await signUp(api)
  expect(await own(newcomer)).toEqual([])
  expectProblem(await write({}, newcomer), 'REVIEW_NEEDS_TRIP', 403)
  // The last day of the trip is today; and a booking that was cancelled.
  const onTheWay = await insertDeparture(database.db, 3, { departureDate: '2025-04-28' })
  await book(newcomer, onTheWay)
  expectProblem(await write({}, newcomer, onTheWay), 'REVIEW_NEEDS_TRIP', 403)
  await book(newcomer, departureId, { status: 'cancelled' })
  expectProblem(await write({}, newcomer), 'REVIEW_NEEDS_TRIP', 403)

  expect(await own()).toMatchObject([{ departureId, review: null }])
  expect((await write().expect(200)).body).toMatchObject([
    { departureId, review: { rating: 5, words, state: 'waiting', reason: null, shown: null } },
  ])
  await write({ rating: 4 }).expect(200)
  expect((await list('?state=all')).total).toBe(1)
  expect(await own()).toMatchObject([{ review: { rating: 4 } }])
})

it('requires stars and words', async () => {
  const refused = async (form: object) =>
    expectProblem(await write(form), 'VALIDATION_FAILED', 400).errors
  expect(await refused({ rating: 6 })).toEqual({ rating: 'Please choose 1 to 5 stars' })
  expect(await refused({ rating: 4.5 })).toEqual({ rating: 'Please choose 1 to 5 stars' })
  expect(await refused({ words: 'Nice.' })).toEqual({
    words: 'Please write at least 40 characters',
  })
  expect(await refused({ words: 'x'.repeat(2001) })).toEqual({
    words: 'Please use at most 2000 characters',
  })
})

it('appears on the page of its trip once it is approved, with first name and month', async () => {
  await write()
  expect(await onPage()).toEqual({ average: null, count: 0, reviews: [] })
  const { body: approved } = await decide('approve', await inConsole()).expect(200)
  expect(approved).toMatchObject({ state: 'approved', decidedBy: 'Nadia', shown: { words } })
  expect(await onPage()).toEqual({
    average: 5,
    count: 1,
    reviews: [
      { id: expect.any(Number) as number, rating: 5, words, name: 'Asha', month: '2025-04' },
    ],
  })
  expectProblem(await api.request.get('/api/trips/999/reviews'), 'TRIP_NOT_FOUND', 404)
})

it('keeps an approved version on the page until a change of it is approved', async () => {
  await write()
  await decide('approve', await inConsole())
  // Nothing has changed, so nothing waits.
  await write()
  expect(await inConsole()).toMatchObject({ state: 'approved' })

  await write({ rating: 3, words: later })
  expect((await onPage()).reviews).toMatchObject([{ rating: 5, words }])
  expect(await own()).toMatchObject([{ review: { words: later, shown: { words } } }])
  await decide('decline', await inConsole(), reason).expect(200)
  expect((await onPage()).reviews).toMatchObject([{ words }])
  expect(await own()).toMatchObject([{ review: { state: 'declined', reason, shown: { words } } }])

  await decide('approve', await inConsole()).expect(200)
  expect((await onPage()).reviews).toMatchObject([{ rating: 3, words: later }])
  await remove().expect(200)
  expect((await onPage()).count).toBe(0)
  expectProblem(await remove(), 'NOT_FOUND', 404)
})

it('is declined and taken off the page with a reason, which the member gets by email', async () => {
  await write()
  expectProblem(await decide('decline', await inConsole(), 'No.'), 'VALIDATION_FAILED', 400)
  await decide('decline', await inConsole(), reason).expect(200)
  await write({ words: later })
  expect(await own()).toMatchObject([{ review: { state: 'waiting', reason: null } }])
  await decide('approve', await inConsole()).expect(200)
  await decide('unpublish', await inConsole(), reason).expect(200)
  expect((await onPage()).count).toBe(0)
  expect(await own()).toMatchObject([{ review: { state: 'declined', reason, shown: null } }])

  const mails = (await mailsTo(api, asha.user.email!)).filter(
    ({ kind }) => kind === 'review.declined',
  )
  expect(mails.map(({ content }) => content.subject)).toEqual([
    'We did not publish your review of Bali Bliss',
    'We took your review of Bali Bliss off the page',
  ])
  expect(mails[0]?.content.text).toContain(reason)
  const entries = (await auditOf(api)).filter(({ action }) => /^review\./.test(action))
  expect(entries).toMatchObject([
    { action: 'review.declined', operator: 'Nadia' },
    { action: 'review.approved' },
    { action: 'review.unpublished' },
  ])
})

it('refuses a decision about a version that is no longer there', async () => {
  await write()
  const read = await inConsole()
  await write({ words: later })
  const byMember = expectProblem(await decide('approve', read), 'REVIEW_CHANGED', 409)
  expect(byMember.detail).toBe('The member has changed this review. Please read it again.')
  const now = await inConsole()
  const answers = await Promise.all([decide('approve', now), decide('decline', now, reason)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)!
  expect(expectProblem(late, 'REVIEW_CHANGED', 409).detail).toMatch(/^Nadia (approved|declined) /)
  await remove()
  expectProblem(await decide('approve', now), 'NOT_FOUND', 404)
})

it('lists what waits, and finds reviews by words, trip and member', async () => {
  await write()
  const ben = await signUp(api, { firstName: 'Ben' })
  await book(ben)
  await write({ rating: 2, words: later }, ben)
  const names = async (query: string) =>
    (await list(query)).items.map(({ member }) => member.name.split(' ')[0])
  expect(await names('')).toEqual(['Asha', 'Ben'])
  await decide('approve', (await list('?search=ben')).items[0]!).expect(200)
  expect(await names('')).toEqual(['Asha'])
  expect(await names('?state=shown')).toEqual(['Ben'])
  expect(await names('?state=all&search=bali')).toEqual(['Ben', 'Asha'])
  expect(await names('?state=all&search=CLIFFS')).toEqual(['Ben'])
  await write({ words: later })
  expect(await names('?state=all')).toEqual(['Asha', 'Ben'])
  const first = await list('?state=all&limit=1')
  expect(await names(`?state=all&limit=1&cursor=${first.nextCursor}`)).toEqual(['Ben'])
  const yesterday = Buffer.from('["yesterday",1]').toString('base64url')
  const refused = await api.request
    .get(`/api/admin/reviews?cursor=${yesterday}`)
    .set('cookie', operator)
  expectProblem(refused, 'VALIDATION_FAILED', 400)
})

it('counts and averages the approved reviews of all departures', async () => {
  const earlier = await insertDeparture(database.db, tripId, {
    departureDate: '2024-09-14',
    duration: 4,
    isActive: false,
  })
  await book(asha, earlier)
  await write()
  await write({ rating: 2, words: later }, asha, earlier)
  const ben = await signUp(api)
  await database.db
    .updateTable('users')
    .set({ firstName: null })
    .where('id', '=', ben.user.id)
    .execute()
  await book(ben)
  await write({ rating: 4 }, ben)
  for (const review of (await list()).items) await decide('approve', review).expect(200)
  const { average, count, reviews } = await onPage()
  expect({ average, count }).toEqual({ average: 3.7, count: 3 })
  expect(reviews.map(({ name, month }) => [name, month])).toEqual([
    ['A traveller', '2025-04'],
    ['Asha', '2025-04'],
    ['Asha', '2024-09'],
  ])
})

it('asks a member once, two days after the return, if there is no review', async () => {
  const at = (day: string, time = '10:00') => ({
    ...api.context,
    clock: { now: () => new Date(`${day}T${time}:00+05:30`), today: () => day },
  })
  const invitations = async ({ user }: SignedUp) =>
    (await mailsTo(api, user.email!)).filter(({ kind }) => kind === 'review.invitation')
  const [ben, unverified] = [await signUpVerified(api), await signUp(api)]
  await book(ben)
  await book(unverified)
  await write({}, ben)
  await inviteReviewers(at('2025-05-01'))
  await inviteReviewers(at('2025-05-02', '08:59'))
  expect(await invitations(asha)).toEqual([])
  const morning = at('2025-05-02')
  await Promise.all([inviteReviewers(morning), inviteReviewers(morning)])
  await inviteReviewers(at('2025-05-03'))
  expect((await invitations(asha)).map(({ content }) => content.subject)).toEqual([
    'How was Bali Bliss?',
  ])
  expect([...(await invitations(ben)), ...(await invitations(unverified))]).toEqual([])
})

it('asks no one who did not travel: on a departure that was cancelled, or after they had cancelled', async () => {
  const departed = await insertDeparture(database.db, tripId, {
    departureDate: '2025-04-26',
    duration: 4,
    groupDecision: 'cancelled',
  })
  const [ben, lena] = [await signUpVerified(api), await signUpVerified(api)]
  await book(ben, departed)
  await book(lena)
  await database.db
    .updateTable('bookings')
    .set({ status: 'cancelled', endedBy: 'member', endedAt: new Date(), refundAmount: 0 })
    .where('userId', '=', lena.user.id)
    .execute()
  const now = new Date('2025-05-02T10:00:00+05:30')
  await inviteReviewers({ ...api.context, clock: { now: () => now, today: () => '2025-05-02' } })
  const asked = [ben, lena].map(async ({ user }) =>
    (await mailsTo(api, user.email!)).map(({ kind }) => kind),
  )
  expect((await Promise.all(asked)).flat()).not.toContain('review.invitation')
})
