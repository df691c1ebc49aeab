import type { FastifyRequest } from 'fastify'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../src/platform/db/connect.ts'
import type { BookingsTable } from '../../../src/platform/db/tables.ts'
import { usernameKey } from '../../../src/platform/db/username.ts'
import {
  recordSecurityEvent,
  type SecurityEvent,
} from '../../../src/club/security-events/record-security-event.ts'
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../support/index.ts'
import { insertBooking, insertDeparture, insertTrip, insertUser } from '../../support/rows.ts'

describe.each([
  ['embedded', createEmbeddedTestDatabase],
  ['postgres', createTestDatabase],
] as const)('the tables of the %s database', (_kind, create) => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await create()
    db = database.db
  })
  afterAll(() => database.close())

  test.each([
    ['maya', 'MAYA'],
    ['Élodie', 'éLODIE'],
    ['ΣΟΦΙΑ', 'σοφια'],
    ['zoe\u0308', 'ZO\u00cb'],
  ])('usernames are unique whatever their case: %s and %s', async (one, other) => {
    await insertUser(db, { username: one })
    await expect(insertUser(db, { username: other })).rejects.toMatchObject({ code: '23505' })
    const found = await db
      .selectFrom('users')
      .select('username')
      .where('usernameKey', '=', usernameKey(other))
      .execute()
    expect(found).toEqual([{ username: one }])
  })

  test('refused sign-ins of one hour, account and address share a row, also when they come at once', async () => {
    const userId = await insertUser(db)
    const context = {
      db,
      secrets: {
        session: () => 'a secret',
        adminPasswordHash: () => '',
        adminPasswordId: () => '',
        travelKeys: () => [],
      },
    }
    const request = { ip: '192.0.2.1', headers: {} } as FastifyRequest
    const refuse = (event: Partial<SecurityEvent>) =>
      recordSecurityEvent(context, request, {
        kind: 'sign-in.password',
        outcome: 'refused',
        ...event,
      })
    const attempts = [{ userId }, { typed: 'maya' }, { typed: 'Maya ' }, { typed: 'noor' }, {}]
    await Promise.all([...attempts, ...attempts].map(refuse))
    const rows = await db.selectFrom('securityEvents').select(['userId', 'count']).execute()
    const counts = rows.map((row) => [row.userId === userId, row.count])
    expect(counts.sort()).toEqual([
      [false, 2],
      [false, 2],
      [false, 4],
      [true, 2],
    ])
  })

  test('many members may enter the same email address, but only one can verify it', async () => {
    const email = 'shared@members.example'
    const verified = { emailVerifiedAt: new Date() }
    await insertUser(db, { email })
    await insertUser(db, { email, ...verified })
    await insertUser(db, { email })
    await expect(
      insertUser(db, { email: 'Shared@Members.example', ...verified }),
    ).rejects.toMatchObject({ code: '23505' })
    await expect(insertUser(db, verified)).rejects.toMatchObject({ code: '23514' })
  })

  test('many members may enter the same phone number, but only one can verify it, however it is written', async () => {
    const verified = { phoneVerifiedAt: new Date() }
    await insertUser(db, { phone: '+91 55555 11111' })
    await insertUser(db, { phone: '+91 55555 11111', ...verified })
    await expect(insertUser(db, { phone: '+91-5555511111', ...verified })).rejects.toMatchObject({
      code: '23505',
    })
  })

  test('a password is accepted only as a hash', async () => {
    await expect(insertUser(db, { passwordHash: 'open sesame' })).rejects.toMatchObject({
      code: '23514',
    })
  })

  describe('a departure with two seats', () => {
    const noSeat = { code: '23514', constraint: 'departure_seats' }
    const held = { status: 'pending', holdExpiresAt: new Date(Date.now() + 60_000) } as const
    const expired = { status: 'pending', holdExpiresAt: new Date(Date.now() - 1) } as const
    let tripScheduleId: number
    beforeEach(async () => {
      const departureDate = '2026-01-01'
      tripScheduleId = await insertDeparture(db, await insertTrip(db), {
        departureDate,
        spotsTotal: 2,
      })
    })
    const book = async (fields: Partial<Insertable<BookingsTable>>) =>
      insertBooking(db, { userId: await insertUser(db), tripScheduleId, ...fields })
    const changeBooking = (id: number, changes: Updateable<BookingsTable>) =>
      db.updateTable('bookings').set(changes).where('id', '=', id).execute()

    test('has no third seat, neither to book nor to hold', async () => {
      await book({ status: 'confirmed' })
      await book(held)
      await expect(book({ status: 'confirmed' })).rejects.toMatchObject(noSeat)
      await expect(book(held)).rejects.toMatchObject(noSeat)
    })

    test('has a seat again after a hold has expired or a booking was cancelled', async () => {
      const id = await book({ status: 'confirmed' })
      await book(expired)
      await book(held)
      await changeBooking(id, { status: 'cancelled' })
      await book({ status: 'confirmed' })
    })

    test('has no seat for a late confirmation or a longer hold if both are taken', async () => {
      const late = await book(expired)
      await book({ status: 'confirmed' })
      await book({ status: 'confirmed' })
      await expect(changeBooking(late, { status: 'confirmed' })).rejects.toMatchObject(noSeat)
      await expect(changeBooking(late, held)).rejects.toMatchObject(noSeat)
      await changeBooking(late, { status: 'expired' })
    })

    test('cannot get fewer seats than are taken', async () => {
      await book({ status: 'confirmed' })
      await book({ status: 'confirmed' })
      const setSeats = (spotsTotal: number) =>
        db
          .updateTable('tripSchedules')
          .set({ spotsTotal })
          .where('id', '=', tripScheduleId)
          .execute()
      await expect(setSeats(1)).rejects.toMatchObject(noSeat)
      await setSeats(3)
      await setSeats(2)
    })
  })

  test('a trip has at most one departure a day', async () => {
    const tripId = await insertTrip(db)
    await insertDeparture(db, tripId)
    await expect(insertDeparture(db, tripId)).rejects.toMatchObject({ code: '23505' })
  })

  test('a departure has twelve seats by default', async () => {
    const id = await insertDeparture(db, await insertTrip(db))
    const row = await db.selectFrom('tripSchedules').selectAll().where('id', '=', id).execute()
    expect(row).toMatchObject([
      { spotsTotal: 12, isActive: true, departureDate: '2025-08-14', hostId: null },
    ])
  })

  test('a member has one seat on a departure, and can book again after cancelling', async () => {
    const userId = await insertUser(db)
    const tripScheduleId = await insertDeparture(db, await insertTrip(db))
    const seat = { userId, tripScheduleId }
    const first = await insertBooking(db, seat)
    await expect(insertBooking(db, seat)).rejects.toMatchObject({
      constraint: 'bookings_seat_once',
    })
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', first).execute()
    await insertBooking(db, { ...seat, status: 'confirmed', paymentStatus: 'paid' })
  })

  test('a new booking is pending, unpaid, and in rupees', async () => {
    const userId = await insertUser(db)
    const id = await insertBooking(db, {
      userId,
      tripScheduleId: await insertDeparture(db, await insertTrip(db)),
    })
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).execute()
    expect(row).toMatchObject([
      { status: 'pending', paymentStatus: 'pending', amountPaid: 0, currency: 'INR' },
    ])
  })

  test.each([
    ['an unknown status', { status: 'lost' as never }],
    ['an unknown payment status', { paymentStatus: 'stolen' as never }],
    ['a hold without an end', { holdExpiresAt: null }],
    ['more paid than is due', { amountPaid: 20_000_001 }],
    ['less than nothing paid', { amountPaid: -1 }],
    ['an unknown currency', { currency: 'rupees' }],
  ])('a booking is rejected with %s', async (_what, fields) => {
    const userId = await insertUser(db)
    const tripScheduleId = await insertDeparture(db, await insertTrip(db))
    await expect(insertBooking(db, { userId, tripScheduleId, ...fields })).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('two members are connected once, in either direction, and never with themselves', async () => {
    const [one, other] = [await insertUser(db), await insertUser(db)]
    const connect = (userId: number, connectedUserId: number) =>
      db.insertInto('connections').values({ userId, connectedUserId }).execute()
    await connect(one, other)
    await expect(connect(other, one)).rejects.toMatchObject({ code: '23505' })
    await expect(connect(one, one)).rejects.toMatchObject({ code: '23514' })
  })

  test('connections, invites and payment orders accept only the states of the domain', async () => {
    for (const [table, states] of [
      ['connections', ['pending', 'accepted', 'declined', 'blocked']],
      ['trip_invite_requests', ['pending', 'approved', 'rejected', 'withdrawn']],
      ['quick_invite_requests', ['pending', 'approved', 'rejected', 'withdrawn']],
      ['payment_orders', ['created', 'attempted', 'paid', 'failed', 'refunded']],
    ] as const) {
      const { rows } = await sql<{ definition: string; standard: string }>`
        select pg_get_constraintdef(rule.oid) as definition,
          (select column_default from information_schema.columns
            where table_name = ${table} and column_name = 'status') as standard
        from pg_constraint rule
        where conrelid = ${table}::regclass and conname = ${`${table}_status_check`}
      `.execute(db)
      const found = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state)
      expect(found).toEqual(states)
      expect(rows[0]?.standard).toContain(`'${states[0]}'`)
    }
  })

  test('a newsletter address is stored once, in lower case', async () => {
    const add = (email: string) => db.insertInto('newsletters').values({ email }).execute()
    await add('a@b.example')
    await expect(add('a@b.example')).rejects.toMatchObject({ code: '23505' })
    await expect(add('A@b.example')).rejects.toMatchObject({ code: '23514' })
  })

  test('the audit log is append-only', async () => {
    await db.insertInto('auditLog').values({ action: 'session.opened' }).execute()
    const refused = { message: 'the audit log is append only' }
    await expect(
      db.updateTable('auditLog').set({ action: 'nothing' }).execute(),
    ).rejects.toMatchObject(refused)
    await expect(db.deleteFrom('auditLog').execute()).rejects.toMatchObject(refused)
    await expect(sql`truncate audit_log`.execute(db)).rejects.toMatchObject(refused)
    const rows = await db.selectFrom('auditLog').select(['action', 'operator', 'details']).execute()
    expect(rows).toEqual([{ action: 'session.opened', operator: null, details: {} }])
  })

  test('deleting a member deletes their sessions and requests, but not their payments', async () => {
    const userId = await insertUser(db)
    await db
      .insertInto('sessions')
      .values({ sid: 'x', userId, data: '{}', expiresAt: new Date() })
      .execute()
    await db.deleteFrom('users').where('id', '=', userId).execute()
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])

    const traveller = await insertUser(db)
    const tripScheduleId = await insertDeparture(db, await insertTrip(db))
    const id = await insertBooking(db, { userId: traveller, tripScheduleId })
    await db.deleteFrom('users').where('id', '=', traveller).execute()
    const booking = db.selectFrom('bookings').select(['userId', 'tripScheduleId'])
    expect(await booking.where('id', '=', id).execute()).toEqual([{ userId: null, tripScheduleId }])
  })

  test('every foreign key has an index, except those that are never looked up in reverse', async () => {
    const { rows } = await sql<{ key: string }>`
      select conrelid::regclass || '.' || attname as key
      from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and not exists (
        select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
      )
    `.execute(db)
    expect(rows.map(({ key }) => key).sort()).toEqual([
      'group_events.message_id',
      'group_read_positions.message_id',
      'inquiries.trip_id',
      'message_pictures.departure_id',
      'payment_orders.schedule_id',
      'payment_orders.trip_id',
      'quick_invite_requests.replaced_schedule_id',
      'trip_invite_requests.replaced_schedule_id',
    ])
  })

  test('texts that are compared are sorted by bytes', async () => {
    const { rows } = await sql<{ column: string }>`
      select table_name || '.' || column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and collation_name is null
        and table_name not like 'kysely%'
      order by 1
    `.execute(db)
    // Prose and names are shown and searched, but never used as keys.
    for (const { column } of rows) {
      expect(column).not.toMatch(/status|email$|phone$|username|_id$|\.key$|\.sid$|currency|kind$/)
    }
    expect(rows.length).toBeGreaterThan(20)
  })
})
