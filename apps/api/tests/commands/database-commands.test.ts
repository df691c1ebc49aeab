import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateCommand } from '../../src/commands/migrate-command.ts'
import { seedCommand } from '../../src/commands/seed-command.ts'
import { lockDataFolder } from '../../src/platform/db/lock.ts'
import { migrations } from '../../src/platform/db/migrations/index.ts'
import { createDataFolder, createTestDatabase, runHere } from '../support/index.ts'

const migrate = (env: Record<string, string>, ...args: string[]) =>
  runHere(migrateCommand, args, env)
const seed = (env: Record<string, string>, ...args: string[]) => runHere(seedCommand, args, env)

describe('on a PostgreSQL server', () => {
  test('migrate and seed an empty database, and do nothing the second time', async () => {
    const database = await createTestDatabase({ contents: 'nothing' })
    const env = { DATABASE_URL: database.url }
    const first = await migrate(env)
    const output = Object.keys(migrations).map((name) => `migrated ${name}`)
    expect(first).toEqual({ code: 0, errors: '', output: output.join('\n') })
    expect(await migrate(env)).toEqual({
      code: 0,
      errors: '',
      output: 'The tables are up to date.',
    })
    expect((await seed(env)).output).toBe(
      'Added 10 trips, 16 departures, 8 quiz questions, 0 demo members.',
    )
    expect((await seed(env)).output).toBe(
      'Added 0 trips, 0 departures, 0 quiz questions, 0 demo members.',
    )
    await database.close()
  })

  test('report an unavailable server in a sentence', async () => {
    const result = await seed({ DATABASE_URL: 'postgres://x:hunter2@127.0.0.1:1/z' })
    expect(result).toEqual({
      code: 1,
      output: '',
      errors: 'The database of DATABASE_URL does not answer.\n',
    })
  })
})

describe('on the embedded database', () => {
  let root: string
  let dataDir: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'club-commands-'))
    dataDir = join(root, 'data')
    await createDataFolder(dataDir)
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  test('both are rejected while the site runs', async () => {
    const site = await lockDataFolder(dataDir)
    for (const command of [migrate, seed]) {
      expect(await command({ DATA_DIR: dataDir })).toEqual({
        code: 1,
        output: '',
        errors: `The running site (process ${process.pid}) is using the embedded database. Stop the site first, or set DATABASE_URL to a PostgreSQL server.\n`,
      })
    }
    await site.release()
  })

  test('both work while it is stopped, with demo data if it is configured', async () => {
    const env = { DATA_DIR: dataDir, DEMO_DATA: 'true' }
    expect(await migrate(env)).toMatchObject({ code: 0 })
    expect((await seed(env)).output).toBe(
      'Added 10 trips, 16 departures, 8 quiz questions, 35 demo members.',
    )
  })
})

test.each([
  ['migrate', migrate],
  ['seed', seed],
] as const)('%s has a help text and rejects unknown arguments', async (name, command) => {
  const help = await command({}, '--help')
  expect(help).toMatchObject({ code: 0, errors: '' })
  expect(help.output).toContain(`Usage: npm run ${name}`)
  expect(await command({}, '--force')).toEqual({
    code: 1,
    output: '',
    errors: "Unknown argument '--force'. See --help.\n",
  })
})

test('a wrong configuration is reported in a sentence, without a stack', async () => {
  expect(await seed({ API_PORT: 'abc' })).toEqual({
    code: 1,
    output: '',
    errors: "API_PORT should be a whole number from 1 to 65535, not 'abc'.\n",
  })
})
