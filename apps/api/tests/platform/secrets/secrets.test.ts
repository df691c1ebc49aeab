import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import type { DatabaseConnection } from '../../../src/platform/db/connect.ts'
import {
  CredentialsError,
  ensureCredentials,
  replaceAdminPassword,
} from '../../../src/platform/secrets/credentials.ts'
import { hashPassword } from '../../../src/platform/secrets/password.ts'
import {
  ensureAdminPassword,
  ensureSessionSecret,
  ensureSecrets,
} from '../../../src/platform/secrets/secrets.ts'
import { createTestDatabase, openConnections, type TestDatabase } from '../../support/index.ts'

// The cost of the hash is tested here.
jest.unmock('@node-rs/argon2')

const unset = {
  adminPassword: undefined,
  sessionSecret: undefined,
  travelDetailsKeys: undefined,
  dataDir: '',
}
const readable = /^[1-9A-HJ-NP-Za-km-z]{4}(-[1-9A-HJ-NP-Za-km-z]{4}){2}$/

describe('on a PostgreSQL server', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
    await openConnections(database, 8)
  })
  afterEach(() => database.close())

  test('one of several instances that start at once generates the password, and all use it', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => ensureAdminPassword(database.db)))
    const makers = all.filter(({ plain }) => plain !== undefined)
    expect(makers).toHaveLength(1)
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(1)
    expect(makers[0]?.plain).toMatch(readable)
    expect(await verify(all[0]?.hash ?? '', makers[0]?.plain ?? '')).toBe(true)
    expect(await ensureAdminPassword(database.db)).toEqual({ hash: all[0]?.hash })
  })

  test('the plain password is not stored', async () => {
    const { plain } = await ensureAdminPassword(database.db)
    const rows = await database.db.selectFrom('clubSettings').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(plain)
  })

  test('instances that start at once use the same cookie secret', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => ensureSessionSecret(database.db)))
    expect(new Set(all).size).toBe(1)
    expect(all[0]?.length).toBeGreaterThanOrEqual(32)
  })

  test('uses the secrets of the environment and generates none', async () => {
    const given = { ...unset, adminPassword: 'open sesame', sessionSecret: 's'.repeat(32) }
    const secrets = await ensureSecrets(database, given)
    expect(secrets).toMatchObject({ sessionSecret: given.sessionSecret, adminPassword: undefined })
    expect(await verify(secrets.adminPasswordHash, 'open sesame')).toBe(true)
    expect(secrets.adminPasswordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await database.db.selectFrom('clubSettings').selectAll().execute()).toEqual([])
  })

  test('instances with the same password agree on its id, and another password has another one', async () => {
    const sessionSecret = 's'.repeat(32)
    const idOf = async (adminPassword: string, secret = sessionSecret) =>
      (await ensureSecrets(database, { ...unset, adminPassword, sessionSecret: secret }))
        .adminPasswordId
    const id = await idOf('open sesame')
    expect(await idOf('open sesame')).toBe(id)
    expect(await idOf('open sesame!')).not.toBe(id)
    expect(await idOf('open sesame', 't'.repeat(32))).not.toBe(id)
    expect(id).not.toContain('sesame')
  })

  test('uses a password hash of the environment', async () => {
    const hash = await hashPassword('open sesame')
    const secrets = await ensureSecrets(database, { ...unset, adminPassword: hash })
    expect(secrets.adminPasswordHash).toBe(hash)
  })

  test('has the keys for travel details of the environment, and never one of its own', async () => {
    const travelDetailsKeys = [{ id: '2025a', key: Buffer.alloc(32, 1) }]
    const given = await ensureSecrets(database, { ...unset, travelDetailsKeys })
    expect(given.travelKeys).toEqual(travelDetailsKeys)
    expect((await ensureSecrets(database, unset)).travelKeys).toEqual([])
    const rows = await database.db.selectFrom('clubSettings').select('key').execute()
    expect(rows.map(({ key }) => key).sort()).toEqual(['admin.passwordHash', 'session.secret'])
  })

  test('a restart uses the generated secrets and prints no password', async () => {
    const first = await ensureSecrets(database, unset)
    expect(first.adminPassword).toMatch(readable)
    const second = await ensureSecrets(database, unset)
    expect(second).toEqual({ ...first, adminPassword: undefined })
  })
})

describe('with the embedded database', () => {
  let dataDir: string
  const embedded = { kind: 'embedded' } as DatabaseConnection
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'club-secrets-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('generates secrets, readable only by the owner, and reuses them', async () => {
    const { adminPassword, ...made } = await ensureCredentials(dataDir, true)
    expect(made.demoPassword).toMatch(readable)
    expect(made.sessionSecret.length).toBeGreaterThanOrEqual(32)
    const path = join(dataDir, 'credentials.json')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(made)
    expect(await ensureCredentials(dataDir, true)).toEqual(made)
    expect(await verify(made.adminPasswordHash ?? '', adminPassword ?? '')).toBe(true)
  })

  test('never stores the admin password next to its hash', async () => {
    const { adminPassword = '' } = await ensureCredentials(dataDir, true)
    expect(adminPassword).toMatch(readable)
    expect(await readFile(join(dataDir, 'credentials.json'), 'utf8')).not.toContain(adminPassword)
  })

  test('rejects a damaged file with a sentence that names it', async () => {
    const path = join(dataDir, 'credentials.json')
    for (const content of ['', '{"adminPassword": ""}', '[]']) {
      await writeFile(path, content)
      await expect(ensureCredentials(dataDir, true)).rejects.toThrow(CredentialsError)
      await expect(ensureCredentials(dataDir, true)).rejects.toThrow(`${path} is damaged`)
    }
  })

  test('has one key for travel details from the first start on, behind those of the environment', async () => {
    const { travelKeys } = await ensureSecrets(embedded, { ...unset, dataDir })
    expect(travelKeys).toEqual([
      { id: expect.stringMatching(/^k[0-9a-f]{8}$/), key: expect.any(Buffer) },
    ])
    await replaceAdminPassword(dataDir, await hashPassword('open sesame'))
    const given = { id: '2025a', key: Buffer.alloc(32, 1) }
    const next = await ensureSecrets(embedded, { ...unset, dataDir, travelDetailsKeys: [given] })
    expect(next.travelKeys).toEqual([given, ...travelKeys])
  })

  test('the first start knows the admin password, later ones only its hash', async () => {
    const first = await ensureSecrets(embedded, { ...unset, dataDir })
    const second = await ensureSecrets(embedded, { ...unset, dataDir })
    expect(second).toEqual({ ...first, adminPassword: undefined })
    expect(await verify(second.adminPasswordHash, first.adminPassword ?? '')).toBe(true)
  })

  test('a start without ADMIN_PASSWORD after one with it generates and prints a password', async () => {
    await ensureSecrets(embedded, { ...unset, dataDir, adminPassword: 'open sesame' })
    const next = await ensureSecrets(embedded, { ...unset, dataDir })
    expect(await verify(next.adminPasswordHash, next.adminPassword ?? '')).toBe(true)
  })

  test('a password of the environment takes precedence and is not printed', async () => {
    const secrets = await ensureSecrets(embedded, {
      ...unset,
      dataDir,
      adminPassword: 'open sesame',
    })
    expect(secrets.adminPassword).toBeUndefined()
    expect(await verify(secrets.adminPasswordHash, 'open sesame')).toBe(true)
  })
})
