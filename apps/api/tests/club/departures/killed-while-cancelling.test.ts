import { sql } from 'kysely'
import { createProgramFolder, startApi } from '../../harness/api-program.ts'
import { adminPassword } from '../../harness/test-app.ts'
import { fromPage } from '../../harness/members.ts'
import { createTestDatabase, type TestDatabase, until } from '../../support/index.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

jest.setTimeout(120_000)

/** Hidden Gems of Turkey, 14 August 2025. */
const turkey = 7
const travellers = 12
const whole = 20_000_000

let files: Awaited<ReturnType<typeof createProgramFolder>>
let database: TestDatabase
beforeAll(async () => {
  files = await createProgramFolder()
  database = await createTestDatabase({ contents: 'catalogue' })
})
afterAll(async () => {
  await database.close()
  await files.remove()
})

/** Inserts travellers who have paid in full on the site. */
async function insertTravellers(): Promise<void> {
  const { db } = database
  for (let count = 0; count < travellers; count += 1) {
    const userId = await insertUser(db, { email: `traveller-${count}@mail.example` })
    const bookingId = await insertBooking(db, {
      userId,
      tripScheduleId: turkey,
      status: 'confirmed',
      paymentStatus: 'paid',
      amountPaid: whole,
      totalAmount: whole,
      confirmedAt: new Date(),
    })
    const orderId = `order_Kill${count}`
    await sql`insert into sandbox_orders (id, reference, amount, currency)
      values (${orderId}, ${orderId}, ${whole}, 'INR')`.execute(db)
    await sql`insert into sandbox_payments (id, order_id, amount, currency, captured_at)
      values (${`pay_Kill${count}`}, ${orderId}, ${whole}, 'INR', now())`.execute(db)
    await sql`
      with o as (
        insert into payment_orders (order_id, booking_id, amount, status, trip_id, schedule_id, user_id, payment_id)
        values (${orderId}, ${bookingId}, ${whole}, 'paid', 1, ${turkey}, ${userId}, ${`pay_Kill${count}`})
        returning id
      )
      insert into payments (gateway_id, payment_order_id, amount, currency, is_booked)
      select ${`pay_Kill${count}`}, id, ${whole}, 'INR', true from o
    `.execute(db)
  }
}

const count = async (query: string): Promise<number> =>
  (await sql.raw<{ count: number }>(`select count(*)::int as count ${query}`).execute(database.db))
    .rows[0]?.count ?? 0
const cancelled = () => count(`from bookings where status = 'cancelled'`)

test('a departure whose cancelling is killed half-way is cancelled to the end, with one mail and one refund each', async () => {
  await insertTravellers()
  // Each booking takes a while, so that the kill comes between two of them.
  await sql`
    create function slow_cancel() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.3); return new; end $$
  `.execute(database.db)
  await sql`
    create trigger slow_cancel before update on bookings
    for each row when (new.status = 'cancelled') execute function slow_cancel()
  `.execute(database.db)
  let program = await startApi(database.url, files)
  const post = (path: string, body: object, cookie?: string) =>
    fetch(`${program.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && fromPage(cookie)) },
      body: JSON.stringify(body),
    })
  try {
    const session = await post('/api/admin/session', { password: adminPassword })
    const cookie = session.headers
      .getSetCookie()
      .find((header) => /^(__Host-)?ff_admin=/.test(header))
      ?.split(';')[0]
    expect(cookie).toBeDefined()
    const figures = { travellers, refund: travellers * whole, reason: 'The balloons cannot fly.' }
    const answer = post(`/api/admin/departures/${turkey}/cancel`, figures, cookie).catch(
      () => undefined,
    )
    await until(async () => (await cancelled()) >= 3)
    program.child.kill('SIGKILL')
    await program.exited
    await answer
    const before = await cancelled()
    expect(before).toBeGreaterThanOrEqual(3)
    expect(before).toBeLessThan(travellers)

    program = await startApi(database.url, { ...files, port: program.port })
    await until(async () => (await count(`from refunds where status = 'done'`)) === travellers)
    expect(await cancelled()).toBe(travellers)
    expect(await count('from departure_cancellations where finished_at is not null')).toBe(1)
    expect(await count('from refunds')).toBe(travellers)
    expect(
      await count(`from (select recipient from outbox where kind = 'booking.cancelled'
        group by recipient having count(*) = 1) one`),
    ).toBe(travellers)
  } finally {
    await program.end()
  }
})
