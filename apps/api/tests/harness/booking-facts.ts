import type { RefundReason } from '@farandfew/domain/refunds/refund-history.ts'
import type { Seats } from '@farandfew/domain/departures/listed-departure.ts'
import type {
  BookingEnd,
  BookingStatus,
  MoneyState,
  PaymentMethod,
  PaymentStatus,
} from '@farandfew/domain/seats/booking.ts'
import type { PaymentPlan } from '@farandfew/domain/payments/payment-plan.ts'
import type { PriceLines } from '@farandfew/domain/seats/price-lines.ts'
import type { PaymentOrderStatus } from '@farandfew/domain/payments/payment.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/connect.ts'

/** Everything that is stored about bookings and money, ours and the sandbox gateway's. */
export interface Facts {
  departures: { id: number; total: number; leaves: CalendarDate; decision: string | null }[]
  bookings: {
    id: number
    user: number
    departure: number
    status: BookingStatus
    isLive: boolean
    /** Whether a live hold ends within the minutes of one that a member took. */
    isBrief: boolean
    /** Held in the last 24 hours and never paid. */
    isUnpaidToday: boolean
    /** Seconds since 1970. */
    endedAt: number | null
    endedBy: BookingEnd | null
    paid: number
    total: number
    partRefunded: number
    money: MoneyState
    price: PriceLines
    plan: PaymentPlan
  }[]
  orders: {
    id: number
    gatewayId: string
    booking: number
    status: PaymentOrderStatus
    method: PaymentMethod
  }[]
  payments: { id: number; gatewayId: string; order: number; amount: number; isBooked: boolean }[]
  refunds: {
    id: number
    booking: number
    /** Null for money from before payments were recorded. */
    payment: number | null
    amount: number
    status: string
    reason: RefundReason
    isByHand: boolean
  }[]
  receipts: { year: string; number: number; payment: number }[]
  creditNotes: { year: string; number: number; refund: number }[]
  receiptYears: { year: string; last: number; lastCreditNote: number }[]
  /** Open entries of the waitlists, in their order. */
  waiting: { user: number; departure: number; hasOffer: boolean; isKept: boolean }[]
  captured: { id: string; orderId: string; amount: number; at: number }[]
  returned: { payment: string; amount: number; reference: string }[]
  /** Events, refunds and payments that have not reached their end. */
  unfinished: number
  /** Every change of a state since the last look. */
  moves: { thing: 'booking' | 'payment' | 'order'; id: number; before: string; after: string }[]
}

/** Records every change of a state in a schema of its own, until `stop`. */
export async function recordMoves(db: Db): Promise<{ stop(): Promise<void> }> {
  await sql`create schema proof`.execute(db)
  await sql`
    create table proof.moves (n integer generated always as identity, thing text, id integer, before text, after text)
  `.execute(db)
  await sql`
    create function proof.note() returns trigger language plpgsql as $$
    begin
      if old.status <> new.status then
        insert into proof.moves (thing, id, before, after)
        values (tg_argv[0], new.id, old.status, new.status);
      end if;
      if tg_argv[0] = 'booking' then
        insert into proof.moves (thing, id, before, after)
        select 'payment', new.id, old.payment_status, new.payment_status
        where old.payment_status <> new.payment_status;
      end if;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger proof_moves after update on bookings for each row execute function proof.note('booking')
  `.execute(db)
  await sql`
    create trigger proof_moves after update on payment_orders for each row execute function proof.note('order')
  `.execute(db)
  return { stop: async () => void (await sql`drop schema proof cascade`.execute(db)) }
}

/** Rows as a JSON array. */
const rows = (query: string) => `(select coalesce(jsonb_agg(r), '[]') from (${query}) r)`

const query = `
  with gone as (delete from proof.moves returning n, thing, id, before, after)
  select
    ${rows('select id, spots_total total, departure_date leaves, group_decision decision from trip_schedules')} as departures,
    ${rows(`select id, user_id "user", trip_schedule_id departure, status,
      status = 'pending' and hold_expires_at > now() "isLive",
      status = 'pending' and hold_expires_at > now() and hold_expires_at <= now() + interval '15 minutes' "isBrief",
      confirmed_at is null and created_at > now() - interval '24 hours' "isUnpaidToday",
      extract(epoch from ended_at)::float8 "endedAt", ended_by "endedBy", amount_paid paid, total_amount total,
      part_refunded "partRefunded", money_state money,
      price_lines price, payment_plan plan from bookings order by id`)} as bookings,
    ${rows('select id, order_id "gatewayId", booking_id booking, status, method from payment_orders order by id')} as orders,
    ${rows(`select id, gateway_id "gatewayId", payment_order_id "order", amount, is_booked "isBooked"
      from payments order by id`)} as payments,
    ${rows(`select id, booking_id booking, payment_id payment, amount, status, reason,
      reference is not null "isByHand" from refunds order by id`)} as refunds,
    ${rows('select year, number, payment_id payment from receipts order by year, number')} as receipts,
    ${rows('select year, number, refund_id refund from credit_notes order by year, number')} as "creditNotes",
    ${rows('select year, last_number last, last_credit_note "lastCreditNote" from receipt_years')} as "receiptYears",
    ${rows(`select user_id "user", trip_schedule_id departure, offered_until is not null "hasOffer", is_kept "isKept" from waitlist
      where ended_at is null and (offered_until is null or offered_until > now()) order by id`)} as waiting,
    ${rows(`select id, order_id "orderId", amount, extract(epoch from captured_at)::float8 at
      from sandbox_payments where captured_at <= now()`)} as captured,
    ${rows('select payment_id payment, amount, reference from sandbox_refunds')} as returned,
    (select count(*) from sandbox_events where delivered_at is null)
      + (select count(*) from sandbox_payments where captured_at > now())
      + (select count(*) from refunds where status in ('queued', 'sent', 'by-hand'))
      + (select count(*) from bookings where status = 'pending') as unfinished,
    ${rows('select thing, id, before, after from gone order by n')} as moves
`

/** Reads the facts in one statement, so that they belong together. */
export async function readFacts(db: Db): Promise<Facts> {
  const { rows: read } = await sql.raw<Facts>(query).execute(db)
  return read[0] as Facts
}

const sum = (items: readonly { amount: number }[]) =>
  items.reduce((total, { amount }) => total + amount, 0)

/** Free seats by the rule: those that are neither confirmed nor held. */
export const freeSeatsOf = ({ departures, bookings }: Facts, id: number): number =>
  (departures.find((departure) => departure.id === id)?.total ?? 0) -
  bookings.filter((one) => one.departure === id && (one.status === 'confirmed' || one.isLive))
    .length

/** Members of a waitlist who neither hold nor have a seat. */
const seatless = ({ waiting, bookings }: Facts, id: number) =>
  waiting.filter(
    ({ departure, user }) =>
      departure === id &&
      !bookings.some(
        (one) =>
          one.user === user && one.departure === id && (one.status === 'confirmed' || one.isLive),
      ),
  )

/** Those of them who can be offered a seat: who has an offer elsewhere is passed over. */
const waitingFor = (facts: Facts, id: number) =>
  seatless(facts, id).filter(
    ({ user, hasOffer }) =>
      hasOffer ||
      !facts.waiting.some(
        (other) => other.user === user && other.departure !== id && other.hasOffer && !other.isKept,
      ),
  )

/** Those of them to whom a seat is offered. */
const offersOf = (facts: Facts, id: number) =>
  waitingFor(facts, id).filter(({ hasOffer }) => hasOffer)

/** The seats of a departure as every call must say them. They add up. */
export function seatsOf(facts: Facts, id: number): Seats {
  const { total } = facts.departures.find((departure) => departure.id === id)!
  const own = facts.bookings.filter(({ departure }) => departure === id)
  const booked = own.filter(({ status }) => status === 'confirmed').length
  const held = own.filter(({ isLive }) => isLive).length
  const waiting = waitingFor(facts, id)
  const untaken = total - booked - held
  const kept = Math.min(waiting.filter(({ isKept }) => isKept).length, untaken)
  const offered = Math.min(waiting.filter(({ isKept }) => !isKept).length, untaken - kept)
  const isBeingPaid =
    untaken === kept &&
    own.some(({ isBrief }) => isBrief) &&
    !seatless(facts, id).some(({ isKept }) => !isKept)
  return { total, booked, held, offered, kept, free: untaken - kept - offered, isBeingPaid }
}

function* seatFaults(facts: Facts): Generator<string> {
  for (const { id } of facts.departures) {
    const free = freeSeatsOf(facts, id)
    if (free < 0) yield `departure ${id} is oversold by ${-free}`
    const offered = offersOf(facts, id).length
    if (offered > Math.max(0, free)) yield `departure ${id} offers ${offered} of ${free} seats`
  }
}

function* priceFaults({ bookings }: Facts): Generator<string> {
  for (const { id, price, plan, total } of bookings) {
    const lines = price.package + price.gst + price.tcs
    if (lines !== total || price.total !== total) yield `the lines of booking ${id} do not add up`
    const parts = plan.kind === 'deposit' ? plan.now + plan.balance : plan.now
    if (parts !== total) yield `the parts of booking ${id} do not add up`
  }
}

/** What was recorded is what the gateway captured, and each payment is either booked or goes back in full. */
function* paymentFaults(facts: Facts): Generator<string> {
  const { payments, orders, refunds, captured, receipts } = facts
  for (const { id, gatewayId, order, amount, isBooked } of payments) {
    const taken = captured.find((one) => one.id === gatewayId)
    const { gatewayId: orderId, status, method } = orders.find((one) => one.id === order) ?? {}
    const isTaken = taken?.amount === amount && taken.orderId === orderId
    if (method === 'gateway' && !isTaken) yield `${gatewayId} was not captured`
    if (status !== 'paid' && status !== 'refunded')
      yield `order ${order} is ${status}, and has a payment`
    const back = refunds.filter(({ payment }) => payment === id)
    if (sum(back) > amount) yield `more than ${gatewayId} goes back`
    if (!isBooked && sum(back) !== amount) yield `${gatewayId} is neither booked nor going back`
    if (receipts.some(({ payment }) => payment === id) !== isBooked) yield `receipt of ${gatewayId}`
  }
  for (const { id, status } of orders) {
    const isPaid = payments.some(({ order }) => order === id)
    if (status === 'paid' && !isPaid) yield `order ${id} is paid without a payment`
    const left = payments.some(
      (one) =>
        one.order === id &&
        one.amount > sum(refunds.filter((r) => r.payment === one.id && r.status === 'done')),
    )
    if (status === 'refunded' && left) yield `order ${id} is refunded, and money is left`
    if (status === 'paid' && isPaid && !left) yield `order ${id} is paid, and nothing is left`
  }
}

function* bookingFaults({ bookings, orders, payments, refunds }: Facts): Generator<string> {
  for (const { id, status, paid, plan } of bookings) {
    const own = orders.filter(({ booking }) => booking === id).map((order) => order.id)
    const booked = payments.filter(({ order, isBooked }) => isBooked && own.includes(order))
    if (sum(booked) !== paid) yield `booking ${id} shows ${paid} of ${sum(booked)} paise`
    // Without an order: one from before payments.
    if (status === 'confirmed' && own.length > 0 && paid < plan.now) yield `${id} is not paid`
    if ((status === 'pending' || status === 'expired') && paid > 0)
      yield `${id} is paid, not booked`
    const back = refunds.some(
      ({ payment, reason }) => reason !== 'goodwill' && booked.some((one) => one.id === payment),
    )
    if (back && status !== 'cancelled') yield `booking ${id} is refunded and ${status}`
  }
}

/** A booking whose balance was captured in time is not cancelled for it. */
function* balanceFaults({ bookings, orders, payments, captured }: Facts): Generator<string> {
  for (const { id, endedBy, endedAt } of bookings) {
    if (endedBy !== 'balance' || endedAt === null) continue
    for (const order of orders.filter(({ booking }) => booking === id)) {
      const isBooked = payments.some((one) => one.order === order.id && one.isBooked)
      const isPaid = captured.some((one) => one.orderId === order.gatewayId && one.at < endedAt)
      if (isPaid && !isBooked) yield `booking ${id} is cancelled unpaid, and was paid`
    }
  }
}

/** Over all departures, to the paisa. */
function* moneyFaults({ bookings, payments, returned, ...facts }: Facts): Generator<string> {
  const refunds = facts.refunds.filter(({ payment }) => payment !== null)
  const isBooked = new Map(payments.map((payment) => [payment.id, payment.isBooked]))
  const ours = refunds.filter(({ payment }) => isBooked.get(payment as number))
  const kept = bookings.reduce((total, { paid }) => total + paid, 0) - sum(ours)
  if (sum(payments) - sum(refunds) !== kept) yield 'money in is not what was paid for bookings'
  const gatewayIds = new Map(payments.map(({ id, gatewayId }) => [id, gatewayId]))
  for (const { payment, amount, reference } of returned) {
    const refund = refunds.find(({ id }) => `refund-${id}` === reference)
    if (refund?.amount !== amount || gatewayIds.get(refund.payment as number) !== payment) {
      yield `the gateway has paid back ${reference}, and we have not asked for it`
    }
  }
  for (const { id, status, isByHand } of refunds) {
    const isReturned = returned.some(({ reference }) => reference === `refund-${id}`)
    if (status === 'done' && !isReturned && !isByHand)
      yield `refund ${id} is done, and was not paid`
  }
}

function* gapsOf(
  documents: readonly { year: string; number: number }[],
  { year, last }: { year: string; last: number },
) {
  const numbers = documents.filter((one) => one.year === year).map(({ number }) => number)
  if (numbers.some((number, index) => number !== index + 1) || numbers.length !== last) {
    yield `the numbers of ${year} have gaps: ${numbers.join(', ')} of ${last}`
  }
}

/** Receipts and credit notes have no gaps, and each refund of a receipt that was paid out has one credit note. */
function* documentFaults(facts: Facts): Generator<string> {
  const { receipts, creditNotes, receiptYears, refunds } = facts
  for (const { year, last, lastCreditNote } of receiptYears) {
    yield* gapsOf(receipts, { year, last })
    yield* gapsOf(creditNotes, { year, last: lastCreditNote })
  }
  for (const { id, payment, status } of refunds) {
    const needsNote = status === 'done' && receipts.some((one) => one.payment === payment)
    const notes = creditNotes.filter(({ refund }) => refund === id).length
    if (notes !== (needsNote ? 1 : 0)) yield `refund ${id} has ${notes} credit notes`
  }
}

/** The words for the money of a booking, counted from its refunds. */
function* wordFaults({ bookings, payments, refunds }: Facts): Generator<string> {
  for (const { id, paid, total, partRefunded, money } of bookings) {
    const own = refunds.filter(
      ({ booking, payment }) =>
        booking === id &&
        (payment === null || payments.some((one) => one.id === payment && one.isBooked)),
    )
    const done = sum(own.filter(({ status }) => status === 'done'))
    const word =
      paid === 0
        ? 'unpaid'
        : done >= paid
          ? 'refunded'
          : done > 0
            ? 'part-refunded'
            : paid >= total
              ? 'paid-in-full'
              : 'deposit-paid'
    if (money !== word) yield `booking ${id} is called ${money}, and is ${word}`
    const goodwill = sum(own.filter(({ reason }) => reason === 'goodwill'))
    if (goodwill !== partRefunded) yield `booking ${id} has other part refunds`
  }
}

/** The moves that docs/product.md allows. Money that arrives late still pays what has expired or failed. */
const allowedMoves: {
  booking: Record<BookingStatus, readonly BookingStatus[]>
  payment: Record<PaymentStatus, readonly PaymentStatus[]>
  order: Record<PaymentOrderStatus, readonly PaymentOrderStatus[]>
} = {
  booking: {
    pending: ['confirmed', 'expired', 'cancelled'],
    expired: ['confirmed'],
    confirmed: ['cancelled'],
    cancelled: [],
  },
  payment: { pending: ['paid', 'failed'], failed: ['paid'], paid: ['refunded'], refunded: [] },
  order: {
    created: ['attempted', 'failed', 'paid'],
    attempted: ['failed', 'paid'],
    failed: ['paid'],
    paid: ['refunded'],
    refunded: [],
  },
}

function* moveFaults({ moves }: Facts): Generator<string> {
  for (const { thing, id, before, after } of moves) {
    const ends: Readonly<Record<string, readonly string[]>> = allowedMoves[thing]
    if (!ends[before]?.includes(after)) yield `${thing} ${id} moved from ${before} to ${after}`
  }
}

/** No one gets a seat of a departure that has left or is cancelled. */
function* closedFaults({ moves, bookings, departures }: Facts, today: CalendarDate) {
  for (const { thing, id, before, after } of moves) {
    if (thing !== 'booking' || before !== 'expired' || after !== 'confirmed') continue
    const of = bookings.find((booking) => booking.id === id)?.departure
    const departure = departures.find((one) => one.id === of)
    if ((departure?.leaves ?? '') <= today) yield `booking ${id} is confirmed after departure`
  }
  for (const { id, status, departure } of bookings) {
    const isCancelled = departures.find((one) => one.id === departure)?.decision === 'cancelled'
    if (isCancelled && status === 'confirmed') yield `booking ${id} is confirmed for no group`
  }
}

/** What is wrong on the club's date, as sentences; empty if all rules hold. */
export const faultsOf = (facts: Facts, today: CalendarDate): string[] =>
  [
    closedFaults,
    seatFaults,
    priceFaults,
    paymentFaults,
    bookingFaults,
    balanceFaults,
    moneyFaults,
    documentFaults,
    wordFaults,
    moveFaults,
  ].flatMap((find) => [...find(facts, today)])

/** Payments that the gateway has captured, and that are neither booked nor going back. */
export function lostPayments({ captured, payments }: Facts): string[] {
  const recorded = new Set(payments.map(({ gatewayId }) => gatewayId))
  return captured.filter(({ id }) => !recorded.has(id)).map(({ id }) => id)
}

/** What must hold as well once nothing is under way. */
export function faultsAtRest(facts: Facts): string[] {
  const { refunds, unfinished } = facts
  const lost = lostPayments(facts).map((id) => `${id} is lost`)
  const open = refunds
    .filter(({ status }) => status !== 'done')
    .map(({ id }) => `refund ${id} is open`)
  return [...lost, ...open, ...(unfinished > 0 ? [`${unfinished} things are under way`] : [])]
}
