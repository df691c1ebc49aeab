import { verify } from '@node-rs/argon2'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminPasswordCommand } from '../../src/commands/admin-password-command.ts'
import { ensureCredentials } from '../../src/platform/secrets/credentials.ts'
import { ensureAdminPassword } from '../../src/platform/secrets/secrets.ts'
import {
  isClubPasswordOn,
  switchClubPasswordTo,
} from '../../src/platform/secrets/console-passwords.ts'
import { auditOf, openConsole, openConsoleAs } from '../harness/console.ts'
import { createTestApp } from '../harness/test-app.ts'
import { createDataFolder, createTestDatabase, runHere } from '../support/index.ts'

const command = (env: Record<string, string>, ...args: string[]) =>
  runHere(adminPasswordCommand, args, env)
const passwordIn = (output: string) =>
  /^The console's new password: (\S+)\n/.exec(output)?.[1] ?? ''

test('sets a new password for the embedded start, prints it once and stores only its hash', async () => {
  const root = await mkdtemp(join(tmpdir(), 'club-password-'))
  const dataDir = join(root, 'data')
  await createDataFolder(dataDir)
  const before = await ensureCredentials(dataDir, true)
  const { code, errors, output } = await command({ DATA_DIR: dataDir })
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).toContain('The sessions that the old one opened have ended.')
  const password = passwordIn(output)
  expect(await readFile(join(dataDir, 'credentials.json'), 'utf8')).not.toContain(password)
  const after = await ensureCredentials(dataDir, true)
  expect(after).toEqual({ ...after, sessionSecret: before.sessionSecret })
  expect(after.adminPassword).toBeUndefined()
  expect(await verify(after.adminPasswordHash ?? '', password)).toBe(true)
  await rm(root, { recursive: true, force: true })
})

test('sets a new password on a PostgreSQL server, ends its sessions, and adds an entry to the audit log', async () => {
  const database = await createTestDatabase()
  const api = await createTestApp({ database })
  await openConsole(api, 'Asha')
  const own = await openConsoleAs(api, 'content')
  const { code, output } = await command({ DATABASE_URL: database.url })
  expect(code).toBe(0)
  expect(output).toContain('Restart the running instances of the API')
  const { hash } = await ensureAdminPassword(database.db)
  expect(await verify(hash, passwordIn(output))).toBe(true)
  const session = await api.request.get('/api/admin/session').set({ cookie: own })
  expect(session.body).toMatchObject({ open: true, role: 'content' })
  expect(await database.db.selectFrom('adminSessions').selectAll().execute()).toHaveLength(1)
  expect((await auditOf(api)).at(-1)).toEqual({
    action: 'password.changed',
    operator: null,
    subject: null,
    details: { by: 'command', endedSessions: 1 },
  })
  await api.close()
  await database.close()
})

test('lets the password of the club open the console again, also if ADMIN_PASSWORD is set', async () => {
  const database = await createTestDatabase()
  await switchClubPasswordTo(database.db, false)
  const env = { DATABASE_URL: database.url, ADMIN_PASSWORD: 'quiet-harbour-42' }
  const on = () => command(env, 'on')
  expect((await on()).output).toBe("The club's password opens the console again.")
  expect((await on()).output).toBe("The club's password opens the console already.")
  expect(await isClubPasswordOn(database.db)).toBe(true)
  const actions = await database.db.selectFrom('auditLog').select('action').execute()
  expect(actions).toEqual([{ action: 'club-password.on' }])
  await database.close()
})

test.each([[['--role', 'owner']], [['on', 'off']], [['everything']]])(
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
      'ADMIN_PASSWORD is the password of the console. Change it there and restart the API, which ends the sessions that the old one opened.\n',
  })
})
