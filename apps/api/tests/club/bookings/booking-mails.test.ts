import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import type { MailContent } from '../../../src/platform/db/column-types.ts'
import { refundLines } from '@farandfew/domain/refunds/refund-table.ts'
import { followUpBalances, runRounds } from '../../../src/club/bookings/bookings.jobs.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, mailsTo, memberPassword, plainSite } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { clubEmail, createTestApp, type TestApp } from '../../harness/test-app.ts'
import { agreement } from '../../support/agreement.ts'
import { insertBooking, insertDeparture } from '../../support/rows.ts'
import { hashPassword } from '../../../src/platform/secrets/password.ts'

/** Hidden Gems of Turkey, 14 August 2025, which is decided on 15 June; and the one of October. */
const turkey = 7
const october = 11
const deposit = 5_000_000
const whole = 20_000_000

let site: TestApp
let cookie: string
let asha: SignedIn
let others: SignedIn[]
beforeAll(async () => {
  site = await createTestApp(plainSite)
})
beforeEach(async () => {
  await site.reset()
  ;[asha, ...others] = (await insertSignedIn(site.database.db, 8)) as [SignedIn, ...SignedIn[]]
  cookie = await openConsole(site, 'Meera')
})
afterAll(() => site.close())

const as = (member: SignedIn, url: string, body: object) =>
  site.request.post(url).set(fromPage(member.cookie)).send(body)
const admin = (url: string, body: object) =>
  site.request.post(`/api/admin${url}`).set(fromPage(cookie)).send(body).expect(200)
const onDate = (today: string) => ({
  ...site.context,
  clock: { now: () => new Date(), today: () => today },
})

async function hold(scheduleId = turkey): Promise<number> {
  const { body } = await as(asha, '/api/bookings', { scheduleId }).expect(201)
  return (body as BookingView).id
}
const openOrder = async (bookingId: number) =>
  (await as(asha, '/api/payments/orders', { bookingId, agreement }).expect(201))
    .body as PaymentCheckout

/** Pays what is due at the gateway. */
async function pay(bookingId: number): Promise<void> {
  const { orderId } = await openOrder(bookingId)
  const { body } = await as(asha, '/api/payments/sandbox', { orderId, outcome: 'paid' })
  await as(asha, '/api/payments/verify', { orderId, ...(body as object) }).expect(200)
}

async function book(scheduleId = turkey): Promise<number> {
  const id = await hold(scheduleId)
  await pay(id)
  return id
}

const transfer = (id: number, body: { paid: number; amount: number; reference: string }) =>
  admin(`/bookings/${id}/transfers`, { receivedOn: '2025-04-30', ...body })

/** Gives seven other members a seat without a payment. */
async function fillUp(scheduleId = turkey): Promise<void> {
  for (const { id: userId } of others) {
    const seat = { userId, tripScheduleId: scheduleId, status: 'confirmed' } as const
    await insertBooking(site.database.db, { ...seat, confirmedAt: new Date() })
  }
}

const read = async (id: number) =>
  (await site.request.get(`/api/admin/bookings/${id}`).set(fromPage(cookie)).expect(200))
    .body as AdminBooking
const mailsOf = async (kind: string) =>
  (await mailsTo(site, asha.email)).filter((mail) => mail.kind === kind)
const lastMail = async (kind: string) => (await mailsOf(kind)).at(-1)!.content

describe('a reminder of the balance', () => {
  it('threatens nobody before the departure is guaranteed', async () => {
    await book()
    await runRounds(onDate('2025-06-01'))
    const { text } = await lastMail('booking.balance-due')
    expect(text).toContain('your booking for Hidden Gems of Turkey (departing on 14 August 2025).')
    expect(text).toContain('The balance of ₹1,50,000 is due by 15 June 2025.')
    expect(text).toContain('decided by 15 June 2025, otherwise everyone is refunded in full.')
    expect(text).not.toMatch(/If it is not paid|Your seat then/)
  })

  it('said nothing of what is lost, so the mail about the guarantee does', async () => {
    await book()
    await runRounds(onDate('2025-06-01'))
    for (const { id: userId } of others.slice(0, 6)) {
      const seat = { userId, tripScheduleId: turkey, status: 'confirmed' } as const
      await insertBooking(site.database.db, { ...seat, confirmedAt: new Date() })
    }
    const [first, last] = [asha, others[6]!]
    asha = last
    await book()
    asha = first
    const { text } = await lastMail('booking.guaranteed')
    expect(text).toContain(
      'The balance of ₹1,50,000 is due by 15 June 2025. We accept it until 18 June 2025.',
    )
    expect(text).toContain('Your seat then goes to someone else')
    await runRounds(onDate('2025-06-08'))
    expect((await lastMail('booking.balance-due')).text).toContain(
      'We accept it until 18 June 2025.',
    )
  })

  it('does not leave on the day of the booking or of a move, whose mails name the balance', async () => {
    const departureDate = '2025-07-10'
    const near = await insertDeparture(site.database.db, 1, { departureDate })
    const id = await book(near)
    expect((await lastMail('booking.confirmed')).text).toContain('is due by 11 May 2025.')
    await runRounds(site.context)
    expect(await mailsOf('booking.balance-due')).toEqual([])
    await runRounds(onDate('2025-05-04'))
    expect(await mailsOf('booking.balance-due')).toHaveLength(1)

    const later = await insertDeparture(site.database.db, 1, { departureDate: '2025-07-12' })
    const { sums } = await read(id)
    const { paid, owed: balance } = sums
    await admin(`/bookings/${id}/move`, { from: near, to: later, paid, refund: 0, balance })
    await runRounds(site.context)
    expect(await mailsOf('booking.balance-due')).toHaveLength(1)
  })
})

describe('what the summary of a booking says', () => {
  const summaryOf = async (id: number) => {
    const { body } = await site.request.get(`/api/bookings/${id}`).set(fromPage(asha.cookie))
    return (body as BookingView).summary
  }
  /** Expects a mail to say of the money, of what follows and of cancelling what the summary says, and nothing else. */
  async function expectSummary(kind: string, id: number) {
    const { money, next, refundTable } = await summaryOf(id)
    const { text } = await lastMail(kind)
    const said = [money, ...(next === null ? [] : [next])]
    expect(text.split('\n').filter((line) => said.includes(line))).toEqual(said)
    const [, cancelling = ''] = text.split('If you cancel: ')
    const lines = refundLines(refundTable)
    expect(cancelling.split('\n').slice(0, lines.length)).toEqual(lines)
    return said
  }

  it('is what the mails say: the deposit, its balance, and what cancelling gives before and after', async () => {
    const id = await book()
    expect(await expectSummary('booking.confirmed', id)).toEqual([
      'Deposit paid: ₹50,000 of ₹2,00,000.',
      'The balance of ₹1,50,000 is due by 15 June 2025.',
    ])
    await admin(`/bookings/${id}/confirmation/send`, {})
    await expectSummary('booking.confirmation', id)
    await pay(id)
    expect(await expectSummary('booking.balance-paid', id)).toEqual(['Paid in full: ₹2,00,000.'])
    expect((await lastMail('booking.balance-paid')).text).toContain(
      'Receipt for the balance FF/25-26/000002',
    )
    expect((await lastMail('booking.balance-paid')).text).toContain(
      'If you cancel: Until 15 June 2025: ₹2,00,000 back',
    )
  })

  it('is what the mails say of a sum that is not the deposit, and after a move', async () => {
    const id = await hold()
    await transfer(id, { paid: 0, amount: 11_000_000, reference: 'UTR 1' })
    const [money] = await expectSummary('booking.confirmed', id)
    expect(money).toBe('₹1,10,000 of ₹2,00,000 paid so far.')
    const paid = { paid: 11_000_000, refund: 0, balance: 9_000_000 }
    await admin(`/bookings/${id}/move`, { from: turkey, to: october, ...paid })
    const { text } = await lastMail('booking.moved')
    const { next, refundTable } = await summaryOf(id)
    expect(text).toContain(money)
    expect(text).toContain(next)
    expect(text).toContain(`If you cancel: ${refundLines(refundTable).join('\n')}`)
  })

  it('names the second receipt of a balance by its part, and keeps the name of the first', async () => {
    const id = await book()
    const linked = async () => (await lastMail('booking.balance-paid')).text
    await transfer(id, { paid: deposit, amount: 6_000_000, reference: 'UTR 1' })
    expect(await linked()).toContain('Receipt for the balance FF/25-26/000002')
    await transfer(id, { paid: 11_000_000, amount: 9_000_000, reference: 'UTR 2' })
    expect(await linked()).toContain('Receipt for part 2 of the balance FF/25-26/000003')
    const { body } = await site.request.get(`/api/bookings/${id}`).set(fromPage(asha.cookie))
    const { receipts } = body as BookingView
    expect(receipts.map(({ partNumber }) => partNumber)).toEqual([null, null, 2])
  })

  it('keeps a reminder of the balance back while its payment is on its way', async () => {
    const id = await book()
    const { orderId } = await openOrder(id)
    const undecided = (at: Date | null) =>
      site.database.db
        .updateTable('paymentOrders')
        .set({ undecidedAt: at })
        .where('orderId', '=', orderId)
        .execute()
    await undecided(new Date())
    await followUpBalances(onDate('2025-06-01'))
    expect(await mailsOf('booking.balance-due')).toEqual([])
    await undecided(null)
    await followUpBalances(onDate('2025-06-01'))
    expect(await mailsOf('booking.balance-due')).toHaveLength(1)
  })
})

describe('a hold that ends unpaid', () => {
  const lateMoney = 'We have received no payment. If one still arrives, all of it goes back to you.'

  it('with its departure, while a payment may be on its way', async () => {
    const { orderId } = await openOrder(await hold())
    await as(asha, '/api/payments/sandbox', { orderId, outcome: 'lost' })
    await runRounds(onDate('2025-06-15'))
    const { subject, text } = await lastMail('booking.cancelled')
    expect(subject).toBe('Your seat on the Turkey trip is no longer held')
    expect(text).toContain('Fewer than 8 people booked Hidden Gems of Turkey')
    expect(text).toContain(lateMoney)
    expect(text).not.toMatch(/had not paid|booking is cancelled/)
  })

  it('by an operator', async () => {
    const id = await hold()
    await admin(`/bookings/${id}/cancel`, { by: 'club', paid: 0, owed: 0, refund: 0 })
    const { subject, text } = await lastMail('booking.cancelled')
    expect(subject).toBe('Your seat on the Turkey trip is no longer held')
    expect(text).toContain('We had to end your hold on a seat on Hidden Gems of Turkey')
    expect(text).toContain(lateMoney)
    expect(text).not.toContain('cancel')
  })
})

describe('a booking that was moved', () => {
  const move = (id: number, body: object) =>
    admin(`/bookings/${id}/move`, { from: turkey, to: october, paid: deposit, ...body })

  it('is named first, and then its receipts and credit notes, which name the earlier trip', async () => {
    const id = await book()
    await move(id, { refund: 0, balance: whole - deposit })
    const now = 'your booking for Hidden Gems of Turkey (departing on 11 October 2025)'
    const then = 'which names Hidden Gems of Turkey (departing on 14 August 2025).'
    await admin(`/bookings/${id}/receipts/FF-25-26-000001/send`, {})
    expect((await lastMail('booking.receipt')).text).toContain(
      `About ${now}: here is the receipt for the deposit FF/25-26/000001, ${then}`,
    )
    await as(asha, `/api/bookings/${id}/cancel`, { refund: deposit }).expect(200)
    expect((await lastMail('booking.cancelled')).text).toContain(`You cancelled ${now}.`)
    expect((await lastMail('booking.cancelled')).text).toContain(
      'We email you as soon as all of it is done.',
    )
    await runRounds(site.context)
    const { subject, text } = await lastMail('booking.refunded')
    expect(subject).toBe('Your refund of ₹50,000 for your Turkey booking is done')
    expect(text).not.toContain('We email you')
    expect(text).toContain(`We have refunded ₹50,000 of ${now} to the card`)
    expect(text).toContain(`Your credit note is CN/25-26/000001, ${then}`)
    await admin(`/bookings/${id}/receipts/CN-25-26-000001/send`, {})
    expect((await lastMail('booking.receipt')).text).toContain(
      `About ${now}: here is the credit note CN/25-26/000001, ${then}`,
    )
  })

  it('reads its new price, and that the earlier word about flights no longer holds', async () => {
    const id = await book()
    await fillUp()
    await site.database.db
      .updateTable('tripSchedules')
      .set({ groupDecision: 'guaranteed' })
      .where('id', '=', turkey)
      .execute()
    await move(id, { refund: 0, balance: whole - deposit })
    const { text } = await lastMail('booking.moved')
    expect(text).toContain(
      'Your earlier departure was guaranteed, and this one is not yet: please book no flights for it before we email you that it is. 1 of 8: guaranteed when 7 more join',
    )
    for (const said of [
      'Deposit paid: ₹50,000 of ₹2,00,000.',
      'decided by',
      'flights',
      'The balance',
    ]) {
      expect([said, text.split(said).length - 1]).toEqual([said, 1])
    }
  })

  it('says nothing of flights if the earlier departure was not guaranteed either', async () => {
    const id = await book()
    await move(id, { refund: 0, balance: whole - deposit })
    expect((await lastMail('booking.moved')).text).not.toContain('earlier departure')
  })
})

describe('money that was not paid on the site', () => {
  it('goes back in parts that each name their way, and the club reads of whom', async () => {
    const { db } = site.database
    await db
      .updateTable('users')
      .set({ firstName: 'Asha', lastName: 'Rao' })
      .where('id', '=', asha.id)
      .execute()
    const id = await book()
    await transfer(id, { paid: deposit, amount: 15_000_000, reference: 'UTR 1' })
    await as(asha, `/api/bookings/${id}/cancel`, { refund: whole }).expect(200)
    const { text } = await lastMail('booking.cancelled')
    expect(text).toContain('You have paid ₹2,00,000, and your refund is ₹2,00,000.')
    expect(text).toContain(
      'Refund: ₹1,50,000\nRequested on 1 May 2025; we pay it by bank transfer.',
    )
    expect(text).toContain(
      'Refund: ₹50,000\nRequested on 1 May 2025; it goes to the card or account that was used to pay.',
    )
    const notice = (await mailsTo(site, clubEmail)).at(-1)!.content
    expect(notice.subject).toBe(`Booking ${id}: pay back ₹1,50,000 by hand`)
    expect(notice.text).toContain('The booking of Asha Rao was cancelled')
    expect(notice.text).toContain('enter the reference on the page Refunds by hand.')
    expect(notice.text).toContain('/money/refunds')
  })
})

describe('a bank transfer', () => {
  it("is said to have arrived on its day, by the mails, the receipt and the accountant's file", async () => {
    const id = await hold()
    await transfer(id, { paid: 0, amount: 11_000_000, reference: 'UTR 1' })
    const received = 'We received ₹1,10,000 by bank transfer on 30 April 2025.'
    const confirmed = await lastMail('booking.confirmed')
    expect(confirmed.text).toContain(received)
    expect(confirmed.text).toContain('Receipt for the first payment FF/25-26/000001')
    await admin(`/bookings/${id}/receipts/FF-25-26-000001/send`, {})
    expect((await lastMail('booking.receipt')).text).toContain(
      'We received ₹1,10,000 on 30 April 2025; the receipt was issued on 1 May 2025.',
    )
    await transfer(id, { paid: 11_000_000, amount: 9_000_000, reference: 'UTR 2' })
    const paid = await lastMail('booking.balance-paid')
    expect(paid.text).toContain('by bank transfer on 30 April 2025.')
    expect(paid.text).toContain('Receipt for the balance FF/25-26/000002')
    const { body } = await site.request.get(`/api/bookings/${id}`).set(fromPage(asha.cookie))
    const dates = { issuedOn: '2025-05-01', receivedOn: '2025-04-30' }
    expect((body as BookingView).receipts).toMatchObject([
      { ...dates, part: 'first payment' },
      { ...dates, part: 'balance' },
    ])
    const { text } = await site.request
      .get('/api/admin/receipts.csv')
      .query({ from: '2025-05-01', to: '2025-05-01' })
      .set(fromPage(cookie))
    const [head, first] = text.split('\r\n').map((line) => line.split(','))
    const cellOf = (name: string) => first?.[head?.indexOf(`"${name}"`) ?? -1]
    expect([cellOf('Date'), cellOf('Received On')]).toEqual(['"2025-05-01"', '"2025-04-30"'])
  })
})

describe('a part refund', () => {
  it('keeps its reason, for the member, the console, the accountant and the credit note', async () => {
    const reason = 'The hotel was another one.'
    const id = await book()
    const part = { paid: deposit, partRefunded: 0, amount: 1_000_000, reason }
    await admin(`/bookings/${id}/refunds`, part)
    await runRounds(site.context)
    expect((await read(id)).refunds).toMatchObject([{ reason: 'goodwill', givenReason: reason }])
    const { body } = await site.request.get(`/api/bookings/${id}`).set(fromPage(asha.cookie))
    expect(body as BookingView).toMatchObject({
      refundHistory: [{ givenReason: reason }],
      creditNotes: [{ givenReason: reason }],
    })
    const { text } = await site.request
      .get('/api/admin/receipts.csv')
      .query({ from: '2025-05-01', to: '2025-05-01' })
      .set(fromPage(cookie))
    expect(text).toContain(`"Goodwill, without cancelling: ${reason}"`)
  })
})

test('the last mail after an erasure names the receipt and the reference at the gateway', async () => {
  const { db } = site.database
  await db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(memberPassword) })
    .where('id', '=', asha.id)
    .execute()
  await book()
  await site.request
    .delete('/api/user')
    .set(fromPage(asha.cookie))
    .send({ currentPassword: memberPassword, refund: deposit })
    .expect(200)
  const { gatewayId } = await db
    .selectFrom('payments')
    .select('gatewayId')
    .executeTakeFirstOrThrow()
  const mail = await db
    .selectFrom('outbox')
    .select('content')
    .where('kind', '=', 'account.erased')
    .executeTakeFirstOrThrow()
  const { text } = mail.content as MailContent
  expect(text).toContain(
    'Of the ₹50,000 you have paid, we refund ₹50,000 to the card or account that was used to pay.',
  )
  expect(text).toContain(
    `Receipt for the deposit FF/25-26/000001. Reference of the payment: ${gatewayId}`,
  )
  expect(text).not.toMatch(/refund-\d/)
})
