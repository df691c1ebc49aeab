import type { AdminBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { type BookingState, bookingStates } from '@farandfew/domain/bookings/booking-summary.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { sandboxOutcomes, PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { hashPassword } from '../../../src/platform/secrets/password.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, memberPassword, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { agreement } from '../../support/agreement.ts'
import { insertBooking, insertDeparture } from '../../support/rows.ts'

// Every state that a booking can have is played, and each surface is compared with the member's own view of it: the console's
// panel, its list and file, the calendar file and the mails.

/** Hidden Gems of Turkey, 14 August 2025, whose balance is due and which is decided on 15 June; and the one of October. */
const turkey = 7
const october = 11
const deposit = 5_000_000
const whole = 20_000_000

let site: TestApp
let cookie: string
let asha: SignedIn
let others: SignedIn[]
let today = '2025-05-01'
beforeAll(async () => {
  const clock = { now: () => new Date(), today: () => today }
  site = await createTestApp({ ...plainSite, clock })
})
beforeEach(async () => {
  today = '2025-05-01'
  await site.reset()
  ;[asha, ...others] = (await insertSignedIn(site.database.db, 8)) as [SignedIn, ...SignedIn[]]
  cookie = await openConsole(site, 'Meera')
})
afterAll(() => site.close())

const as = (url: string, body: object) =>
  site.request.post(url).set(fromPage(asha.cookie)).send(body)
const get = (url: string, from = asha.cookie) => site.request.get(url).set(fromPage(from))
const admin = (url: string, body: object) =>
  site.request.post(`/api/admin${url}`).set(fromPage(cookie)).send(body).expect(200)
const rounds = () => runRounds(site.context)

const view = async (id: number) =>
  (await get(`/api/bookings/${id}`).expect(200)).body as BookingView
const detail = async (id: number) =>
  (await get(`/api/admin/bookings/${id}`, cookie).expect(200)).body as AdminBooking

async function hold(): Promise<number> {
  const { body } = await as('/api/bookings', { scheduleId: turkey }).expect(201)
  return (body as BookingView).id
}

async function pay(
  bookingId: number,
  outcome: (typeof sandboxOutcomes)[number] = 'paid',
): Promise<void> {
  const { body } = await as('/api/payments/orders', { bookingId, agreement }).expect(201)
  const { orderId } = body as PaymentCheckout
  const answer = await as('/api/payments/sandbox', { orderId, outcome })
  const { paymentId, signature } = answer.body as Record<string, string | null>
  const signed = signature ? { paymentId, signature } : {}
  await as('/api/payments/verify', { orderId, ...signed }).expect(200)
}

async function book(): Promise<number> {
  const id = await hold()
  await pay(id)
  return id
}

async function bookInFull(): Promise<number> {
  const id = await book()
  await pay(id)
  return id
}

/** Ends the hold by the clock, and its sweep. */
async function endHold(minutesAgo = 2): Promise<void> {
  await sql`update bookings set hold_expires_at = now() - ${minutesAgo} * interval '1 minute'
    where status = 'pending'`.execute(site.database.db)
  await rounds()
}

/** Confirms seven other seats, which guarantees the departure. */
async function guarantee(): Promise<void> {
  for (const { id: userId } of others) {
    const seat = { userId, tripScheduleId: turkey, status: 'confirmed' } as const
    await insertBooking(site.database.db, { ...seat, confirmedAt: new Date() })
  }
  await sql`update trip_schedules set group_decision = 'guaranteed', group_decided_at = now()
    where id = ${turkey}`.execute(site.database.db)
}

const cancel = async (id: number) => {
  const { refundNow, amountPaid } = await view(id)
  await as(`/api/bookings/${id}/cancel`, { refund: refundNow, paid: amountPaid }).expect(200)
}

const move = async (id: number) => {
  const { paid, owed: balance } = (await detail(id)).sums
  await admin(`/bookings/${id}/move`, { from: turkey, to: october, paid, refund: 0, balance })
}

/** Each way into a state, and what it is then. */
const plays: readonly [name: string, state: BookingState, play: () => Promise<number>][] = [
  ['a hold', 'held', hold],
  [
    'a hold whose payment is being checked',
    'payment on its way',
    async () => {
      const id = await hold()
      await pay(id, 'late')
      return id
    },
  ],
  [
    'a hold that ended while its payment is being checked',
    'payment on its way',
    async () => {
      const id = await hold()
      await pay(id, 'late')
      await endHold()
      return id
    },
  ],
  [
    'a hold that ended',
    'hold ended',
    async () => {
      const id = await hold()
      await endHold()
      return id
    },
  ],
  [
    'a hold that ended two hours ago',
    'hold ended',
    async () => {
      const id = await hold()
      await endHold(120)
      return id
    },
  ],
  [
    'a hold that ended two hours ago while its payment is being checked',
    'hold ended',
    async () => {
      const id = await hold()
      await pay(id, 'late')
      await endHold(120)
      return id
    },
  ],
  [
    'money that came two hours after the hold',
    'hold ended',
    async () => {
      const id = await hold()
      await pay(id, 'late')
      await sql`update bookings set hold_expires_at = now() - interval '2 hours'`.execute(
        site.database.db,
      )
      await rounds()
      await sql`update sandbox_payments set captured_at = now()`.execute(site.database.db)
      await sql`update payment_orders set next_check_at = now()`.execute(site.database.db)
      await rounds()
      return id
    },
  ],
  [
    'a released seat',
    'released',
    async () => {
      const id = await hold()
      await as(`/api/bookings/${id}/cancel`, { refund: 0 }).expect(200)
      return id
    },
  ],
  [
    'a hold that the club ended',
    'hold ended by club',
    async () => {
      const id = await hold()
      await admin(`/bookings/${id}/cancel`, { by: 'club', owed: 0, paid: 0, refund: 0 })
      return id
    },
  ],
  ['a deposit', 'confirmed', book],
  [
    'a part of the balance by bank transfer',
    'confirmed',
    async () => {
      const id = await book()
      await admin(`/bookings/${id}/transfers`, {
        ...{ paid: deposit, amount: 6_000_000, reference: 'UTR 4711', receivedOn: '2025-04-30' },
      })
      return id
    },
  ],
  ['a booking paid in full', 'confirmed', bookInFull],
  [
    'a booking paid twice',
    'confirmed',
    async () => {
      const id = await hold()
      await pay(id, 'twice')
      await rounds()
      return id
    },
  ],
  [
    'a guaranteed departure',
    'confirmed',
    async () => {
      const id = await book()
      await guarantee()
      return id
    },
  ],
  [
    'a booking that was moved',
    'confirmed',
    async () => {
      const id = await book()
      await move(id)
      return id
    },
  ],
  [
    'a booking that was moved while its balance was being checked',
    'confirmed',
    async () => {
      const id = await book()
      await pay(id, 'late')
      await move(id)
      return id
    },
  ],
  [
    'a booking that was moved to a dearer departure',
    'confirmed',
    async () => {
      const id = await book()
      const dear = { departureDate: '2025-12-01', priceTier: 3 } as const
      const to = await insertDeparture(site.database.db, 1, dear)
      await admin(`/bookings/${id}/move`, {
        ...{ from: turkey, to, paid: deposit, refund: 0, balance: 25_000_000 },
      })
      return id
    },
  ],
  [
    'a refund of a part',
    'confirmed',
    async () => {
      const id = await bookInFull()
      const part = { amount: 2_000_000, reason: 'Another hotel' }
      await admin(`/bookings/${id}/refunds`, { paid: whole, partRefunded: 0, ...part })
      await rounds()
      return id
    },
  ],
  [
    'a balance that is overdue',
    'balance overdue',
    async () => {
      const id = await book()
      await guarantee()
      today = '2025-06-16'
      await rounds()
      return id
    },
  ],
  [
    'the last day of grace',
    'balance overdue',
    async () => {
      const id = await book()
      await guarantee()
      today = '2025-06-18'
      await rounds()
      return id
    },
  ],
  [
    'a balance that was not paid',
    'balance not paid',
    async () => {
      const id = await book()
      await guarantee()
      today = '2025-06-19'
      await rounds()
      return id
    },
  ],
  [
    'a trip under way',
    'travelling',
    async () => {
      const id = await bookInFull()
      await guarantee()
      today = '2025-08-15'
      return id
    },
  ],
  [
    'a trip that is over',
    'travelled',
    async () => {
      const id = await bookInFull()
      await guarantee()
      today = '2025-08-18'
      return id
    },
  ],
  [
    'a booking that its member cancelled, its refund requested',
    'cancelled by member',
    async () => {
      const id = await book()
      await cancel(id)
      return id
    },
  ],
  [
    'the same, its refund done',
    'cancelled by member',
    async () => {
      const id = await book()
      await cancel(id)
      await rounds()
      await rounds()
      return id
    },
  ],
  [
    'a booking cancelled too late for a refund',
    'cancelled by member',
    async () => {
      const id = await bookInFull()
      await guarantee()
      await sql`update bookings set confirmed_at = now() - interval '3 days'`.execute(
        site.database.db,
      )
      today = '2025-08-01'
      await cancel(id)
      return id
    },
  ],
  [
    'a booking that was moved and then cancelled',
    'cancelled by member',
    async () => {
      const id = await book()
      await move(id)
      await cancel(id)
      await rounds()
      return id
    },
  ],
  [
    'a booking that the club cancelled',
    'cancelled by club',
    async () => {
      const id = await book()
      const sums = { owed: deposit, paid: deposit, refund: deposit }
      await admin(`/bookings/${id}/cancel`, { by: 'club', ...sums })
      return id
    },
  ],
  [
    'a departure that the club cancelled',
    'departure cancelled',
    async () => {
      const id = await book()
      const reason = 'The road to Cappadocia is closed.'
      await admin(`/departures/${turkey}/cancel`, { travellers: 1, refund: deposit, reason })
      await rounds()
      return id
    },
  ],
  [
    'a group that did not gather',
    'too few travellers',
    async () => {
      const id = await book()
      today = '2025-06-15'
      await rounds()
      return id
    },
  ],
]

it('plays every state', () => {
  expect([...new Set(plays.map(([, state]) => state))].sort()).toEqual([...bookingStates].sort())
})

/** The sums that texts name. */
const sumsIn = (...texts: (string | null | undefined)[]) =>
  texts.flatMap((text) => [...(text ?? '').matchAll(/₹[\d,]+/g)].map(([sum]) => sum))
const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`

/** Every sum that the member's view of the booking has. */
function sumsOf({ summary, price, plan, receipts, creditNotes, amountPaid }: BookingView) {
  const { money, next, refunds, refundTable } = summary
  const amounts = [
    ...[amountPaid, price.total, plan.now, ...receipts.map(({ amount }) => amount)],
    ...[...refunds, ...creditNotes].map(({ amount }) => amount),
    ...refundTable.rows.flatMap(({ amount, ofWhole }) => [amount, ofWhole ?? 0]),
    ...(plan.kind === 'deposit' ? [plan.balance] : []),
  ]
  return new Set([...sumsIn(money, next), ...amounts.map(rupees)])
}

async function listed(id: number) {
  const { body } = await get(`/api/admin/bookings?search=%23${id}`, cookie).expect(200)
  return (body as AdminBookings).items[0]
}

async function rowOfFile(id: number) {
  const { text } = await get(`/api/admin/bookings.csv?search=%23${id}`, cookie).expect(200)
  return (parse(text, { columns: true, bom: true }) as Record<string, string>[])[0]
}

it.each(plays)('each surface says of %s what its member reads', async (_name, state, play) => {
  const id = await play()
  const own = await view(id)
  const { summary } = own
  expect(summary.state).toBe(state)

  expect((await detail(id)).summary).toEqual(summary)
  const { label, moneyLabel } = summary
  expect(await listed(id)).toMatchObject({ label, moneyLabel })
  expect(await rowOfFile(id)).toMatchObject({ State: label, Money: moneyLabel })

  const { status, text } = await get(`/api/bookings/${id}/calendar.ics`)
  const isAdded = summary.actions.includes('add to calendar') || state === 'travelled'
  const isRemoved = summary.actions.includes('remove from calendar')
  expect(status).toBe(isAdded || isRemoved ? 200 : 404)
  expect(text.includes('METHOD:CANCEL')).toBe(isRemoved)

  const mail = (await mailsTo(site, asha.email)).at(-1)
  // The other sums of the mail of a hold are those of its checkout. No mail leaves on the day of departure.
  if (!mail || mail.kind === 'booking.held' || own.departure.departureDate <= today) return
  const said = sumsOf(own)
  const unknown = sumsIn(mail.content.subject, mail.content.text).filter((sum) => !said.has(sum))
  expect(unknown).toEqual([])
})

it('says of a payment that was on its way when the booking was moved that it goes back', async () => {
  const id = await book()
  await pay(id, 'late')
  await move(id)
  expect((await view(id)).summary).toMatchObject({
    money:
      'Deposit paid: ₹50,000 of ₹2,00,000. A payment that is still on its way goes back in full when it arrives.',
    actions: expect.arrayContaining(['pay']),
  })
})

it('says of the booking of an erased account what its terms gave back', async () => {
  const id = await book()
  await site.database.db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(memberPassword) })
    .where('id', '=', asha.id)
    .execute()
  await site.request
    .delete('/api/user')
    .set(fromPage(asha.cookie))
    .send({ currentPassword: memberPassword, refund: deposit })
    .expect(200)
  expect((await detail(id)).summary).toMatchObject({
    state: 'cancelled by member',
    money: 'You have paid ₹50,000, and your refund is ₹50,000.',
  })
})
