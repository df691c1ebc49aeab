import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secondFactorCommand } from '../../src/commands/second-factor-command.ts'
import { lockDataFolder } from '../../src/platform/db/lock.ts'
import { clearConsole, switchFactorOn } from '../club/operator-sessions/second-factor-setup.ts'
import { auditOf, signIn } from '../harness/console.ts'
import { createTestApp, type TestApp } from '../harness/test-app.ts'
import {
  createDataFolder,
  createTestDatabase,
  runHere,
  type TestDatabase,
} from '../support/index.ts'

const command = (env: Record<string, string>, ...args: string[]) =>
  runHere(secondFactorCommand, args, env)

describe('on a PostgreSQL server', () => {
  let database: TestDatabase
  let api: TestApp
  let env: Record<string, string>
  beforeAll(async () => {
    database = await createTestDatabase()
    api = await createTestApp({ database })
    env = { DATABASE_URL: database.url }
  })
  afterEach(() => clearConsole(api))
  afterAll(async () => {
    await api.close()
    await database.close()
  })

  test('shows whether the second factor is on, and changes nothing', async () => {
    expect(await command(env)).toEqual({
      code: 0,
      errors: '',
      output: 'The second factor is off.',
    })
    await switchFactorOn(api)
    const noted = await auditOf(api)
    expect((await command(env)).output).toMatch(
      /^The second factor has been on since \d{4}-\S+Z; 10 recovery codes are left\.$/,
    )
    expect((await signIn(api)).status).toBe(401)
    expect((await auditOf(api)).slice(0, noted.length)).toEqual(noted)
  })

  test('switches the second factor off while the site runs: the password is enough, the codes are deleted, and the audit log has an entry', async () => {
    await switchFactorOn(api)
    expect((await signIn(api)).body).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
    expect(await command(env, 'off')).toEqual({
      code: 0,
      errors: '',
      output: 'The second factor is off. The password alone is enough to sign in.',
    })
    expect((await auditOf(api)).at(-1)).toEqual({
      action: 'second-factor.off',
      operator: null,
      subject: null,
      details: { by: 'command' },
    })
    expect((await signIn(api)).status).toBe(201)
    expect(await database.db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([])
  })

  test('says if it is off already, and logs nothing', async () => {
    const noted = await auditOf(api)
    expect(await command(env, 'off')).toEqual({
      code: 0,
      errors: '',
      output: 'The second factor was already off.',
    })
    expect(await auditOf(api)).toEqual(noted)
  })

  test('works after SESSION_SECRET has changed', async () => {
    await switchFactorOn(api)
    const other = { ...env, SESSION_SECRET: 'another-secret-of-thirty-two-characters' }
    expect((await command(other, 'off')).output).toContain('The second factor is off.')
  })
})

test('rejects the embedded database while the site runs, and works while it is stopped', async () => {
  const root = await mkdtemp(join(tmpdir(), 'club-factor-'))
  const dataDir = join(root, 'data')
  await createDataFolder(dataDir)
  const site = await lockDataFolder(dataDir)
  expect(await command({ DATA_DIR: dataDir }, 'off')).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringContaining(
      `The running site (process ${process.pid}) is using the embedded`,
    ),
  })
  await site.release()
  expect(await command({ DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    output: 'The second factor is off.',
  })
  await rm(root, { recursive: true, force: true })
})

test('has a help text and rejects unknown arguments', async () => {
  const help = await command({}, '--help')
  expect(help).toMatchObject({ code: 0, errors: '' })
  expect(help.output).toContain('npm run second-factor -- off')
  for (const args of [['on'], ['off', 'now'], ['--force']]) {
    expect(await command({}, ...args)).toMatchObject({ code: 1, output: '' })
  }
})
