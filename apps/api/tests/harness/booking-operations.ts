import { agreement } from '../support/agreement.ts'
import type { AdminBooking, MoveTarget } from '@farandfew/domain/bookings/booking-detail.ts'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import type { Integrity } from '@farandfew/domain/integrity/admin-integrity.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import {
  defaultDecisionDays,
  type GroupDecision,
  lacksGroup,
} from '@farandfew/domain/departures/guarantee.ts'
import type { Seats } from '@farandfew/domain/departures/listed-departure.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import fc from 'fast-check'
import { runRounds } from '../../src/club/bookings/bookings.jobs.ts'
import type { SandboxGateway } from '../../src/platform/ports/payments/sandbox/sandbox-gateway.ts'
import { insertBooking, insertDeparture, insertUser } from '../support/rows.ts'
import { type Facts, freeSeatsOf, readFacts } from './booking-facts.ts'
import { openTrip } from './booking-world.ts'
import { openConsole } from './console.ts'
import { fromPage } from './members.ts'
import { holdLimits } from '@farandfew/domain/seats/booking.ts'
import { insertSignedIn, type SignedIn } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

type Generated<Values> = Values extends fc.Arbitrary<infer Value> ? Value : never

export const firstDay = '2025-05-01'
const memberCount = 6

/** Seats, and days from the first day until departure. The last one has six members from before payments. */
const departureKinds = [
  { seats: 4, days: 133, taken: 0 },
  { seats: 2, days: 101, taken: 0 },
  { seats: 2, days: 77, taken: 0 },
  { seats: 9, days: 122, taken: 6 },
] as const

const index = fc.nat({ max: 1_000_000 })
const member = fc.nat({ max: memberCount - 1 })
const departure = fc.nat({ max: departureKinds.length - 1 })

/** What a member does. `pick` chooses one of the bookings, orders or payments that there are. */
const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('hold' as const), member, departure }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('open order' as const), pick: index }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      pick: index,
      outcome: fc.constantFrom('paid', 'paid', 'declined', 'late', 'twice', 'lost'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('report' as const), pick: index }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('book' as const), member, departure }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick: index }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('join' as const), member, departure }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), member, departure }) },
)
type Act = Generated<typeof act>

/** What a member does, two of them at once, what an operator does, or what happens without people. */
export const operation = fc.oneof(
  { weight: 12, arbitrary: act },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('together' as const), first: act, second: act }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('minutes pass' as const),
      minutes: fc.constantFrom(1, 2, 5, 16, 90),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('days pass' as const),
      days: fc.integer({ min: 1, max: 15 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rounds' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rounds of two' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeated events' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('operator cancels' as const),
      what: fc.constantFrom('for the club', 'for the member', 'for the club', 'the departure'),
      pick: index,
      departure,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('operator keeps' as const), member, departure }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('operator records a transfer' as const),
      pick: index,
      departure,
      part: fc.constantFrom('least', 'middle', 'most'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('operator refunds a part' as const),
      pick: index,
      departure,
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('operator pays by hand' as const) }) },
)
export type Operation = Generated<typeof operation>

/** The codes with which a call may be refused. */
const refusals: Record<Act['kind'], readonly string[]> = {
  hold: ['NO_SEAT_LEFT', 'NOT_BOOKABLE', 'BOOKED_ALREADY', 'TOO_MANY_HOLDS'],
  'open order': ['BOOKING_ENDED', 'NOTHING_DUE'],
  pay: ['PAYMENT_DECLINED', 'NOTHING_DUE'],
  report: [],
  book: [
    ...['NO_SEAT_LEFT', 'NOT_BOOKABLE', 'TOO_MANY_HOLDS', 'NOTHING_DUE', 'BOOKING_ENDED'],
    'PAYMENT_DECLINED',
  ],
  cancel: ['BOOKING_ENDED', 'REFUND_CHANGED', 'REFUND_BY_CLUB'],
  join: ['NOT_FULL', 'NOT_BOOKABLE', 'BOOKED_ALREADY', 'SEATS_BEING_PAID'],
  leave: [],
}

/** One of the latest items, so that most of what members do is about bookings that are alive. */
function at<T>(items: readonly T[], pick: number): T | undefined {
  const latest = items.slice(-8)
  return latest[pick % latest.length]
}

/** Notes the seats of the departure that are somewhere in an answer: next to its id, or in an answer about it alone. */
function noteSeats(
  said: Map<string, Seats>,
  of: { id: number; url: string },
  value: unknown,
  path = '',
): void {
  if (typeof value !== 'object' || value === null) return
  const fields = value as Record<string, unknown>
  const named = fields.scheduleId ?? fields.departureId ?? fields.id
  if (fields.seats !== undefined && named === of.id) {
    said.set(`${of.url}${path}`, fields.seats as Seats)
  }
  for (const [name, inner] of Object.entries(fields)) noteSeats(said, of, inner, `${path} ${name}`)
}

/** A club with few seats, and what its members know: their bookings, orders and unreported payments. */
export class BookingClub {
  private transfers = 0
  private members: SignedIn[] = []
  private console = ''
  private departures: number[] = []
  /** A request for each departure that waits for a decision. */
  private readonly invites = new Map<number, number>()
  private bookings: { id: number; owner: SignedIn }[] = []
  private orders: { orderId: string; owner: SignedIn }[] = []
  private payments: { orderId: string; paymentId: string; signature: string; owner: SignedIn }[] =
    []

  constructor(
    private readonly site: TestApp,
    private readonly calendar: { today: string },
  ) {}

  private get db() {
    return this.site.database.db
  }

  /** Starts again on the first day, without any bookings. */
  async start(): Promise<void> {
    await this.site.reset()
    this.calendar.today = firstDay
    this.members = await insertSignedIn(this.db, memberCount)
    this.console = await openConsole(this.site)
    this.departures = []
    for (const { seats, days, taken } of departureKinds) {
      const departureDate = addDays(firstDay, days)
      const id = await insertDeparture(this.db, openTrip, { departureDate, spotsTotal: seats })
      for (let count = 0; count < taken; count += 1) {
        const userId = await insertUser(this.db)
        await insertBooking(this.db, { userId, tripScheduleId: id, status: 'confirmed' })
      }
      this.departures.push(id)
      const invite = await this.db
        .insertInto('tripInviteRequests')
        .values({ tripId: openTrip, scheduleId: id, name: 'Ravi', email: 'ravi@mail.example' })
        .returning('id')
        .executeTakeFirstOrThrow()
      this.invites.set(id, invite.id)
    }
    this.bookings = []
    this.orders = []
    this.payments = []
  }

  private async call<T>(
    owner: SignedIn,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
  ) {
    const { app } = this.site
    const headers = fromPage(owner.cookie)
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) })
    const answer = response.json<T & { code?: string }>()
    return { status: response.statusCode, answer, code: answer.code }
  }

  private post<T>(owner: SignedIn, url: string, body: object) {
    return this.call<T>(owner, 'POST', url, body)
  }

  /** Does what a member does. Returns the answer's code; undefined for a success, or if there is nothing to do it to. */
  private async perform(action: Act): Promise<string | undefined> {
    if (action.kind === 'open order') return this.openOrder(action.pick)
    if (action.kind === 'pay') return this.pay(action.pick, action.outcome)
    if (action.kind === 'report') return this.report(action.pick)
    if (action.kind === 'cancel') return this.cancel(action.pick)
    const owner = this.members[action.member] as SignedIn
    const scheduleId = this.departures[action.departure] as number
    if (action.kind === 'hold') return this.hold(owner, scheduleId)
    if (action.kind === 'book') return this.book(owner, scheduleId)
    if (action.kind === 'join')
      return (await this.post(owner, '/api/waitlist', { scheduleId })).code
    return (await this.call(owner, 'DELETE', `/api/waitlist/${scheduleId}`)).code
  }

  private async hold(owner: SignedIn, scheduleId: number) {
    const { answer, code } = await this.post<BookingView>(owner, '/api/bookings', { scheduleId })
    const isKnown = this.bookings.some(({ id }) => id === answer.id)
    if (code === undefined && !isKnown) this.bookings.push({ id: answer.id, owner })
    return code
  }

  /** Holds a seat and pays, or pays the balance of a booking. */
  private async book(owner: SignedIn, scheduleId: number) {
    const refused = await this.hold(owner, scheduleId)
    if (refused !== undefined && refused !== 'BOOKED_ALREADY') return refused
    const { answer } = await this.call<BookingView[]>(owner, 'GET', '/api/bookings')
    const booking = answer.find(({ departure, due }) => departure.id === scheduleId && due)
    if (!booking) return undefined
    const code = await this.openOrderOf(booking.id, owner)
    const order = this.orders.at(-1)
    return code ?? (order?.owner === owner ? this.payOrder(order, 'paid') : undefined)
  }

  private async openOrder(pick: number) {
    const booking = at(this.bookings, pick)
    return booking && this.openOrderOf(booking.id, booking.owner)
  }

  private async openOrderOf(bookingId: number, owner: SignedIn) {
    const opened = await this.post<{ orderId: string }>(owner, '/api/payments/orders', {
      bookingId,
      agreement,
    })
    const { orderId } = opened.answer
    const isKnown = this.orders.some((order) => order.orderId === orderId)
    if (opened.code === undefined && !isKnown) this.orders.push({ orderId, owner })
    return opened.code
  }

  /** Pays an order, be its booking alive or not. */
  private async pay(pick: number, outcome: string) {
    const order = at(this.orders, pick)
    return order && this.payOrder(order, outcome)
  }

  private async payOrder(
    { orderId, owner }: { orderId: string; owner: SignedIn },
    outcome: string,
  ) {
    const { answer, code } = await this.post<{
      paymentId: string | null
      signature: string | null
    }>(owner, '/api/payments/sandbox', { orderId, outcome })
    const { paymentId, signature } = answer
    if (code === undefined && paymentId && signature) {
      this.payments.push({ orderId, paymentId, signature, owner })
    }
    return code
  }

  /** The browser reports a payment, perhaps days later or again. */
  private async report(pick: number) {
    const payment = at(this.payments, pick)
    if (!payment) return undefined
    const { owner, ...report } = payment
    return (await this.post(owner, '/api/payments/verify', report)).code
  }

  /** Cancels with the refund that the page shows; nothing else is paid back. */
  private async cancel(pick: number) {
    const booking = at(this.bookings, pick)
    if (!booking) return undefined
    const url = `/api/bookings/${booking.id}`
    const { answer: shown } = await this.call<BookingView>(booking.owner, 'GET', url)
    const refund = shown.refundNow ?? 0
    const cancelled = await this.post<BookingView>(booking.owner, `${url}/cancel`, { refund })
    if (cancelled.code === undefined) {
      expect(cancelled.answer.amountRefunded).toBe(shown.amountRefunded + refund)
    }
    return cancelled.code
  }

  /** An operator cancels a departure, or one of its bookings, with the figures that the console shows. */
  private async cancelForOperator({
    what,
    pick,
    departure,
  }: Operation & { kind: 'operator cancels' }) {
    const url = `/api/admin/departures/${this.departures[departure]}`
    const headers = fromPage(this.console)
    const { app } = this.site
    const shown = (await app.inject({ url, headers })).json<AdminDepartureWithBookings>()
    const cancel = async (path: string, payload: object): Promise<object> => {
      const answer = await app.inject({ method: 'POST', url: `${path}/cancel`, headers, payload })
      expect(answer.statusCode).toBe(200)
      return answer.json()
    }
    if (what === 'the departure') {
      if (!shown.canCancel) return
      const left = await cancel(url, {
        travellers: shown.seats.booked,
        refund: shown.refundable.value,
        reason: 'The balloons cannot fly.',
      })
      const seats = { booked: 0, held: 0, offered: 0, kept: 0 }
      expect(left).toMatchObject({ groupDecision: 'cancelled', seats, waiting: 0 })
      return
    }
    const by = what === 'for the club' ? 'club' : 'member'
    const listed = at(
      shown.bookings.filter(({ canCancel }) => canCancel),
      pick,
    )
    if (!listed) return
    const path = `/api/admin/bookings/${listed.id}`
    const { sums, choices } = (await app.inject({ url: path, headers })).json<AdminBooking>()
    const owed = by === 'club' ? sums.paid - sums.partRefunded : choices.byTerms
    if (owed === null) return
    const reason = 'The balloons cannot fly.'
    await cancel(path, { by, paid: sums.paid, owed, refund: owed, reason })
  }

  /** One of the bookings of a departure, as the console shows it. */
  private async pickBooking(departure: number, pick: number) {
    const rows = await this.db
      .selectFrom('bookings')
      .select('id')
      .where('tripScheduleId', '=', this.departures[departure] as number)
      .orderBy('id')
      .execute()
    const row = at(rows, pick)
    if (!row) return undefined
    const url = `/api/admin/bookings/${row.id}`
    const answer = await this.site.app.inject({ url, headers: fromPage(this.console) })
    return { url, ...answer.json<AdminBooking>() }
  }

  /** An operator records a bank transfer: the least, the most or something between of what can be paid. */
  private async recordTransfer({
    pick,
    departure,
    part,
  }: Operation & { kind: 'operator records a transfer' }) {
    const booking = await this.pickBooking(departure, pick)
    const range = booking?.choices.transfer
    if (!booking || !range) return
    const { least, most } = range
    const amount = { least, most, middle: Math.floor((least + most) / 2) }[part]
    const reference = `UTR ${++this.transfers}`
    const answer = await this.site.app.inject({
      method: 'POST',
      url: `${booking.url}/transfers`,
      headers: fromPage(this.console),
      payload: { paid: booking.sums.paid, amount, receivedOn: this.calendar.today, reference },
    })
    if (answer.statusCode === 200) {
      expect(answer.json<AdminBooking>().sums.paid).toBe(booking.sums.paid + amount)
      return
    }
    expect(['NOT_BOOKABLE', 'NO_SEAT_LEFT', 'BOOKED_ALREADY']).toContain(
      answer.json<{ code: string }>().code,
    )
  }

  /** An owner gives back a part of a booking, and never more than the club still has. */
  private async refundPart({
    pick,
    departure,
    percent,
  }: Operation & { kind: 'operator refunds a part' }) {
    const booking = await this.pickBooking(departure, pick)
    const most = booking?.choices.largestPartRefund
    if (!booking || !most) return
    const { paid, partRefunded } = booking.sums
    expect(most).toBe(paid - partRefunded)
    const refund = (amount: number) =>
      this.site.app.inject({
        method: 'POST',
        url: `${booking.url}/refunds`,
        headers: fromPage(this.console),
        payload: { paid, partRefunded, amount, reason: 'The hotel was another one.' },
      })
    expect((await refund(most + 1)).statusCode).toBe(400)
    expect((await refund(Math.ceil((most * percent) / 100))).statusCode).toBe(200)
  }

  /** An operator pays back by hand what waits for it, as the page Integrity lists it. */
  private async payByHand(): Promise<void> {
    const headers = fromPage(this.console)
    const answer = await this.site.app.inject({ url: '/api/admin/integrity', headers })
    const kinds = answer.json<Integrity>().kinds
    for (const { key, mark } of kinds.find(({ kind }) => kind === 'refund-by-hand')!.faults) {
      const paid = await this.site.app.inject({
        method: 'POST',
        url: `/api/admin/integrity/refund-by-hand/${key}/by-hand`,
        headers,
        payload: { mark, reason: 'Paid by bank transfer', reference: `UTR back ${key}` },
      })
      expect(paid.statusCode).toBe(200)
    }
  }

  /** An operator gives an approved request a departure, which keeps a free seat for its member. */
  private async keepForOperator({
    member: turn,
    departure,
  }: {
    member: number
    departure: number
  }) {
    const { id: userId, email } = this.members[turn] as SignedIn
    const invite = await this.db
      .insertInto('tripInviteRequests')
      .values({ tripId: openTrip, userId, name: 'Asha', email, status: 'approved' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answer = await this.site.app.inject({
      method: 'POST',
      url: `/api/admin/invites/trip/${invite.id}/departure`,
      headers: fromPage(this.console),
      payload: { scheduleId: this.departures[departure] },
    })
    if (answer.statusCode === 200) return
    expect(['NOT_BOOKABLE', 'NO_SEAT_LEFT', 'BOOKED_ALREADY']).toContain(
      answer.json<{ code: string }>().code,
    )
  }

  /** Lets time pass: everything stored becomes older. */
  private async wait(minutes: number): Promise<void> {
    const by = `- interval '${minutes} minutes'`
    const older = (table: string, ...columns: string[]) =>
      `update ${table} set ${columns.map((column) => `${column} = ${column} ${by}`).join()};`
    await sql
      .raw(
        [
          older('bookings', 'hold_expires_at', 'confirmed_at', 'ended_at', 'created_at'),
          older('payment_orders', 'created_at', 'updated_at', 'checked_at', 'next_check_at'),
          older('refunds', 'next_attempt_at'),
          older('waitlist', 'offered_until'),
          older('sandbox_payments', 'captured_at', 'created_at'),
          older('sandbox_events', 'due_at'),
        ].join(''),
      )
      .execute(this.db)
  }

  private async passDays(days: number): Promise<void> {
    await this.wait(days * 24 * 60)
    this.calendar.today = addDays(this.calendar.today, days)
  }

  private runRounds(): Promise<void> {
    return runRounds(this.site.context)
  }

  /** The gateway sends each of its events three times, the newest first. */
  private async repeatEvents(): Promise<void> {
    const gateway = this.site.context.payments as SandboxGateway
    const arrange = <T>(events: readonly T[]) => [...events].reverse()
    await gateway.deliverEvents(
      async ({ rawBody, headers }) => {
        const url = '/api/payments/webhook'
        const { statusCode } = await this.site.app.inject({
          method: 'POST',
          url,
          headers,
          payload: rawBody,
        })
        expect(statusCode).toBe(200)
      },
      { times: 3, arrange },
    )
  }

  /** Whether a hold must succeed or how it is refused, by the facts; undefined if a waitlist has a say. */
  private expectedOf(facts: Facts, action: Act & { kind: 'hold' }): string | undefined {
    const departureId = this.departures[action.departure] as number
    const userId = (this.members[action.member] as SignedIn).id
    const own = facts.bookings.filter(
      ({ user, departure: of }) => user === userId && of === departureId,
    )
    if (own.some(({ status }) => status === 'confirmed')) return 'BOOKED_ALREADY'
    if (own.some(({ isLive }) => isLive)) return 'held'
    const { decision = null, leaves } = facts.departures.find(({ id }) => id === departureId) ?? {}
    const groupDecision = decision as GroupDecision | null
    const gathering = { groupDecision, decisionDays: defaultDecisionDays, isActive: true }
    const { today } = this.calendar
    if (leaves !== undefined && lacksGroup({ ...gathering, departureDate: leaves }, today)) {
      return 'NOT_BOOKABLE'
    }
    if (facts.waiting.some(({ departure: of }) => of === departureId)) return undefined
    if (freeSeatsOf(facts, departureId) === 0) return 'NO_SEAT_LEFT'
    const live = facts.bookings.filter(
      ({ user, status, isLive }) => user === userId && status === 'pending' && isLive,
    )
    const unpaid = own.filter(({ isUnpaidToday }) => isUnpaidToday)
    const isTooMany =
      unpaid.length >= holdLimits.ofDepartureInDay || live.length >= holdLimits.atOnce
    return isTooMany ? 'TOO_MANY_HOLDS' : 'held'
  }

  private async performAlone(action: Act, facts: Facts): Promise<void> {
    const code = await this.perform(action)
    if (code !== undefined) expect(refusals[action.kind]).toContain(code)
    if (action.kind !== 'hold') return
    const departureDate = departureKinds[action.departure]?.days ?? 0
    const hasLeft = addDays(firstDay, departureDate) <= this.calendar.today
    const expected = hasLeft ? undefined : this.expectedOf(facts, action)
    if (expected !== undefined) expect(code ?? 'held').toBe(expected)
  }

  /** Does an operation, and checks its answers. `facts` are from before. */
  async apply(what: Operation, facts: Facts): Promise<void> {
    if (what.kind === 'together') {
      const both = [what.first, what.second]
      const codes = await Promise.all(both.map((action) => this.perform(action)))
      for (const [turn, code] of codes.entries()) {
        if (code !== undefined) expect(refusals[both[turn]!.kind]).toContain(code)
      }
    } else if (what.kind === 'minutes pass') await this.wait(what.minutes)
    else if (what.kind === 'days pass') await this.passDays(what.days)
    else if (what.kind === 'rounds') await this.runRounds()
    else if (what.kind === 'rounds of two') await Promise.all([this.runRounds(), this.runRounds()])
    else if (what.kind === 'repeated events') await this.repeatEvents()
    else if (what.kind === 'operator cancels') await this.cancelForOperator(what)
    else if (what.kind === 'operator keeps') await this.keepForOperator(what)
    else if (what.kind === 'operator records a transfer') await this.recordTransfer(what)
    else if (what.kind === 'operator refunds a part') await this.refundPart(what)
    else if (what.kind === 'operator pays by hand') await this.payByHand()
    else await this.performAlone(what, facts)
  }

  /** A departure, in turn, with its seats in the answer of every call that names them; in two of three turns of one call. */
  async shownSeats(turn: number): Promise<{ id: number; said: ReadonlyMap<string, Seats> }> {
    const id = this.departures[turn % this.departures.length] as number
    const said = new Map<string, Seats>()
    const member = this.members[turn % this.members.length] as SignedIn
    const own = at(this.bookings, turn)
    const ask = async (url: string, cookie?: string) => {
      const answer = await this.site.app.inject({ url, headers: fromPage(cookie) })
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 })
      return noteSeats(
        said,
        { id, url: cookie === undefined ? url : `${url}, signed in` },
        answer.json(),
      )
    }
    const admin = '/api/admin'
    await ask(`/api/schedules/${id}`)
    if (turn % 3 > 0) return { id, said }
    await Promise.all([
      ask('/api/schedules'),
      ask('/api/trips'),
      ask(`/api/trips/${openTrip}`),
      ask(`/api/trips/${openTrip}/departures`),
      ask(`/api/schedules/${id}`, member.cookie),
      ask('/api/bookings', member.cookie),
      ...(own ? [ask(`/api/bookings/${own.id}`, own.owner.cookie)] : []),
      ...(own ? [ask(`${admin}/bookings/${own.id}/departures`, this.console)] : []),
      ask(`${admin}/departures?tripId=${openTrip}`, this.console),
      ask(`${admin}/departures/${id}`, this.console),
      ask(`${admin}/departures/${id}/selection`, this.console),
      ask(`${admin}/open-work`, this.console),
      ask(`${admin}/today`, this.console),
      ask(`${admin}/invites/trip/${this.invites.get(id)}`, this.console),
    ])
    return { id, said }
  }

  /** An answer of the console. */
  async readConsole<T>(url: string): Promise<T> {
    const answer = await this.site.app.inject({ url, headers: fromPage(this.console) })
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 })
    return answer.json<T>()
  }

  get departureIds(): readonly number[] {
    return this.departures
  }

  /** An operator moves a booking to another departure, if it can be moved there, for what the console shows. */
  async moveForOperator({ pick, departure }: { pick: number; departure: number }): Promise<void> {
    const booking = await this.pickBooking(departure, pick)
    if (!booking || booking.status !== 'confirmed') return
    const targets = await this.readConsole<MoveTarget[]>(`${booking.url}/departures`)
    const target = at(targets, pick)
    if (!target) return
    const { id: to, refund, balance } = target
    const { departureId: from, sums } = booking
    const answer = await this.site.app.inject({
      method: 'POST',
      url: `${booking.url}/move`,
      headers: fromPage(this.console),
      payload: { from, to, paid: sums.paid, refund, balance, reason: 'They asked.' },
    })
    expect(answer.statusCode).toBe(200)
  }

  /** Runs rounds at growing intervals, until nothing is under way and the gateway was asked about every order. */
  async comeToRest(): Promise<Facts> {
    for (const days of [1, 1, 1, 2, 4, 8, 16, 32]) {
      await this.wait(days * 24 * 60)
      await this.runRounds()
    }
    await this.payByHand()
    return readFacts(this.db)
  }
}
