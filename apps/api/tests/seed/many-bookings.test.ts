import { sql } from 'kysely'
import { seedCatalogue } from '../../src/seed/catalogue.ts'
import { GeneratedBookingsError, seedManyBookings } from '../../src/seed/many-bookings.ts'
import { seedManyUsers } from '../../src/seed/many-users.ts'
import {
  builtProgram,
  createTestDatabase,
  runProgram,
  type TestDatabase,
} from '../support/index.ts'
import { someHash } from '../support/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
  await seedCatalogue(database.db)
})
afterAll(() => database.close())

const today = '2025-05-01'
const add = (count: number) => seedManyBookings(database.db, { count, today })

async function countOf(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  const { rows } = await query.execute(database.db)
  return Number(rows[0]?.count)
}

test('refuses to book without generated members', async () => {
  await expect(add(10)).rejects.toThrow(GeneratedBookingsError)
})

test('adds bookings once; the next run adds the missing ones', async () => {
  await seedManyUsers(database.db, { count: 500, hash: someHash })
  expect(await add(1000)).toBe(1000)
  expect(await add(1000)).toBe(0)
  expect(await add(1500)).toBe(500)
  expect(await countOf(sql`select count(*) from bookings`)).toBe(1500)
})

test('spreads them over departures that are over and to come, in every state', async () => {
  const { rows } = await sql<{ status: string; isOver: boolean }>`
    select distinct status, departure_date <= ${today}::date as is_over
    from bookings b join trip_schedules s on s.id = b.trip_schedule_id
    order by status, is_over
  `.execute(database.db)
  expect(rows).toEqual(
    ['cancelled', 'confirmed', 'expired'].flatMap((status) =>
      [false, true].map((isOver) => ({ status, isOver })),
    ),
  )
})

test.each([
  [
    'a booking whose payments are not what it says',
    sql<{ count: number }>`
      select count(*) from bookings b where amount_paid <> (
        select coalesce(sum(p.amount), 0) from payments p
        join payment_orders o on o.id = p.payment_order_id where o.booking_id = b.id)`,
  ],
  [
    'a cancelled booking whose refunds are not what it says',
    sql<{ count: number }>`
      select count(*) from bookings b where status = 'cancelled' and refund_amount <> (
        select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
        join payment_orders o on o.id = p.payment_order_id where o.booking_id = b.id)`,
  ],
  [
    'a payment without a receipt',
    sql<{ count: number }>`
      select count(*) from payments where id not in (select payment_id from receipts)`,
  ],
  [
    'a year whose receipts have a gap',
    sql<{ count: number }>`
      select count(*) from receipt_years where last_number <> (
        select count(*) from receipts where receipts.year = receipt_years.year)`,
  ],
  [
    'an overdue balance',
    sql<{ count: number }>`
      select count(*) from bookings
      where status = 'confirmed' and amount_paid < total_amount and balance_due <= ${today}::date`,
  ],
  [
    'a departure that is neither guaranteed nor before its decision',
    sql<{ count: number }>`
      select count(*) from trip_schedules s join bookings b on b.trip_schedule_id = s.id
      where s.group_decision is null and departure_date <= ${today}::date + decision_days`,
  ],
  [
    'a departure with eight travellers that is not guaranteed',
    sql<{ count: number }>`
      select count(*) from trip_schedules s where group_decision is null and 8 <= (
        select count(*) from bookings b where b.trip_schedule_id = s.id and b.status = 'confirmed')`,
  ],
])('never has %s', async (_fault, query) => {
  expect(await countOf(query)).toBe(0)
})

test('has refunds of the whole and of half', async () => {
  const { rows } = await sql<{ share: number }>`
    select distinct amount_paid / nullif(refund_amount, 0) as share from bookings
    where status = 'cancelled' order by share
  `.execute(database.db)
  expect(rows.map(({ share }) => share)).toEqual([1, 2, null])
})

test('refuses a database with payments of its own', async () => {
  await sql`update payments set gateway_id = 'pay_real' where id = 1`.execute(database.db)
  await expect(add(2000)).rejects.toThrow(GeneratedBookingsError)
})

test.each([['--bookings', '0'], ['--bookings=200001'], ['--users', '10', '--bookings', 'many']])(
  'the command rejects %s %s with a sentence',
  async (...args) => {
    const { code, errors } = await runProgram(builtProgram('seed'), args, {})
    expect({ code, errors }).toEqual({
      code: 1,
      errors: '--bookings needs a whole number from 1 to 200000, such as --bookings 500.\n',
    })
  },
)
