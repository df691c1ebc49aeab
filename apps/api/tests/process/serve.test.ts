import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { loadConfig } from '../../src/platform/config/config.ts'
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
  const waiting = log.filter((line) => line.includes('waiting for the database'))
  expect(waiting).toHaveLength(1)
  expect(waiting.join()).not.toContain('stack')
  expect(waiting.join()).toMatch(/"reason":"[a-z]+ /i)

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

describe('with a collector of traces', () => {
  interface SentSpan {
    traceId: string
    spanId: string
    parentSpanId?: string
    name: string
    kind: number
    attributes: { key: string; value: { stringValue?: string; doubleValue?: number } }[]
    status: { code: number }
  }
  const received: { path: string; type: string; body: string }[] = []
  let collector: Server
  let endpoint: string
  beforeEach(async () => {
    received.length = 0
    collector = createServer(async (request, response) => {
      const body = await text(request)
      const { url = '', headers } = request
      received.push({ path: url, type: headers['content-type'] ?? '', body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  })
  afterEach(() => {
    collector.closeAllConnections()
    collector.close()
  })

  const sentSpans = (): SentSpan[] =>
    received.flatMap(
      ({ body }) =>
        (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] })
          .resourceSpans[0]?.scopeSpans[0]?.spans ?? [],
    )
  const attributesOf = ({ attributes }: SentSpan) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

  it('sends a span for each request and each of its queries, without what a visitor typed', async () => {
    const api = await start([], { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    await api.ready
    expect(await statusOf(`${api.origin}/api/newsletters?utm=secret`, newsletter)).toBe(400)
    expect(await statusOf(`${api.origin}/api/newsletters`, newsletter)).toBe(201)
    expect(await statusOf(`${api.origin}/api/trips/1`)).toBe(200)
    await statusOf(`${api.origin}/healthz`)
    // The last spans leave with the stop.
    await api.stop()

    expect(received.map(({ path, type }) => `${path} ${type}`)).toContain(
      '/v1/traces application/json',
    )
    const all = sentSpans()
    const requests = all.filter(({ kind }) => kind === 2)
    expect(requests.map(({ name }) => name)).toEqual([
      'POST /api/newsletters',
      'POST /api/newsletters',
      'GET /api/trips/:id',
    ])
    const [refused, stored] = requests as [SentSpan, SentSpan]
    expect(attributesOf(refused)['http.response.status_code']).toBe(400)
    expect(attributesOf(stored)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/newsletters',
      'http.response.status_code': 201,
    })
    const words = all.filter(({ kind }) => kind === 3).map(({ name }) => name)
    expect(
      words.filter((word) => !/^(BEGIN|COMMIT|INSERT|SELECT|WITH|UPDATE)$/.test(word)),
    ).toEqual([])
    const queries = all.filter(({ parentSpanId }) => parentSpanId === stored.spanId)
    const insert = queries.find(({ name }) => name === 'INSERT') as SentSpan
    expect(queries.some((query) => JSON.stringify(query).includes('into \\"newsletters\\"'))).toBe(
      true,
    )
    expect(insert).toMatchObject({ traceId: stored.traceId, kind: 3, status: { code: 0 } })
    expect(received.map(({ body }) => body).join()).not.toMatch(/secret|a@b\.example/)
  })

  it('serves and stops as usual while the collector is unavailable', async () => {
    collector.close()
    const api = await start([], { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    await api.ready
    expect(await statusOf(`${api.origin}/api/trips/1`)).toBe(200)
    await api.stop()
    expect(received).toEqual([])
  })

  it('traces the share of the requests that is configured', async () => {
    const api = await start([], {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER_ARG: '0',
    })
    await api.ready
    expect(await statusOf(`${api.origin}/api/trips/1`)).toBe(200)
    await api.stop()
    expect(received).toEqual([])
  })
})

describe('a public production server that may use the payment sandbox', () => {
  const variables = {
    NODE_ENV: 'production',
    PUBLIC_WEB_URL: 'https://club.example',
    ALLOW_SANDBOX_PAYMENTS: 'true',
    TRAVEL_DETAILS_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
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
