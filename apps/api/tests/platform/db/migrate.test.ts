import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Kysely,
  type MigrationProvider,
  Migrator,
  PostgresAdapter,
  PostgresDialect,
  sql,
} from 'kysely'
import { Pool } from 'pg'
import { connectDatabase, type DatabaseConnection } from '../../../src/platform/db/connect.ts'
import { migrate, migrateDatabase, MigrationError } from '../../../src/platform/db/migrate.ts'
import {
  baseline,
  migrationProvider,
  migrations,
} from '../../../src/platform/db/migrations/index.ts'
import { createDataFolder, createTestDatabase, type TestDatabase } from '../../support/index.ts'
import { someHash } from '../../support/rows.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ contents: 'nothing' })
})
afterEach(() => database.close())

const names = Object.keys(migrations)
const sinceBaseline = names.filter((name) => name !== baseline)

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
    'seat_notices',
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

test('migration names are versions, in the order in which they run', () => {
  // Kysely runs what is missing in the order of texts: 1.0.10 would run before 1.0.9.
  expect([...names].sort()).toEqual(names)
  for (const name of names) expect(name).toMatch(/^\d\.\d\.\d(-[a-z-]+)?$/)
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

/** Migrates to the baseline, and no further. */
const migrateToBaseline = (connection: DatabaseConnection) => {
  const provider = { getMigrations: () => Promise.resolve({ [baseline]: migrations[baseline]! }) }
  return connection.withoutTimeLimit((db) => migrate(db, provider))
}

/** Opens an empty embedded database. */
async function openEmbedded(): Promise<DatabaseConnection> {
  const dataDir = await mkdtemp(join(tmpdir(), 'club-older-'))
  await createDataFolder(dataDir)
  const connection = await connectDatabase({
    databaseUrl: undefined,
    databasePoolSize: 1,
    dataDir,
  })
  const close = async () => {
    await connection.close()
    await rm(dataDir, { recursive: true })
  }
  return { ...connection, close }
}

describe.each([
  ['a server', () => createTestDatabase({ contents: 'nothing' })],
  ['the embedded database', openEmbedded],
] as const)('a database of version 0.x on %s', (_where, create) => {
  let older: DatabaseConnection
  beforeEach(async () => {
    older = await create()
    await migrateToBaseline(older)
  })
  afterEach(() => older.close())

  const last = '20261206-0300-replaced-departures'

  /** Makes the migrated database look as the last version 0.x left it, or one that lacks its last migration. */
  const makeOlder = async ({ isLast }: { isLast: boolean }) => {
    const { db } = older
    await sql`
      create or replace function user_search_content(member users) returns bytea
      language sql immutable parallel safe return convert_to(fold_text(member.username), 'UTF8')
    `.execute(db)
    await sql`delete from kysely_migration`.execute(db)
    await sql`
      insert into kysely_migration
      select name, now()::text from (
        select '20261121-' || n as name from generate_series(1, 106) n
        union all select ${last} where ${isLast}
      ) migrations
    `.execute(db)
    await sql`insert into users (username, password_hash) values ('maya', ${someHash})`.execute(db)
    await db.insertInto('auditLog').values({ action: 'tax-rates.confirmed' }).execute()
  }

  const recorded = async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      older.db,
    )
    return rows.map(({ name }) => name)
  }

  test('is at the baseline if the last one migrated it, keeps its rows, and takes later migrations', async () => {
    await makeOlder({ isLast: true })
    expect(await migrateDatabase(older)).toEqual(sinceBaseline)
    expect(await recorded()).toEqual(names)
    const users = await older.db.selectFrom('users').select('username').execute()
    expect(users).toEqual([{ username: 'maya' }])
    const settings = await older.db.selectFrom('clubSettings').select(['key', 'value']).execute()
    expect(settings).toEqual([{ key: 'first-step.tax-rates', value: true }])
    const later = {
      up: async (db: Kysely<never>) => {
        await sql`alter table users add later integer not null default 0`.execute(db)
      },
    }
    const provider = {
      getMigrations: () => Promise.resolve({ ...migrations, '1.0.1-later': later }),
    }
    expect(await older.withoutTimeLimit((db) => migrate(db, provider))).toEqual(['1.0.1-later'])
  })

  test('is refused with a sentence if an earlier one migrated it, until the last one has', async () => {
    await makeOlder({ isLast: false })
    const before = await recorded()
    const refused = migrateDatabase(older)
    await expect(refused).rejects.toThrow(MigrationError)
    await expect(refused).rejects.toThrow(
      'The database is from an earlier version than the last 0.x. Start the last version 0.x with it once, then this one.',
    )
    expect(await recorded()).toEqual(before)
    await sql`insert into kysely_migration values (${last}, now()::text)`.execute(older.db)
    expect(await migrateDatabase(older)).toEqual(sinceBaseline)
    expect(await recorded()).toEqual(names)
  })

  test('is recognised once by instances that start at once', async () => {
    await makeOlder({ isLast: true })
    const runs = await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(older)))
    expect(runs.flat()).toEqual(sinceBaseline)
    expect(await recorded()).toEqual(names)
  })
})

test('what the notices to the club are about is known from their subject, or from when they were stored', async () => {
  await migrateToBaseline(database)
  await sql`
    with received as (
      insert into inquiries (name, email, message, destination, created_at)
      values ('A', 'a@b.example', 'Hello', 'turkey', '2026-11-01T08:00:00.123456Z') returning created_at
    )
    insert into outbox (channel, kind, recipient, created_at, content, sent_at)
    select 'mail', kind, 'club@club.example', created_at, content::jsonb,
      case when content is null then now() end
    from received, (values
      ('inquiry.notice', null), ('invite.notice', '{"subject":"Invite request 17: Turkey 2"}'), ('inquiry.acknowledgement', null)
    ) as mails (kind, content)
  `.execute(database.db)
  await migrateDatabase(database)
  const rows = await database.db.selectFrom('outbox').select('aboutId').orderBy('id').execute()
  expect(rows.map(({ aboutId }) => aboutId)).toEqual([1, 17, null])
})

test('names that look alike by accents are found also among those that are taken, and the first keeps its claim', async () => {
  await migrateToBaseline(database)
  await sql`
    insert into users (username, password_hash, email, first_name, username_skeleton)
    select name, '$argon2id$x', name || '@mail.example', 'A', skeleton
    from (values ('zoé', 'zoé'), ('zoe', 'zoe'), ('tara.', 'tara.'), ('tara', 'tara'), ('dev', 'dev'), ('...', '...'), ('ram', null))
      as names (name, skeleton)
  `.execute(database.db)
  await migrateDatabase(database)
  const rows = await database.db
    .selectFrom('users')
    .select('usernameSkeleton')
    .orderBy('id')
    .execute()
  expect(rows.map((row) => row.usernameSkeleton)).toEqual([
    null,
    'zoe',
    null,
    'tara',
    'dev',
    null,
    null,
  ])
})

/** Functions with a parsed body that use the row type of a table. PostgreSQL refuses many changes of such a table. */
const findUsersOfRows = async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct p.oid::regprocedure::text as name
    from pg_proc p
    join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.refclassid = 'pg_type'::regclass
    join pg_class c on c.reltype = d.refobjid and c.relkind in ('r', 'p')
    where p.prosqlbody is not null
  `.execute(database.db)
  return rows.map(({ name }) => name)
}

test('no function stops a migration from changing a table whose row it takes', async () => {
  await migrateDatabase(database)
  expect(await findUsersOfRows()).toEqual([])
  // Control: one that would.
  await sql`
    create function title_of(trip trips) returns text language sql return trip.title
  `.execute(database.db)
  expect(await findUsersOfRows()).toEqual(['title_of(trips)'])
})

test('a migration that arrived after a later one runs too', async () => {
  const nothing = { up: () => Promise.resolve() }
  const provider = { getMigrations: () => Promise.resolve({ ...migrations, '1.0.1-b': nothing }) }
  const both = { ...migrations, '1.0.1-a': nothing, '1.0.1-b': nothing }
  const later = { getMigrations: () => Promise.resolve(both) }
  const run = (which: MigrationProvider) => database.withoutTimeLimit((db) => migrate(db, which))
  expect(await run(provider)).toEqual([...names, '1.0.1-b'])
  expect(await run(later)).toEqual(['1.0.1-a'])
  expect(await run(later)).toEqual([])
})

test('a failing migration leaves nothing behind', async () => {
  const provider = {
    getMigrations: async () => ({
      ...(await migrationProvider.getMigrations()),
      '9.0.0-broken': {
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
  await sql`insert into kysely_migration values ('9.0.0-later', now()::text)`.execute(database.db)
  const refused = migrateDatabase(database)
  await expect(refused).rejects.toThrow(MigrationError)
  await expect(refused).rejects.toThrow(
    'A newer version of this program migrated the database (9.0.0-later). Start that version.',
  )
})

test('instances that migrate at once wait for each other, and keep no lock afterwards', async () => {
  const once = {
    up: async (db: Kysely<never>) => {
      await sql`select pg_sleep(0.2)`.execute(db)
      await sql`create table first_of_all (id int)`.execute(db)
    },
  }
  const provider = { getMigrations: () => Promise.resolve({ [baseline]: once }) }
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database.db, provider)))
  expect(ran.flat()).toEqual([baseline])
  const { rows } = await sql`
    select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory'
  `.execute(database.db)
  expect(rows).toEqual([])
})
