import type { RowResults } from '@farandfew/domain/contract/page.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture, insertUser } from '../../support/rows.ts'
import { createInviteCalls, detailIn, insertInvite, type InviteCalls } from './requests.ts'

/** The High Road through Armenia: only members who are invited can book it. */
const armenia = 9

let site: TestApp
let cookie: string
let invites: InviteCalls
let asha: SignedIn
let ravi: SignedIn
let scheduleId: number
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  const { db } = site.database
  ;[asha, ravi] = (await insertSignedIn(db, 2)) as [SignedIn, SignedIn]
  cookie = await openConsole(site, 'Meera')
  invites = createInviteCalls(site, cookie)
  scheduleId = await insertDeparture(db, armenia, { departureDate: '2025-09-20', spotsTotal: 1 })
})
afterAll(() => site.close())

const request = ({ id: userId }: SignedIn, fields: object = {}) =>
  insertInvite(site.database.db, { tripId: armenia, userId, scheduleId, ...fields })
const approve = (id: number, form: object = {}) =>
  invites.decide(`/trip/${id}`, { status: 'approved', ...form })
const approvalsTo = async ({ email }: SignedIn) =>
  (await mailsTo(site, email)).filter(({ kind }) => kind === 'invite.approved')
const keepSeatFor = ({ id: userId }: SignedIn) =>
  site.database.db
    .insertInto('waitlist')
    .values({
      userId,
      tripScheduleId: scheduleId,
      isKept: true,
      offeredUntil: new Date('2099-09-01T12:00:00Z'),
    })
    .execute()

it('is refused once, changes nothing and mails no one, and is made if the operator wants it', async () => {
  await approve(await request(asha))
  const id = await request(ravi)
  const { detail } = expectProblem(await approve(id), 'APPROVED_BEYOND_SEATS', 409)
  expect(detail).toBe('1 free, 2 approved and not booked, including this request.')
  expect(detailIn(await invites.open(`/trip/${id}`)).invite.status).toBe('pending')
  expect(await approvalsTo(ravi)).toEqual([])
  const approved = detailIn(await approve(id, { beyondSeats: true }))
  expect(approved.invite.status).toBe('approved')
  const [mail] = await approvalsTo(ravi)
  expect(mail?.content.text).toContain('20 September 2025')
  expect(mail?.content.text).toContain(
    '1 seat is free at the moment. Seats go to those who book first, and we keep none for you.',
  )
})

it('is asked about each of several requests that goes beyond the seats', async () => {
  const rows = [
    { kind: 'trip', id: await request(asha) },
    { kind: 'trip', id: await request(ravi) },
  ]
  const decide = async (form: object) => {
    const { body } = await site.request
      .post('/api/admin/invites/decisions')
      .set(fromPage(cookie))
      .send({ rows, status: 'approved', ...form })
      .expect(200)
    return (body as RowResults).results
  }
  expect(await decide({})).toMatchObject([
    { outcome: 'done' },
    {
      outcome: 'refused',
      code: 'APPROVED_BEYOND_SEATS',
      reason: '1 free, 2 approved and not booked, including this request.',
    },
  ])
  expect(await decide({ beyondSeats: true })).toMatchObject([
    { outcome: 'unchanged' },
    { outcome: 'done' },
  ])
})

it('does not count people twice, nor those who have a seat, hold one or have one kept', async () => {
  const { db } = site.database
  await db
    .updateTable('tripSchedules')
    .set({ spotsTotal: 4 })
    .where('id', '=', scheduleId)
    .execute()
  const [uma, ana] = (await insertSignedIn(db, 2)) as [SignedIn, SignedIn]
  const state = { tripScheduleId: scheduleId }
  await insertBooking(db, { ...state, userId: uma.id, status: 'confirmed' })
  const holdExpiresAt = new Date(Date.now() + 600_000)
  await insertBooking(db, { ...state, userId: ana.id, status: 'pending', holdExpiresAt })
  for (const member of [uma, ana]) await request(member, { status: 'approved' })
  await request(asha, { status: 'approved' })
  await keepSeatFor(asha)
  // One seat is left, and no one else is approved.
  expect((await approve(await request(ravi))).status).toBe(200)
  expect((await approve(await request(ravi))).status).toBe(200)
  const other = await insertInvite(db, {
    tripId: armenia,
    userId: await insertUser(db),
    scheduleId,
  })
  const { detail } = expectProblem(await approve(other), 'APPROVED_BEYOND_SEATS', 409)
  expect(detail).toBe('1 free, 2 approved and not booked, including this request.')
  expect((await approve(await request(uma))).status).toBe(200)
})

it('says in the mail that no seat is free, or that one is kept', async () => {
  await keepSeatFor(asha)
  await approve(await request(ravi), { beyondSeats: true })
  expect((await approvalsTo(ravi))[0]?.content.text).toContain(
    'No seat is free at the moment. You can join the waitlist, and we email you as soon as we can offer you a seat.',
  )
  expect((await approve(await request(asha))).status).toBe(200)
  expect((await approvalsTo(asha))[0]?.content.text).toContain(
    'You can book your seat now. We keep it for you until 1 September 2099 at 17:30 IST.',
  )
})

it('is not asked when a request is rejected, is for any date, or its departure is closed', async () => {
  await keepSeatFor(asha)
  const rejected = await invites.decide(`/trip/${await request(ravi)}`, { status: 'rejected' })
  expect(rejected.status).toBe(200)
  expect((await approve(await request(ravi, { scheduleId: null }))).status).toBe(200)
  await site.database.db
    .updateTable('tripSchedules')
    .set({ isActive: false })
    .where('id', '=', scheduleId)
    .execute()
  expect((await approve(await request(ravi))).status).toBe(200)
})

it('is counted with those who asked for any date: on the page of a departure they get it', async () => {
  await approve(await request(asha))
  const id = await request(ravi, { scheduleId: null })
  const { detail } = expectProblem(await approve(id, { scheduleId }), 'APPROVED_BEYOND_SEATS', 409)
  expect(detail).toBe('1 free, 2 approved and not booked, including this request.')
  const approved = detailIn(await approve(id, { scheduleId, beyondSeats: true }))
  expect(approved).toMatchObject({
    invite: { status: 'approved', scheduleId },
    decision: { decidedBy: 'Meera', mail: 'waiting', undoMs: 0 },
    assignment: { scheduleId, keptUntil: null, isBooked: false },
  })
  const [mail] = await approvalsTo(ravi)
  expect(mail?.content.text).toContain('We have chosen the departure on 20 September 2025 for you.')
  const takeBack = await site.request
    .post(`/api/admin/invites/trip/${id}/take-back`)
    .set(fromPage(cookie))
    .send({ scheduleId })
  expect(detailIn(takeBack).invite).toMatchObject({ status: 'pending', scheduleId: null })
})

it.each(['has', 'holds'])('gives no departure to a member who %s a seat of it', async (verb) => {
  await insertBooking(site.database.db, {
    ...{ userId: asha.id, tripScheduleId: scheduleId },
    ...(verb === 'has'
      ? { status: 'confirmed' }
      : { status: 'pending', holdExpiresAt: new Date(Date.now() + 600_000) }),
  })
  const anyDate = await request(asha, { scheduleId: null })
  const refused = [
    await approve(anyDate, { scheduleId }),
    await site.request
      .post(`/api/admin/invites/trip/${anyDate}/departure`)
      .set(fromPage(cookie))
      .send({ scheduleId }),
  ]
  for (const answer of refused) {
    const { detail } = expectProblem(answer, 'BOOKED_ALREADY', 409)
    expect(detail).toBe(`The member already ${verb} a seat on that departure.`)
  }
  expect(await approvalsTo(asha)).toEqual([])
  expect(await site.database.db.selectFrom('waitlist').selectAll().execute()).toEqual([])

  // The operator reads it beside a request that names the departure, and the mail asks no one to book again.
  const named = await request(asha)
  const { group } = detailIn(await invites.open(`/trip/${named}`))
  expect(group?.isBooked).toBe(true)
  detailIn(await approve(named))
  const [mail] = await approvalsTo(asha)
  expect(mail?.content.text).toContain('You already have a seat on this departure.')
  expect(mail?.content.text).not.toMatch(/book your seat/i)
})

it('keeps the departure that a request names, and refuses one of another trip or that is closed', async () => {
  const { db } = site.database
  const other = await insertDeparture(db, armenia, { departureDate: '2025-09-27' })
  const named = detailIn(await approve(await request(asha), { scheduleId: other }))
  expect(named).toMatchObject({ invite: { scheduleId }, assignment: null })
  const anyDate = await request(ravi, { scheduleId: null })
  expectProblem(await approve(anyDate, { scheduleId: 7 }), 'NOT_FOUND', 404)
  const closed = await insertDeparture(db, armenia, {
    departureDate: '2025-10-04',
    groupDecision: 'cancelled',
  })
  expectProblem(await approve(anyDate, { scheduleId: closed }), 'NOT_BOOKABLE', 409)
})
