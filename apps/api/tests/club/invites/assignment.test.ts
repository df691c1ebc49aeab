import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture } from '../../support/rows.ts'
import { insertInvite } from './requests.ts'

/** The High Road through Armenia: only members who are invited can book it. */
const armenia = 9

let site: TestApp
let cookie: string
let asha: SignedIn
let ravi: SignedIn
let departure: number
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  const { db } = site.database
  ;[asha, ravi] = (await insertSignedIn(db, 2)) as [SignedIn, SignedIn]
  cookie = await openConsole(site, 'Meera')
  departure = await insertDeparture(db, armenia, { departureDate: '2025-09-20', spotsTotal: 1 })
})
afterAll(() => site.close())

const approved = (fields: object = {}) =>
  insertInvite(site.database.db, {
    tripId: armenia,
    userId: asha.id,
    status: 'approved',
    ...fields,
  })
const assign = (id: number, scheduleId = departure) =>
  site.request
    .post(`/api/admin/invites/trip/${id}/departure`)
    .set(fromPage(cookie))
    .send({ scheduleId })
const hold = (member: SignedIn) =>
  site.request.post('/api/bookings').set(fromPage(member.cookie)).send({ scheduleId: departure })

it('keeps the last seat of a departure for the member, who can book it, and sends one mail', async () => {
  await insertInvite(site.database.db, { tripId: armenia, userId: ravi.id, status: 'approved' })
  const id = await approved()
  const { body } = await assign(id).expect(200)
  expect(body.invite).toMatchObject({ scheduleId: departure, departureDate: '2025-09-20' })
  await runRounds(site.context)
  expectProblem(await hold(ravi), 'NO_SEAT_LEFT', 409)
  const mails = (await mailsTo(site, asha.email)).filter(({ kind }) => kind.startsWith('invite.'))
  expect(mails.map(({ kind }) => kind)).toEqual(['invite.departure-assigned'])
  expect(mails[0]!.content.text).toContain(`/book/${departure}`)
  expect((await auditOf(site)).at(-1)).toMatchObject({
    action: 'invite.departure-assigned',
    operator: 'Meera',
    subject: `invite ${id}`,
  })
  const held = (await hold(asha).expect(201)).body as BookingView
  expect(held.departure.id).toBe(departure)
})

it('is done once by two operators at once, and says which departure the request has', async () => {
  const id = await approved()
  const other = await insertDeparture(site.database.db, armenia, { departureDate: '2025-09-27' })
  const answers = await Promise.all([assign(id), assign(id, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)!
  expectProblem(refused, 'ALREADY_ASSIGNED', 409)
  expect(refused.body.detail).toMatch(/^This request already has a departure, on 2[07] September/)
  expect(await mailsTo(site, asha.email)).toHaveLength(1)
})

it('is refused for requests that are not approved or of no member, and for departures without a seat', async () => {
  const { db } = site.database
  expectProblem(await assign(await approved({ status: 'pending' })), 'NOT_ASSIGNABLE', 409)
  expectProblem(await assign(await approved({ userId: null })), 'NOT_ASSIGNABLE', 409)
  const id = await approved()
  expectProblem(await assign(id, 7), 'NOT_FOUND', 404)
  await insertBooking(db, { userId: ravi.id, tripScheduleId: departure, status: 'confirmed' })
  expectProblem(await assign(id), 'NO_SEAT_LEFT', 409)
  const row = await db
    .selectFrom('tripInviteRequests')
    .select('scheduleId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.scheduleId).toBeNull()
})
