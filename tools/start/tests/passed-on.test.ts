import type { FastifyInstance } from 'fastify'
import { buildHost, type TrustProxy } from '../src/host/build-host.ts'
import { readTrustProxy } from '../src/host/host-environment.ts'
import { ask } from './ask.ts'
import { siteFiles, writeFolder } from './site-folder.ts'
import { startUpstream, type Upstream } from './upstream.ts'

const site = writeFolder(siteFiles)
afterAll(site.remove)

let upstream: Upstream
let host: FastifyInstance | undefined

beforeEach(async () => {
  upstream = await startUpstream()
})

afterEach(async () => {
  await host?.close()
  await upstream.close()
})

function startHost(trustProxy: TrustProxy = false): Promise<string> {
  host = buildHost({
    root: site.root,
    apiUrl: upstream.origin,
    publicUrl: 'http://localhost:4200',
    trustProxy,
  })
  return host.listen({ host: '127.0.0.1', port: 0 })
}

const spoofed = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'elsewhere.example',
  forwarded: 'for=203.0.113.9;proto=https;host=elsewhere.example',
}

it('passes a call on as it came, and its answer back', async () => {
  upstream.answer = (response) =>
    response
      .writeHead(201, {
        'content-type': 'application/json',
        'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'],
        'cache-control': 'no-store',
      })
      .end('{"id":1}')
  const origin = await startHost()
  const answer = await ask(origin, '/api/inquiries?from=home', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      host: 'club.example',
      origin: 'https://club.example',
      cookie: 'session=x',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': 'once',
    },
    body: '{"name":"Maya"}',
  })
  expect(answer.status).toBe(201)
  expect(answer.text).toBe('{"id":1}')
  expect(answer.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(upstream.seen).toHaveLength(1)
  expect(upstream.seen[0]).toMatchObject({
    line: 'POST /api/inquiries?from=home',
    body: '{"name":"Maya"}',
    headers: {
      'content-type': 'application/json',
      host: 'club.example',
      origin: 'https://club.example',
      cookie: 'session=x',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': 'once',
    },
  })
})

it("adds none of the pages' headers to the API's own", async () => {
  const answer = await ask(await startHost(), '/api/trips')
  expect(answer.headers).not.toHaveProperty('content-security-policy')
})

it('passes on that the client has the answer already', async () => {
  upstream.answer = (response) => response.writeHead(304, { etag: '"a"' }).end()
  const answer = await ask(await startHost(), '/api/trips', {
    headers: { 'if-none-match': '"a"', 'accept-encoding': 'br' },
  })
  expect(answer.status).toBe(304)
  expect(answer.headers.etag).toBe('"a"')
  expect(upstream.seen[0]?.headers).toMatchObject({
    'if-none-match': '"a"',
    'accept-encoding': 'br',
  })
})

describe('who asked', () => {
  it('is told by the host, whatever the client claims', async () => {
    const origin = await startHost()
    await ask(origin, '/api/trips', { headers: { ...spoofed, host: 'club.example' } })
    expect(upstream.seen[0]?.headers).toMatchObject({
      host: 'club.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'club.example',
    })
    expect(upstream.seen[0]?.headers).not.toHaveProperty('forwarded')
  })

  it('is told by a proxy in front where that is trusted', async () => {
    const origin = await startHost('loopback')
    await ask(origin, '/api/trips', { headers: { ...spoofed, host: 'club.example' } })
    expect(upstream.seen[0]?.headers).toMatchObject({
      host: 'club.example',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'elsewhere.example',
    })
  })

  it('is told by the last of the proxies, and no further, where their number is known', async () => {
    const origin = await startHost(readTrustProxy('1'))
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
    await ask(origin, '/api/trips', { headers })
    expect(upstream.seen[0]?.headers['x-forwarded-for']).toBe('203.0.113.9')
  })
})

describe('an API that does not answer', () => {
  it('is told as a problem document, at once', async () => {
    const origin = await startHost()
    await upstream.close()
    for (const method of ['GET', 'POST']) {
      const answer = await ask(origin, '/api/trips', { method, patience: 2000 })
      expect(answer.status).toBe(503)
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
      expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
      expect(JSON.parse(answer.text)).toMatchObject({ status: 503, code: 'API_AWAY' })
    }
  })

  it('is told alike where it hangs up in the middle', async () => {
    upstream.answer = (response) => response.destroy()
    const answer = await ask(await startHost(), '/api/trips', { patience: 2000 })
    expect(answer.status).toBe(503)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'API_AWAY' })
  })

  it.each(['GET', 'POST', 'DELETE'])(
    'is asked once by %s, and its own 503 passed on as it is',
    async (method) => {
      upstream.answer = (response) =>
        response
          .writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '2' })
          .end('{"code":"DATABASE_AWAY"}')
      const answer = await ask(await startHost(), '/api/trips', { method })
      expect(answer.status).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(JSON.parse(answer.text)).toEqual({ code: 'DATABASE_AWAY' })
      expect(upstream.seen).toHaveLength(1)
    },
  )
})

it.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
  ['10.0.0.0/8,loopback', '10.0.0.0/8,loopback'],
])('reads TRUST_PROXY %j as %j', (text, trust) => {
  expect(readTrustProxy(text)).toBe(trust)
})

it('passes a large body on that asks first whether it may come', async () => {
  upstream.answer = (response) => response.writeHead(413).end()
  const origin = await startHost()
  const answer = await ask(origin, '/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
    body: JSON.stringify({ message: 'x'.repeat(10_000) }),
  })
  expect(answer.status).toBe(413)
})

it('passes a body of plain text on, which is for the API to refuse', async () => {
  upstream.answer = (response) => response.writeHead(415).end()
  const origin = await startHost()
  const headers = { 'content-type': 'text/plain' }
  const body = 'x'.repeat(2_000_000)
  expect((await ask(origin, '/api/inquiries', { method: 'POST', headers, body })).status).toBe(415)
})

it('answers a call whose path is no valid encoding with a problem document', async () => {
  const answer = await ask(await startHost(), '/api/trips/%E0%A4%A')
  expect(answer.status).toBe(400)
  expect(answer.headers['content-type']).toMatch('application/problem+json')
  expect(JSON.parse(answer.text)).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    detail: 'The request could not be read.',
  })
})
