import { describeNginx, type RunningHost } from './support/hosts.ts'
import { startFront } from './support/nginx.ts'
import { openSockets, send } from './support/request.ts'
import { startUpstream, type Upstream } from './support/upstream.ts'

describeNginx('the front of both hosts', () => {
  let site: Upstream
  let adminConsole: Upstream
  let front: RunningHost

  beforeAll(async () => {
    ;[site, adminConsole] = [await startUpstream(), await startUpstream()]
    front = await startFront({
      publicUrl: 'http://club.example:8080',
      publicAdminUrl: 'http://console.club.example:8080',
      webHost: site.origin,
      adminHost: adminConsole.origin,
    })
  })
  beforeEach(() => {
    site.seen = []
    adminConsole.seen = []
  })
  afterAll(async () => {
    await front.close()
    await site.close()
    await adminConsole.close()
  })

  it('distinguishes them by their names, and passes the client and the name on', async () => {
    const ask = (host: string, method: string) =>
      send(front.origin, '/api/trips?a=b%20c', { method, headers: { host }, body: '{}' })
    await ask('club.example:8080', 'POST')
    await ask('CONSOLE.club.example', 'PUT')
    expect(site.seen).toMatchObject([
      {
        line: 'POST /api/trips?a=b%20c',
        body: '{}',
        headers: {
          host: 'club.example:8080',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-host': 'club.example:8080',
          'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        },
      },
    ])
    expect(adminConsole.seen).toMatchObject([{ line: 'PUT /api/trips?a=b%20c' }])
  })

  it.each(['evil.example', 'xclub.example', 'club.example.evil.example', '127.0.0.1:8080'])(
    'refuses the name %s',
    async (host) => {
      const page = await send(front.origin, '/', { headers: { host } })
      expect(page.status).toBe(421)
      const call = await send(front.origin, '/api/trips', { headers: { host } })
      expect(JSON.parse(call.text)).toMatchObject({ status: 421, code: 'OTHER_HOST' })
      expect([...site.seen, ...adminConsole.seen]).toEqual([])
    },
  )

  it('reads bodies whole, within the limits of the hosts', async () => {
    const begun = site.begun
    const text =
      'POST /api/inquiries HTTP/1.1\r\nHost: club.example\r\nContent-Length: 1000\r\n\r\n{'
    const slow = await openSockets(front.origin, 130, text)
    expect((await send(front.origin, '/')).status).toBe(200)
    expect(site.begun).toBe(begun + 1)
    for (const socket of slow) socket.destroy()
    const large = { method: 'POST', body: 'x'.repeat(70_000) }
    expect((await send(front.origin, '/api/inquiries', large)).status).toBe(413)
    expect((await send(front.origin, '/api/user/picture', large)).status).toBe(200)
  })
})
