import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { Kysely, Migrator, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { migrate, migrateDatabase, MigrationError } from '../../../src/platform/db/migrate.ts'
import { migrationProvider, migrations } from '../../../src/platform/db/migrations/index.ts'
import { createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { paidAtOnce, someHash } from '../../support/rows.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ contents: 'nothing' })
})
afterEach(() => database.close())

const names = Object.keys(migrations)

test('creates every table in an empty database, and does nothing on the second run', async () => {
  expect(await migrateDatabase(database)).toEqual(names)
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    order by table_name collate "C"
  `.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual([
    'account_merges',
    'account_messages',
    'account_tokens',
    'admin_sessions',
    'assignments',
    'audit_log',
    'audit_reasons',
    'bookings',
    'club_identity',
    'club_settings',
    'connection_pauses',
    'connection_settings',
    'connections',
    'credit_notes',
    'departure_cancellations',
    'departure_hotels',
    'former_hosts',
    'group_arrivals',
    'group_checklist_items',
    'group_checklist_ticks',
    'group_digests',
    'group_events',
    'group_members',
    'group_messages',
    'group_read_positions',
    'group_summaries',
    'group_summary_members',
    'hosts',
    'idempotency_keys',
    'inquiries',
    'integrity_findings',
    'integrity_runs',
    'kysely_migration',
    'kysely_migration_lock',
    'mail_templates',
    'mailing_recipients',
    'mailings',
    'member_pictures',
    'member_report_pictures',
    'member_reports',
    'message_pictures',
    'message_reactions',
    'newsletters',
    'notes',
    'one_time_codes',
    'operator_links',
    'operators',
    'outbox',
    'payment_event_faults',
    'payment_events',
    'payment_orders',
    'payments',
    'quick_invite_requests',
    'quiz_questions',
    'quiz_responses',
    'rate_limits',
    'receipt_years',
    'receipts',
    'recovery_codes',
    'refunds',
    'refused_addresses',
    'reviews',
    'room_members',
    'room_vetoes',
    'room_wishes',
    'rooms',
    'sandbox_events',
    'sandbox_orders',
    'sandbox_payments',
    'sandbox_refunds',
    'saved_trips',
    'saved_views',
    'second_factor',
    'second_factor_offers',
    'security_events',
    'sessions',
    'tags',
    'tax_rates',
    'travel_details',
    'trip_invite_requests',
    'trip_pictures',
    'trip_schedules',
    'trips',
    'user_search',
    'users',
    'vouches',
    'waitlist',
  ])
  expect(await migrateDatabase(database)).toEqual([])
})

test('migration names are times, in the order in which they run', () => {
  expect([...names].sort()).toEqual(names)
  for (const name of names) expect(name).toMatch(/^\d{8}-\d{4}-[a-z-]+$/)
})

test('one of several instances that start at once migrates, and the others find nothing to do', async () => {
  const runs = await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(database)))
  const done = runs.filter((run) => run.length > 0)
  expect(done).toEqual([names])
})

/** Migrates without the lock. */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class LocklessDialect extends PostgresDialect {
  override createAdapter() {
    return new LocklessAdapter()
  }
}

test('control: without the lock, concurrent migrations fail', async () => {
  const pool = new Pool({ connectionString: database.url, max: 6 })
  // The database is dropped while the pool's connections are still ending.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new LocklessDialect({ pool }) })
  // The migrator's own tables exist already, so that the migrations themselves collide.
  await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({}) },
  }).migrateToLatest()
  const runs = await Promise.all(
    Array.from({ length: 6 }, () =>
      new Migrator({ db, provider: migrationProvider }).migrateToLatest(),
    ),
  )
  expect(runs.filter(({ error }) => error !== undefined)).not.toEqual([])
  await db.destroy()
})

/** Migrates to the version before a migration. */
const migrateUntil = (last: string) => {
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < last))
  const provider = { getMigrations: () => Promise.resolve(earlier) }
  return database.withoutTimeLimit((db) => migrate(db, provider))
}

/** Inserts a trip as an earlier version stored it. */
const insertEarlierTrip = ({ id, title }: { id: number; title: string }, images: string[] = []) =>
  sql`
    insert into trips (
      id, title, description, destination, region, duration, price, departure_months, spots_left, group_size, images,
      highlights, itinerary, included_items, excluded_items
    ) overriding system value
    values (
      ${id}, ${title}, 'Earlier', 'Here', 'asia', 4, 200000, 'May', 3, '8', ${JSON.stringify(images)}, '[]', '[]', '[]', '[]'
    )
  `.execute(database.db)

test.each([
  '20261127-0450-catalogue-texts',
  '20261129-0110-catalogue-texts',
  '20261129-0200-catalogue-texts',
  '20261129-0420-true-group-summaries',
])(
  '%s replaces earlier texts, except in a trip that an operator has changed',
  async (migration) => {
    await migrateUntil(migration)
    const [first, second] = catalogue
    await insertEarlierTrip(first!)
    await insertEarlierTrip(second!)
    await sql`
      insert into audit_log (action, subject, operator) values ('trip.change', 'trip 2', 'Leena')
    `.execute(database.db)
    await migrateDatabase(database)
    const rows = await database.db
      .selectFrom('trips')
      .select(['description', 'practicalFacts'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { description: first!.description, practicalFacts: first!.practicalFacts },
      { description: 'Earlier', practicalFacts: null },
    ])
  },
)

test('a picture that the site no longer has is replaced by the one in its place, also if an operator has changed the trip', async () => {
  await migrateUntil('20261129-0100-koh-samui-picture')
  const folder = '/art/gallery/koh-samui'
  const own = 'https://pictures.example/night-market.svg'
  const trip = catalogue.find(({ id }) => id === 10)!
  await insertEarlierTrip(trip, [`${folder}/coral-reef.svg`, own, `${folder}/night-market.svg`])
  await sql`
    insert into audit_log (action, subject, operator) values ('trip.change', 'trip 10', 'Leena')
  `.execute(database.db)
  await migrateDatabase(database)
  const { images } = await database.db
    .selectFrom('trips')
    .select('images')
    .executeTakeFirstOrThrow()
  expect(images).toEqual([`${folder}/coral-reef.svg`, own, `${folder}/curry-lesson.svg`])
  expect(trip.images).toContain(`${folder}/curry-lesson.svg`)
})

test('summaries of groups that chance has changed go, with the key to it', async () => {
  await migrateUntil('20261129-0420-true-group-summaries')
  const { db } = database
  await insertEarlierTrip(catalogue[0]!)
  await sql`
    insert into trip_schedules (id, trip_id, departure_date, duration, price_tier)
    overriding system value values (7, 1, '2025-08-14', 4, 2)
  `.execute(db)
  await sql`insert into group_summaries (departure_id, summary) values (7, '{}')`.execute(db)
  await sql`insert into club_settings (key, value) values ('groupSummary.key', '"a key"')`.execute(
    db,
  )
  await migrateDatabase(database)
  expect(await db.selectFrom('groupSummaries').selectAll().execute()).toEqual([])
  const keys = await db.selectFrom('clubSettings').select('key').execute()
  expect(keys.map(({ key }) => key)).not.toContain('groupSummary.key')
})

test('names that looked alike before that was refused stay, and no further one is added', async () => {
  await migrateUntil('20261123-0300-username-skeletons')
  const usernames = ['maya', 'mаya', 'rnaya', 'coco']
  await sql`
    insert into users (username, password_hash)
    select name, '$argon2id$v=19$m=1024,t=1,p=1$c29tZXNhbHQ$aGFzaA' from unnest(${usernames}::text[]) as name
  `.execute(database.db)
  await migrateDatabase(database)
  const rows = await database.db
    .selectFrom('users')
    .select(['username', 'usernameSkeleton'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { username: 'maya', usernameSkeleton: 'rnaya' },
    { username: 'mаya', usernameSkeleton: null },
    { username: 'rnaya', usernameSkeleton: null },
    { username: 'coco', usernameSkeleton: 'coco' },
  ])
})

test('stored phones become E.164, except what is no number and what another account has verified', async () => {
  await migrateUntil('20261130-0500-canonical-forms')
  const phones = [
    ['+91 98450 11223', true],
    ['0091 98450 11223', true],
    ['+91 098450 11224', true],
    ['447700900123', true],
    ['98450 11225', false],
    ['447700900124', false],
    ['+91 98450 1122', true],
    [null, false],
  ]
  await sql`
    insert into users (username, password_hash, phone, phone_verified_at)
    select 'member' || at, ${someHash}, phone ->> 0, case when (phone ->> 1)::boolean then now() end
    from jsonb_array_elements(${JSON.stringify(phones)}::jsonb) with ordinality as phones (phone, at)
  `.execute(database.db)
  await sql`
    insert into outbox (channel, kind, recipient, sent_at) values ('sms', 'phone.proof', '00919845011223', now())
  `.execute(database.db)
  await migrateDatabase(database)
  const rows = await database.db.selectFrom('users').select('phone').orderBy('id').execute()
  expect(rows.map(({ phone }) => phone)).toEqual([
    '+919845011223',
    '0091 98450 11223',
    '+919845011224',
    '+447700900123',
    '+919845011225',
    '447700900124',
    '+91 98450 1122',
    null,
  ])
  const sent = await database.db.selectFrom('outbox').select('recipient').execute()
  expect(sent).toEqual([{ recipient: '+919845011223' }])
})

test('members are found and sorted by their folded names after the migration, and the same tags are one', async () => {
  await migrateUntil('20261130-0500-canonical-forms')
  await sql`
    insert into users (username, password_hash, first_name) values ('emile', ${someHash}, 'Émile')
  `.execute(database.db)
  await sql`
    insert into tags (subject_kind, subject_id, tag)
    select 'member', users.id, tag from users, (values (1, 'Café'), (2, 'cafe')) as typed (at, tag) order by at
  `.execute(database.db)
  await migrateDatabase(database)
  const { rows } = await sql<{ found: boolean; tags: string[] }>`
    select position(search_bytes('emile') in content) > 0 as found, array(select tag from tags) as tags
    from user_search
  `.execute(database.db)
  expect(rows).toEqual([{ found: true, tags: ['Café'] }])
})

test('reasons leave the audit log, and those of members who are there are kept until the account ends', async () => {
  await migrateUntil('20261130-0600-audit-reasons')
  await sql`insert into users (username, password_hash) values ('maya', ${someHash})`.execute(
    database.db,
  )
  await sql`
    insert into audit_log (action, subject, before, after, details) values
      ('user.deactivated', 'user 1', null, null, '{"reason": "Asked on the phone", "endedSessions": 2}'),
      ('user.deactivated', 'user 9', null, null, '{"reason": "Asked by email"}'),
      ('departure.cancelled', 'departure 1', null, null, '{"reason": "Floods"}'),
      ('member-view.changed', 'member view 1', '{"name": "Maya"}', '{"name": "May", "isDefault": true}', '{}'),
      ('departure.host-named', 'departure 1', '{"host": null, "coordinator": "Zoya"}', '{"host": 1, "coordinator": "Maya"}', '{}')
  `.execute(database.db)
  await migrateDatabase(database)
  const rows = () =>
    database.db
      .selectFrom('auditLog')
      .leftJoin('auditReasons', 'entryId', 'id')
      .select(['reason', 'before', 'after', 'details'])
      .orderBy('id')
      .execute()
  const [first, ...others] = await rows()
  expect(first).toEqual({
    reason: 'Asked on the phone',
    before: null,
    after: null,
    details: { endedSessions: 2 },
  })
  expect(others).toEqual([
    { reason: null, before: null, after: null, details: {} },
    { reason: null, before: null, after: null, details: { reason: 'Floods' } },
    { reason: null, before: {}, after: { isDefault: true }, details: {} },
    { reason: null, before: { host: null }, after: { host: 1 }, details: {} },
  ])
  await expect(database.db.deleteFrom('auditLog').execute()).rejects.toThrow('append only')
  await database.db.deleteFrom('users').execute()
  expect((await rows())[0]).toMatchObject({ reason: null, details: { endedSessions: 2 } })
})

test('hosts are kept once, with the latest texts, and their accounts keep the groups', async () => {
  await migrateUntil('20261201-0100-hosts')
  const { db } = database
  await insertEarlierTrip(catalogue[0]!)
  await sql`
    insert into users (id, username, password_hash, first_name)
    overriding system value values (1, 'elif', ${someHash}, 'Elif')
  `.execute(db)
  await sql`
    insert into trip_schedules
      (id, trip_id, departure_date, duration, price_tier, coordinator, host_id, host_about, host_languages)
    overriding system value values
      (1, 1, '2025-01-10', 4, 2, 'Elif', 1, 'Earlier words.', 'Turkish'),
      (2, 1, '2025-02-10', 4, 2, 'Elif', 1, 'Later words.', null),
      (3, 1, '2025-03-10', 4, 2, null, 1, null, null),
      (4, 1, '2025-04-10', 4, 2, 'Wayan', null, null, null),
      (5, 1, '2025-05-10', 4, 2, null, null, null, null)
  `.execute(db)
  await migrateUntil('20261201-0200-stays')
  const hosts = await db.selectFrom('hosts').selectAll().orderBy('id').execute()
  const [elif, wayan] = hosts
  expect(hosts).toMatchObject([
    { name: 'Elif', about: 'Later words.', languages: 'Turkish', userId: 1 },
    { name: 'Wayan', about: null, userId: null },
  ])
  const chosen = await db
    .selectFrom('tripSchedules')
    .select(['hostId', 'calendarRevision'])
    .orderBy('id')
    .execute()
  expect(chosen).toEqual(
    [elif!.id, elif!.id, elif!.id, wayan!.id, null].map((hostId) => ({
      hostId,
      calendarRevision: 0,
    })),
  )
  const groups = await db.selectFrom('groupMembers').selectAll().orderBy('departureId').execute()
  expect(groups).toEqual([1, 2, 3].map((departureId) => ({ departureId, userId: 1, isHost: true })))
})

describe('20261129-0400-guaranteed-departures', () => {
  const migration = '20261129-0400-guaranteed-departures'

  /** Departures so many days after the club's 1 May 2025, each with confirmed bookings, as the earlier version stored them. */
  async function insertEarlier(
    departures: readonly { days: number; booked: number; decision?: 'confirmed' | 'cancelled' }[],
  ): Promise<void> {
    const { db } = database
    await insertEarlierTrip(catalogue[0]!)
    const anchor = JSON.stringify({ clubClock: '2025-05-01', realAt: new Date().toISOString() })
    await sql`insert into club_settings (key, value) values ('clock.anchor', ${anchor})`.execute(db)
    const trip = catalogue[0]!.id
    for (const [at, { days, booked, decision }] of departures.entries()) {
      const departureDate = addDays('2025-05-01', days)
      await sql`
        insert into trip_schedules (id, trip_id, departure_date, duration, price_tier, group_decision)
        overriding system value
        values (${at + 1}, ${trip}, ${departureDate}, 4, 2, ${decision ?? null})
      `.execute(db)
      for (let seat = 0; seat < booked; seat += 1) {
        const { totalAmount, priceLines, paymentPlan, terms } = paidAtOnce(1)
        await sql`
          with member as (
            insert into users (username, password_hash) values (${`member-${at}-${seat}`}, ${someHash})
            returning id
          )
          insert into bookings (
            user_id, trip_schedule_id, status, total_amount, price_lines, payment_plan, terms
          )
          select id, ${at + 1}, 'confirmed', ${totalAmount}, ${priceLines}, ${paymentPlan}, ${terms}
          from member
        `.execute(db)
      }
    }
  }

  const decisions = async () => {
    const rows = await database.db
      .selectFrom('tripSchedules')
      .select(['groupDecision', 'decisionDays'])
      .orderBy('id')
      .execute()
    return rows.map(({ groupDecision, decisionDays }) => [groupDecision, decisionDays])
  }

  test('guarantees those with eight seats and those that were confirmed, whatever their date', async () => {
    await migrateUntil(migration)
    await insertEarlier([
      { days: 100, booked: 8 },
      { days: 40, booked: 9 },
      { days: 20, booked: 5, decision: 'confirmed' },
      { days: -30, booked: 8, decision: 'confirmed' },
      { days: 21, booked: 8, decision: 'cancelled' },
      { days: 101, booked: 7 },
    ])
    await migrateDatabase(database)
    expect(await decisions()).toEqual([
      ['guaranteed', 60],
      ['guaranteed', 60],
      ['guaranteed', 60],
      ['guaranteed', 60],
      ['cancelled', 60],
      [null, 60],
    ])
  })

  test('leaves 30 days to those that would be decided now and have travellers', async () => {
    await migrateUntil(migration)
    await insertEarlier([
      { days: 60, booked: 7 },
      { days: 31, booked: 1 },
      { days: 61, booked: 7 },
      { days: 45, booked: 0 },
    ])
    await migrateDatabase(database)
    expect(await decisions()).toEqual([
      [null, 30],
      [null, 30],
      [null, 60],
      [null, 60],
    ])
  })

  test('tells a seat that an operator keeps from an offer of the waitlist', async () => {
    await migrateUntil(migration)
    await insertEarlier([{ days: 100, booked: 3 }])
    const { rows } = await sql<{ id: number }>`select id from users order by id`.execute(
      database.db,
    )
    const [kept, offered, waiting] = rows.map(({ id }) => id)
    await sql`
      insert into waitlist (user_id, trip_schedule_id, created_at, offered_until)
      values
        (${kept}, 1, now(), now() + interval '48 hours'),
        (${offered}, 1, now() - interval '2 days', now() + interval '3 hours'),
        (${waiting}, 1, now(), null)
    `.execute(database.db)
    await migrateDatabase(database)
    expect(
      await database.db
        .selectFrom('waitlist')
        .select(['userId', 'isKept'])
        .orderBy('userId')
        .execute(),
    ).toEqual([
      { userId: kept, isKept: true },
      { userId: offered, isKept: false },
      { userId: waiting, isKept: false },
    ])
  })
})

test('a migration that arrived after a later one runs too', async () => {
  const late = '20261128-0210-departure-cancellations'
  const others = Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== late))
  const provider = { getMigrations: () => Promise.resolve(others) }
  await database.withoutTimeLimit((db) => migrate(db, provider))
  expect(await migrateDatabase(database)).toEqual([late])
  expect(await migrateDatabase(database)).toEqual([])
})

test('a failing migration leaves nothing behind', async () => {
  const provider = {
    getMigrations: async () => ({
      ...(await migrationProvider.getMigrations()),
      '99990101-0000-broken': {
        up: async (db: Kysely<never>) => void (await sql`select nonsense`.execute(db)),
      },
    }),
  }
  await expect(database.withoutTimeLimit((db) => migrate(db, provider))).rejects.toThrow('nonsense')
  const { rows } = await sql`select 1 from pg_tables where tablename = 'trips'`.execute(database.db)
  expect(rows).toEqual([])
  expect(await migrateDatabase(database)).toEqual(names)
})

test('rejects a database of a newer version with a sentence', async () => {
  await migrateDatabase(database)
  await sql`insert into kysely_migration values ('99990101-0000-later', now()::text)`.execute(
    database.db,
  )
  const refused = migrateDatabase(database)
  await expect(refused).rejects.toThrow(MigrationError)
  await expect(refused).rejects.toThrow(
    'A newer version of this program migrated the database (99990101-0000-later). Start that version.',
  )
})

test('instances that migrate at once wait for each other, and keep no lock afterwards', async () => {
  const once = {
    up: async (db: Kysely<never>) => {
      await sql`select pg_sleep(0.2)`.execute(db)
      await sql`create table first_of_all (id int)`.execute(db)
    },
  }
  const provider = { getMigrations: () => Promise.resolve({ '1': once }) }
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database.db, provider)))
  expect(ran.flat()).toEqual(['1'])
  const { rows } = await sql`
    select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory'
  `.execute(database.db)
  expect(rows).toEqual([])
})
