import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import type { MergePreview } from '@farandfew/domain/member-merges/member-merges.ts'
import type { TravelDetails } from '@farandfew/domain/travel-details/travel-details.ts'
import { sql } from 'kysely'
import { mergeRules } from '../../../src/club/member-merges/merge-rules.ts'
import { cleanUp } from '../../../src/process/housekeeping.ts'
import { hashPassword } from '../../../src/platform/secrets/password.ts'
import { tryOpenDetails } from '../../../src/club/travel-details/seal-details.ts'
import { openConsole } from '../../harness/console.ts'
import { fromPage, logIn, memberPassword, plainSite, whoIs } from '../../harness/members.ts'
import {
  createTestApp,
  expectProblem,
  type TestApp,
  testTravelKey,
} from '../../harness/test-app.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestDatabase, until } from '../../support/index.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'
import { fillMember, traces } from '../personal-data/full-member.ts'

let api: TestApp
let admin: string
let passwordHash: string
const database = createTestDatabase({ contents: 'catalogue', poolSize: 8 })
beforeAll(async () => {
  passwordHash = await hashPassword(memberPassword)
  api = await createTestApp({ ...plainSite, database: await database })
})
beforeEach(async () => {
  await api.reset()
  admin = await openConsole(api, 'Ben')
})
afterAll(async () => {
  await api.close()
  await (await database).close()
})

const reason = 'Signed up twice'

const addKept = (fields: object = {}) =>
  insertUser(api.database.db, { username: 'kept', firstName: 'Zeph', passwordHash, ...fields })

const look = async (id: number, other: number | string) =>
  (
    await api.request
      .get(`/api/admin/users/${id}/merge`)
      .query({ other: String(other) })
      .set({ cookie: admin })
  ).body as MergePreview

const send = (id: number, call: string, body: object) =>
  api.request.post(`/api/admin/users/${id}/${call}`).set(fromPage(admin)).send(body)

async function merge(id: number, otherId: number) {
  const { version } = await look(id, otherId)
  return send(id, 'merge', { otherId, version, reason })
}

const undo = (id: number) => send(id, 'merge/undo', { reason })

/** The rows of each column that refers to a member, by 'table.column', without those that end at once. */
async function rowsOf(id: number): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { table, column, does } of mergeRules) {
    if (does === 'end' || does === 'stay') continue
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'updated_at')::text as row from ${sql.table(table)} t
      where ${sql.ref(`t.${column}`)} = ${id} and to_jsonb(t) ->> 'reason' is distinct from ${reason} order by 1
    `.execute(api.database.db)
    if (rows.length > 0) found[`${table}.${column}`] = rows.map(({ row }) => row)
  }
  return found
}

const userRow = async (id: number) =>
  (
    await sql<{
      row: string
    }>`select to_jsonb(u)::text as row from users u where id = ${id}`.execute(api.database.db)
  ).rows[0]?.row

const openTravelDetails = async (): Promise<(TravelDetails | undefined)[]> => {
  const rows = await api.database.db.selectFrom('travelDetails').selectAll().execute()
  return rows.map((row) => tryOpenDetails(row, [testTravelKey]))
}

it('has a rule for every column that refers to a member', async () => {
  const { rows } = await sql<{ place: string }>`
    select distinct c.table_name || '.' || c.column_name as place
    from information_schema.table_constraints t
    join information_schema.key_column_usage c using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage r using (constraint_schema, constraint_name)
    where t.constraint_type = 'FOREIGN KEY' and r.table_name = 'users' order by 1
  `.execute(api.database.db)
  const known = mergeRules.map(({ table, column }) => `${table}.${column}`)
  expect(known.sort()).toEqual(rows.map(({ place }) => place))
})

it('has a rule for every column that is named like a member, too', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.table_name || '.' || c.column_name as place
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name ~ '(^|_)user_id$' order by 1
  `.execute(api.database.db)
  const known = mergeRules.map(({ table, column }) => `${table}.${column}`)
  const missing = rows.map(({ place }) => place).filter((place) => !known.includes(place))
  // Vetoes follow the wishes of their member.
  expect(missing).toEqual(['room_vetoes.user_id'])
})

describe('a merge', () => {
  it('moves everything as previewed, opens travel details, and undoes all of it', async () => {
    const { member } = await fillMember(api)
    const from = member.user.id
    const into = await addKept()
    const before = {
      rows: await rowsOf(from),
      into: await userRow(into),
      from: await userRow(from),
    }
    const details = await openTravelDetails()
    expect(details[0]).toMatchObject({ passportNumber: 'Z7654321' })

    const preview = await look(into, traces.username)
    expect(preview).toMatchObject({
      kept: { id: into, username: 'kept' },
      other: { id: from, email: traces.email },
      conflicts: [],
    })
    expect(preview.moves).toEqual(
      expect.arrayContaining([
        { what: 'Bookings', count: 3 },
        { what: 'Travel details', count: 1 },
        { what: 'Messages to groups', count: 1 },
      ]),
    )
    // No operator learns of vetoes, blocks and reports from a merge, nor from its entry in the log.
    expect(JSON.stringify(preview)).not.toMatch(/share with them|blocks|Pauses|Reports/)
    expect(preview.values).toEqual(
      expect.arrayContaining([
        { label: 'Email', kept: null, other: traces.email, result: traces.email },
        { label: 'First name', kept: 'Zeph', other: traces.name, result: 'Zeph' },
        { label: 'Username', kept: 'kept', other: traces.username, result: 'kept' },
      ]),
    )
    // A preview changes nothing.
    expect([await rowsOf(from), await userRow(from)]).toEqual([before.rows, before.from])

    const merged = await merge(into, from)
    expect(merged.status).toBe(200)
    const shown = merged.body as AdminUser
    expect(shown.user).toMatchObject({ email: traces.email, firstName: 'Zeph' })
    expect(shown.bookings).toHaveLength(3)
    expect(shown.merge).toMatchObject({ isKept: true, otherId: from })
    // The kept account has the higher id, so it is second in a room where the other one was first.
    const moved = Object.keys(before.rows).map((place) => place.replace('first', 'second'))
    expect(Object.keys(await rowsOf(into))).toEqual(moved)
    expect(await rowsOf(from)).toEqual({})
    expect(await openTravelDetails()).toEqual(details)
    expectProblem(await whoIs(api, member.cookie), 'NOT_SIGNED_IN', 401)
    expect((await logIn(api, 'kept')).status).toBe(200)
    expectProblem(await send(from, 'reactivate', { reason }), 'MEMBER_CHANGED', 409)
    const log = await api.database.db
      .selectFrom('auditLog')
      .select(['action', 'operator', 'subject'])
      .where('action', '=', 'user.merged')
      .orderBy('id')
      .execute()
    expect(log).toEqual(
      [into, from].map((id) => ({
        action: 'user.merged',
        operator: 'Ben',
        subject: `user ${id}`,
      })),
    )

    const undone = await undo(into)
    expect([undone.status, undone.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    expect(await rowsOf(from)).toEqual(before.rows)
    expect(await rowsOf(into)).toEqual({})
    expect([await userRow(into), await userRow(from)]).toEqual([before.into, before.from])
    expect(await openTravelDetails()).toEqual(details)
    expectProblem(await undo(into), 'MEMBER_CHANGED', 409)
  })

  it('is refused if both have a seat on the same departure', async () => {
    const { db } = api.database
    const [into, from] = [await addKept(), await insertUser(db)]
    for (const userId of [into, from]) {
      await insertBooking(db, { userId, tripScheduleId: 7, status: 'confirmed' })
    }
    const { conflicts } = await look(into, from)
    expect(conflicts).toEqual([
      'Both accounts have a seat on Hidden Gems of Turkey, 14 August 2025. Cancel one of the bookings first.',
    ])
    const refused = expectProblem(await merge(into, from), 'MERGE_REFUSED', 409)
    expect(refused.detail).toBe(conflicts[0])
    expectProblem(await merge(into, into), 'MERGE_REFUSED', 409)
  })

  it('is refused if something has changed since the preview', async () => {
    const { db } = api.database
    const [into, from] = [await addKept(), await insertUser(db)]
    const { version } = await look(into, from)
    await insertBooking(db, { userId: from, tripScheduleId: 7, status: 'confirmed' })
    const stale = await send(into, 'merge', { otherId: from, version, reason })
    expectProblem(stale, 'MEMBER_CHANGED', 409)
    expect(await rowsOf(into)).toEqual({})
  })

  it("keeps the kept account's where both have one, and every block", async () => {
    const { db } = api.database
    const [early, friend, late] = [await insertUser(db), await insertUser(db), await addKept()]
    const pairs = [
      { userId: late, connectedUserId: friend, status: 'accepted' },
      {
        userId: friend,
        connectedUserId: early,
        status: 'blocked',
        lowerBlocks: false,
        higherBlocks: true,
      },
    ] as const
    await db
      .insertInto('connections')
      .values([...pairs])
      .execute()
    const save = (userId: number, tripId: number, position: number) =>
      db.insertInto('savedTrips').values({ userId, tripId, position }).execute()
    await save(late, 1, 1)
    await save(early, 1, 1)
    await save(early, 2, 2)
    await db.updateTable('savedTrips').set({ departureId: 15 }).where('tripId', '=', 2).execute()
    expect((await merge(late, early)).status).toBe(200)
    const own = await db
      .selectFrom('connections')
      .select(['userId', 'connectedUserId', 'status', 'lowerBlocks', 'higherBlocks'])
      .where('userId', '=', late)
      .execute()
    // The friend, who has the lower id, blocks.
    expect(own).toEqual([
      {
        userId: late,
        connectedUserId: friend,
        status: 'blocked',
        lowerBlocks: true,
        higherBlocks: false,
      },
    ])
    const saved = await db
      .selectFrom('savedTrips')
      .select(['tripId', 'departureId'])
      .where('userId', '=', late)
      .orderBy('position')
      .execute()
    expect(saved).toEqual([
      { tripId: 1, departureId: null },
      { tripId: 2, departureId: 15 },
    ])
    expect((await undo(late)).status).toBe(200)
    const after = await db
      .selectFrom('connections')
      .select(['userId', 'connectedUserId', 'status', 'lowerBlocks', 'higherBlocks'])
      .orderBy('id')
      .execute()
    expect(after).toEqual([{ ...pairs[0], lowerBlocks: false, higherBlocks: false }, pairs[1]])
  })

  it('is undone no more after a day, or after something that moved has changed', async () => {
    const { db } = api.database
    const [into, from] = [await addKept(), await insertUser(db, { city: 'Pune' })]
    const bookingId = await insertBooking(db, {
      userId: from,
      tripScheduleId: 7,
      status: 'confirmed',
    })
    await merge(into, from)
    await db
      .updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('id', '=', bookingId)
      .execute()
    const unsafe = expectProblem(await undo(into), 'UNDO_UNSAFE', 409)
    expect(unsafe.detail).toMatch(/^Bookings: /)
    await db.updateTable('bookings').set({ status: 'confirmed' }).execute()
    await db.updateTable('users').set({ city: 'Goa' }).where('id', '=', into).execute()
    expect(expectProblem(await undo(into), 'UNDO_UNSAFE', 409).detail).toMatch(/^The profile: /)
    await db.updateTable('users').set({ city: 'Pune' }).where('id', '=', into).execute()
    await db
      .updateTable('accountMerges')
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .execute()
    expectProblem(await undo(into), 'UNDO_TOO_LATE', 409)
  })
})

/** How many connections wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(api.database.db)
  return rows.length
}

describe('a call of a member whose account is merged meanwhile', () => {
  const turkey = 7

  it.each([
    ['/api/bookings', 12],
    ['/api/waitlist', 0],
  ])('POST %s adds nothing to the account that ended', async (path, spotsTotal) => {
    const { db } = api.database
    await db.updateTable('tripSchedules').set({ spotsTotal }).where('id', '=', turkey).execute()
    const [member] = (await insertSignedIn(db, 1)) as [SignedIn]
    const into = await addKept()
    const { version } = await look(into, member.id)

    // The merge has locked the account that ends, which has the lower number, and waits for the one that stays.
    const locking = await db.startTransaction().execute()
    await locking.selectFrom('users').where('id', '=', into).select('id').forUpdate().execute()
    const merged = send(into, 'merge', { otherId: member.id, version, reason }).then((r) => r)
    await until(async () => (await countWaiting()) === 1)
    const called = api.request
      .post(path)
      .set(fromPage(member.cookie))
      .send({ scheduleId: turkey })
      .then((answer) => answer)
    await until(async () => (await countWaiting()) === 2)
    await locking.commit().execute()

    expect((await merged).status).toBe(200)
    expectProblem(await called, 'NOT_SIGNED_IN', 401)
    expect(await rowsOf(member.id)).toEqual({})
  })
})

describe('the account that ended', () => {
  it('is deleted after a day, with the bookings left at the kept account', async () => {
    const { db } = api.database
    const [into, from] = [await addKept(), await insertUser(db)]
    await insertBooking(db, { userId: from, tripScheduleId: 7, status: 'confirmed' })
    await merge(into, from)
    await cleanUp(api.context)
    expect(await userRow(from)).toBeDefined()
    await db
      .updateTable('accountMerges')
      .set({ createdAt: new Date(Date.now() - 26 * 3_600_000) })
      .execute()
    await cleanUp(api.context)
    expect(await userRow(from)).toBeUndefined()
    expect(Object.keys(await rowsOf(into))).toEqual(['bookings.user_id'])
  })

  it('is erased with the kept one', async () => {
    const [into, from] = [await addKept(), await insertUser(api.database.db)]
    await merge(into, from)
    const erased = await send(into, 'erasure', { username: 'kept', refund: 0 })
    expect(erased.status).toBe(200)
    expect([await userRow(into), await userRow(from)]).toEqual([undefined, undefined])
  })
})
