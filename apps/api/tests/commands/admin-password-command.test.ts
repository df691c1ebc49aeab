import { verify } from '@node-rs/argon2'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ensureCredentials } from '../../src/secrets/credentials.ts'
import { ensureAdminPassword } from '../../src/secrets/secrets.ts'
import { auditOf, cookieOf, openConsole, signIn } from '../harness/console.ts'
import { createTestApp } from '../harness/test-app.ts'
import { builtProgram, createDataFolder, createTestDatabase, runProgram } from '../support/index.ts'

const command = (env: Record<string, string>, ...args: string[]) =>
  runProgram(builtProgram('admin-password'), args, env)
const passwordIn = (output: string) =>
  /^The console's new password: (\S+)\n/.exec(output)?.[1] ?? ''

test('sets a new password for the embedded start, prints it once and stores only its hash', async () => {
  const root = await mkdtemp(join(tmpdir(), 'club-password-'))
  const dataDir = join(root, 'data')
  await createDataFolder(dataDir)
  const before = await ensureCredentials(dataDir, true)
  const { code, errors, output } = await command({ DATA_DIR: dataDir })
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).toContain('All operator sessions have ended.')
  const password = passwordIn(output)
  expect(await readFile(join(dataDir, 'credentials.json'), 'utf8')).not.toContain(password)
  const after = await ensureCredentials(dataDir, true)
  expect(after).toEqual({ ...after, sessionSecret: before.sessionSecret })
  expect(after.adminPassword).toBeUndefined()
  expect(await verify(after.adminPasswordHash ?? '', password)).toBe(true)
  await rm(root, { recursive: true, force: true })
})

test('sets a new password on a PostgreSQL server, ends all sessions, and adds an entry to the audit log', async () => {
  const database = await createTestDatabase()
  const api = await createTestApp({ database })
  await openConsole(api, 'Asha')
  const { code, output } = await command({ DATABASE_URL: database.url })
  expect(code).toBe(0)
  expect(output).toContain('Restart the running instances of the API')
  const { hash } = await ensureAdminPassword(database.db)
  expect(await verify(hash, passwordIn(output))).toBe(true)
  expect(await database.db.selectFrom('adminSessions').selectAll().execute()).toEqual([])
  expect((await auditOf(api)).at(-1)).toEqual({
    action: 'password.changed',
    operator: null,
    subject: null,
    details: { by: 'command', endedSessions: 1 },
  })
  await api.close()
  await database.close()
})

test('gives a role a password, replaces and removes it, and ends only its sessions', async () => {
  const database = await createTestDatabase()
  const api = await createTestApp({ database })
  const owner = await openConsole(api, 'Asha')
  const env = { DATABASE_URL: database.url, ADMIN_PASSWORD: 'quiet-harbour-42' }
  const { code, output } = await command(env, '--role', 'content')
  expect(code).toBe(0)
  const password = /^The new password of the role content: (\S+)\n/.exec(output)?.[1] ?? ''
  const opened = await signIn(api, { password })
  expect(opened.body).toMatchObject({ open: true, role: 'content' })
  const { rows } = await sql`select value from club_settings where key like 'admin.%'`.execute(
    database.db,
  )
  expect(JSON.stringify(rows)).not.toContain(password)
  expect((await command(env, '--role', 'content', '--remove')).output).toBe(
    'The role content has no password any more. Its sessions have ended.',
  )
  const session = (cookie: string) => api.request.get('/api/admin/session').set({ cookie })
  expect((await session(cookieOf(opened))).body).toEqual({ open: false })
  expect((await session(owner)).body).toMatchObject({ open: true, role: 'owner' })
  expect((await auditOf(api)).slice(-1)).toEqual([
    {
      action: 'password.removed',
      operator: null,
      subject: null,
      details: { by: 'command', role: 'content', endedSessions: 1 },
    },
  ])
  await api.close()
  await database.close()
})

test.each([[['--role', 'owner']], [['--role', 'pilot']], [['--remove']], [['everything']]])(
  'explains itself when it is called with %j',
  async (args) => {
    const { code, errors } = await command({}, ...args)
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/^Usage: /) })
  },
)

test('says that ADMIN_PASSWORD is the password if it is set', async () => {
  expect(await command({ ADMIN_PASSWORD: 'quiet-harbour-42' })).toEqual({
    code: 1,
    output: '',
    errors:
      'ADMIN_PASSWORD is the password of the console. Change it there and restart the API, which ends all operator sessions.\n',
  })
})
