import type { AdminInviteDetail } from '@farandfew/domain/invites/admin-invites.ts'
import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { auditOf, openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture } from '../../support/rows.ts'
import { insertInvite, insertQuick } from './requests.ts'

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
const post = (path: string, body: object) =>
  site.request.post(`/api/admin/invites/${path}`).set(fromPage(cookie)).send(body)
const assign = (id: number, scheduleId = departure) => post(`trip/${id}/departure`, { scheduleId })
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

it('gives a request whose departure was cancelled or is full another one, and one that can be booked none', async () => {
  const { db } = site.database
  const date = { departureDate: '2025-09-27' }
  const cancelled = await insertDeparture(db, armenia, { ...date, groupDecision: 'cancelled' })
  const full = await insertDeparture(db, armenia, { departureDate: '2025-10-04', spotsTotal: 1 })
  await insertBooking(db, { userId: ravi.id, tripScheduleId: full, status: 'confirmed' })
  const bookable = await insertDeparture(db, armenia, { departureDate: '2025-10-11' })
  const visitor = await approved({ userId: null, status: 'pending', scheduleId: full })
  await assign(visitor, bookable).expect(200)
  const id = await approved({ status: 'pending', scheduleId: cancelled })
  const detail = (await site.request.get(`/api/admin/invites/trip/${id}`).set('cookie', cookie))
    .body as AdminInviteDetail
  expect(detail.assignable.map(({ scheduleId }) => scheduleId)).toContain(departure)
  const { body } = await assign(id).expect(200)
  expect(body.invite).toMatchObject({ scheduleId: departure, status: 'approved' })
  expectProblem(await assign(id, bookable), 'ALREADY_ASSIGNED', 409)
  const open = await approved({ scheduleId: bookable })
  expectProblem(await assign(open), 'ALREADY_ASSIGNED', 409)
})

it('gives a request whose given departure is cancelled another one, and leaves it with the chosen one if that is taken back', async () => {
  const { db } = site.database
  const id = await approved()
  await assign(id).expect(200)
  await db.deleteFrom('waitlist').execute()
  const cancelled = { groupDecision: 'cancelled' } as const
  await db.updateTable('tripSchedules').set(cancelled).where('id', '=', departure).execute()
  const other = await insertDeparture(db, armenia, { departureDate: '2025-09-27' })
  expect((await assign(id, other).expect(200)).body.invite.scheduleId).toBe(other)
  const { body } = await post(`trip/${id}/take-back`, { scheduleId: other }).expect(200)
  expect(body.invite.scheduleId).toBeNull()
})

it('approves a pending request, with one mail that has the note, and cannot be undone', async () => {
  const id = await approved({ status: 'pending' })
  const { body } = await post(`trip/${id}/departure`, {
    scheduleId: departure,
    note: 'See you there.',
  }).expect(200)
  expect(body).toMatchObject({
    invite: { status: 'approved', scheduleId: departure },
    decision: { decidedBy: 'Meera', note: 'See you there.', mail: 'waiting', undoMs: 0 },
    assignable: [],
  })
  const [mail, ...others] = await mailsTo(site, asha.email)
  expect(others).toEqual([])
  expect(mail!.content.text).toContain('See you there.')
  const entry = await site.database.db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .where('action', 'like', 'invite.%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    action: 'invite.departure-assigned',
    before: { status: 'pending', departure: null },
    after: { status: 'approved', departure },
  })
  const { decidedAt } = body.decision
  expectProblem(await post(`trip/${id}/undo`, { decidedAt }), 'UNDO_TOO_LATE', 409)
})

it('discards the mail of an approval that has not been sent yet', async () => {
  const id = await approved({ status: 'pending' })
  await post(`trip/${id}/decision`, { status: 'approved' }).expect(200)
  await assign(id).expect(200)
  const mails = await mailsTo(site, asha.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['invite.departure-assigned'])
})

describe('the note of an assignment', () => {
  const notes = async (id: number) => {
    const { body } = await site.request
      .get(`/api/admin/invites/trip/${id}`)
      .set(fromPage(cookie))
      .expect(200)
    const { decision, assignment } = body as AdminInviteDetail
    return [decision?.note, assignment?.note]
  }
  const decide = (id: number) =>
    post(`trip/${id}/decision`, { status: 'approved', note: 'Glad to have you.' }).expect(200)
  const assignWith = (id: number) =>
    post(`trip/${id}/departure`, { scheduleId: departure, note: 'The one in September.' }).expect(
      200,
    )
  const texts = async () =>
    (await mailsTo(site, asha.email)).map(({ content }) => content.text.replaceAll('\r', ''))

  it('leaves the note of the approval, which was mailed before, as it was', async () => {
    const id = await approved({ status: 'pending' })
    await decide(id)
    await site.database.db.updateTable('outbox').set({ sentAt: new Date(), attempts: 1 }).execute()
    await assignWith(id)
    expect(await notes(id)).toEqual(['Glad to have you.', 'The one in September.'])
    const [, mail] = await texts()
    expect(mail).toContain('The one in September.')
    expect(mail).not.toContain('Glad to have you.')
    expect(await auditOf(site)).toContainEqual(
      expect.objectContaining({ action: 'invite.departure-assigned', details: { hasNote: true } }),
    )
  })

  it('goes with the note of an approval whose mail is discarded', async () => {
    const id = await approved({ status: 'pending' })
    await decide(id)
    await assignWith(id)
    expect(await notes(id)).toEqual(['Glad to have you.', 'The one in September.'])
    const [mail, ...others] = await texts()
    expect(others).toEqual([])
    expect(mail).toContain('Glad to have you.\n\nThe one in September.')
  })
})

it('gives a quick request a departure, which its member can then book and finds in the account', async () => {
  const id = await insertQuick(site.database.db, asha.id, { travelMonth: 'september-2025' })
  const october = await insertDeparture(site.database.db, armenia, { departureDate: '2025-10-05' })
  const opened = await site.request.get(`/api/admin/invites/quick/${id}`).set(fromPage(cookie))
  const { assignable } = opened.body as AdminInviteDetail
  const fits = (scheduleId: number) =>
    assignable.find((one) => one.scheduleId === scheduleId)?.fitsMonth
  expect([fits(departure), fits(october)]).toEqual([true, false])
  const firstOther = assignable.findIndex(({ fitsMonth }) => !fitsMonth)
  expect(assignable.slice(firstOther).every(({ fitsMonth }) => !fitsMonth)).toBe(true)

  const { body } = await post(`quick/${id}/departure`, { scheduleId: departure }).expect(200)
  expect(body.invite).toMatchObject({
    kind: 'quick',
    status: 'approved',
    tripTitle: expect.stringContaining('Armenia'),
    departureDate: '2025-09-20',
  })
  const own = await site.request.get('/api/user/invite-requests').set(fromPage(asha.cookie))
  expect(own.body).toMatchObject([{ kind: 'quick', id, departures: [{ id: departure, free: 0 }] }])
  expectProblem(await hold(ravi), 'NOT_BOOKABLE', 409)
  await hold(asha).expect(201)
})

it('lets a member with an assigned quick request book after the kept seat has passed', async () => {
  const { db } = site.database
  const id = await insertQuick(db, asha.id)
  await post(`quick/${id}/departure`, { scheduleId: departure }).expect(200)
  await db.deleteFrom('waitlist').execute()
  await hold(asha).expect(201)
})

it('approves an applicant without an account for the departure by one mail, and keeps no seat', async () => {
  const visitor = { status: 'pending', userId: null, email: 'noor@mail.example' } as const
  const id = await approved(visitor)
  const { body } = await assign(id).expect(200)
  expect(body).toMatchObject({
    invite: { status: 'approved', scheduleId: departure },
    group: { seats: { kept: 0, free: 1 } },
  })
  const [mail, ...others] = await mailsTo(site, 'noor@mail.example')
  expect(others).toEqual([])
  expect(mail!.content.text).toMatch(/20 September 2025[^]+1 seat is free[^]+create an account/)

  const next = await approved({ ...visitor, email: 'dev@mail.example' })
  expectProblem(await assign(next), 'APPROVED_BEYOND_SEATS', 409)
  expect(await mailsTo(site, 'dev@mail.example')).toEqual([])
  await post(`trip/${next}/departure`, { scheduleId: departure, beyondSeats: true }).expect(200)
})

it('is refused while another request keeps a seat of the departure for the member', async () => {
  await assign(await approved()).expect(200)
  const id = await insertQuick(site.database.db, asha.id)
  const answer = await post(`quick/${id}/departure`, { scheduleId: departure })
  const { detail } = expectProblem(answer, 'BOOKED_ALREADY', 409)
  expect(detail).toBe('A seat of that departure is kept for the member already.')
  expect(await mailsTo(site, asha.email)).toHaveLength(1)
})

it('is refused for requests that are rejected, and for departures without a seat', async () => {
  const { db } = site.database
  expectProblem(await assign(await approved({ status: 'rejected' })), 'NOT_ASSIGNABLE', 409)
  const visitor = await approved({ userId: null })
  const id = await approved()
  expectProblem(await assign(id, 7), 'NOT_FOUND', 404)
  await insertBooking(db, { userId: ravi.id, tripScheduleId: departure, status: 'confirmed' })
  expectProblem(await assign(id), 'NO_SEAT_LEFT', 409)
  expectProblem(await assign(visitor), 'NO_SEAT_LEFT', 409)
  const row = await db
    .selectFrom('tripInviteRequests')
    .select('scheduleId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.scheduleId).toBeNull()
})

describe('taking a departure back', () => {
  const takeBack = (id: number, scheduleId = departure) =>
    post(`trip/${id}/take-back`, { scheduleId })
  const kindsTo = async (member: SignedIn) =>
    (await mailsTo(site, member.email)).map(({ kind }) => kind)
  const takenBack = ['invite.departure-assigned', 'invite.departure-taken-back']
  const lastTo = async (email: string) => (await mailsTo(site, email)).at(-1)!.content.text
  /** How many applicants have not heard from the club, by the console. */
  const unwritten = async () => {
    const { body } = await site.request.get('/api/admin/open-work').set(fromPage(cookie))
    return (body as OpenWork).unwritten.open
  }
  /** The mail has left. */
  const markSent = () =>
    site.database.db.updateTable('outbox').set({ sentAt: new Date(), attempts: 1 }).execute()

  it('discards the mail that has not left, frees the seat, and makes the request what it was', async () => {
    const id = await approved({ status: 'pending' })
    await assign(id).expect(200)
    const { body } = await takeBack(id).expect(200)
    expect(body).toMatchObject({
      invite: { status: 'pending', scheduleId: null },
      decision: null,
      assignment: null,
    })
    expect(await kindsTo(asha)).toEqual([])
    const other = await insertInvite(site.database.db, {
      tripId: armenia,
      userId: ravi.id,
      status: 'approved',
    })
    await assign(other).expect(200)
    expect((await auditOf(site)).at(-2)).toMatchObject({
      action: 'invite.departure-taken-back',
      operator: 'Meera',
      subject: `invite ${id}`,
    })
  })

  it('gives a request back the departure that the applicant had chosen', async () => {
    const date = { departureDate: '2025-09-27', groupDecision: 'cancelled' } as const
    const chosen = await insertDeparture(site.database.db, armenia, date)
    const id = await approved({ status: 'pending', scheduleId: chosen })
    for (let times = 0; times < 2; times += 1) {
      await assign(id).expect(200)
      const { body } = await takeBack(id).expect(200)
      expect(body.invite).toMatchObject({ status: 'pending', scheduleId: chosen })
    }
    const { after } = await site.database.db
      .selectFrom('auditLog')
      .select('after')
      .where('action', '=', 'invite.departure-taken-back')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ departure: chosen })
  })

  it('tells the member after the mail has left, and the request stays approved', async () => {
    const id = await approved({ status: 'pending' })
    await assign(id).expect(200)
    await markSent()
    const { body } = await takeBack(id).expect(200)
    expect(body).toMatchObject({
      invite: { status: 'approved', scheduleId: null },
      decision: { status: 'approved' },
      assignment: null,
    })
    expect(await kindsTo(asha)).toEqual(takenBack)
    expect(await lastTo(asha.email)).toMatch(
      /departure for you: The High Road through Armenia, departing on 20 September 2025\. [^]+Your request stays approved\.[^]+You can book your seat now/,
    )
    expect((await assign(id).expect(200)).body.assignment).toMatchObject({ isBooked: false })
  })

  it('tells a member whose kept seat has passed, and whose request then opens nothing', async () => {
    const id = await insertQuick(site.database.db, asha.id)
    await post(`quick/${id}/departure`, { scheduleId: departure }).expect(200)
    expect(await unwritten()).toBe(0)
    await markSent()
    await site.database.db.deleteFrom('waitlist').execute()
    await post(`quick/${id}/take-back`, { scheduleId: departure }).expect(200)
    expect(await kindsTo(asha)).toEqual(takenBack)
    expect(await lastTo(asha.email)).toMatch(/20 September 2025\. [^]+within 48 hours/)
    expect(await unwritten()).toBe(1)
    expectProblem(await hold(asha), 'NOT_BOOKABLE', 409)
    const { body } = await site.request
      .get(`/api/schedules/${departure}`)
      .set(fromPage(asha.cookie))
    expect(body).toMatchObject({ state: 'by-invite' })
  })

  it('tells an applicant without an account, unless the mail before could not be delivered', async () => {
    const email = 'noor@mail.example'
    const visitor = { status: 'pending', userId: null, email } as const
    const kinds = async () => (await mailsTo(site, email)).map(({ kind }) => kind)
    const id = await approved(visitor)
    await assign(id).expect(200)
    await markSent()
    await takeBack(id).expect(200)
    expect(await kinds()).toEqual(takenBack)
    expect(await lastTo(email)).toMatch(/20 September 2025\. [^]+log in or create an account/)
    await assign(id).expect(200)
    await site.database.db
      .updateTable('outbox')
      .set({ failedAt: new Date(), attempts: 9 })
      .where('sentAt', 'is', null)
      .execute()
    await takeBack(id).expect(200)
    expect(await kinds()).toEqual([...takenBack, 'invite.departure-assigned'])
  })

  it('makes a request pending again whose approval no one was told of', async () => {
    const id = await approved({ status: 'pending' })
    await post(`trip/${id}/decision`, { status: 'approved' }).expect(200)
    await assign(id).expect(200)
    const { body } = await takeBack(id).expect(200)
    expect(body).toMatchObject({ invite: { status: 'pending' }, decision: null })
    expect(await kindsTo(asha)).toEqual([])
  })

  it('leaves a request approved whose approval was mailed before', async () => {
    const id = await approved({ status: 'pending' })
    await post(`trip/${id}/decision`, { status: 'approved' }).expect(200)
    await markSent()
    await assign(id).expect(200)
    const { body } = await takeBack(id).expect(200)
    expect(body).toMatchObject({
      invite: { status: 'approved', scheduleId: null },
      decision: { mail: 'sent', undoMs: 0 },
    })
    expect(await kindsTo(asha)).toEqual(['invite.approved'])
  })

  it('is refused once the seat is booked, and for another departure', async () => {
    const id = await approved()
    await assign(id).expect(200)
    expectProblem(await takeBack(id, departure + 1000), 'NOT_ASSIGNED', 409)
    await hold(asha).expect(201)
    expectProblem(await takeBack(id), 'BOOKED_ALREADY', 409)
  })
})
