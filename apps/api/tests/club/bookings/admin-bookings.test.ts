import { parse } from 'csv-parse/sync'
import type { AdminBooking, MoveTarget } from '@farandfew/domain/bookings/booking-detail.ts'
import type { AdminBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import { type MoneyMonth, moneyMonths } from '@farandfew/domain/payments/money-lists.ts'
import { bookingHistory } from '@farandfew/domain/bookings/booking-history.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { sql } from 'kysely'
import {
  countBookings,
  listBookings,
  maxFound,
  sortedBookings,
} from '../../../src/club/bookings/admin-bookings.queries.ts'
import { matchingBookings } from '../../../src/club/seats/booking-search.queries.ts'
import { readInOrder } from '../../../src/platform/paging/by-order.ts'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { auditOf, openConsole, openConsoleAs } from '../../harness/console.ts'
import { memberCalls } from '../../harness/member-calls.ts'
import { fromPage, mailsTo, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertDeparture, insertUser } from '../../support/rows.ts'

/** Hidden Gems of Turkey, 14 August and 11 October 2025: a seat costs INR 2 Lacs. */
const turkey = 7
const october = 11
const deposit = 5_000_000
const whole = 20_000_000

let site: TestApp
let cookie: string
let asha: SignedIn
let ravi: SignedIn
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  ;[asha, ravi] = (await insertSignedIn(site.database.db, 2)) as [SignedIn, SignedIn]
  cookie = await openConsole(site, 'Meera')
})
afterAll(() => site.close())

const { as, openOrder } = memberCalls(() => site)

async function payOrder(member: SignedIn, orderId: string): Promise<string> {
  const { body } = await as(member, '/api/payments/sandbox', { orderId, outcome: 'paid' })
  await as(member, '/api/payments/verify', { orderId, ...(body as object) }).expect(200)
  return (body as { paymentId: string }).paymentId
}

/** Holds a seat and pays its first part. */
async function book(member: SignedIn, scheduleId = turkey) {
  const held = await as(member, '/api/bookings', { scheduleId }).expect(201)
  const { id } = held.body as BookingView
  const { orderId } = await openOrder(member, id)
  return { id, orderId, paymentId: await payOrder(member, orderId) }
}

/** Makes a booking two days old, and its departure one on the date. */
async function bookedEarlier(id: number, departureDate: string) {
  const { db } = site.database
  await db
    .updateTable('bookings')
    .set({ confirmedAt: new Date(Date.now() - 2 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  const set = { departureDate, groupDecision: 'guaranteed' } as const
  await db.updateTable('tripSchedules').set(set).where('id', '=', turkey).execute()
}

const read = async (id: number, from = cookie) =>
  (await site.request.get(`/api/admin/bookings/${id}`).set(fromPage(from)).expect(200))
    .body as AdminBooking
const list = async (query: Record<string, string> = {}) =>
  (await site.request.get('/api/admin/bookings').query(query).set(fromPage(cookie)).expect(200))
    .body as AdminBookings
const idsFor = async (search: string) => (await list({ search })).items.map(({ id }) => id)
const cancel = (id: number, body: object, from = cookie) =>
  site.request.post(`/api/admin/bookings/${id}/cancel`).set(fromPage(from)).send(body)
const targetsOf = async (id: number) =>
  (await site.request.get(`/api/admin/bookings/${id}/departures`).set(fromPage(cookie)).expect(200))
    .body as MoveTarget[]
const move = (id: number, body: object) =>
  site.request.post(`/api/admin/bookings/${id}/move`).set(fromPage(cookie)).send(body)
const refunds = () =>
  site.database.db
    .selectFrom('refunds')
    .select(['amount', 'reason', 'status'])
    .orderBy('id')
    .execute()
const lastMailTo = async ({ email }: SignedIn) => (await mailsTo(site, email)).at(-1)!.content
const historyOf = async (id: number) =>
  bookingHistory(await read(id)).map(({ by, text }) => [
    typeof by === 'string' ? by : by.operator,
    text,
  ])

it('exports the bookings that are found, or those that are selected', async () => {
  const first = await book(asha)
  const second = await book(ravi, october)
  const file = async (query: string) => {
    const { status, text } = await site.request
      .get(`/api/admin/bookings.csv${query}`)
      .set({ cookie })
    expect(status).toBe(200)
    return parse(text, { bom: true, columns: true }) as Record<string, string>[]
  }
  expect((await file('')).map((row) => row['Booking'])).toEqual([second.id, first.id].map(String))
  const [row] = await file(`?ids=${first.id}`)
  expect(row).toMatchObject({
    Booking: String(first.id),
    State: 'Confirmed',
    Money: 'Deposit paid',
    Currency: 'INR',
  })
  expect(await file('?status=cancelled')).toEqual([])
})

it('names the departure whose bookings are asked for, also without any', async () => {
  const named = { tripTitle: 'Hidden Gems of Turkey', departureDate: '2025-08-14' }
  expect(await list({ departure: String(turkey) })).toMatchObject({ items: [], departure: named })
  expect(await list()).not.toHaveProperty('departure')
  expect(await list({ departure: '999999' })).not.toHaveProperty('departure')
})

describe('the list of bookings', () => {
  it('finds one by member, trip, date, receipt, credit note, reference, and the ids of the gateway', async () => {
    const first = await book(asha)
    const second = await book(ravi, october)
    await cancel(second.id, { by: 'club', paid: deposit, owed: deposit, refund: deposit })
    await runRounds(site.context)
    const { refundId } = (await read(second.id)).refunds[0]!
    expect(await idsFor('')).toEqual([second.id, first.id])
    for (const text of [
      asha.email,
      `#${first.id}`,
      String(first.id),
      '14 aug',
      'FF/25-26/000001',
    ]) {
      expect([text, await idsFor(text)]).toEqual([text, [first.id]])
    }
    for (const text of [first.orderId, first.paymentId.slice(0, -3)]) {
      expect([text, await idsFor(text)]).toEqual([text, [first.id]])
    }
    for (const text of [
      ...['FF-25-26-000002', 'FF/2025-26/2', 'CN/25-26/000001', refundId!, '2025-10-11'],
    ]) {
      expect([text, await idsFor(text)]).toEqual([text, [second.id]])
    }
    expect(await idsFor('hidden gems')).toEqual([second.id, first.id])
    const { db } = site.database
    const paid = { gatewayId: 'UTR 4711' }
    await db.updateTable('payments').set(paid).where('gatewayId', '=', first.paymentId).execute()
    await db.updateTable('refunds').set({ reference: 'NEFT 815' }).execute()
    expect(await idsFor('UTR 4711')).toEqual([first.id])
    expect(await idsFor('NEFT 815')).toEqual([second.id])
    const few = await list({ search: 'hidden gems', limit: '1', count: 'no' })
    expect(few).toMatchObject({ items: [{ id: second.id }], total: 1, hasMore: true })
    const all = await list({ search: 'hidden gems', count: 'no' })
    expect([all.total, all.hasMore]).toEqual([2, undefined])
    expect(await idsFor('FF/25-26/000003')).toEqual([])
    expect(await idsFor('no such thing')).toEqual([])
  })

  it('filters by state, shows holds that have run out as expired, and pages', async () => {
    const { db } = site.database
    const { id } = await book(asha)
    const expired = await insertBooking(db, { userId: ravi.id, tripScheduleId: turkey })
    expect((await list({ status: 'expired' })).items).toMatchObject([
      { id: expired, status: 'expired' },
    ])
    expect((await list({ status: 'pending' })).items).toEqual([])
    expect((await list({ money: 'deposit-paid' })).items.map((one) => one.id)).toEqual([id])
    expect((await list({ money: 'balance-due' })).items).toMatchObject([{ id, balance: 'due' }])
    expect((await list({ money: 'balance-overdue' })).items).toEqual([])
    await db
      .updateTable('bookings')
      .set({ balanceDue: '2025-04-30' })
      .where('id', '=', id)
      .execute()
    expect((await list({ money: 'balance-overdue' })).items).toMatchObject([
      { id, balance: 'overdue' },
    ])
    const page = await list({ limit: '1' })
    expect(page).toMatchObject({ items: [{ id: expired }], total: 2 })
    const next = await list({ limit: '1', cursor: page.nextCursor! })
    expect(next).toMatchObject({ items: [{ id }], nextCursor: null })
    const { id: due } = await book(ravi, october)
    expect((await list({ money: 'balance', sort: 'due' })).items).toMatchObject([
      { id, balance: 'overdue', balanceOwed: whole - deposit },
      { id: due, balance: 'due', balanceOwed: whole - deposit },
    ])
    expect((await list({ status: 'expired' })).items).toMatchObject([{ balanceOwed: 0 }])
  })

  it('counts what a search finds up to a number, and everything without a search', async () => {
    const { db } = site.database
    const template = await insertBooking(db, { userId: ravi.id, tripScheduleId: turkey })
    await sql`
      insert into bookings (user_id, trip_schedule_id, status, total_amount, price_lines, payment_plan, terms)
      select user_id, trip_schedule_id, 'cancelled', total_amount, price_lines, payment_plan, terms
      from bookings, generate_series(1, ${maxFound}) where id = ${template}
    `.execute(db)
    const found = await list({ search: ravi.email })
    expect(found).toMatchObject({ total: maxFound, hasMore: true })
    const next = await list({ search: ravi.email, cursor: found.nextCursor! })
    expect(next).toMatchObject({ total: maxFound, hasMore: true })
    expect(next.items[0]!.id).toBeLessThan(found.items.at(-1)!.id)
    expect(await list({ status: 'cancelled' })).not.toHaveProperty('hasMore')
    expect(await list()).toMatchObject({ total: maxFound + 1 })
  })

  it('reads bookings by an index, whatever is searched for', async () => {
    const { db } = site.database
    const userId = await insertUser(db)
    const template = await insertBooking(db, { userId, tripScheduleId: turkey, status: 'expired' })
    await sql`
      insert into bookings (user_id, trip_schedule_id, status, total_amount, price_lines, payment_plan, terms)
      select user_id, ${october}, 'cancelled', total_amount, price_lines, payment_plan, terms
      from bookings, generate_series(1, 3000) where id = ${template}
    `.execute(db)
    const { id, orderId } = await book(asha)
    await sql`analyze`.execute(db)
    const read = sql<{ n: number }>`
      select coalesce(sum(seq_tup_read), 0)::int as n from pg_stat_xact_user_tables where relname = 'bookings'
    `
    for (const search of [orderId, asha.email, `#${id}`]) {
      const scanned = await db.transaction().execute(async (trx) => {
        const before = (await read.execute(trx)).rows[0]!.n
        const condition = await matchingBookings(trx, { search }, '2025-05-01')
        const { items } = await readInOrder({ limit: 25 }, sortedBookings({}), (slice) =>
          listBookings(trx, condition, slice, '2025-05-01'),
        )
        expect(items.map((one) => one.id)).toEqual([id])
        expect(await countBookings(trx, condition, { isSearch: true })).toBe(1)
        return (await read.execute(trx)).rows[0]!.n - before
      })
      expect([search, scanned]).toEqual([search, 0])
    }
  })
})

describe('a booking', () => {
  it('shows its money and who did what', async () => {
    const { id, orderId, paymentId } = await book(asha)
    await runRounds(site.context)
    const booking = await read(id)
    expect(booking).toMatchObject({
      email: asha.email,
      userId: asha.id,
      status: 'confirmed',
      departureId: turkey,
      stateLabel: 'Open',
      sums: { total: whole, paid: deposit, owed: whole - deposit, paidOffSite: 0 },
      refunded: 0,
      orders: [{ orderId, part: 'deposit', amount: deposit, status: 'paid' }],
      payments: [{ paymentId, orderId, receipt: 'FF/25-26/000001', isBooked: true }],
      choices: { byTerms: deposit, byClub: true, largestRefund: deposit, move: true },
    })
    expect(booking.events.map(({ kind }) => kind)).toContain('paid')
    await cancel(id, { by: 'member', paid: deposit, owed: deposit, refund: deposit }).expect(200)
    await runRounds(site.context)
    const history = await historyOf(id)
    expect(history.slice(0, 4)).toEqual([
      ['Club', 'Email: refund done (waiting)'],
      [
        'Gateway',
        expect.stringMatching(
          /^Paid out the refund of ₹50,000 \(rfnd_.*, credit note CN\/25-26\/000001\)$/,
        ),
      ],
      ['Club', 'Email: booking cancelled (waiting)'],
      ['Meera', 'Booking cancelled, ₹50,000 goes back'],
    ])
    // The payment is told once, although the gateway reported it too.
    expect(history.filter(([, text]) => text?.includes(paymentId))).toEqual([
      ['Gateway', `₹50,000 received (${paymentId}), receipt FF/25-26/000001`],
    ])
    expect(history.slice(-2)).toEqual([
      ['Club', 'Email: seat held (waiting)'],
      ['Member', 'Held a seat'],
    ])
  })

  it('is cancelled by the operator with more than the terms say, for a reason and up to the limit of the role', async () => {
    const { db } = site.database
    // 14 days before departure and long after booking: the terms give nothing back.
    const leaves = '2025-05-20'
    const soon = await insertDeparture(db, 1, {
      departureDate: leaves,
      groupDecision: 'guaranteed',
    })
    const id = await insertBooking(db, {
      userId: asha.id,
      tripScheduleId: soon,
      status: 'confirmed',
      paymentStatus: 'paid',
      amountPaid: whole,
      confirmedAt: new Date('2025-01-01'),
    })
    const operator = await openConsoleAs(site, 'bookings')
    expect((await read(id, operator)).choices).toMatchObject({
      byTerms: 0,
      largestRefund: 2_500_000,
    })
    const figures = { by: 'member', paid: whole, owed: 0 }
    const half = { ...figures, refund: whole / 2, reason: 'Broken leg, with a letter.' }
    expectProblem(await cancel(id, half, operator), 'REFUND_OVER_LIMIT', 403)
    expectProblem(await cancel(id, { ...half, reason: '' }), 'VALIDATION_FAILED', 400)
    expectProblem(await cancel(id, { ...half, refund: whole + 1 }), 'VALIDATION_FAILED', 400)
    expectProblem(await cancel(id, { ...half, owed: 1 }), 'REFUND_CHANGED', 409)
    const done = await cancel(id, half)
    expect(done.body).toMatchObject({
      status: 'cancelled',
      endedBy: 'member',
      cancelReason: half.reason,
      refundByHand: whole / 2,
    })
    expect((await auditOf(site)).at(-1)).toMatchObject({
      action: 'booking.cancelled',
      operator: 'Meera',
      subject: `booking ${id}`,
      details: { ...figures, refund: whole / 2, hasReason: true },
    })
    expect((await lastMailTo(asha)).text).toContain('₹1,00,000')
  })

  it('by the club pays everything back, however late', async () => {
    const { id } = await book(asha)
    await book(ravi)
    await bookedEarlier(id, '2025-05-11')
    expect((await read(id)).choices).toMatchObject({ byTerms: 0, byClub: true })
    const sums = { by: 'club', paid: deposit, owed: deposit, refund: deposit }
    // The terms give nothing any more, so it needs a reason as any refund beyond them.
    expectProblem(await cancel(id, sums), 'VALIDATION_FAILED', 400)
    const cancellation = { ...sums, reason: 'The host is ill.' }
    const { body } = await cancel(id, cancellation).expect(200)
    expect(body).toMatchObject({ status: 'cancelled', endedBy: 'club' })
    expect(await refunds()).toEqual([{ amount: deposit, reason: 'club', status: 'queued' }])
    expect((await lastMailTo(asha)).text).toContain('We had to cancel your booking')
    const { body: departure } = await site.request
      .get(`/api/admin/departures/${turkey}`)
      .set(fromPage(cookie))
    expect(departure).toMatchObject({
      seats: { booked: 1, free: 11 },
      refundable: { value: deposit },
    })
    expectProblem(await cancel(id, cancellation), 'BOOKING_ENDED', 409)
    expect(await refunds()).toHaveLength(1)
  })

  it('for the member pays back what the terms say, and only as it was shown', async () => {
    const { id } = await book(asha)
    await bookedEarlier(id, '2025-06-10')
    const half = deposit / 2
    expect((await read(id)).choices).toMatchObject({ byTerms: half })
    const shown = { by: 'member', paid: deposit, owed: half, refund: half }
    for (const other of [
      { owed: deposit, refund: deposit },
      { paid: whole },
      { by: 'club', owed: half },
    ]) {
      expectProblem(await cancel(id, { ...shown, ...other }), 'REFUND_CHANGED', 409)
    }
    expectProblem(await cancel(id, { ...shown, by: 'hold' }), 'VALIDATION_FAILED', 400)
    expect(await refunds()).toEqual([])
    await cancel(id, shown).expect(200)
    expect(await refunds()).toMatchObject([{ amount: half, reason: 'member' }])
    expect((await lastMailTo(asha)).text).toContain('You cancelled')
  })

  it('is a hold that ends without a refund', async () => {
    const held = await as(asha, '/api/bookings', { scheduleId: turkey }).expect(201)
    const { id } = held.body as BookingView
    const cancellation = { by: 'club', paid: 0, owed: 0, refund: 0 }
    expect((await cancel(id, cancellation).expect(200)).body).toMatchObject({ status: 'cancelled' })
    expect(await refunds()).toEqual([])
  })

  it('gives back no less than the terms say', async () => {
    const { id } = await book(asha)
    const less = { by: 'member', paid: deposit, owed: deposit, refund: deposit - 1, reason: 'No.' }
    const problem = await cancel(id, less)
    expectProblem(problem, 'VALIDATION_FAILED', 400)
    expect(problem.body.errors).toEqual({
      refund: 'The terms give back ₹50,000. It cannot be less.',
    })
  })

  it('is cancelled once by two operators at once, and the second one sees by whom', async () => {
    const { id } = await book(asha)
    const figures = { by: 'member', paid: deposit, owed: deposit, refund: deposit }
    const answers = await Promise.all([cancel(id, figures), cancel(id, figures)])
    const refused = answers.find(({ status }) => status !== 200)!
    expectProblem(refused, 'BOOKING_ENDED', 409)
    expect(refused.body.detail).toBe('Meera has cancelled this booking, and ₹50,000 goes back.')
    expect(await refunds()).toEqual([{ amount: deposit, reason: 'member', status: 'queued' }])
  })

  it('answers a repeat with the same key as the first time', async () => {
    const { id } = await book(asha)
    const figures = { by: 'member', paid: deposit, owed: deposit, refund: deposit }
    const once = () => cancel(id, figures).set('idempotency-key', 'cancel-0001')
    const first = await once().expect(200)
    expect((await once().expect(200)).body).toEqual(first.body)
    expect(await refunds()).toHaveLength(1)
  })
})

describe('moving a booking', () => {
  it('takes a seat of the new departure, keeps the payments, frees the old seat and mails the member', async () => {
    const { id, orderId } = await book(asha)
    const target = (await targetsOf(id)).find((one) => one.id === october)!
    expect(target).toMatchObject({ total: whole, refund: 0, balance: whole - deposit })
    const input = { from: turkey, to: october, paid: deposit, refund: 0, balance: target.balance }
    const moved = (await move(id, input).expect(200)).body as AdminBooking
    expect(moved).toMatchObject({
      departureId: october,
      departureDate: '2025-10-11',
      amountPaid: deposit,
      plan: { kind: 'deposit', balance: whole - deposit, balanceDue: '2025-08-12' },
      orders: [{ orderId, status: 'paid', supersededAt: expect.any(String) }],
    })
    const { subject, text } = await lastMailTo(asha)
    expect(subject).toContain('is now for Turkey, departing on 11 October 2025')
    expect(text).toContain('The balance of ₹1,50,000 is due by 12 August 2025.')
    const seats = await sql<{ id: number; n: number }>`
      select trip_schedule_id as id, count(*)::int as n from bookings where status = 'confirmed' group by 1
    `.execute(site.database.db)
    expect(seats.rows).toEqual([{ id: october, n: 1 }])
    expect((await historyOf(id)).map(([, what]) => what)).toContain(
      'Booking moved from Hidden Gems of Turkey, 14 August 2025 to Hidden Gems of Turkey, 11 October 2025, ₹1,50,000 is due',
    )
    // The balance is paid by an order of the new price.
    const balance = await openOrder(asha, id)
    expect(balance).toMatchObject({ amount: whole - deposit })
    await payOrder(asha, balance.orderId)
    expect(await read(id)).toMatchObject({ sums: { paid: whole, owed: 0, paidOffSite: 0 } })
  })

  it('needs a reason if the new date gives more time to step back than the terms gave', async () => {
    const { db } = site.database
    const near = await insertDeparture(db, 1, {
      departureDate: '2025-05-11',
      groupDecision: 'guaranteed',
    })
    const { id } = await book(asha, near)
    await db
      .updateTable('bookings')
      .set({ confirmedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', id)
      .execute()
    const input = { from: near, to: october, paid: whole, refund: 0, balance: 0 }
    expectProblem(await move(id, input), 'VALIDATION_FAILED', 400)
    await move(id, { ...input, reason: 'The host is ill.' }).expect(200)
    expect(await read(id)).toMatchObject({ moveReason: 'The host is ill.' })
  })

  it('pays back the difference to a cheaper departure, and later only what is left', async () => {
    const { db } = site.database
    const near = { departureDate: '2025-06-20', groupDecision: 'guaranteed' } as const
    const dear = await insertDeparture(db, 1, { ...near, priceTier: 3 })
    const { id } = await book(asha, dear)
    expect((await read(id)).sums.paid).toBe(30_000_000)
    const input = { from: dear, to: october, paid: 30_000_000, refund: 10_000_000, balance: 0 }
    await move(id, input).expect(200)
    await runRounds(site.context)
    expect(await refunds()).toEqual([{ amount: 10_000_000, reason: 'moved', status: 'done' }])
    expect(await read(id)).toMatchObject({
      sums: { total: whole, paid: whole, owed: 0, paidOffSite: 0 },
      refunded: 0,
      returned: 10_000_000,
    })
    await cancel(id, { by: 'club', paid: whole, owed: whole, refund: whole }).expect(200)
    await runRounds(site.context)
    expect(await refunds()).toMatchObject([
      { amount: 10_000_000 },
      { amount: whole, reason: 'club', status: 'done' },
    ])
    expect(await read(id)).toMatchObject({ moneyLabel: 'Refunded', refundByHand: 0 })
  })

  it('sends money back that still arrives for the price from before', async () => {
    const { id } = await book(asha)
    const before = await openOrder(asha, id)
    await move(id, {
      from: turkey,
      to: october,
      paid: deposit,
      refund: 0,
      balance: whole - deposit,
    }).expect(200)
    const { body } = await as(asha, '/api/payments/sandbox', {
      orderId: before.orderId,
      outcome: 'paid',
    })
    await as(asha, '/api/payments/verify', { orderId: before.orderId, ...(body as object) })
    expect(await refunds()).toMatchObject([{ amount: whole - deposit, reason: 'late' }])
    expect((await lastMailTo(asha)).text).toContain('from before we moved your booking')
    expect((await openOrder(asha, id)).orderId).not.toBe(before.orderId)
  })

  it.each([
    ['full', 'NO_SEAT_LEFT'],
    ['kept for its waitlist', 'NO_SEAT_LEFT'],
    ['kept for an invite', 'NO_SEAT_LEFT'],
    ['closed', 'NOT_BOOKABLE'],
    ['left', 'NOT_BOOKABLE'],
    ['booked by the member', 'BOOKED_ALREADY'],
  ] as const)('is refused if the departure is %s', async (state, code) => {
    const { db } = site.database
    const { id } = await book(asha)
    const departureDate = state === 'left' ? '2025-04-30' : '2025-09-20'
    const isActive = state !== 'closed'
    const to = await insertDeparture(db, 1, { departureDate, spotsTotal: 1, isActive })
    const seat = { tripScheduleId: to, status: 'confirmed' } as const
    if (state === 'full') await insertBooking(db, { userId: ravi.id, ...seat })
    const offeredUntil = state === 'kept for an invite' ? new Date(Date.now() + 3_600_000) : null
    if (state.startsWith('kept')) {
      const entry = { userId: ravi.id, tripScheduleId: to, offeredUntil }
      await db.insertInto('waitlist').values(entry).execute()
    }
    if (state === 'booked by the member') await insertBooking(db, { userId: asha.id, ...seat })
    expect((await targetsOf(id)).map((target) => target.id)).not.toContain(to)
    const input = { from: turkey, to, paid: deposit, refund: 0, balance: whole - deposit }
    expectProblem(await move(id, input), code, 409)
    expect(await read(id)).toMatchObject({ departureId: turkey })
  })

  it('takes the seat that the waitlist of the departure keeps for the member, and offers the old one', async () => {
    const { db } = site.database
    const { id } = await book(asha)
    const spotsTotal = 1
    const to = await insertDeparture(db, 1, { departureDate: '2025-09-20', spotsTotal })
    const offeredUntil = new Date(Date.now() + 3_600_000)
    await db
      .insertInto('waitlist')
      .values([
        { userId: asha.id, tripScheduleId: to, offeredUntil },
        { userId: ravi.id, tripScheduleId: turkey },
      ])
      .execute()
    await db.updateTable('tripSchedules').set({ spotsTotal }).where('id', '=', turkey).execute()
    const input = { from: turkey, to, paid: deposit, refund: 0, balance: whole - deposit }
    await move(id, input).expect(200)
    await runRounds(site.context)
    const places = await db
      .selectFrom('waitlist')
      .select(['userId', 'offeredUntil', 'endedAt'])
      .orderBy('id')
      .execute()
    expect(places).toEqual([
      { userId: asha.id, offeredUntil, endedAt: expect.any(Date) },
      { userId: ravi.id, offeredUntil: expect.any(Date), endedAt: null },
    ])
    expect((await lastMailTo(ravi)).subject).toContain('A seat')
  })

  it('moves one of two to the last seat, and refuses the other', async () => {
    const { db } = site.database
    const bookings = [await book(asha), await book(ravi)]
    const last = await insertDeparture(db, 1, { departureDate: '2025-09-20', spotsTotal: 1 })
    const input = { from: turkey, to: last, paid: deposit, refund: 0, balance: whole - deposit }
    const answers = await Promise.all(bookings.map(({ id }) => move(id, input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expectProblem(
      answers.find(({ status }) => status === 409)!,
      'NO_SEAT_LEFT',
      409,
    )
  })

  it('moves once for two operators, and says where the booking is now', async () => {
    const { id } = await book(asha)
    const input = {
      from: turkey,
      to: october,
      paid: deposit,
      refund: 0,
      balance: whole - deposit,
    }
    await move(id, input).expect(200)
    const again = await move(id, input)
    expectProblem(again, 'BOOKING_CHANGED', 409)
    expect(again.body.detail).toBe(
      'This booking is now on Hidden Gems of Turkey, departing on 11 October 2025.',
    )
  })
})

describe('receipts and refunds as CSV', () => {
  it('have one row each, with the taxes and the ids of the gateway', async () => {
    const { id, orderId, paymentId } = await book(asha)
    await book(ravi, october)
    await cancel(id, { by: 'club', paid: deposit, owed: deposit, refund: deposit })
    await runRounds(site.context)
    const { refundId } = (await read(id)).refunds[0]!
    const file = (from: string, to: string) =>
      site.request.get('/api/admin/receipts.csv').query({ from, to }).set(fromPage(cookie))
    const { text } = await file('2025-05-01', '2025-05-01').expect(200)
    const rows = text.trim().split('\r\n')
    expect(rows[0]).toContain(
      '"Kind","Number","Receipt","Date","Received On","Member","Trip","Departure","Booking"',
    )
    expect(rows).toHaveLength(4)
    const ids = `"${orderId}","${paymentId}"`
    const [receipt, note] = ['"FF/25-26/000001",,', '"CN/25-26/000001",'].map((start) =>
      rows.find((row) => row.includes(start)),
    )
    expect(receipt).toMatch(
      /^"Receipt","FF\/25-26\/000001",,"2025-05-01",.*,46685\.25,2334\.25,980\.5,50000,"INR",,"Payment gateway",/,
    )
    expect(receipt).toContain(`${ids},`)
    expect(note).toMatch(
      /^"Credit note","CN\/25-26\/000001","FF\/25-26\/000001","2025-05-01",.*,-46685\.25,-2334\.25,-980\.5,-50000,"INR","The club cancelled","Payment gateway",/,
    )
    expect(note).toContain(`${ids},"${refundId}"`)
    const other = await file('2025-05-02', '2025-06-01').expect(200)
    expect(other.text.trim().split('\r\n')).toHaveLength(1)
    expectProblem(await file('2025-05-02', '2025-05-01'), 'VALIDATION_FAILED', 400)
  })

  it('add up by month to the sums of the file, beside the balances due', async () => {
    const { id } = await book(asha)
    await book(ravi, october)
    await cancel(id, { by: 'club', paid: deposit, owed: deposit, refund: deposit })
    await runRounds(site.context)
    const { text } = await site.request
      .get('/api/admin/receipts.csv')
      .query({ from: '2025-05-01', to: '2025-05-31' })
      .set(fromPage(cookie))
    const rows = parse<Record<string, string>>(text, { columns: true, bom: true })
    const sumOf = (isOut: boolean) =>
      rows
        .map(({ Total }) => Math.round(Number(Total) * 100))
        .filter((amount) => amount < 0 === isOut)
        .reduce((sum, amount) => sum + Math.abs(amount), 0)
    const { body } = await site.request.get('/api/admin/money-months').set({ cookie }).expect(200)
    const { months } = moneyMonths.parse(body)
    expect(months).toHaveLength(12 + 3)
    const valuesOf = ({ month, received, refunded, kept, due }: MoneyMonth) => [
      month,
      ...[received, refunded, kept, due].map(({ value }) => value),
    ]
    const moved = [sumOf(false), -sumOf(true), sumOf(false) - sumOf(true)]
    expect(months.slice(11).map(valuesOf)).toEqual([
      ['2025-05', ...moved, 0],
      ['2025-06', 0, 0, 0, 0],
      ['2025-07', 0, 0, 0, 0],
      ['2025-08', 0, 0, 0, whole - deposit],
    ])
    expect(months[11]!.received).toMatchObject({
      list: 'documents',
      filter: { kind: 'received', from: '2025-05-01', to: '2025-05-31' },
    })
    expect(sumOf(false)).toBe(2 * deposit)
    expect(sumOf(true)).toBe(deposit)
  })

  it('name every receipt, credit note and refund by hand, and stay as they were', async () => {
    const { id } = await book(asha)
    const rowsOf = async (date: string) => {
      const { text } = await site.request
        .get('/api/admin/receipts.csv')
        .query({ from: date, to: date })
        .set(fromPage(cookie))
      return text.trim().split('\r\n').slice(1)
    }
    const before = await rowsOf('2025-05-01')
    expect(before).toHaveLength(1)
    expect(before[0]).toContain('"Hidden Gems of Turkey","2025-08-14"')
    // A receipt says what it said, whatever the member is called later and wherever the booking goes.
    const { db } = site.database
    await db.updateTable('users').set({ firstName: 'Someone', lastName: 'Else' }).execute()
    await db.updateTable('bookings').set({ tripScheduleId: october }).where('id', '=', id).execute()
    expect(await rowsOf('2025-05-01')).toEqual(before)
    // Paid outside the site before payments were recorded: no receipt, so no credit note.
    await db
      .insertInto('refunds')
      .values({
        ...{
          bookingId: id,
          amount: 10,
          reason: 'moved',
          status: 'done',
          requestedOn: '2025-05-02',
        },
        ...{ doneAt: new Date(), doneOn: '2025-05-03', reference: 'UTR 4711', handReason: 'Moved' },
      })
      .execute()
    expect(await rowsOf('2025-05-03')).toEqual([
      expect.stringMatching(
        /^"Refund",,,"2025-05-03",.*,-0\.1,"INR","Moved to a cheaper departure","By hand",,,"UTR 4711"$/,
      ),
    ])
    await expect(db.updateTable('receipts').set({ facts: '{}' }).execute()).rejects.toThrow(
      'does not change',
    )
  })
})
