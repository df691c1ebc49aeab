// Holds seats as simply as possible: the inserts of POST /api/bookings in one transaction, without sessions, rules or
// answers. Usage: node hold-server.mjs pg | drizzle, with DATABASE_URL. Prints its port.
import { createServer } from 'node:http'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { date, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const total = 20_000_000
const price = { package: 18_674_100, gst: 933_700, tcs: 392_200, total }
const plan = { kind: 'deposit', now: 5_000_000, balance: 15_000_000, balanceDue: '2025-06-15' }
const terms = { fullDays: 60, halfDays: 30, reflectionHours: 24, reflectionDays: 14 }
const minutes15 = 15 * 60_000

/** @param {{ userId: number, departureId: number }} request */
async function holdWithPg({ userId, departureId }) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const departure = await client.query(
      'select spots_total from trip_schedules where id = $1 for no key update',
      [departureId],
    )
    const taken = await client.query(
      `select count(*)::int as taken from bookings where trip_schedule_id = $1
       and (status = 'confirmed' or (status = 'pending' and hold_expires_at > clock_timestamp()))`,
      [departureId],
    )
    if (taken.rows[0].taken >= departure.rows[0].spots_total) throw new Error('full')
    const { rows } = await client.query(
      `insert into bookings (user_id, trip_schedule_id, total_amount, price_lines, payment_plan, terms, balance_due, hold_expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() + interval '15 minutes') returning *`,
      [userId, departureId, total, price, plan, terms, plan.balanceDue],
    )
    await client.query('commit')
    return rows[0]
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const tripSchedules = pgTable('trip_schedules', {
  id: serial('id').primaryKey(),
  spotsTotal: integer('spots_total').notNull(),
})
const bookings = pgTable('bookings', {
  id: serial('id').primaryKey(),
  userId: integer('user_id').notNull(),
  tripScheduleId: integer('trip_schedule_id').notNull(),
  status: text('status').notNull().default('pending'),
  totalAmount: integer('total_amount').notNull(),
  priceLines: jsonb('price_lines').notNull(),
  paymentPlan: jsonb('payment_plan').notNull(),
  terms: jsonb('terms').notNull(),
  balanceDue: date('balance_due'),
  holdExpiresAt: timestamp('hold_expires_at', { withTimezone: true }),
})
const orm = drizzle(pool)

/** @param {{ userId: number, departureId: number }} request */
const holdWithDrizzle = ({ userId, departureId }) =>
  orm.transaction(async (trx) => {
    const [departure] = await trx
      .select()
      .from(tripSchedules)
      .where(eq(tripSchedules.id, departureId))
      .for('update')
    const taken = await trx.$count(
      bookings,
      and(
        eq(bookings.tripScheduleId, departureId),
        or(
          eq(bookings.status, 'confirmed'),
          and(eq(bookings.status, 'pending'), gt(bookings.holdExpiresAt, sql`clock_timestamp()`)),
        ),
      ),
    )
    if (!departure || taken >= departure.spotsTotal) throw new Error('full')
    const [held] = await trx
      .insert(bookings)
      .values({
        userId,
        tripScheduleId: departureId,
        totalAmount: total,
        priceLines: price,
        paymentPlan: plan,
        terms,
        balanceDue: plan.balanceDue,
        holdExpiresAt: new Date(Date.now() + minutes15),
      })
      .returning()
    return held
  })

const hold = process.argv[2] === 'drizzle' ? holdWithDrizzle : holdWithPg

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    const { scheduleId: departureId } = JSON.parse(body)
    const userId = Number(request.headers['x-user'])
    hold({ userId, departureId }).then(
      (held) => response.writeHead(201).end(JSON.stringify(held)),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  process.stdout.write(`${address.port}\n`)
})
