import { rmSync } from 'node:fs'
import { Agent, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Limits, limits } from '../src/limits.ts'
import { describeHosts, type RunningHost } from './support/hosts.ts'
import { openSockets, send, sendOver, sendRaw } from './support/request.ts'
import { packTestSite } from './support/site-folder.ts'
import { startUpstream, type Upstream } from './support/upstream.ts'

let packed: string
beforeAll(async () => {
  packed = await packTestSite()
})
afterAll(() => rmSync(packed, { recursive: true, force: true }))

describeHosts((start, kind) => {
  let upstream: Upstream
  let host: RunningHost
  let quick: RunningHost

  const standardAnswer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]')

  const startHost = (shorter: Partial<Limits>) =>
    start({
      app: 'web',
      packed,
      apiUrl: upstream.origin,
      publicUrl: 'http://club.example',
      trustProxy: false,
      limits: { ...limits, ...shorter },
    })

  beforeAll(async () => {
    upstream = await startUpstream()
    host = await startHost({ headers: 500, request: 1000, pause: 1000 })
    quick = await startHost({ keepAlive: 500 })
  })
  beforeEach(() => {
    upstream.begun = 0
    upstream.seen = []
  })
  afterAll(async () => {
    await Promise.all([host, quick].map((one) => one.close()))
    await upstream.close()
  })

  /** The status line, if the server sent one before it closed the connection. */
  const statusOf = (text: string) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1]

  const unfinishedHeaders = 'GET / HTTP/1.1\r\nHost: club.example\r\nX-Slow: '
  const unfinishedBody = [
    'POST /api/inquiries HTTP/1.1',
    'Host: club.example',
    'Content-Type: application/json',
    'Content-Length: 1000',
    '',
    '{"name":"',
  ].join('\r\n')

  it.each([
    ['headers', unfinishedHeaders, 500],
    ['body', unfinishedBody, 1000],
  ])('ends a request that stalls in its %s', async (_, text, limit) => {
    const ended = await sendRaw(host.origin, text)
    expect(ended.milliseconds).toBeGreaterThan(limit * 0.9)
    expect(ended.milliseconds).toBeLessThan(limit + 3000)
    expect([undefined, '408']).toContain(statusOf(ended.text))
  })

  it('ends a request whose headers come one letter at a time', async () => {
    const ended = await sendRaw(host.origin, unfinishedHeaders, { drip: 100 })
    expect(ended.milliseconds).toBeLessThan(3500)
    expect([undefined, '408']).toContain(statusOf(ended.text))
  })

  it('still answers others while clients are slow', async () => {
    const slow = Array.from({ length: 50 }, () => sendRaw(host.origin, unfinishedHeaders))
    expect((await send(host.origin, '/')).status).toBe(200)
    expect((await send(host.origin, '/api/trips')).status).toBe(200)
    await Promise.all(slow)
  })

  it('closes an idle connection', async () => {
    const ended = await sendRaw(quick.origin, 'GET / HTTP/1.1\r\nHost: club.example\r\n\r\n')
    expect(statusOf(ended.text)).toBe('200')
    expect(ended.milliseconds).toBeGreaterThan(450)
    expect(ended.milliseconds).toBeLessThan(5000)
  })

  describe('while clients are slow', () => {
    let patient: RunningHost
    let slow: Socket[] = []
    beforeAll(async () => {
      patient = await startHost({})
    })
    afterEach(() => {
      for (const socket of slow) socket.destroy()
      upstream.answer = standardAnswer
    })
    afterAll(() => patient.close())

    /** Others are answered by the host and by the API, reads and writes. */
    async function expectService() {
      for (const [method, path] of calls) {
        const headers = { 'content-type': 'application/json' }
        const body = method === 'POST' ? '{}' : undefined
        const answer = await send(patient.origin, path, {
          method,
          headers,
          ...(body && { body }),
          timeout: 5000,
        })
        expect(answer.status).toBe(200)
      }
    }
    const calls = [
      ['GET', '/'],
      ['GET', '/api/trips'],
      ['POST', '/api/inquiries'],
    ] as const

    it('the API is called only for a request that has arrived, so 130 silent bodies stop no one', async () => {
      slow = await openSockets(patient.origin, 130, unfinishedBody)
      await expectService()
      expect(upstream.begun).toBe(2)
    })

    it('others are served alongside 1,000 open connections', async () => {
      const texts = [
        '',
        unfinishedHeaders,
        unfinishedBody,
        'GET / HTTP/1.1\r\nHost: club.example\r\n\r\n',
      ]
      for (const text of texts) slow.push(...(await openSockets(patient.origin, 250, text)))
      await expectService()
    })

    it('others are served alongside 300 clients that do not read', async () => {
      upstream.answer = (response) => response.writeHead(200).end('y'.repeat(600_000))
      const read = 'GET /api/trips HTTP/1.1\r\nHost: club.example\r\n\r\n'
      slow = await openSockets(patient.origin, 300, read)
      while (upstream.seen.length < 300) await new Promise((resolve) => setTimeout(resolve, 10))
      upstream.answer = standardAnswer
      await expectService()
    })
  })

  describe('the requests of one client at the same time', () => {
    let limited: RunningHost
    const waiting: ServerResponse[] = []
    beforeAll(async () => {
      limited = await start({
        packed,
        apiUrl: upstream.origin,
        publicUrl: 'http://club.example',
        trustProxy: 1,
        limits: { ...limits, perClient: 4 },
      })
    })
    afterEach(() => {
      for (const response of waiting.splice(0)) response.end('[]')
      upstream.answer = standardAnswer
    })
    afterAll(() => limited.close())

    const from = (address: string, path = '/api/trips', method = 'GET') =>
      send(limited.origin, path, { method, headers: { 'x-forwarded-for': address } })

    /** Calls that the API does not answer for now. */
    async function leaveOpen(count: number, call: (index: number) => Promise<unknown>) {
      const arrived = waiting.length + count
      upstream.answer = (response) => void waiting.push(response)
      const calls = Array.from({ length: count }, (_, index) => call(index))
      while (waiting.length < arrived) await new Promise((resolve) => setTimeout(resolve, 10))
      upstream.answer = standardAnswer
      return async () => {
        for (const response of waiting.splice(0)) response.end('[]')
        await Promise.all(calls)
      }
    }

    it.each([
      ['an address', ['203.0.113.1'], '203.0.113.1', '203.0.113.2'],
      [
        'an IPv6 /64',
        ['2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d', '2001:db8:1:2::3'],
        '2001:db8:1:2:ffff::9',
        '2001:db8:1:3::1',
      ],
      ['a short IPv6 /64', ['2001:db8::1', '2001:db8::2'], '2001:db8::3', '2001:db8:0:1::3'],
    ])('are limited: those of %s', async (_, addresses, same, other) => {
      const end = await leaveOpen(4, (index) => from(addresses[index % addresses.length] ?? ''))
      for (const [path, method] of [
        ['/api/trips', 'GET'],
        ['/api/inquiries', 'POST'],
      ] as const) {
        const refused = await from(same, path, method)
        expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2'])
        expect(JSON.parse(refused.text)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      }
      const page = await from(same, '/')
      expect([page.status, page.headers['content-type']]).toEqual([
        429,
        'text/plain; charset=utf-8',
      ])
      expect((await from(other)).status).toBe(200)
      await end()
      expect((await from(same)).status).toBe(200)
    })

    it('are not limited if they come from this machine', async () => {
      const end = await leaveOpen(10, () => from('127.0.0.1'))
      expect((await from('127.0.0.1')).status).toBe(200)
      await end()
    })
  })

  describe('an upload', () => {
    let seen = 0
    /** As the API does: refuses everyone who is not signed in before the body arrives. */
    const api = createServer((request, response) => {
      seen++
      if (!request.headers.cookie) {
        return response.writeHead(401, { 'content-type': 'application/problem+json' }).end('{}')
      }
      return request.resume().once('end', () => response.writeHead(200).end('{}'))
    })
    let site: RunningHost
    const slow: Socket[] = []
    beforeAll(async () => {
      await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
      site = await start({
        packed,
        apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        publicUrl: 'http://club.example',
        trustProxy: 1,
      })
    })
    beforeEach(() => {
      seen = 0
    })
    afterEach(() => {
      for (const socket of slow.splice(0)) socket.destroy()
    })
    afterAll(async () => {
      await site.close()
      api.closeAllConnections()
      api.close()
    })

    const head = (index: number, end: string) =>
      [
        'POST /api/user/picture HTTP/1.1',
        'Host: club.example',
        `X-Forwarded-For: 203.0.113.${index}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 1000000',
        '',
        end,
      ].join('\r\n')

    it.each([
      ['send no body', ''],
      ['send a byte now and then', '--x'],
    ])('of a member gets through while 40 visitors %s', async (_, body) => {
      for (let index = 1; index <= 40; index++) {
        slow.push(...(await openSockets(site.origin, 1, head(index, body))))
      }
      const answer = await send(site.origin, '/api/user/picture', {
        method: 'POST',
        headers: {
          cookie: 'ff_member=maya',
          'content-type': 'multipart/form-data; boundary=x',
          'x-forwarded-for': '203.0.113.99',
        },
        body: 'x'.repeat(1_000_000),
      })
      expect(answer.status).toBe(200)
    })

    it('is refused by the API before its body has arrived', async () => {
      const { text } = await sendRaw(site.origin, head(1, '--x'), { timeout: 40_000 })
      expect(statusOf(text)).toBe('401')
      expect(seen).toBe(1)
    })
  })

  describe('at the signal to stop', () => {
    const startOwn = () => startHost({ headers: 800, drain: 500, stop: 1000 })

    it('finishes what has begun, and closes the connection after it', async () => {
      const own = await startOwn()
      const waiting: ServerResponse[] = []
      upstream.answer = (response) => void waiting.push(response)
      const call = send(own.origin, '/api/trips', { headers: { connection: 'keep-alive' } })
      while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
      const stopped = own.stop()
      setTimeout(() => waiting[0]?.end('[]'), 300)
      const answer = await call
      expect([answer.status, answer.headers.connection]).toEqual([200, 'close'])
      await stopped
      upstream.answer = standardAnswer
      await expect(send(own.origin, '/')).rejects.toThrow('ECONNREFUSED')
    })

    it('does not wait for a client that neither sends nor reads', async () => {
      const own = await startOwn()
      upstream.answer = (response) => response.writeHead(200).end('y'.repeat(6_000_000))
      const read = 'GET /api/trips HTTP/1.1\r\nHost: club.example\r\n\r\n'
      const sockets = [
        ...(await openSockets(own.origin, 1, unfinishedHeaders)),
        ...(await openSockets(own.origin, 1, unfinishedBody)),
        ...(await openSockets(own.origin, 1, read)),
      ]
      while (upstream.begun === 0) await new Promise((resolve) => setTimeout(resolve, 10))
      await own.stop()
      upstream.answer = standardAnswer
      for (const socket of sockets) socket.destroy()
    })

    if (kind === 'embedded') {
      it('resets none of the requests of 50 readers', async () => {
        // The readers are in this process too: on a busy machine it takes them long to leave.
        const own = await startHost({ drain: 5000, stop: 10_000 })
        const agent = new Agent({ keepAlive: true, maxSockets: 50 })
        const faults: string[] = []
        let answered = 0
        let isOver = false
        async function read() {
          while (!isOver) {
            const path = Math.random() < 0.5 ? '/' : '/api/trips'
            try {
              await sendOver(agent, own.origin, path)
              answered++
            } catch (error) {
              const { code = String(error) } = error as NodeJS.ErrnoException
              isOver = true
              if (code !== 'ECONNREFUSED') faults.push(code)
            }
          }
        }
        const readers = Array.from({ length: 50 }, read)
        while (answered < 200) await new Promise((resolve) => setTimeout(resolve, 10))
        const before = answered
        await own.stop()
        await Promise.all(readers)
        agent.destroy()
        expect(faults).toEqual([])
        expect(answered).toBeGreaterThan(before)
      })
    }
  })
})
