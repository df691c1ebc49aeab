import { rmSync } from 'node:fs'
import { type Limits, limits } from '../src/limits.ts'
import { describeHosts, type RunningHost } from './support/hosts.ts'
import { send, sendRaw } from './support/request.ts'
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

  if (kind === 'nginx') {
    it('sends nothing to the API before a request has arrived completely', async () => {
      await sendRaw(host.origin, unfinishedBody)
      expect(upstream.begun).toBe(0)
    })
  }
})
