import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { limits } from '../src/limits.ts'
import { describeHosts, type RunningHost } from './support/hosts.ts'
import { openSockets, send } from './support/request.ts'
import { packTestSite } from './support/site-folder.ts'
import { startUpstream, type Upstream } from './support/upstream.ts'

let packed: string
beforeAll(async () => {
  packed = await packTestSite()
})
afterAll(() => rmSync(packed, { recursive: true, force: true }))

/** Milliseconds for which nothing comes: longer than any other answer may take here. */
const idleMs = 400

describeHosts((start, kind) => {
  let upstream: Upstream
  let host: RunningHost
  beforeEach(async () => {
    upstream = await startUpstream()
    host = await start({
      app: 'web',
      packed,
      apiUrl: upstream.origin,
      publicUrl: 'http://club.example',
      trustProxy: false,
      limits: {
        ...limits,
        streams: 2,
        readAnswer: idleMs / 4,
        writeAnswer: idleMs / 4,
        stop: 1000,
      },
    })
  })
  afterEach(async () => {
    await host.close()
    await upstream.close()
  })

  /** Opens a stream, which the API begins with its headers and one event. */
  async function open() {
    const opened = new Promise<ServerResponse>((resolve) => {
      upstream.answer = (response) => {
        response.writeHead(200, {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        })
        response.write('id: 1\n\n')
        resolve(response)
      }
    })
    const asked = request(`${host.origin}/api/groups/7/events?after=0`, {
      headers: { host: 'club.example', 'accept-encoding': 'gzip, br', 'last-event-id': '12' },
    }).end()
    asked.on('error', () => undefined)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.on('error', () => undefined)
    answer.setEncoding('utf8')
    return { answer, asked, api: await opened }
  }

  const next = async (answer: IncomingMessage) => ((await once(answer, 'data')) as [string])[0]

  it('come as they are sent, also after a long time without any', async () => {
    const { answer, api, asked } = await open()
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(upstream.seen[0]).toMatchObject({
      line: 'GET /api/groups/7/events?after=0',
      headers: { 'last-event-id': '12' },
    })
    expect(await next(answer)).toBe('id: 1\n\n')
    await new Promise((resolve) => setTimeout(resolve, idleMs))
    api.write('id: 2\n\n')
    expect(await next(answer)).toBe('id: 2\n\n')
    asked.destroy()
  })

  it('end when the API ends them', async () => {
    const { answer, api } = await open()
    expect(await next(answer)).toBe('id: 1\n\n')
    const ended = once(answer, 'end')
    api.end('retry: 9\n\n')
    expect(await next(answer)).toBe('retry: 9\n\n')
    await ended
  })

  it('end at the API when the reader goes', async () => {
    const { answer, api, asked } = await open()
    await next(answer)
    const closed = once(api, 'close')
    asked.destroy()
    await closed
  })

  it('do not hold a stop of the host', async () => {
    const { answer } = await open()
    await next(answer)
    const closed = new Promise((resolve) => answer.once('close', resolve))
    await host.stop()
    await closed
  })

  it('do not count requests of other methods, whose bodies never come', async () => {
    const begun = 'POST /api/groups/7/events HTTP/1.1\r\nHost: club.example\r\n'
    const slow = await openSockets(host.origin, 3, `${begun}Content-Length: 9\r\n\r\n{`)
    const { answer, asked } = await open()
    expect(await next(answer)).toBe('id: 1\n\n')
    asked.destroy()
    for (const socket of slow) socket.destroy()
  })

  it('do not count requests that the API refuses', async () => {
    upstream.answer = () => undefined
    const asking = 'GET /api/groups/7/events HTTP/1.1\r\nHost: club.example\r\n\r\n'
    const waiting = await openSockets(host.origin, 3, asking)
    while (upstream.seen.length < 3) await new Promise(setImmediate)
    const { answer, asked } = await open()
    expect(await next(answer)).toBe('id: 1\n\n')
    asked.destroy()
    for (const socket of waiting) socket.destroy()
  })

  if (kind === 'embedded') {
    it('are limited for all clients together', async () => {
      const opened = [await open(), await open()]
      const refused = await send(host.origin, '/api/groups/7/events')
      expect([refused.status, refused.headers['content-type']]).toEqual([
        429,
        'application/problem+json; charset=utf-8',
      ])
      for (const { asked } of opened) asked.destroy()
    })
  }

  it('leave other calls their time limit', async () => {
    upstream.answer = () => undefined
    const { status } = await send(host.origin, '/api/groups/7/events/others')
    expect(status).toBe(503)
  })

  it('do not take a picture for a message for a small body', async () => {
    upstream.answer = (response) => response.writeHead(201).end('{}')
    const picture = { method: 'POST', body: 'x'.repeat(limits.bodyBytes + 1) }
    const call = '/api/groups/7/message-pictures'
    expect((await send(host.origin, call, picture)).status).toBe(201)
    expect((await send(host.origin, `${call}/key`, picture)).status).toBe(413)
  })
})
