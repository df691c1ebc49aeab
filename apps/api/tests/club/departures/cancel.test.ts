import type {
  AdminDepartureWithBookings,
  DepartureBooking,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { sql } from 'kysely'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { auditOf, openConsole, openConsoleAs } from '../../harness/console.ts'
import { memberCalls } from '../../harness/member-calls.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August 2025: a seat costs INR 2 Lacs. */
const turkey = 7
const path = `/api/admin/departures/${turkey}`
const deposit = 5_000_000
const whole = 20_000_000

let site: TestApp
let cookie: string
let asha: SignedIn
let ravi: SignedIn
let zoya: SignedIn
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  const members = await insertSignedIn(site.database.db, 3)
  ;[asha, ravi, zoya] = members as [SignedIn, SignedIn, SignedIn]
  cookie = await openConsole(site, 'Meera')
})
afterAll(() => site.close())

const calls = memberCalls(() => site)
const { as, openOrder } = calls
const hold = (member: SignedIn) => calls.hold(member, turkey)

async function payOrder(member: SignedIn, orderId: string): Promise<void> {
  const { body } = await as(member, '/api/payments/sandbox', { orderId, outcome: 'paid' })
  await as(member, '/api/payments/verify', { orderId, ...(body as object) }).expect(200)
}

/** Holds a seat and pays the deposit; returns the booking's id. */
async function book(member: SignedIn): Promise<number> {
  const { id } = await hold(member)
  await payOrder(member, (await openOrder(member, id)).orderId)
  return id
}

const read = async () =>
  (await site.request.get(path).set(fromPage(cookie)).expect(200))
    .body as AdminDepartureWithBookings
const entryOf = async (id: number) =>
  (await read()).bookings.find((booking) => booking.id === id) as DepartureBooking
const cancelAll = (shown: object) =>
  site.request
    .post(`${path}/cancel`)
    .set(fromPage(cookie))
    .send({ reason: 'The balloons cannot fly.', ...shown })
const kindsTo = async ({ email }: SignedIn) =>
  (await mailsTo(site, email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('booking.'))
const lastMailTo = async ({ email }: SignedIn) => (await mailsTo(site, email)).at(-1)!.content.text
const ended = async () =>
  (await auditOf(site)).filter(({ action }) => action.endsWith('.cancelled'))
const refunds = () =>
  site.database.db
    .selectFrom('refunds')
    .select(['amount', 'reason', 'status'])
    .orderBy('id')
    .execute()
const onDate = (today: string) => ({
  ...site.context,
  clock: { now: () => new Date(), today: () => today },
})

describe('the bookings of a departure', () => {
  it('show what was paid, what is due, and refunds', async () => {
    const id = await book(asha)
    await book(ravi)
    expect(await entryOf(id)).toMatchObject({
      status: 'confirmed',
      amountPaid: deposit,
      totalAmount: whole,
      balanceDue: '2025-06-15',
      refunds: [],
      canCancel: true,
    })
    expect(await read()).toMatchObject({
      paid: { value: 2 * deposit },
      refundableByHand: { value: 0 },
      bookingsTotal: 2,
    })
    await as(asha, `/api/bookings/${id}/cancel`, { refund: deposit }).expect(200)
    const queued = await entryOf(id)
    expect(queued).toMatchObject({ status: 'cancelled', endedBy: 'member', balanceDue: null })
    expect(queued).toMatchObject({ refunds: [{ amount: deposit, status: 'queued' }] })
    expect(queued).toMatchObject({ canCancel: false })
    await runRounds(site.context)
    expect((await entryOf(id)).refunds).toEqual([
      { amount: deposit, status: 'done', isOther: false },
    ])
    expect((await read()).bookings.map(({ userId }) => userId)).toEqual([ravi.id, asha.id])
  })

  it('leave out those that ended without money, and are at most 200', async () => {
    const { db } = site.database
    const { id } = await hold(asha)
    await as(asha, `/api/bookings/${id}/cancel`, { refund: 0 }).expect(200)
    expect((await read()).bookings).toEqual([])
    const userId = await insertUser(db)
    await sql`
      insert into bookings (user_id, trip_schedule_id, status, payment_status, amount_paid,
        total_amount, price_lines, payment_plan, terms)
      select ${userId}, ${turkey}, 'cancelled', 'refunded', 100, total_amount, price_lines, payment_plan, terms
      from bookings, generate_series(1, 201) where id = ${id}
    `.execute(db)
    const { bookings, bookingsTotal } = await read()
    expect([bookings.length, bookingsTotal]).toEqual([200, 201])
  })
})

describe('cancelling a departure', () => {
  it('pays everyone back in full, ends holds and waitlist, mails the members, and is logged', async () => {
    const ids = [await book(asha), await book(ravi)]
    const held = await hold(zoya)
    const { orderId } = await openOrder(zoya, held.id)
    const { db } = site.database
    await db
      .insertInto('waitlist')
      .values({
        userId: await insertUser(db, { email: 'wendy@mail.example' }),
        tripScheduleId: turkey,
      })
      .execute()
    const response = await cancelAll({ travellers: 2, refund: 2 * deposit })
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({
      groupDecision: 'cancelled',
      seats: { booked: 0, held: 0, offered: 0, kept: 0, free: 12 },
      waiting: 0,
      paid: { value: 2 * deposit },
      refundOpen: { value: 2 * deposit },
      refundable: { value: 0 },
      isActive: true,
      bookings: ids.map((id) => ({ id, status: 'cancelled', endedBy: 'club' })),
    })
    const refund = { amount: deposit, reason: 'club', status: 'queued' }
    expect(await refunds()).toEqual([refund, refund])
    expect(await ended()).toEqual([
      {
        action: 'departure.cancelled',
        operator: 'Meera',
        subject: 'departure 7',
        details: {
          travellers: 2,
          holds: 1,
          refund: 2 * deposit,
          reason: 'The balloons cannot fly.',
        },
      },
    ])
    expect(await kindsTo(asha)).toEqual(['booking.held', 'booking.confirmed', 'booking.cancelled'])
    expect(await lastMailTo(asha)).toContain('We had to cancel Hidden Gems of Turkey')
    expect(await lastMailTo(asha)).toContain('The reason: The balloons cannot fly.')
    expect(await lastMailTo(asha)).toContain('₹50,000')
    const toHolder = await lastMailTo(zoya)
    expect(toHolder).toContain('Your seat on the Turkey trip is no longer held')
    expect(toHolder).toContain('We have received no payment. If one still arrives, all of it goes')
    const waitlistMails = await db
      .selectFrom('outbox')
      .select('recipient')
      .where('kind', '=', 'waitlist.ended')
      .execute()
    expect(waitlistMails).toEqual([{ recipient: 'wendy@mail.example' }])

    // A payment that was under way comes too late, and goes back.
    await payOrder(zoya, orderId)
    await runRounds(site.context)
    expect((await refunds()).map(({ amount, reason, status }) => [amount, reason, status])).toEqual(
      [
        [deposit, 'club', 'done'],
        [deposit, 'club', 'done'],
        [deposit, 'late', 'done'],
      ],
    )
  })

  it('gives its reason to the member on the page of the booking, and to operators', async () => {
    const id = await book(asha)
    const other = await book(ravi)
    await as(ravi, `/api/bookings/${other}/cancel`, { refund: deposit }).expect(200)
    await cancelAll({ travellers: 1, refund: deposit }).expect(200)
    const summaryOf = async (member: typeof asha, booking: number) => {
      const { body } = await site.request
        .get(`/api/bookings/${booking}`)
        .set(fromPage(member.cookie))
      return (body as BookingView).summary
    }
    const next = 'The reason: The balloons cannot fly.'
    expect(await summaryOf(asha, id)).toMatchObject({ state: 'departure cancelled', next })
    expect(await summaryOf(ravi, other)).toMatchObject({
      state: 'cancelled by member',
      next: null,
    })
    const forOperators = async (booking: number) =>
      (await site.request.get(`/api/admin/bookings/${booking}`).set(fromPage(cookie)))
        .body as object
    expect(await forOperators(id)).toMatchObject({ summary: { next } })
    expect(await forOperators(other)).toMatchObject({ summary: { next: null } })
  })

  it('lets no one book it', async () => {
    await book(asha)
    await cancelAll({ travellers: 1, refund: deposit }).expect(200)
    expectProblem(await as(ravi, '/api/bookings', { scheduleId: turkey }), 'NOT_BOOKABLE', 409)
    expectProblem(await as(ravi, '/api/waitlist', { scheduleId: turkey }), 'NOT_BOOKABLE', 409)
    const { body } = await site.request.get(`/api/schedules/${turkey}`).expect(200)
    expect(body).toMatchObject({ state: 'cancelled', departure: { groupDecision: 'cancelled' } })
  })

  it('changes nothing the second time', async () => {
    await book(asha)
    const shown = { travellers: 1, refund: deposit }
    const answers = await Promise.all([cancelAll(shown), cancelAll(shown), cancelAll(shown)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await refunds()).toHaveLength(1)
    expect(await ended()).toHaveLength(1)
    expect((await kindsTo(asha)).filter((kind) => kind === 'booking.cancelled')).toHaveLength(1)
    await runRounds(onDate('2025-07-16'))
    expect(await refunds()).toHaveLength(1)
  })

  it('by another operator for another reason is refused, and says which reason the members have read', async () => {
    await book(asha)
    await cancelAll({ travellers: 1, refund: deposit }).expect(200)
    const answer = await cancelAll({
      travellers: 1,
      refund: deposit,
      reason: 'The road is closed.',
    })
    expectProblem(answer, 'DEPARTURE_CHANGED', 409)
    expect(answer.body).toMatchObject({
      detail: expect.stringContaining('“The balloons cannot fly.”'),
    })
    expect(await ended()).toHaveLength(1)
  })

  it('is refused if too few travellers had booked, and a mail has said so', async () => {
    const { db } = site.database
    await db
      .updateTable('tripSchedules')
      .set({ groupDecision: 'cancelled' })
      .where('id', '=', turkey)
      .execute()
    const answer = await cancelAll({ travellers: 0, refund: 0 })
    expectProblem(answer, 'DEPARTURE_CHANGED', 409)
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('too few travellers') })
  })

  it('is refused if someone has booked meanwhile, and changes nothing', async () => {
    await book(asha)
    await book(ravi)
    for (const shown of [
      { travellers: 1, refund: 2 * deposit },
      { travellers: 2, refund: deposit },
    ]) {
      expectProblem(await cancelAll(shown), 'REFUND_CHANGED', 409)
    }
    expectProblem(await cancelAll({ travellers: -1, refund: 0 }), 'VALIDATION_FAILED', 400)
    expect(await read()).toMatchObject({ seats: { booked: 2 }, groupDecision: null })
    expect(await ended()).toEqual([])
  })

  it('needs an owner if someone gets back more beyond their terms than the role may give', async () => {
    const id = await book(asha)
    // Half of it goes back by the terms, long after the days of reflection.
    await sql`
      update bookings set amount_paid = ${whole}, terms = jsonb_set(terms, '{fullDays}', '200'),
        confirmed_at = now() - interval '60 days', joined_at = now() - interval '60 days'
      where id = ${id}
    `.execute(site.database.db)
    const owner = cookie
    cookie = await openConsoleAs(site, 'bookings')
    const refund = (await read()).refundable.value
    expect(refund).toBe(whole)
    expectProblem(await cancelAll({ travellers: 1, refund }), 'REFUND_OVER_LIMIT', 403)
    expect(await read()).toMatchObject({ seats: { booked: 1 }, groupDecision: null })
    cookie = owner
    expect((await cancelAll({ travellers: 1, refund })).status).toBe(200)
  })

  it('is possible after it was guaranteed, until the day of departure', async () => {
    const { db } = site.database
    while ((await read()).seats.booked < 8) {
      await insertBooking(db, {
        userId: await insertUser(db),
        tripScheduleId: turkey,
        status: 'confirmed',
        amountPaid: whole,
        paymentStatus: 'paid',
        confirmedAt: new Date(),
      })
    }
    await db
      .updateTable('tripSchedules')
      .set({ groupDecision: 'guaranteed' })
      .where('id', '=', turkey)
      .execute()
    await runRounds(onDate('2025-06-15'))
    const { groupDecision, refundable } = await read()
    expect([groupDecision, refundable.value]).toEqual(['guaranteed', 8 * whole])
    const shown = { travellers: 8, refund: 8 * whole }
    const leave = (departureDate: string) =>
      db.updateTable('tripSchedules').set({ departureDate }).where('id', '=', turkey).execute()
    await leave('2025-04-30')
    expectProblem(await cancelAll(shown), 'DEPARTURE_LEFT', 409)
    await leave('2025-05-01')
    const { body } = (await cancelAll(shown)) as { body: AdminDepartureWithBookings }
    expect(body).toMatchObject({
      groupDecision: 'cancelled',
      seats: { booked: 0 },
      canCancel: false,
    })
    // They were not paid on the site.
    expect(body.bookings.map(({ refundByHand }) => refundByHand)).toEqual(Array(8).fill(whole))
  })

  it('waits for a payment that is being recorded', async () => {
    const { id } = await hold(asha)
    const { orderId } = await openOrder(asha, id)
    const [answer] = await Promise.all([
      cancelAll({ travellers: 0, refund: 0 }),
      payOrder(asha, orderId),
    ])
    if (answer.status !== 200) {
      expectProblem(answer, 'REFUND_CHANGED', 409)
      await cancelAll({ travellers: 1, refund: deposit }).expect(200)
    }
    await runRounds(site.context)
    expect(await refunds()).toMatchObject([{ amount: deposit, status: 'done' }])
    expect((await entryOf(id)).status).toBe('cancelled')
  })
})

test('a departure that was closed with travellers is decided all the same', async () => {
  const id = await book(asha)
  await site.database.db
    .updateTable('tripSchedules')
    .set({ isActive: false })
    .where('id', '=', turkey)
    .execute()
  await runRounds(onDate('2025-06-14'))
  await payOrder(asha, (await openOrder(asha, id)).orderId)
  await runRounds(onDate('2025-06-15'))
  expect(await read()).toMatchObject({ groupDecision: 'cancelled', seats: { booked: 0 } })
  expect(await refunds()).toMatchObject([
    { amount: whole - deposit, reason: 'group' },
    { amount: deposit, reason: 'group' },
  ])
})
