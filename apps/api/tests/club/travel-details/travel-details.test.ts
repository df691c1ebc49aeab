import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from '@farandfew/domain/travel-details/admin-travel-details.ts'
import type { Clock } from '@farandfew/domain/clock/clock.ts'
import type { OwnTravelDetails } from '@farandfew/domain/travel-details/travel-details.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import type { Response } from 'supertest'
import {
  eraseOldTravelDetails,
  remindOfTravelDetails,
} from '../../../src/club/travel-details/travel-details.jobs.ts'
import { exportMember } from '../../../src/club/personal-data/export.queries.ts'
import { ensureCredentials } from '../../../src/platform/secrets/credentials.ts'
import {
  generateTravelKey,
  readTravelKeys,
  writeTravelKeys,
} from '../../../src/platform/secrets/travel-keys.ts'
import { rotateTravelKeysCommand } from '../../../src/commands/rotate-travel-keys-command.ts'
import { countByKey, rotateTravelKeys } from '../../../src/club/travel-details/rotate-keys.ts'
import { travelDetails as entered } from '../../access-matrix.rows.ts'
import { auditOf, openConsole, openConsoleAs } from '../../harness/console.ts'
import { fromPage, mailsTo, plainSite, signUp, type SignedUp } from '../../harness/members.ts'
import {
  createTestApp,
  expectProblem,
  type TestApp,
  testTravelKey,
} from '../../harness/test-app.ts'
import {
  createDataFolder,
  createTestDatabase,
  runHere,
  type TestDatabase,
  until,
} from '../../support/index.ts'
import { insertBooking, insertDeparture } from '../../support/rows.ts'

/** A date of the club that the tests move. */
let today = '2025-07-01'
const clock: Clock = { now: () => new Date(), today: () => today }

let database: TestDatabase
let api: TestApp
let departureId: number
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue', poolSize: 8 })
  api = await createTestApp({ ...plainSite, database, clock })
})
afterAll(async () => {
  await api.close()
  await database.close()
})
beforeEach(async () => {
  await api.reset()
  today = '2025-07-01'
  const { db } = api.database
  // Due on 11 August 2025, back on 4 September, erased on 3 November.
  departureId = await insertDeparture(db, 1, { departureDate: '2025-09-01', duration: 4 })
})

interface Traveller extends SignedUp {
  bookingId: number
}

async function addTraveller(fields: Record<string, unknown> = {}): Promise<Traveller> {
  const member = await signUp(api, fields)
  const booking = { userId: member.user.id, tripScheduleId: departureId, status: 'confirmed' }
  const bookingId = await insertBooking(api.database.db, booking as never)
  return { ...member, bookingId }
}

const path = () => `/api/groups/${departureId}/travel-details`
const read = ({ cookie }: SignedUp, of = api) => of.request.get(path()).set(fromPage(cookie))
const save = ({ cookie }: SignedUp, fields: object = {}, of = api) =>
  of.request
    .put(path())
    .set(fromPage(cookie))
    .send({ ...entered, ...fields })
/** How many connections wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows: found } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(api.database.db)
  return found.length
}
const rows = () => api.database.db.selectFrom('travelDetails').selectAll().execute()
const look = (cookie: string, { bookingId }: Traveller, of = api) =>
  of.request
    .post(`/api/admin/departures/${departureId}/travel-details/${bookingId}/open`)
    .set(fromPage(cookie))

describe('a member', () => {
  it('saves, reads, changes and erases their details', async () => {
    const member = await addTraveller()
    expect((await read(member)).body).toEqual({
      bookingId: member.bookingId,
      departureId,
      tripTitle: 'Hidden Gems of Turkey',
      departureDate: '2025-09-01',
      duration: 4,
      dueOn: '2025-08-11',
      eraseOn: '2025-11-03',
      open: true,
      state: 'missing',
      isLate: false,
      savedAt: null,
      hasArrival: false,
      details: null,
      looks: [],
    })
    const saved = await save(member, { passportNumber: ' z 123-4567 ' })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ details: entered, state: 'complete' })
    expect((await read(member)).body).toEqual(saved.body)
    const changed = (await save(member, { foodNotes: '' })).body as OwnTravelDetails
    expect(changed.details).toEqual({ ...entered, foodNotes: null })
    const erased = await api.request.delete(path()).set(fromPage(member.cookie))
    expect([erased.status, erased.body]).toEqual([
      200,
      expect.objectContaining({ details: null, savedAt: null }),
    ])
    expect(await rows()).toEqual([])
  })

  it('cannot save a passport that expires before the return, or a name that no passport can have', async () => {
    const member = await addTraveller()
    for (const [field, value] of [
      ['passportExpiry', '2025-09-03'],
      ['passportName', 'M<script>'],
    ] as const) {
      const refused = await save(member, { [field]: value })
      expectProblem(refused, 'VALIDATION_FAILED', 400)
      expect(Object.keys((refused.body as { errors: object }).errors)).toEqual([field])
    }
    expect(await rows()).toEqual([])
    expect((await save(member, { passportExpiry: '2025-09-04' })).status).toBe(200)
  })

  it('sees which trips ahead have details', async () => {
    const member = await addTraveller()
    const list = () => api.request.get('/api/user/travel-details').set(fromPage(member.cookie))
    expect((await list()).body).toEqual([
      expect.objectContaining({ departureId, dueOn: '2025-08-11', state: 'missing' }),
    ])
    await save(member)
    expect((await list()).body).toEqual([
      expect.objectContaining({ departureId, state: 'complete' }),
    ])
    today = '2025-09-05'
    expect((await list()).body).toEqual([])
  })

  it('cannot save them after the return, but read and erase them', async () => {
    const member = await addTraveller()
    today = '2025-09-04'
    expect((await save(member)).status).toBe(200)
    today = '2025-09-05'
    expectProblem(await save(member), 'TRAVEL_DETAILS_CLOSED', 409)
    expect((await read(member)).body).toMatchObject({ open: false, details: entered })
    await api.request.delete(path()).set(fromPage(member.cookie))
    expect(await rows()).toEqual([])
  })

  it('gets them in the export, and no one else', async () => {
    const [member, other] = [await addTraveller(), await addTraveller()]
    await save(member)
    const exportOf = async ({ cookie }: SignedUp) =>
      (await api.request.get('/api/user/export').set(fromPage(cookie))).body
    expect((await exportOf(member)).travelDetails).toEqual([
      expect.objectContaining({ bookingId: member.bookingId, content: entered }),
    ])
    expect((await exportOf(other)).travelDetails).toEqual([])
    const withoutKey = await exportMember(api.database.db, member.user.id, [])
    expect(withoutKey.travelDetails).toEqual([expect.objectContaining({ content: null })])
  })
})

describe('the details', () => {
  it('are nowhere in plain text: not in any table, log line or mail', async () => {
    const member = await addTraveller()
    const planted = {
      passportNumber: 'ZYXQWV77',
      passportName: 'Zyxqwva Zyxqwvova',
      nationality: 'Zyxqwvian',
      foodNotes: 'no zyxqwvnuts',
      emergencyName: 'Mother Zyxqwvova',
    }
    await api.request
      .put(path())
      .set({ ...fromPage(member.cookie), 'idempotency-key': 'a key for planted details' })
      .send({ ...entered, ...planted })
    await save(member, { ...planted, diet: 'zyxqwv' })
    await save({ ...member, cookie: '' }, planted)
    await look(await openConsole(api, 'Asha'), member)
    await look(await openConsoleAs(api, 'read-only'), member)
    today = '2025-08-12'
    await remindOfTravelDetails(api.context)
    expect(await rows()).toHaveLength(1)
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
    `.execute(api.database.db)
    const found: string[] = []
    for (const { name } of tables) {
      const all = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} as t
      `.execute(api.database.db)
      found.push(...all.rows.map(({ row }) => `${name} ${row}`))
    }
    expect(found.length).toBeGreaterThan(20)
    expect([...found, ...api.log].filter((text) => /zyxqwv/i.test(text))).toEqual([])
  })

  it('open only in the row and for the member that they were entered for', async () => {
    const [member, other] = [await addTraveller(), await addTraveller()]
    await save(member)
    await save(other)
    const [first, second] = await rows()
    const exchange = (bookingId: number, sealed: string) =>
      api.database.db
        .updateTable('travelDetails')
        .set({ sealed })
        .where('bookingId', '=', bookingId)
        .execute()
    expect(first?.sealed).not.toBe(second?.sealed)
    await exchange(member.bookingId, second?.sealed ?? '')
    expectProblem(await read(member), 'TRAVEL_DETAILS_UNAVAILABLE', 503)
    await exchange(member.bookingId, `${first?.sealed.slice(0, -2)}AA`)
    expectProblem(await read(member), 'TRAVEL_DETAILS_UNAVAILABLE', 503)
    await exchange(member.bookingId, first?.sealed ?? '')
    expect((await read(member)).status).toBe(200)
  })

  it('are not stored by a server without a key', async () => {
    const keyless = await createTestApp({ ...plainSite, database, clock, travelKeys: [] })
    const member = await addTraveller()
    expectProblem(await save(member, {}, keyless), 'TRAVEL_DETAILS_UNAVAILABLE', 503)
    expect(await rows()).toEqual([])
    await keyless.close()
  })

  it('are erased when the booking is cancelled, also if they are saved at that moment', async () => {
    const { db } = api.database
    const member = await addTraveller()
    await save(member)
    let saving: Promise<Response> | undefined
    let isSaved = false
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('bookings')
        .set({ status: 'cancelled', endedBy: 'member', endedAt: new Date() })
        .where('id', '=', member.bookingId)
        .execute()
      saving = save(member).then((response) => {
        isSaved = true
        return response
      })
      // It waits for the cancellation. Without the lock it would be saved, and stay.
      await until(async () => isSaved || (await countWaiting()) > 0)
    })
    expectProblem((await saving)!, 'GROUP_MEMBERS_ONLY', 403)
    expect(await rows()).toEqual([])
  })

  it('are erased 60 days after the return, and not a day sooner', async () => {
    const member = await addTraveller()
    await save(member)
    today = '2025-11-02'
    expect(await eraseOldTravelDetails(api.context)).toBe(0)
    today = '2025-11-03'
    expect(await eraseOldTravelDetails(api.context)).toBe(1)
    expect(await rows()).toEqual([])
    expect((await read(member)).body).toMatchObject({ details: null, savedAt: null })
  })
})

describe('a reminder', () => {
  const remindedOn = async (date: string, email: string | null) => {
    today = date
    await remindOfTravelDetails(api.context)
    return (await mailsTo(api, email ?? '')).filter(({ kind }) => kind.includes('travel-details'))
  }

  it('leaves 21, 7 and 2 days before the due date and once after it, until details are there', async () => {
    const member = await addTraveller({ email: 'ravi@mail.example' })
    const done = await addTraveller({ email: 'done@mail.example' })
    await save(done)
    const counts: [string, number][] = []
    for (const date of [
      ...['2025-07-20', '2025-07-21', '2025-07-22', '2025-08-03', '2025-08-04', '2025-08-08'],
      ...['2025-08-09', '2025-08-11', '2025-08-12', '2025-08-25', '2025-08-31', '2025-09-01'],
    ]) {
      counts.push([date, (await remindedOn(date, member.user.email)).length])
    }
    expect(counts).toEqual([
      ...[
        ['2025-07-20', 0],
        ['2025-07-21', 1],
        ['2025-07-22', 1],
        ['2025-08-03', 1],
      ],
      ...[
        ['2025-08-04', 2],
        ['2025-08-08', 2],
        ['2025-08-09', 3],
        ['2025-08-11', 3],
      ],
      ...[
        ['2025-08-12', 4],
        ['2025-08-25', 4],
        ['2025-08-31', 4],
        ['2025-09-01', 4],
      ],
    ])
    expect(await remindedOn('2025-08-12', done.user.email)).toEqual([])
    const mails = await remindedOn('2025-08-12', member.user.email)
    expect(mails.map(({ content }) => content?.subject)).toEqual([
      'We need your travel details by 11 August 2025',
      'We need your travel details by 11 August 2025',
      'We need your travel details by 11 August 2025',
      'Your travel details for Hidden Gems of Turkey are missing',
    ])
    expect(mails[0]?.content?.text).toContain(`/groups/${departureId}?tab=before-you-fly`)
  })

  it('leaves once although ten instances are at work', async () => {
    const members = await Promise.all([addTraveller(), addTraveller(), addTraveller()])
    today = '2025-08-05'
    await Promise.all(Array.from({ length: 10 }, () => remindOfTravelDetails(api.context)))
    const counts = await Promise.all(
      members.map(async ({ user }) => (await remindedOn(today, user.email)).length),
    )
    expect(counts).toEqual([1, 1, 1])
  })
})

/** Saves a passport that is valid for the departure as it is then, which leaves ten days later. */
async function savePassportThatEnds(member: Traveller) {
  await save(member, { passportExpiry: '2025-09-05' })
  await api.database.db
    .updateTable('tripSchedules')
    .set({ departureDate: '2025-09-11' })
    .where('id', '=', departureId)
    .execute()
}

describe('a passport that expires before the return of a departure that was moved', () => {
  it('needs attention, for the member and for operators, until another one is saved', async () => {
    const member = await addTraveller()
    await savePassportThatEnds(member)
    const cookie = await openConsoleAs(api, 'read-only')
    const states = async () => {
      const own = await read(member)
      const all = await api.request.get('/api/user/travel-details').set(fromPage(member.cookie))
      const console = await api.request
        .get(`/api/admin/departures/${departureId}/travel-details`)
        .set({ cookie })
      const [first] = all.body as { state: string }[]
      const [entry] = (console.body as { items: { state: string }[] }).items
      expect(console.text).not.toContain('2025-09-05')
      return [(own.body as OwnTravelDetails).state, first?.state, entry?.state]
    }
    expect(await states()).toEqual(Array(3).fill('needs-attention'))
    await save(member, { passportExpiry: '2025-09-14' })
    expect(await states()).toEqual(Array(3).fill('complete'))
  })

  it('is reminded of like missing details, without a word of its content', async () => {
    const member = await addTraveller({ email: 'mira@mail.example' })
    await savePassportThatEnds(member)
    const subjects = async (date: string) => {
      today = date
      await remindOfTravelDetails(api.context)
      const mails = await mailsTo(api, member.user.email ?? '')
      return mails
        .filter(({ kind }) => kind === 'travel-details.reminder')
        .map(({ content }) => [
          content?.subject,
          /passport expire|2025-09-05/.test(content?.text ?? ''),
        ])
    }
    const reminder = ['Your travel details for Hidden Gems of Turkey need attention', false]
    expect(await subjects('2025-07-30')).toEqual([])
    expect(await subjects('2025-07-31')).toEqual([reminder])
    expect(await subjects('2025-08-22')).toEqual([reminder, reminder])
    await save(member, { passportExpiry: '2031-06-30' })
    expect(await subjects('2025-09-01')).toEqual([reminder, reminder])
  })
})

describe('an operator', () => {
  it('sees who has entered details, and nothing of them', async () => {
    const done = await addTraveller({ firstName: 'Anna', lastName: 'Lind' })
    const missing = await addTraveller({ firstName: 'Ben', lastName: 'Okri' })
    await save(done)
    const cookie = await openConsoleAs(api, 'read-only')
    const response = await api.request
      .get(`/api/admin/departures/${departureId}/travel-details`)
      .set({ cookie })
    expect(response.body).toEqual({
      departureId,
      dueOn: '2025-08-11',
      eraseOn: '2025-11-03',
      items: [
        {
          bookingId: done.bookingId,
          userId: done.user.id,
          name: 'Anna Lind',
          state: 'complete',
          savedAt: expect.any(String),
          hasArrival: false,
        },
        {
          bookingId: missing.bookingId,
          userId: missing.user.id,
          name: 'Ben Okri',
          state: 'missing',
          savedAt: null,
          hasArrival: false,
        },
      ],
    })
    expect(response.text).not.toContain(entered.passportNumber)
  })

  it("whose role allows it opens one member's details, and the member sees who and when", async () => {
    const member = await addTraveller()
    await save(member)
    await api.database.db
      .insertInto('groupArrivals')
      .values({
        departureId,
        userId: member.user.id,
        arrivesOn: '2025-08-31',
        arrivesAt: '21:40',
        place: 'Kayseri airport',
      })
      .execute()
    const opened = await look(await openConsoleAs(api, 'bookings'), member)
    expect([opened.status, opened.body]).toEqual([
      200,
      expect.objectContaining({
        bookingId: member.bookingId,
        details: entered,
        arrival: { date: '2025-08-31', time: '21:40', flight: null, place: 'Kayseri airport' },
      }),
    ])
    await look(await openConsole(api), member)
    expect((await read(member)).body).toMatchObject({
      hasArrival: true,
      looks: [
        { at: expect.any(String), operator: null, role: 'owner' },
        { at: expect.any(String), operator: 'Ben', role: 'bookings' },
      ],
    })
    const other = await addTraveller()
    expect((await read(other)).body).toMatchObject({ looks: [] })
  })

  it('whose role does not allow it is refused, which the audit log records', async () => {
    const member = await addTraveller()
    await save(member)
    for (const role of ['content', 'read-only'] as const) {
      const refused = await look(await openConsoleAs(api, role), member)
      expectProblem(refused, 'ROLE_NOT_ALLOWED', 403)
      expect(refused.text).not.toContain(entered.passportNumber)
    }
    expectProblem(await look('', member), 'NOT_SIGNED_IN', 401)
    const entries = await api.database.db
      .selectFrom('auditLog')
      .select(['operator', 'role', 'subject'])
      .where('action', '=', 'travel-details.refused')
      .orderBy('id')
      .execute()
    const subject = `booking ${member.bookingId}`
    expect(entries).toEqual([
      { operator: 'Ben', role: 'content', subject },
      { operator: 'Ben', role: 'read-only', subject },
    ])
    expect((await read(member)).body).toMatchObject({ looks: [] })
  })

  it('finds no details at another departure, of a cancelled booking, or if there are none', async () => {
    const [member, missing] = [await addTraveller(), await addTraveller()]
    await save(member)
    const cookie = await openConsole(api)
    expectProblem(await look(cookie, missing), 'NOT_FOUND', 404)
    const elsewhere = `/api/admin/departures/7/travel-details/${member.bookingId}/open`
    expectProblem(await api.request.post(elsewhere).set(fromPage(cookie)), 'NOT_FOUND', 404)
    const unknown = await api.request
      .get('/api/admin/departures/999999/travel-details')
      .set({ cookie })
    expectProblem(unknown, 'NOT_FOUND', 404)
  })
})

describe('a change of keys', () => {
  const [older, newer] = [testTravelKey, generateTravelKey()]
  const withKeys = (...travelKeys: (typeof newer)[]) =>
    createTestApp({ ...plainSite, database, clock, travelKeys })

  it('leaves nothing readable with the old key alone, and everything with the new one', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => addTraveller()))
    for (const member of members) await save(member)
    const both = await withKeys(newer, older)
    // An instance that has only the old key yet, and one that has both, work at the same time.
    await save(members[0]!, { diet: 'vegan' }, both)
    expect(await countByKey(database.db)).toEqual(
      new Map([
        [newer.id, 1],
        ['test', 4],
      ]),
    )
    const runs = await Promise.all([
      rotateTravelKeys(database.db, [newer, older]),
      rotateTravelKeys(database.db, [newer, older]),
      save(members[1]!, { diet: 'jain' }, both),
    ])
    expect([runs[0].unreadable, runs[1].unreadable, runs[2].status]).toEqual([[], [], 200])
    expect(await countByKey(database.db)).toEqual(new Map([[newer.id, 5]]))
    const [onlyOld, onlyNew] = [await withKeys(older), await withKeys(newer)]
    for (const [index, member] of members.entries()) {
      expectProblem(await read(member, onlyOld), 'TRAVEL_DETAILS_UNAVAILABLE', 503)
      const diet = ['vegan', 'jain'][index] ?? entered.diet
      expect((await read(member, onlyNew)).body).toMatchObject({ details: { ...entered, diet } })
    }
    for (const app of [both, onlyOld, onlyNew]) await app.close()
  })

  it('can be interrupted, and leaves rows that no key opens as they are', async () => {
    const [first, second] = [await addTraveller(), await addTraveller()]
    await save(first)
    await save(second)
    await database.db
      .updateTable('travelDetails')
      .set({ keyId: 'lost' })
      .where('bookingId', '=', first.bookingId)
      .execute()
    const result = { rotated: 1, unreadable: [first.bookingId] }
    expect(await rotateTravelKeys(database.db, [newer, older])).toEqual(result)
    expect(await rotateTravelKeys(database.db, [newer, older])).toEqual({ ...result, rotated: 0 })
    // The member can enter them again.
    const app = await withKeys(newer)
    expect((await save(first, {}, app)).status).toBe(200)
    await app.close()
  })

  it('is a command for a PostgreSQL server', async () => {
    const member = await addTraveller()
    await save(member)
    const command = (...keys: (typeof newer)[]) =>
      runHere(rotateTravelKeysCommand, [], {
        DATABASE_URL: database.url,
        ...(keys.length > 0 && { TRAVEL_DETAILS_KEYS: writeTravelKeys(keys) }),
      })
    expect((await command()).errors).toContain('TRAVEL_DETAILS_KEYS should be set')
    expect((await command(newer)).errors).toContain(`bookings ${member.bookingId}`)
    expect(await command(newer, older)).toEqual({
      code: 0,
      errors: '',
      output: `Encrypted 1 member's travel details again. All have the key ${newer.id}: the other keys are not needed any more.`,
    })
    expect(await countByKey(database.db)).toEqual(new Map([[newer.id, 1]]))
  })

  it('generates the new key for the embedded database, and removes the old one', async () => {
    const root = await mkdtemp(join(tmpdir(), 'club-keys-'))
    const dataDir = join(root, 'data')
    await createDataFolder(dataDir)
    const { travelDetailsKeys: before } = await ensureCredentials(dataDir, false)
    const { code, output } = await runHere(rotateTravelKeysCommand, [], {
      DATA_DIR: dataDir,
    })
    const { travelDetailsKeys: after } = await ensureCredentials(dataDir, false)
    expect({ code, keys: readTravelKeys(after)?.length }).toEqual({ code: 0, keys: 1 })
    expect(after).not.toBe(before)
    expect(output).toContain(`the key ${readTravelKeys(after)?.[0]?.id}:`)
    await rm(root, { recursive: true, force: true })
  })
})

describe('the manifest', () => {
  const at = (suffix = '') => `/api/admin/departures/${departureId}/manifest${suffix}`
  const open = (cookie: string) => api.request.post(at()).set(fromPage(cookie))

  it('has what each traveller gave, and a null for what they did not give', async () => {
    const { db } = api.database
    const [imani, maya] = [
      await addTraveller({ firstName: 'Imani', lastName: 'Zuri' }),
      await addTraveller({ firstName: 'Maya', lastName: 'Rao' }),
    ]
    const noel = await addTraveller({ firstName: 'Noel', lastName: 'Abe' })
    await save(maya, { diet: 'vegan', foodNotes: 'No nuts' })
    const ids = [imani.user.id, maya.user.id].sort((one, other) => one - other)
    const room = { firstUserId: ids[0]!, secondUserId: ids[1]! }
    await db
      .insertInto('rooms')
      .values({
        departureId,
        round: 1,
        ...room,
        state: 'fixed',
        firstAnswer: true,
        secondAnswer: true,
        answerBy: '2025-08-20',
      })
      .execute()
    await db
      .insertInto('groupArrivals')
      .values({
        departureId,
        userId: noel.user.id,
        arrivesOn: '2025-08-31',
        arrivesAt: '21:40',
        place: 'IST',
      })
      .execute()
    const { status, body } = await open(await openConsole(api, 'Asha'))
    expect(status).toBe(200)
    const manifest = body as Manifest
    expect(manifest).toMatchObject({ departureDate: '2025-09-01', duration: 4 })
    expect(JSON.stringify(manifest)).not.toContain('passport')
    const of = ({ bookingId }: Traveller) =>
      manifest.travellers.find((one) => one.bookingId === bookingId)
    expect(of(maya)).toMatchObject({
      details: { diet: 'vegan', foodNotes: 'No nuts', emergencyName: entered.emergencyName },
      room: 'fixed',
      roommates: ['Imani Zuri'],
      arrival: null,
      isUnreadable: false,
    })
    expect(of(imani)).toMatchObject({ details: null, roommates: ['Maya Rao'] })
    expect(of(noel)).toMatchObject({
      details: null,
      phone: null,
      room: 'own',
      roommates: [],
      arrival: { date: '2025-08-31', time: '21:40', flight: null, place: 'IST' },
    })
    // As a look: the member sees it, those without details have nothing to see.
    expect((await read(maya)).body).toMatchObject({ looks: [{ operator: 'Asha', role: 'owner' }] })
    expect((await read(imani)).body).toMatchObject({ looks: [] })
    const actions = (await auditOf(api)).map(({ action, subject }) => `${action} of ${subject}`)
    expect(actions.slice(-1)).toEqual([`manifest.opened of departure ${departureId}`])
    expect((await auditOf(api)).at(-1)?.details).toEqual({
      travellers: 3,
      bookings: [maya.bookingId],
    })
  })

  it('is one look in a session, also after a reload, and another one in another session', async () => {
    const maya = await addTraveller({ firstName: 'Maya', lastName: 'Rao' })
    await save(maya)
    const cookie = await openConsole(api, 'Asha')
    for (let reload = 0; reload < 2; reload += 1) await open(cookie).expect(200)
    expect((await read(maya)).body).toMatchObject({ looks: [{ operator: 'Asha' }] })
    await open(await openConsole(api, 'Ben')).expect(200)
    const looks = ((await read(maya)).body as OwnTravelDetails).looks
    expect(looks.map(({ operator }) => operator)).toEqual(['Ben', 'Asha'])
  })

  it('is a CSV file with a dash for what is not given, and recorded in the same way', async () => {
    const [maya] = [await addTraveller({ firstName: 'Maya', lastName: 'Rao' })]
    await addTraveller({ firstName: 'Noel', lastName: 'Abe' })
    await save(maya)
    const cookie = await openConsole(api, 'Asha')
    const { text } = await api.request.get(at('.csv')).set(fromPage(cookie))
    const rows = parse<Record<string, string>>(text, { columns: true, bom: true })
    expect(rows).toMatchObject([
      { Name: 'Maya Rao', 'Emergency Contact': entered.emergencyName, Room: 'Own room' },
      { Name: 'Noel Abe', 'Emergency Contact': '—', Food: '—', Phone: '—', 'Arrives On': '—' },
    ])
    expect((await read(maya)).body).toMatchObject({ looks: [{ operator: 'Asha' }] })
  })

  it('is for roles that read travel details; who is refused is recorded', async () => {
    const cookie = await openConsoleAs(api, 'content')
    expectProblem(await open(cookie), 'ROLE_NOT_ALLOWED', 403)
    const file = await api.request.get(at('.csv')).set(fromPage(cookie))
    expectProblem(file, 'ROLE_NOT_ALLOWED', 403)
    expect((await auditOf(api)).slice(-2)).toMatchObject([
      { action: 'travel-details.refused', subject: `departure ${departureId}` },
      { action: 'travel-details.refused', subject: `departure ${departureId}` },
    ])
  })
})
