import { followUpBalances } from '../../../src/club/bookings/bookings.jobs.ts'
import { reconcileOrders } from '../../../src/club/payments/payments.jobs.ts'
import { agreement } from '../../support/agreement.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { sql } from 'kysely'
import { auditOf, openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'

/** Hidden Gems of Turkey, 14 August 2025: a seat costs INR 2 Lacs, with a deposit of INR 50,000. */
const turkey = 7
const deposit = 5_000_000

/** The club's date. */
let clubDate: string
let site: TestApp
let cookie: string
let asha: SignedIn
beforeAll(async () => {
  site = await createTestApp({
    ...plainSite,
    clock: { now: () => new Date(), today: () => clubDate },
  })
})
beforeEach(async () => {
  clubDate = '2025-05-01'
  await site.reset()
  ;[asha] = (await insertSignedIn(site.database.db, 1)) as [SignedIn]
  cookie = await openConsole(site, 'Meera')
})
afterAll(() => site.close())

const admin = (url: string, body: object) =>
  site.request.post(`/api/admin${url}`).set(fromPage(cookie)).send(body)
const enter = (days = 3, member = asha.email) =>
  admin(`/departures/${turkey}/bookings`, { member, days })
const untilOf = ({ holdExpiresAt, plan }: AdminBooking) =>
  holdExpiresAt ?? (plan.kind === 'deposit' ? plan.balanceDue : '')
/** Extends the deadline that the console shows at this moment. */
async function extend(id: number, days: number) {
  const { body } = await site.request.get(`/api/admin/bookings/${id}`).set(fromPage(cookie))
  return admin(`/bookings/${id}/deadline`, { days, until: untilOf(body as AdminBooking) })
}
const openOrder = (bookingId: number) =>
  site.request
    .post('/api/payments/orders')
    .set(fromPage(asha.cookie))
    .send({ bookingId, agreement })
    .expect(201)
const mails = async () => mailsTo(site, asha.email)
const hoursLeft = ({ holdExpiresAt }: AdminBooking) =>
  Math.round((Date.parse(holdExpiresAt ?? '') - Date.now()) / 3_600_000)

it('enters a booking by hand, whose seat is held for some days and confirmed by a bank transfer', async () => {
  const { body } = await enter().expect(200)
  const entered = body as AdminBooking
  expect(entered).toMatchObject({ status: 'pending', departureId: turkey, sums: { paid: 0 } })
  expect(hoursLeft(entered)).toBe(72)
  const [mail] = await mails()
  expect(mail).toMatchObject({ kind: 'booking.entered' })
  expect(mail!.content.text).toContain('₹50,000 confirms it')
  const transfer = { paid: 0, amount: deposit, receivedOn: '2025-04-30', reference: 'UTR 1' }
  const paid = await admin(`/bookings/${entered.id}/transfers`, transfer).expect(200)
  expect(paid.body).toMatchObject({ status: 'confirmed', moneyLabel: 'Deposit paid' })
  expect((await auditOf(site)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['booking.entered', 'booking.transfer-recorded']),
  )
})

it('refuses an unknown member, a second seat, and a full departure, and takes no seat', async () => {
  const unknown = await enter(3, 'no.such.member')
  expect(expectProblem(unknown, 'VALIDATION_FAILED', 400).errors).toHaveProperty('member')
  expectProblem(await enter(31), 'VALIDATION_FAILED', 400)
  const { db } = site.database
  await enter().expect(200)
  expectProblem(await enter(), 'BOOKED_ALREADY', 409)
  await db.deleteFrom('bookings').execute()
  await db.updateTable('tripSchedules').set({ spotsTotal: 0 }).where('id', '=', turkey).execute()
  expectProblem(await enter(), 'NO_SEAT_LEFT', 409)
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([])
})

it('leaves a member on the waitlist until the seat is paid', async () => {
  const { db } = site.database
  const waiting = async () =>
    (await db.selectFrom('waitlist').select('userId').where('endedAt', 'is', null).execute()).length
  await db.insertInto('waitlist').values({ userId: asha.id, tripScheduleId: turkey }).execute()
  const { id } = (await enter().expect(200)).body as AdminBooking
  expect(await waiting()).toBe(1)
  const transfer = { paid: 0, amount: deposit, receivedOn: '2025-04-30', reference: 'UTR 1' }
  await admin(`/bookings/${id}/transfers`, transfer).expect(200)
  expect(await waiting()).toBe(0)
})

it('extends a deadline once when two operators do so at the same time', async () => {
  const { id } = (await enter().expect(200)).body as AdminBooking
  const { body } = await site.request.get(`/api/admin/bookings/${id}`).set(fromPage(cookie))
  const twice = { days: 2, until: untilOf(body as AdminBooking) }
  const answers = await Promise.all([
    admin(`/bookings/${id}/deadline`, twice),
    admin(`/bookings/${id}/deadline`, twice),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expectProblem(
    answers.find(({ status }) => status === 409)!,
    'BOOKING_CHANGED',
    409,
  )
  expect((await mails()).map(({ kind }) => kind)).toEqual([
    'booking.entered',
    'booking.deadline-extended',
  ])
})

it('lets members wait for a full departure whose last seat is held for days', async () => {
  const { db } = site.database
  await db.updateTable('tripSchedules').set({ spotsTotal: 1 }).where('id', '=', turkey).execute()
  await enter(1).expect(200)
  const [ravi] = (await insertSignedIn(db, 1)) as [SignedIn]
  const offer = await site.request
    .get(`/api/schedules/${turkey}`)
    .set(fromPage(ravi.cookie))
    .expect(200)
  expect(offer.body).toMatchObject({ state: 'full' })
  await site.request
    .post('/api/waitlist')
    .set(fromPage(ravi.cookie))
    .send({ scheduleId: turkey })
    .expect(201)
})

it('ends a hold of days soon after its time, also if its checkout was opened days ago', async () => {
  const { db } = site.database
  const { id } = (await enter().expect(200)).body as AdminBooking
  await openOrder(id)
  await sql`
    update payment_orders set created_at = now() - interval '3 days', updated_at = now() - interval '3 days',
      next_check_at = now()
  `.execute(db)
  await sql`update bookings set hold_expires_at = now() + interval '1 hour'`.execute(db)
  await reconcileOrders(site.context)
  const { nextCheckAt } = await db
    .selectFrom('paymentOrders')
    .select('nextCheckAt')
    .executeTakeFirstOrThrow()
  const { holdExpiresAt } = await db
    .selectFrom('bookings')
    .select('holdExpiresAt')
    .executeTakeFirstOrThrow()
  expect(nextCheckAt).toEqual(holdExpiresAt)
})

it('gives more days for the first payment and for the balance, and says so to the member', async () => {
  const { id } = (await enter(1)).body as AdminBooking
  const extended = (await extend(id, 2)).body
  expect(hoursLeft(extended as AdminBooking)).toBe(72)
  const transfer = { paid: 0, amount: deposit, receivedOn: '2025-04-30', reference: 'UTR 1' }
  await admin(`/bookings/${id}/transfers`, transfer).expect(200)
  const later = await extend(id, 10)
  expect((later.body as AdminBooking).plan).toMatchObject({ balanceDue: '2025-06-25' })
  expect((await mails()).at(-1)!.content.text).toContain(
    'You can now pay the ₹1,50,000 for Hidden Gems of Turkey (departing on 14 August 2025) until 25 June 2025.',
  )
  await extend(id, 30)
  const late = await extend(id, 30)
  expect(expectProblem(late, 'VALIDATION_FAILED', 400).errors).toEqual({
    days: 'The balance must be due before the departure',
  })
})

it('holds no seat beyond the day on which its balance is due', async () => {
  const { db } = site.database
  // The balance is due on 15 June 2025.
  clubDate = '2025-06-05'
  const refused = await enter(11)
  expect(expectProblem(refused, 'VALIDATION_FAILED', 400).errors).toEqual({
    days: 'A seat of this departure is held until 15 June 2025 at the latest',
  })
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([])
  const { id } = (await enter(10).expect(200)).body as AdminBooking
  expectProblem(await extend(id, 1), 'VALIDATION_FAILED', 400)
})

it('holds no seat beyond the departure, once it is paid at once', async () => {
  clubDate = '2025-08-10'
  await site.database.db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'guaranteed' })
    .where('id', '=', turkey)
    .execute()
  const refused = await enter(4)
  expect(expectProblem(refused, 'VALIDATION_FAILED', 400).errors).toEqual({
    days: 'A seat of this departure is held until 13 August 2025 at the latest',
  })
  await enter(3).expect(200)
})

it('keeps a booking whose balance gets more time while its order is asked about', async () => {
  const { id } = (await enter()).body as AdminBooking
  const transfer = { paid: 0, amount: deposit, receivedOn: '2025-04-30', reference: 'UTR 1' }
  await admin(`/bookings/${id}/transfers`, transfer).expect(200)
  await openOrder(id)
  await site.database.db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'guaranteed' })
    .where('id', '=', turkey)
    .execute()
  clubDate = '2025-06-19'
  const { payments } = site.context
  let asked = 0
  const fetchOrder: typeof payments.fetchOrder = async (orderId) => {
    asked += 1
    expect((await extend(id, 10)).status).toBe(200)
    return payments.fetchOrder(orderId)
  }
  const asking = Object.assign(Object.create(payments) as typeof payments, { fetchOrder })
  await followUpBalances({ ...site.context, payments: asking })
  expect(asked).toBe(1)
  const { body } = await site.request.get(`/api/admin/bookings/${id}`).set(fromPage(cookie))
  expect(body).toMatchObject({ status: 'confirmed', plan: { balanceDue: '2025-06-25' } })
})

it('reminds of a balance that got more time by the next date, not of what the mail about it says', async () => {
  const { id } = (await enter()).body as AdminBooking
  const transfer = { paid: 0, amount: deposit, receivedOn: '2025-04-30', reference: 'UTR 1' }
  await admin(`/bookings/${id}/transfers`, transfer).expect(200)
  await site.database.db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'guaranteed' })
    .where('id', '=', turkey)
    .execute()
  const reminders = async () =>
    (await mails()).filter(({ kind }) => kind === 'booking.balance-due').length
  clubDate = '2025-06-18'
  // Days without a run: of five reminders, the last one leaves.
  await followUpBalances(site.context)
  expect(await reminders()).toBe(1)
  expect((await extend(id, 10)).status).toBe(200)
  await followUpBalances(site.context)
  expect(await reminders()).toBe(1)
  clubDate = '2025-06-24'
  await followUpBalances(site.context)
  expect(await reminders()).toBe(2)
})

it('sends the confirmation again, and none of a booking without a seat', async () => {
  const { id } = (await enter()).body as AdminBooking
  expectProblem(await admin(`/bookings/${id}/confirmation/send`, {}), 'BOOKING_ENDED', 409)
  const transfer = { paid: 0, amount: deposit, receivedOn: '2025-04-30', reference: 'UTR 1' }
  await admin(`/bookings/${id}/transfers`, transfer).expect(200)
  await admin(`/bookings/${id}/confirmation/send`, {}).expect(200)
  const last = (await mails()).at(-1)!
  expect(last.kind).toBe('booking.confirmation')
  expect(last.content.text).toContain('Deposit paid: ₹50,000 of ₹2,00,000.')
  expect(last.content.text).toContain('The balance of ₹1,50,000 is due by 15 June 2025.')
  const part = { paid: deposit, partRefunded: 0, amount: 1_000_000, reason: 'A late pick-up' }
  await admin(`/bookings/${id}/refunds`, part).expect(200)
  await admin(`/bookings/${id}/confirmation/send`, {}).expect(200)
  expect((await mails()).at(-1)!.content.text).toContain(
    'Refund: ₹10,000\nRequested on 1 May 2025; we pay it by bank transfer. Reason: A late pick-up',
  )
  await site.database.db
    .updateTable('tripSchedules')
    .set({ groupDecision: 'cancelled' })
    .where('id', '=', turkey)
    .execute()
  expectProblem(await admin(`/bookings/${id}/confirmation/send`, {}), 'BOOKING_ENDED', 409)
  expectProblem(await extend(id, 1), 'BOOKING_ENDED', 409)
})
