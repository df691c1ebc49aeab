import { receiptNumber } from '@farandfew/domain/refunds/receipt-number.ts'
import pLimit from 'p-limit'
import {
  isSandbox,
  type SandboxGateway,
} from '../../../src/platform/ports/payments/sandbox/sandbox-gateway.ts'
import type { SandboxWebhook } from '../../../src/platform/ports/payments/sandbox/deliver-events.ts'
import { checkOut, hold, openOrder, sendReport } from '../../harness/booking-calls.ts'
import { insertOpenDepartures } from '../../harness/booking-world.ts'
import { plainSite } from '../../harness/members.ts'
import { insertSignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import {
  createRandom,
  createTestDatabase,
  shuffle,
  sized,
  type TestDatabase,
} from '../../support/index.ts'

// For the full size.
jest.setTimeout(1_200_000)

// Each payment causes two events, and every second one is also reported by the browser.
const payments = sized(60, 1000)
const timesEach = 3
const atOnce = 16

let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue' })
  site = await createTestApp({ ...plainSite, database })
})
afterAll(async () => {
  await site.close()
  await database.close()
})

async function sendEvent({ rawBody, headers }: SandboxWebhook): Promise<number> {
  const init = { method: 'POST', headers, body: rawBody }
  return (await fetch(`${site.origin}/api/payments/webhook`, init)).status
}

/** The events that the gateway has not sent yet. */
async function collectEvents(): Promise<SandboxWebhook[]> {
  const gateway = site.context.payments
  expect(isSandbox(gateway)).toBe(true)
  const events: SandboxWebhook[] = []
  await (gateway as SandboxGateway).deliverEvents(async (event) => void events.push(event))
  return events
}

/** Holds a seat for each of the members and pays for it, so that all of it waits to be reported. */
async function payAll() {
  const departures = await insertOpenDepartures(database.db, 10, payments)
  const members = await insertSignedIn(database.db, payments)
  return pLimit(atOnce).map(members, async (member, index) => {
    const { id } = await hold(site.origin, member, departures[index % 10] as number)
    const { orderId } = await openOrder(site.origin, member, id)
    return { member, report: await checkOut(site.origin, member, orderId) }
  })
}

test('payments that are reported several times and in any order are each recorded once', async () => {
  const paid = await payAll()
  const events = await collectEvents()
  expect(events).toHaveLength(2 * payments)

  const deliveries = Array.from({ length: timesEach }, () => events).flat()
  const reports = paid.filter((_, index) => index % 2 === 0)
  const calls = shuffle(
    [
      ...deliveries.map((event) => () => sendEvent(event)),
      ...reports.map(({ member, report }) => async () => {
        return (await sendReport(site.origin, member, report)).status
      }),
    ],
    createRandom(20_250_501),
  )
  const statuses = await pLimit(atOnce).map(calls, (call) => call())
  expect(statuses.filter((status) => status !== 200)).toEqual([])

  const { db } = database
  const bookings = await db.selectFrom('bookings').select(['status', 'amountPaid']).execute()
  expect(bookings).toEqual(paid.map(() => ({ status: 'confirmed', amountPaid: 5_000_000 })))
  const recorded = await db.selectFrom('payments').select(['gatewayId', 'isBooked']).execute()
  expect(recorded.map(({ gatewayId }) => gatewayId).sort()).toEqual(
    paid.map(({ report }) => report.paymentId).sort(),
  )
  expect(recorded.every(({ isBooked }) => isBooked)).toBe(true)
  expect(await db.selectFrom('refunds').select('id').execute()).toEqual([])
  const mails = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'booking.confirmed')
    .execute()
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    paid.map(({ member }) => member.email).sort(),
  )
  const receipts = await db.selectFrom('receipts').select(['year', 'number']).execute()
  expect(receipts.map(({ year, number }) => receiptNumber(year, number)).sort()).toEqual(
    paid.map((_, index) => receiptNumber('2025-26', index + 1)),
  )
})
