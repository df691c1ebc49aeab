import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../src/config/config.ts'
import { serve, type RunningApi } from '../../src/process/serve.ts'
import { findFreePort } from '../harness/program.ts'
import {
  createTestDatabase,
  startTcpProxy,
  type TcpProxy,
  type TestDatabase,
} from '../support/index.ts'

let database: TestDatabase
let proxy: TcpProxy
let folder: string
const running: RunningApi[] = []
beforeEach(async () => {
  // Empty, as before a first start.
  database = await createTestDatabase({ contents: 'nothing' })
  proxy = await startTcpProxy(database.url)
  folder = await mkdtemp(join(tmpdir(), 'club-serve-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((api) => api.stop()))
  await proxy.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function start(
  log: string[] = [],
  variables: Record<string, string> = {},
): Promise<RunningApi & { origin: string }> {
  const config = loadConfig({
    DATABASE_URL: proxy.url,
    API_PORT: String(await findFreePort()),
    DATA_DIR: folder,
    CLUB_CLOCK: '2025-05-01',
    ...variables,
  })
  const api = await serve(config, { logStream: { write: (line) => log.push(line) } })
  running.push(api)
  return { ...api, origin: `http://127.0.0.1:${api.port}` }
}

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status
const newsletter = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"email":"a@b.example"}',
}

it('prepares an empty database and serves it', async () => {
  const api = await start()
  expect(await api.ready).toMatchObject({ type: 'ready', port: api.port, clubToday: '2025-05-01' })
  const trips = (await (await fetch(`${api.origin}/api/trips`)).json()) as unknown[]
  expect(trips).toHaveLength(10)
})

it('starts while the database is unavailable, logs that, and prepares it once it is available', async () => {
  await proxy.set('shut')
  const log: string[] = []
  const api = await start(log)
  expect(await statusOf(`${api.origin}/healthz`)).toBe(200)
  for (const path of [
    '/readyz',
    '/api/trips',
    '/api/trips/1',
    '/api/admin/session',
    '/api/admin/users',
  ]) {
    expect([path, await statusOf(`${api.origin}${path}`)]).toEqual([path, 503])
  }
  expect(await statusOf(`${api.origin}/api/newsletters`, newsletter)).toBe(503)
  expect(log.filter((line) => line.includes('waiting for the database'))).toHaveLength(1)

  await proxy.set('open')
  expect(await api.ready).toMatchObject({ type: 'ready' })
  expect(await statusOf(`${api.origin}/api/trips`)).toBe(200)
  expect(await statusOf(`${api.origin}/api/newsletters`, newsletter)).toBe(201)
})

it('lets several instances prepare the same database at once', async () => {
  const instances = await Promise.all([start(), start(), start()])
  const messages = await Promise.all(instances.map((instance) => instance.ready))
  expect(messages.every((message) => message?.type === 'ready')).toBe(true)
  // Only the instance that generated the password knows it.
  expect(messages.filter((message) => message?.adminPassword !== undefined)).toHaveLength(1)
  for (const instance of instances) expect(await statusOf(`${instance.origin}/api/trips`)).toBe(200)
})

it('can be stopped while it waits for the database, and stopped twice', async () => {
  await proxy.set('shut')
  const api = await start()
  await Promise.all([api.stop(), api.stop()])
  expect(await api.ready).toBeUndefined()
})

it('finishes sending a message before it stops', async () => {
  const api = await start()
  await api.ready
  const response = await fetch(`${api.origin}/api/inquiries`, {
    ...newsletter,
    body: JSON.stringify({
      name: 'Asha Rao',
      email: 'asha@mail.example',
      destination: 'bali',
      message: 'When does it rain?',
    }),
  })
  expect(response.status).toBe(201)
  await api.stop()
  const mails = await database.db.selectFrom('outbox').select(['kind', 'sentAt']).execute()
  expect(mails.map((mail) => mail.kind).sort()).toEqual([
    'inquiry.acknowledgement',
    'inquiry.notice',
  ])
  // The message being sent at the stop is sent; the others wait for the next start.
  const files = await readdir(join(folder, 'outbox')).catch(() => [])
  expect(files).toHaveLength(mails.filter((mail) => mail.sentAt !== null).length)
})

describe('a public production server that may use the payment sandbox', () => {
  const variables = {
    NODE_ENV: 'production',
    PUBLIC_WEB_URL: 'https://club.example',
    ALLOW_SANDBOX_PAYMENTS: 'true',
  }
  const warning = 'this public server takes no money'
  const isWarning = (line: string) => line.includes(warning) && line.includes('"level":40')

  it('warns at every start', async () => {
    const logs: string[][] = [[], []]
    for (const log of logs) await (await start(log, variables)).stop()
    expect(logs.map((log) => log.filter(isWarning).length)).toEqual([1, 1])
  })

  it('warns even if the log has no warnings', async () => {
    const emit = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const log: string[] = []
    await (await start(log, { ...variables, LOG_LEVEL: 'silent' })).stop()
    expect(emit).toHaveBeenCalledWith(expect.stringContaining(warning), 'SandboxPayments')
    emit.mockRestore()
    expect(log).toEqual([])
  })

  it('is the only one that warns', async () => {
    const log: string[] = []
    await (await start(log, { PUBLIC_WEB_URL: 'https://club.example' })).stop()
    expect(log.filter((line) => line.includes(warning))).toEqual([])
  })
})
