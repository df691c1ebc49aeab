import type { ServerResponse } from 'node:http'
import { rmSync } from 'node:fs'
import { type Limits, limits } from '../src/limits.ts'
import { readTrustProxy } from '../src/settings.ts'
import { describeHosts, type HostOptions, type RunningHost } from './support/hosts.ts'
import { startNameServer } from './support/name-server.ts'
import { send, sendRaw } from './support/request.ts'
import { packTestSite } from './support/site-folder.ts'
import { startUpstream, type Upstream } from './support/upstream.ts'

let packed: string
beforeAll(async () => {
  packed = await packTestSite()
})
afterAll(() => rmSync(packed, { recursive: true, force: true }))

const spoofed = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'elsewhere.example',
  forwarded: 'for=203.0.113.9;proto=https;host=elsewhere.example',
}

describeHosts((start, kind) => {
  let upstream: Upstream
  let host: RunningHost | undefined

  beforeEach(async () => {
    upstream = await startUpstream()
  })
  afterEach(async () => {
    await host?.close()
    host = undefined
    await upstream.close()
  })

  /** Starts the test's host; an earlier one of the same test ends. */
  async function startHost(options: Partial<HostOptions> = {}): Promise<string> {
    await host?.close()
    host = await start({
      app: 'web',
      packed,
      apiUrl: upstream.origin,
      publicUrl: 'http://club.example',
      trustProxy: false,
      ...options,
    })
    return host.origin
  }

  it('passes a call on unchanged, and its answer back', async () => {
    upstream.answer = (response) =>
      response
        .writeHead(201, {
          'content-type': 'application/json',
          'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'],
          'cache-control': 'no-store',
        })
        .end('{"id":1}')
    const headers = {
      'content-type': 'application/json',
      host: 'club.example',
      origin: 'https://club.example',
      cookie: 'session=x',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': 'once',
    }
    const answer = await send(await startHost(), '/api/inquiries?from=home%2Fmail', {
      method: 'POST',
      headers,
      body: '{"name":"Maya"}',
    })
    expect(answer.status).toBe(201)
    expect(answer.text).toBe('{"id":1}')
    expect(answer.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-type']).toBe('application/json')
    expect(upstream.seen).toHaveLength(1)
    expect(upstream.seen[0]).toMatchObject({
      line: 'POST /api/inquiries?from=home%2Fmail',
      body: '{"name":"Maya"}',
      headers,
    })
  })

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'passes %s on',
    async (method) => {
      await send(await startHost(), '/api/trips/a%20b', {
        method,
        headers: { 'content-length': '0' },
      })
      expect(upstream.seen.map(({ line }) => line)).toEqual([`${method} /api/trips/a%20b`])
    },
  )

  it("does not add the pages' headers to an answer of the API", async () => {
    for (const method of ['GET', 'POST']) {
      const { headers } = await send(host?.origin ?? (await startHost()), '/api/trips', { method })
      expect(headers).not.toHaveProperty('content-security-policy')
      expect(headers).not.toHaveProperty('vary')
    }
  })

  it('passes a 304 on', async () => {
    upstream.answer = (response) => response.writeHead(304, { etag: '"a"' }).end()
    const answer = await send(await startHost(), '/api/trips', {
      headers: { 'if-none-match': '"a"', 'accept-encoding': 'br' },
    })
    expect(answer.status).toBe(304)
    expect(answer.headers.etag).toBe('"a"')
    expect(upstream.seen[0]?.headers).toMatchObject({
      'if-none-match': '"a"',
      'accept-encoding': 'br',
    })
  })

  describe("sends the client's address, scheme and host to the API", () => {
    it('as it sees them, whatever the client claims', async () => {
      const origin = await startHost()
      await send(origin, '/api/trips', { headers: { ...spoofed, host: 'club.example' } })
      expect(upstream.seen[0]?.headers).toMatchObject({
        host: 'club.example',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'club.example',
      })
      expect(upstream.seen[0]?.headers).not.toHaveProperty('forwarded')
    })

    it.each(['loopback', 'true', '1', '10.0.0.0/8, 127.0.0.1'])(
      'as the proxy in front reports them, with TRUST_PROXY=%s',
      async (trusted) => {
        const origin = await startHost({
          publicUrl: 'https://elsewhere.example',
          trustProxy: readTrustProxy(trusted),
        })
        await send(origin, '/api/trips', { headers: { ...spoofed, host: 'club.example' } })
        expect(upstream.seen[0]?.headers).toMatchObject({
          host: 'club.example',
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-proto': 'https',
          'x-forwarded-host': 'elsewhere.example',
        })
        expect(upstream.seen[0]?.headers).not.toHaveProperty('forwarded')
      },
    )

    it('as it sees them, if the proxy in front is not trusted', async () => {
      const origin = await startHost({ trustProxy: readTrustProxy('10.0.0.0/8,uniquelocal') })
      await send(origin, '/api/trips', { headers: { ...spoofed, host: 'club.example' } })
      expect(upstream.seen[0]?.headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'club.example',
      })
    })

    const chain = '198.51.100.1, 203.0.113.9, 10.0.0.7'
    it.each([
      ['1', chain, '10.0.0.7'],
      ['2', chain, '203.0.113.9'],
      ['9', chain, '198.51.100.1'],
      ['true', chain, '198.51.100.1'],
      ['loopback', chain, '10.0.0.7'],
      ['loopback,uniquelocal', chain, '203.0.113.9'],
    ])('with TRUST_PROXY=%s and %s as %s', async (trusted, forwarded, client) => {
      const origin = await startHost({ trustProxy: readTrustProxy(trusted) })
      await send(origin, '/api/trips', { headers: { 'x-forwarded-for': forwarded } })
      expect(upstream.seen[0]?.headers['x-forwarded-for']).toBe(client)
    })

    it('as it sees them, if a trusted proxy reports no client', async () => {
      await send(await startHost({ trustProxy: 1 }), '/api/trips')
      expect(upstream.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
    })

    it('with the last scheme and host, if a chain of proxies reported several', async () => {
      const origin = await startHost({ publicUrl: 'https://b.example', trustProxy: true })
      const headers = {
        'x-forwarded-proto': 'http, https',
        'x-forwarded-host': 'a.example, b.example',
      }
      await send(origin, '/api/trips', { headers })
      expect(upstream.seen[0]?.headers).toMatchObject({
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'b.example',
      })
    })
  })

  it('uses a connection to the API for some calls and some time only, so that a new instance gets its share', async () => {
    const few = await startHost({ limits: { ...limits, upstreamRequests: 5 } })
    for (let call = 0; call < 20; call++) await send(few, '/api/trips')
    expect(upstream.connections).toBeGreaterThan(2)
    await host?.close()
    upstream.connections = 0
    const short = await startHost({ limits: { ...limits, upstreamAge: 50 } })
    for (let call = 0; call < 4; call++) {
      await send(short, '/api/trips')
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    expect(upstream.connections).toBeGreaterThan(2)
  })

  it('logs a line per request, with the id that the API gets, and without query strings', async () => {
    const origin = await startHost({ logLevel: 'info' })
    await send(origin, '/api/trips?token=secret-token', {
      headers: { 'x-request-id': 'chosen-id' },
    })
    await send(origin, '/trips/?token=secret-token')
    await send(origin, '/nowhere?token=secret-token', { headers: { host: 'evil.example' } })
    await send(origin, '/healthz')
    const answered = () =>
      host!
        .log()
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'answered')
    while (answered().length < 3) await new Promise((resolve) => setTimeout(resolve, 10))
    // nginx has several workers, and each writes its line when it likes.
    const lines = new Map(answered().map((line) => [line['path'], line]))
    expect(Object.fromEntries(lines)).toMatchObject({
      '/api/trips': { method: 'GET', status: 200 },
      '/trips/': { method: 'GET', status: 308 },
      '/nowhere': { method: 'GET', status: 421 },
    })
    const reqId = lines.get('/api/trips')?.['reqId']
    expect(reqId).toMatch(/^[0-9a-f-]{32,36}$/)
    expect(upstream.seen[0]?.headers['x-request-id']).toBe(reqId)
    expect(host!.log().join()).not.toMatch(/secret-token/)
  })

  describe('an API that does not answer', () => {
    it.each(['GET', 'POST'])('costs a %s no more than the time limit', async (method) => {
      upstream.answer = () => undefined
      const quickly = { ...limits, readAnswer: 200, writeAnswer: 300 }
      const origin = await startHost({ limits: quickly })
      const answer = await send(origin, '/api/trips', { method, timeout: 5000 })
      expect(answer.status).toBe(503)
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'API_UNAVAILABLE' })
      expect(upstream.seen).toHaveLength(1)
    })

    it('is reported with a problem document at once', async () => {
      const origin = await startHost()
      await upstream.close()
      for (const method of ['GET', 'POST']) {
        const answer = await send(origin, '/api/trips', { method, timeout: 2000 })
        expect(answer.status).toBe(503)
        expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
        expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
        expect(JSON.parse(answer.text)).toMatchObject({ status: 503, code: 'API_UNAVAILABLE' })
      }
    })

    it.each(['GET', 'POST'])(
      'is reported in the same way if it drops the connection of a %s',
      async (method) => {
        upstream.answer = (response) => response.destroy()
        const answer = await send(await startHost(), '/api/trips', { method, timeout: 2000 })
        expect(answer.status).toBe(503)
        expect(JSON.parse(answer.text)).toMatchObject({ code: 'API_UNAVAILABLE' })
        expect(upstream.seen).toHaveLength(1)
      },
    )

    it.each(['GET', 'POST', 'DELETE'])(
      'gets a %s once, and its own 503 is passed on unchanged',
      async (method) => {
        upstream.answer = (response) =>
          response
            .writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '2' })
            .end('{"code":"DATABASE_UNAVAILABLE"}')
        const answer = await send(await startHost(), '/api/trips', { method })
        expect(answer.status).toBe(503)
        expect(answer.headers['retry-after']).toBe('2')
        expect(JSON.parse(answer.text)).toEqual({ code: 'DATABASE_UNAVAILABLE' })
        expect(upstream.seen).toHaveLength(1)
      },
    )

    it.each([400, 404, 405, 413, 418, 502, 504])(
      "passes the API's own %i on unchanged",
      async (status) => {
        upstream.answer = (response) => response.writeHead(status).end('{"code":"OWN"}')
        for (const method of ['GET', 'POST']) {
          const answer = await send(host?.origin ?? (await startHost()), '/api/trips', { method })
          expect([answer.status, answer.text]).toEqual([status, '{"code":"OWN"}'])
        }
      },
    )
  })

  it("passes the console's calls on only from the console", async () => {
    const paths = [
      '/api/admin',
      '/api/admin/users?search=a',
      '/api/admin/trip-pictures',
      '/api/%61dmin/users',
      '/api%2Fadmin/users',
      '//api/admin/users',
      '/api//admin/users',
      '/api/./admin/users',
      '/api/trips/../admin/users',
      '/api/trips/%2e%2e/admin/users',
      '/API/Admin/users',
      '/api\\admin/users',
    ]
    const site = await startHost()
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const { status } = await send(site, path, { method })
        expect([400, 404, 405]).toContain(status)
      }
    }
    expect(upstream.seen).toEqual([])
    const answer = await send(site, '/api/admin/users')
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      404,
      expect.objectContaining({ status: 404, code: 'NOT_FOUND', title: 'Not found' }),
    ])
    await host?.close()
    await send(await startHost({ app: 'admin' }), '/api/admin/users')
    expect(upstream.seen.map(({ line }) => line)).toEqual(['GET /api/admin/users'])
  })

  it('refuses a request whose length can be read in two ways, so that none is smuggled in another', async () => {
    const origin = await startHost()
    const smuggled = '0\r\n\r\nGET /api/smuggled HTTP/1.1\r\nhost: club.example\r\n\r\n'
    const lengths = [
      ['content-length: 5', 'transfer-encoding: chunked'],
      ['content-length: 0', 'content-length: 5'],
      ['transfer-encoding: chunked, identity'],
      ['transfer-encoding : chunked'],
    ]
    for (const lines of lengths) {
      const head = ['POST /api/inquiries HTTP/1.1', 'host: club.example', ...lines, '', '']
      const { text } = await sendRaw(origin, head.join('\r\n') + smuggled)
      expect(text).toMatch(/^HTTP\/1\.1 (?:400|501)/)
    }
    expect(upstream.seen).toEqual([])
  })

  describe('a body', () => {
    const upload = { method: 'POST', headers: { 'content-type': 'image/png' } }

    it('has the limit of the API, and the upload of a picture a larger one', async () => {
      const site = await startHost()
      const post = (path: string, length: number) =>
        send(site, path, { ...upload, body: 'x'.repeat(length) })
      const refused = await post('/api/inquiries', limits.bodyBytes + 1)
      expect(refused.status).toBe(413)
      expect(JSON.parse(refused.text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
      expect((await post('/api/user/picture', limits.uploadBytes + 1)).status).toBe(413)
      expect(upstream.seen).toEqual([])
      expect((await post('/api/inquiries', limits.bodyBytes)).status).toBe(200)
      expect((await post('/api/user/picture', 2_000_000)).status).toBe(200)
      expect(upstream.seen.map(({ body }) => body.length)).toEqual([limits.bodyBytes, 2_000_000])
    })

    it('of an upload is large in the console, too, and only for that call', async () => {
      const adminConsole = await startHost({ app: 'admin' })
      const post = (path: string) =>
        send(adminConsole, path, { ...upload, body: 'x'.repeat(2_000_000) })
      expect((await post('/api/admin/trips')).status).toBe(413)
      expect((await post('/api/admin/trip-pictures')).status).toBe(200)
      expect(upstream.seen.map(({ line }) => line)).toEqual(['POST /api/admin/trip-pictures'])
    })

    it('that comes in chunks is passed on with its length', async () => {
      const site = await startHost()
      const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
      await send(site, '/api/inquiries', { method: 'POST', headers, body: '{"name":"Maya"}' })
      expect(upstream.seen[0]).toMatchObject({
        body: '{"name":"Maya"}',
        headers: { 'content-length': '15', 'content-type': 'application/json' },
      })
      const large = { method: 'POST', headers, body: 'x'.repeat(limits.bodyBytes + 1) }
      expect((await send(site, '/api/inquiries', large)).status).toBe(413)
    })
  })

  it('passes on a large body whose client sends Expect: 100-continue', async () => {
    upstream.answer = (response) => response.writeHead(413).end()
    const answer = await send(await startHost(), '/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
      body: JSON.stringify({ message: 'x'.repeat(10_000) }),
    })
    expect(answer.status).toBe(413)
    expect(upstream.seen[0]?.body).toHaveLength(10_014)
  })

  it('passes on a body of plain text, which the API rejects', async () => {
    upstream.answer = (response) => response.writeHead(415).end()
    const headers = { 'content-type': 'text/plain' }
    const body = 'x'.repeat(60_000)
    const answer = await send(await startHost(), '/api/inquiries', {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status).toBe(415)
    expect(upstream.seen[0]?.body).toHaveLength(60_000)
  })

  it('passes on a long answer completely', async () => {
    upstream.answer = (response) => response.writeHead(200).end('y'.repeat(5_000_000))
    expect((await send(await startHost(), '/api/export')).text).toHaveLength(5_000_000)
  })

  it('answers a call with an invalid encoding in its path with a problem document', async () => {
    const answer = await send(await startHost(), '/api/trips/%E0%A4%A')
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(JSON.parse(answer.text)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      detail: 'The request could not be read.',
    })
  })

  if (kind === 'nginx') {
    describe('with two instances of the API, of which one does not answer', () => {
      /**
       * nginx finds both instances under one name and asks either of them first at random: this many calls miss one of them
       * once in a billion runs.
       */
      const calls = 30

      /** Calls of a method, one after the other, and their statuses. */
      async function callOften(method: string, within: Limits = limits) {
        const names = await startNameServer(['127.0.0.1', '127.0.0.2'])
        const origin = await startHost({
          apiUrl: `http://api.test:${upstream.port}`,
          nameServers: [names.address],
          limits: within,
        })
        const statuses = []
        for (let call = 0; call < calls; call++) {
          statuses.push((await send(origin, '/api/trips', { method })).status)
        }
        await names.close()
        return statuses
      }

      it('sends a read to the other one', async () => {
        expect(await callOften('GET')).toEqual(Array(calls).fill(200))
        expect(upstream.seen).toHaveLength(calls)
      })

      it.each(['POST', 'PUT', 'DELETE'])('does not repeat a %s', async (method) => {
        const dropping = await startUpstream('127.0.0.2', upstream.port)
        dropping.answer = (response) => response.destroy()
        const statuses = await callOften(method)
        await dropping.close()
        expect(statuses).toContain(503)
        expect(upstream.seen.length + dropping.seen.length).toBe(calls)
      })

      it('asks the other one for a read if the first one is frozen', async () => {
        const frozen = await startUpstream('127.0.0.2', upstream.port)
        frozen.answer = () => undefined
        const statuses = await callOften('GET', { ...limits, readAnswer: 300 })
        await frozen.close()
        expect(statuses).toEqual(Array(calls).fill(200))
        expect(frozen.seen.length).toBeGreaterThan(0)
      })

      it('shares the load between both again after one has restarted', async () => {
        const names = await startNameServer(['127.0.0.1', '127.0.0.2'])
        const origin = await startHost({
          apiUrl: `http://api.test:${upstream.port}`,
          nameServers: [names.address],
        })
        const get400 = async () => {
          for (let round = 0; round < 20; round++) {
            const calls = Array.from({ length: 20 }, () => send(origin, '/api/trips'))
            for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
          }
        }
        const first = await startUpstream('127.0.0.2', upstream.port)
        await get400()
        await first.close()
        await get400()
        const restarted = await startUpstream('127.0.0.2', upstream.port)
        upstream.seen = []
        await get400()
        await restarted.close()
        await names.close()
        expect(restarted.seen.length + upstream.seen.length).toBe(400)
        expect(restarted.seen.length).toBeGreaterThan(160)
        expect(restarted.seen.length).toBeLessThan(240)
      })

      it('asks the other one for a read while the first one starts, and passes the answer on if both say no', async () => {
        const starting = await startUpstream('127.0.0.2', upstream.port)
        const refuse = (response: ServerResponse) => response.writeHead(503).end('not yet')
        starting.answer = refuse
        const statuses = await callOften('GET')
        upstream.answer = refuse
        const refused = await callOften('GET')
        await starting.close()
        expect(statuses).toEqual(Array(calls).fill(200))
        expect(starting.seen.length).toBeGreaterThan(0)
        expect(refused).toEqual(Array(calls).fill(503))
      })

      it('repeats a read if the first one dropped the connection', async () => {
        const dropping = await startUpstream('127.0.0.2', upstream.port)
        dropping.answer = (response) => response.destroy()
        const statuses = await callOften('GET')
        await dropping.close()
        expect(statuses).toEqual(Array(calls).fill(200))
        expect(dropping.seen.length).toBeGreaterThan(0)
      })
    })

    it('finds an instance of the API that was started after nginx', async () => {
      const addresses = ['127.0.0.3']
      const names = await startNameServer(addresses)
      const origin = await startHost({
        apiUrl: `http://api.test:${upstream.port}`,
        nameServers: [names.address],
      })
      expect((await send(origin, '/api/trips')).status).toBe(503)
      addresses.splice(0, 1, '127.0.0.1')
      await names.close()
      const moved = await startNameServer(addresses, names.port)
      // nginx keeps a name for five seconds.
      const until = performance.now() + 15_000
      let status = 0
      while (status !== 200 && performance.now() < until) {
        status = (await send(origin, '/api/trips')).status
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      await moved.close()
      expect(status).toBe(200)
    })
  }
})
