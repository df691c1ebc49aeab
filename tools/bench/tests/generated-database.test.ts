import { sql } from 'kysely'
import { addBookings } from '../src/generated/bookings.ts'
import { type Db, openSeeded } from '../src/generated/database.ts'
import { addMembers, makeMember } from '../src/generated/members.ts'
import { stopAll } from '../src/programs.ts'
import { startPostgres } from '../src/system.ts'

let db: Db
beforeAll(async () => {
  db = await openSeeded(await startPostgres())
})
afterAll(async () => {
  await db.destroy()
  await stopAll()
})

const today = '2025-05-01'
const add = (count: number) => addBookings(db, { count, today })

async function countOf(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  const { rows } = await query.execute(db)
  return Number(rows[0]?.count)
}

test('refuses to book without generated members', async () => {
  await expect(add(10)).rejects.toThrow('at least 10 generated members')
})

test('adds members once; the next run adds the missing ones', async () => {
  expect(await addMembers(db, 300)).toBe(300)
  expect(await addMembers(db, 300)).toBe(0)
  await sql`delete from users where username = ${makeMember(7).username}`.execute(db)
  expect(await addMembers(db, 500)).toBe(201)
  expect(await countOf(sql`select count(*) from users`)).toBe(500)
  expect(await countOf(sql`select count(*) from user_search`)).toBe(500)
})

test('adds bookings once; the next run adds the missing ones', async () => {
  expect(await add(1000)).toBe(1000)
  expect(await add(1000)).toBe(0)
  // So many that some departures are to come after the date of their decision.
  expect(await add(4000)).toBe(3000)
  expect(await countOf(sql`select count(*) from bookings`)).toBe(4000)
})

test('spreads them over departures that are over and to come, in every state', async () => {
  const { rows } = await sql<{ status: string; isOver: boolean }>`
    select distinct status, departure_date <= ${today}::date as "isOver"
    from bookings b join trip_schedules s on s.id = b.trip_schedule_id
    order by status, "isOver"
  `.execute(db)
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
  `.execute(db)
  expect(rows.map(({ share }) => share)).toEqual([1, 2, null])
})

test('refuses a database with payments of its own', async () => {
  await sql`update payments set gateway_id = 'pay_real' where id = 1`.execute(db)
  await expect(add(5000)).rejects.toThrow('payments of its own')
})
