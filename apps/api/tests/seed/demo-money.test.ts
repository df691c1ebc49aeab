import { financialYear, receiptNumber } from '@farandfew/domain/refunds/receipt-number.ts'
import { sql } from 'kysely'
import { runRounds } from '../../src/club/bookings/bookings.jobs.ts'
import { cancelBookingForOperator } from '../../src/club/bookings/cancellations.service.ts'
import { recordTransfer } from '../../src/club/payments/transfers.service.ts'
import { checkSums } from '../../src/club/integrity/check-sums.ts'
import { compareWithGateway } from '../../src/club/integrity/gateway-comparison.service.ts'
import { readIntegrity } from '../../src/club/integrity/integrity.service.ts'
import { remindOfTravelDetails } from '../../src/club/travel-details/travel-details.jobs.ts'
import { seed } from '../../src/seed/seed.ts'
import { createTestApp, type TestApp } from '../harness/test-app.ts'
import { createTestDatabase } from '../support/index.ts'

const today = '2025-05-01'

let site: TestApp
beforeEach(async () => {
  const database = await createTestDatabase()
  await seed(database.db, { demo: true, demoPassword: 'sunny-side-up' })
  site = await createTestApp({ database, today })
})
afterEach(() => site.close())

/** What the page Integrity lists, by its kinds. */
async function listFaults(): Promise<Record<string, number>> {
  await checkSums(site.context, { olderThanMinutes: 0 })
  const { kinds } = await readIntegrity(site.database.db, site.context)
  return Object.fromEntries(
    kinds.filter(({ total }) => total > 0).map(({ kind, total }) => [kind, total]),
  )
}

const countOf = async (table: 'outbox' | 'mailingRecipients', where: 'unsent' | 'all') => {
  const isUnsent =
    table === 'outbox' ? sql<boolean>`sent_at is null` : sql<boolean>`ended_at is null`
  const { count } = await site.database.db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('count'))
    .where(where === 'all' ? sql<boolean>`true` : isUnsent)
    .executeTakeFirstOrThrow()
  return count
}

const findSale = (username: string, departureId: number) =>
  site.database.db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.userId')
    .select(['b.id', 'b.amountPaid', 'b.totalAmount', 'b.status', 'b.refunded', 'b.paymentStatus'])
    .where('u.username', '=', username)
    .where('b.tripScheduleId', '=', departureId)
    .executeTakeFirstOrThrow()

test('adds up: all that is left to do is one refund to pay by hand', async () => {
  expect(await listFaults()).toEqual({ 'refund-by-hand': 1 })
})

test('has the payments and refunds of the last days as its gateway has them', async () => {
  const { gateway, club, differences } = await compareWithGateway(site.context, 31)
  expect(differences).toEqual([])
  expect(club).toEqual(gateway)
  expect(gateway.refunded).toBeGreaterThan(0)
})

test('has a payment of every kind, balances ahead and overdue, and a refund at every step', async () => {
  const { db } = site.database
  const { rows } = await sql<{ what: string }>`
    select distinct kind || ' by ' || method as what from payment_orders
    union select distinct 'refund ' || status || ' ' || reason from refunds
    union select distinct 'balance ' || case when balance_due < ${today} then 'overdue' else 'ahead' end
      from bookings where status = 'confirmed' and amount_paid < total_amount
    order by 1
  `.execute(db)
  expect(rows.map(({ what }) => what)).toEqual([
    'balance ahead',
    'balance by gateway',
    'balance by transfer',
    'balance overdue',
    'deposit by gateway',
    'deposit by transfer',
    'refund by-hand member',
    'refund done goodwill',
    'refund done member',
    'refund queued member',
    'refund sent member',
  ])
})

test('the first start sends nothing, and changes no booking', async () => {
  const { db } = site.database
  const readBookings = () => db.selectFrom('bookings').selectAll().orderBy('id').execute()
  const before = await readBookings()
  const mails = await countOf('outbox', 'all')
  expect(mails).toBeGreaterThan(20)
  await runRounds(site.context)
  await remindOfTravelDetails(site.context)
  expect(await countOf('outbox', 'all')).toBe(mails)
  expect(await countOf('outbox', 'unsent')).toBe(0)
  expect(await countOf('mailingRecipients', 'unsent')).toBe(0)
  expect(await readBookings()).toEqual(before)
})

test('receipts are numbered by date in each financial year, and the next one goes on', async () => {
  const { db } = site.database
  const receipts = await db
    .selectFrom('receipts')
    .select(['year', 'number', 'label', 'issuedOn'])
    .orderBy('issuedOn')
    .orderBy('number')
    .execute()
  const next = new Map<string, number>()
  for (const { year, number, label, issuedOn } of receipts) {
    const expected = (next.get(year) ?? 0) + 1
    next.set(year, expected)
    expect([year, number, label]).toEqual([
      financialYear(issuedOn),
      expected,
      receiptNumber(year, expected),
    ])
  }
  expect([...next.keys()]).toEqual(['2023-24', '2024-25', '2025-26'])

  const { id, amountPaid: paid, totalAmount } = await findSale('rafael', 4)
  const record = { amount: totalAmount - paid, paid, reference: 'UTR1', receivedOn: today }
  await db.transaction().execute((trx) => recordTransfer(trx, site.context, { id, ...record }))
  const last = await db
    .selectFrom('receipts')
    .select('label')
    .orderBy('year', 'desc')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  expect(last.label).toBe(receiptNumber('2025-26', next.get('2025-26')! + 1))
})

test('the gateway pays back what goes back of the demo, also what was on its way', async () => {
  const { db } = site.database
  const { id: bookingId, amountPaid: paid } = await findSale('maya', 11)
  const cancellation = { bookingId, by: 'member', owed: paid, paid, refund: paid } as const
  await db
    .transaction()
    .execute((trx) =>
      cancelBookingForOperator(trx, site.context, { ...cancellation, role: 'owner' }),
    )
  await db
    .updateTable('refunds')
    .set({ nextAttemptAt: new Date(0) })
    .execute()
  await runRounds(site.context)
  expect(await findSale('maya', 11)).toMatchObject({
    ...{ status: 'cancelled', paymentStatus: 'refunded', refunded: paid },
  })
  const statuses = await db.selectFrom('refunds').select('status').execute()
  expect(statuses.filter(({ status }) => status !== 'done')).toEqual([{ status: 'by-hand' }])
  expect(await listFaults()).toEqual({ 'refund-by-hand': 1 })
})
