import { daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { describeGroupFigures } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { verify } from '@node-rs/argon2'
import { publishGroupSummaries } from '../../src/club/group-summaries/publish-group-summaries.ts'
import { seats } from '../../src/club/departures/seats.ts'
import { seed } from '../../src/seed/seed.ts'
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  openConnections,
  type TestDatabase,
} from '../support/index.ts'
import { insertTrip, insertUser } from '../support/rows.ts'

const demo = {
  demo: true,
  demoPassword: 'sunny-side-up',
  travelKeys: [{ id: 'test', key: Buffer.alloc(32, 7) }],
}

async function countRows({ db }: TestDatabase): Promise<Record<string, number>> {
  const tables = [
    ...(['trips', 'tripSchedules', 'users', 'bookings', 'tripInviteRequests'] as const),
    ...(['payments', 'receipts', 'refunds', 'creditNotes', 'inquiries', 'outbox'] as const),
  ]
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { count } = await db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [table, count] as const
    }),
  )
  return Object.fromEntries(counts)
}

const databases = [
  ['embedded', createEmbeddedTestDatabase],
  ['postgres', createTestDatabase],
] as const

describe.each(databases)('seeding the %s database', (_kind, create) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await create()
  })
  afterEach(() => database.close())

  test('adds catalogue and schedule, and no members', async () => {
    const { db } = database
    expect(await seed(db, { demo: false })).toEqual({
      trips: 10,
      departures: 16,
      questions: 8,
      members: 0,
    })
    expect(await db.selectFrom('trips').selectAll().orderBy('id').execute()).toEqual(
      catalogue.map(
        ({ spotsLeft: _free, nextDeparture: _planned, editions: _editions, ...trip }) => ({
          ...trip,
          isDraft: false,
          archived: false,
          imageAlts: {},
          decisionDays: 60,
        }),
      ),
    )
    const departures = await db.selectFrom('tripSchedules').selectAll().orderBy('id').execute()
    expect(departures).toMatchObject(
      schedule2025.map(({ id, tripId, date, days, priceTier }) => ({
        id,
        tripId,
        departureDate: date,
        duration: days,
        priceTier,
        spotsTotal: 12,
        isActive: true,
      })),
    )
    expect(await countRows(database)).toMatchObject({ users: 0, bookings: 0 })
  })

  test('a second run adds and changes nothing', async () => {
    const { db } = database
    await seed(db, demo)
    const before = await countRows(database)
    await db.updateTable('trips').set({ title: 'Our own title' }).where('id', '=', 1).execute()
    await db
      .updateTable('users')
      .set({ firstName: 'Mayuri' })
      .where('username', '=', 'maya')
      .execute()
    expect(await seed(db, demo)).toEqual({
      trips: 0,
      departures: 0,
      questions: 0,
      members: 0,
    })
    expect(await countRows(database)).toEqual(before)
    const title = db.selectFrom('trips').select('title').where('id', '=', 1)
    expect(await title.executeTakeFirst()).toEqual({ title: 'Our own title' })
    const name = db.selectFrom('users').select('firstName').where('username', '=', 'maya')
    expect(await name.executeTakeFirst()).toEqual({ firstName: 'Mayuri' })
  })

  test('adds missing rows again', async () => {
    const { db } = database
    await seed(db, { demo: false })
    await db.deleteFrom('tripSchedules').where('id', 'in', [3, 16]).execute()
    expect(await seed(db, { demo: false })).toMatchObject({ trips: 0, departures: 2 })
  })

  test('new rows get ids after those of the seed', async () => {
    const { db } = database
    await seed(db, demo)
    expect(await insertTrip(db)).toBe(11)
    await seed(db, demo)
    expect(await insertTrip(db)).toBe(12)
  })

  test('adds no demo data if a member already has a demo username', async () => {
    const { db } = database
    await insertUser(db, { username: 'Maya' })
    expect(await seed(db, demo)).toMatchObject({ trips: 10, members: 0 })
    expect(await countRows(database)).toMatchObject({ users: 1, bookings: 0 })
  })
})

describe.each(databases)('the demo data of the %s database', (_kind, create) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await create()
    await seed(database.db, demo)
  })
  afterAll(() => database.close())

  test('the demo leaves three of twelve seats on 14 August', async () => {
    const { db } = database
    const turkey = await db
      .selectFrom('tripSchedules as s')
      .select(['tripId', 'departureDate', 'spotsTotal', seats.as('seats')])
      .where('id', '=', 7)
      .executeTakeFirst()
    expect(turkey).toEqual({
      tripId: 1,
      departureDate: '2025-08-14',
      seats: { total: 12, booked: 9, held: 0, offered: 0, kept: 0, free: 3, isBeingPaid: false },
      spotsTotal: 12,
    })
  })

  test('a host of the demo with an account has one face, which no traveller of their groups has', async () => {
    const { db } = database
    const hosted = db
      .selectFrom('hosts as h')
      .innerJoin('tripSchedules as s', 's.hostId', 'h.id')
      .innerJoin('bookings as b', 'b.tripScheduleId', 's.id')
      .innerJoin('users as u', 'u.id', 'b.userId')
      .where('h.userId', 'is not', null)
      .whereRef('u.profileImage', '=', 'h.picture')
      .select(['h.name', 'u.username'])
    expect(await hosted.execute()).toEqual([])
    const accounts = db
      .selectFrom('hosts as h')
      .innerJoin('users as u', 'u.id', 'h.userId')
      .whereRef('u.profileImage', '=', 'h.picture')
      .select('h.name')
      .orderBy('h.name')
    expect((await accounts.execute()).map(({ name }) => name)).toEqual(['Dilani', 'Elif', 'Inês'])
  })

  test('no two people of the demo have one face', async () => {
    const { db } = database
    const hosts = await db
      .selectFrom('hosts')
      .where('userId', 'is', null)
      .select('picture as face')
      .execute()
    const members = await db
      .selectFrom('users')
      .where('profileImage', 'is not', null)
      .select('profileImage as face')
      .execute()
    expect(hosts).toHaveLength(7)
    const faces = [...hosts, ...members].map(({ face }) => face)
    expect(faces.filter((face, index) => faces.indexOf(face) !== index)).toEqual([])
  })

  test('the demo says what is true of its groups', async () => {
    const { db } = database
    await publishGroupSummaries({
      db,
      clock: { now: () => new Date(), today: () => '2025-05-01' },
    })
    const summaries = await db.selectFrom('groupSummaries').selectAll().execute()
    const lines = summaries.map(({ departureId, summary }) => [
      departureId,
      summary && describeGroupFigures(summary),
    ])
    const common = ['Many under 35', 'A mixed group', 'Many from India']
    const likes = 'Many like old cities and cooking'
    expect(Object.fromEntries(lines)).toEqual({
      1: [...common, likes],
      4: common,
      7: [...common, likes],
    })
  })

  test('the demo member has a group in October, with a host, arrivals and a checklist', async () => {
    const { db } = database
    const count = async (table: 'groupMembers' | 'groupArrivals' | 'groupChecklistItems') => {
      const rows = await db.selectFrom(table).selectAll().where('departureId', '=', 11).execute()
      return rows.length
    }
    expect(await count('groupMembers')).toBe(9)
    expect(await count('groupArrivals')).toBeGreaterThan(2)
    expect(await count('groupChecklistItems')).toBeGreaterThan(2)
  })

  test('the demo member has data on every tab, and the demo password', async () => {
    const { db } = database
    const maya = await db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', 'maya')
      .executeTakeFirstOrThrow()
    const empty = Object.entries(maya).filter(([, value]) => value === null)
    expect(empty).toEqual([['deactivatedAt', null]])
    expect(maya.profileImage).toBe('/art/avatars/01.svg')
    expect(await verify(maya.passwordHash, demo.demoPassword)).toBe(true)
    const journeys = await db
      .selectFrom('bookings')
      .innerJoin('tripSchedules', 'tripSchedules.id', 'bookings.tripScheduleId')
      .select(['tripScheduleId', 'departureDate', 'status', 'isActive'])
      .where('userId', '=', maya.id)
      .orderBy('departureDate')
      .execute()
    expect(journeys.map(({ departureDate }) => departureDate.slice(0, 4))).toEqual([
      '2024',
      '2024',
      '2024',
      '2025',
      '2025',
    ])
    for (const past of journeys.slice(0, 3)) {
      expect(past.tripScheduleId).toBeGreaterThan(1000)
      expect(past).toMatchObject({ status: 'confirmed', isActive: false })
    }
    // Of the departures of 2025 and of 2024.
    const hosts = await db
      .selectFrom('tripSchedules as s')
      .leftJoin('hosts as h', 'h.id', 's.hostId')
      .select(['s.id', 'h.name', 'h.picture', 'h.languages', 'h.about'])
      .execute()
    expect(hosts).toHaveLength(19)
    for (const host of hosts) expect(Object.values(host)).not.toContain(null)
    const requests = await db
      .selectFrom('tripInviteRequests')
      .select('status')
      .where('userId', '=', maya.id)
      .execute()
    expect(requests.map(({ status }) => status).sort()).toEqual(['approved', 'pending', 'rejected'])
    const quick = db.selectFrom('quickInviteRequests').select('id').where('userId', '=', maya.id)
    expect(await quick.execute()).toHaveLength(1)
    const [quiz, ...otherQuizzes] = await db
      .selectFrom('quizResponses')
      .select(['responses', 'recommendedTrips'])
      .where('userId', '=', maya.id)
      .execute()
    expect(otherQuizzes).toEqual([])
    expect(Object.keys(quiz?.responses ?? {})).toHaveLength(7)
    expect(quiz?.recommendedTrips).toHaveLength(10)
    expect(maya.quizData).toMatchObject({ travelStyle: 'Old stones and long stories' })
  })

  test('every demo member has the demo password', async () => {
    const { db } = database
    const members = await db.selectFrom('users').select('passwordHash').execute()
    expect(members).toHaveLength(37)
    const hashes = [...new Set(members.map(({ passwordHash }) => passwordHash))]
    for (const hash of hashes) expect(await verify(hash, demo.demoPassword)).toBe(true)
  })

  test('everyone in the story of a group belongs to it', async () => {
    const { db } = database
    const membersOf = async (departureId: number) => {
      const rows = await db
        .selectFrom('groupMembers')
        .select('userId')
        .where('departureId', '=', departureId)
        .execute()
      return rows.map(({ userId }) => userId)
    }
    const tables = [
      ...(['groupArrivals', 'groupMessages', 'groupReadPositions'] as const),
      ...(['roomWishes', 'roomMembers'] as const),
    ]
    for (const table of tables) {
      const rows = await db.selectFrom(table).select(['departureId', 'userId']).execute()
      expect(rows.length).toBeGreaterThan(0)
      for (const { departureId, userId } of rows) {
        expect(await membersOf(departureId)).toContain(userId)
      }
    }
    const likes = await db
      .selectFrom('messageReactions as r')
      .innerJoin('groupMessages as m', 'm.id', 'r.messageId')
      .select(['m.departureId', 'r.userId'])
      .execute()
    for (const { departureId, userId } of likes) {
      expect(await membersOf(departureId)).toContain(userId)
    }
  })

  test("messages are as many days from the real date as from the club's in the story", async () => {
    const { db } = database
    const { postedAt } = await db
      .selectFrom('groupMessages')
      .select('postedAt')
      .where('departureId', '=', 11)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const posted = dateInKolkata(postedAt)
    expect(daysBetween(posted, dateInKolkata(new Date()))).toBe(
      daysBetween('2025-04-30', '2025-05-01'),
    )
  })

  test('the demo member has messages of others to read, after her own', async () => {
    const { db } = database
    const rows = await db
      .selectFrom('groupMessages as m')
      .innerJoin('users as author', 'author.id', 'm.userId')
      .innerJoin('groupReadPositions as p', 'p.departureId', 'm.departureId')
      .innerJoin('users as reader', 'reader.id', 'p.userId')
      .select(['m.departureId', 'author.username'])
      .where('reader.username', '=', 'maya')
      .whereRef('m.id', '>', 'p.messageId')
      .orderBy('m.id')
      .execute()
    expect(rows).toEqual([
      { departureId: 11, username: 'oliver' },
      { departureId: 11, username: 'tara' },
      { departureId: 2, username: 'clara' },
      { departureId: 2, username: 'daniel' },
    ])
  })

  test('the trips of 2024 have reviews, of which one waits for the club', async () => {
    const { db } = database
    const reviews = await db
      .selectFrom('reviews')
      .select(['userId', 'departureId', 'state'])
      .execute()
    expect(reviews.filter(({ state }) => state === 'approved')).toHaveLength(6)
    expect(reviews.filter(({ state }) => state === 'waiting')).toHaveLength(1)
    for (const { userId, departureId } of reviews) {
      const booking = db
        .selectFrom('bookings')
        .select('id')
        .where('userId', '=', userId)
        .where('tripScheduleId', '=', departureId)
      expect(await booking.execute()).toHaveLength(1)
    }
  })

  test('the console has applicants to choose from, with and without a quiz, and a report', async () => {
    const { db } = database
    const applicants = await db
      .selectFrom('tripInviteRequests as r')
      .leftJoin('quizResponses as q', 'q.userId', 'r.userId')
      .select(['r.email', 'q.id as quizId'])
      .where('r.tripId', '=', 1)
      .where('r.status', '=', 'pending')
      .execute()
    expect(applicants.filter(({ quizId }) => quizId !== null)).toHaveLength(10)
    expect(applicants.filter(({ quizId }) => quizId === null)).toHaveLength(6)
    const report = await db.selectFrom('memberReports').select('message').executeTakeFirstOrThrow()
    expect(report.message?.text).toMatch(/gulets/)
    const vouches = await db.selectFrom('vouches').select(['person', 'vouchedUserId']).execute()
    expect(vouches).toHaveLength(5)
  })

  test('the groups that leave within 60 days are guaranteed, and those whose details are late were reminded', async () => {
    const { db } = database
    const late = await db
      .selectFrom('bookings')
      .select('travelReminded')
      .where('tripScheduleId', '=', 2)
      .execute()
    expect(new Set(late.map(({ travelReminded }) => travelReminded))).toEqual(new Set([-1]))
    expect(await db.selectFrom('travelDetails').select('bookingId').execute()).toHaveLength(5)
    const decided = await db
      .selectFrom('tripSchedules')
      .select('id')
      .where('groupDecision', '=', 'guaranteed')
      .orderBy('id')
      .execute()
    expect(decided.map(({ id }) => id)).toEqual([1, 2, 3, 4, 7, 11])
  })
})

test('instances that seed at once add everything once', async () => {
  const database = await createTestDatabase()
  await openConnections(database, 5)
  const reports = await Promise.all(Array.from({ length: 5 }, () => seed(database.db, demo)))
  const sum = (key: 'trips' | 'departures' | 'members') =>
    reports.reduce((total, report) => total + report[key], 0)
  expect([sum('trips'), sum('departures'), sum('members')]).toEqual([10, 16, 35])
  await database.close()
})

test('rejects demo data without a password', async () => {
  const database = await createTestDatabase()
  await expect(seed(database.db, { demo: true })).rejects.toThrow('password')
  await database.close()
})
