import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { callHeaders, transportHeaders } from '@farandfew/domain/constants/response-headers.ts'
import { securityTextExpiry } from '@farandfew/domain/constants/security-text.ts'
import { describeHosts, type HostOptions, type RunningHost } from './support/hosts.ts'
import { send } from './support/request.ts'
import { packTestSite, siteFiles } from './support/site-folder.ts'
import { startUpstream, type Upstream } from './support/upstream.ts'

let site: string
let consoleSite: string
let upstream: Upstream

beforeAll(async () => {
  site = await packTestSite()
  consoleSite = await packTestSite({ withManifest: false })
  upstream = await startUpstream()
})
afterAll(async () => {
  await upstream.close()
  for (const folder of [site, consoleSite]) rmSync(folder, { recursive: true, force: true })
})

describeHosts((start, kind) => {
  const hosts: RunningHost[] = []
  let origin: string

  async function startHost(options: Partial<HostOptions> = {}): Promise<string> {
    const host = await start({
      app: 'web',
      packed: site,
      apiUrl: upstream.origin,
      publicUrl: 'https://club.example',
      adminUrl: 'https://console.club.example',
      trustProxy: false,
      ...options,
    })
    hosts.push(host)
    return host.origin
  }

  beforeAll(async () => {
    origin = await startHost()
  })
  afterAll(() => Promise.all(hosts.map((host) => host.close())))

  const get = (path: string, headers: Record<string, string> = {}) =>
    send(origin, path, { headers })

  describe('pages', () => {
    it.each([
      ['/', 200, '<h1>Home</h1>'],
      ['/?from=mail', 200, '<h1>Home</h1>'],
      ['/trips', 200, '<h1>Trips</h1>'],
      ['/trips/1', 200, '<h1>Turkey</h1>'],
      ['/trips/1?departure=7', 200, '<h1>A departure to Turkey</h1>'],
      ['/trips/1?from=mail&days=8', 200, '<h1>A departure to Turkey</h1>'],
      ['/trips/1?from=departure', 200, '<h1>Turkey</h1>'],
      ['/trips?departure=7', 200, '<h1>Trips</h1>'],
      ['/choice/trips/1', 404, '<h1>Not found</h1>'],
      ['/notes/42', 200, '<h1>A private note</h1>'],
      ['/notes/4', 404, '<h1>Not found</h1>'],
      ['/no/such/page', 404, '<h1>Not found</h1>'],
      ['/Trips', 404, '<h1>Not found</h1>'],
      ['/trips/one', 404, '<h1>Not found</h1>'],
      ['/trips/1/2', 404, '<h1>Not found</h1>'],
      ['/trips/shell', 404, '<h1>Not found</h1>'],
      ['/art', 404, '<h1>Not found</h1>'],
    ])('answers %s with %i', async (path, status, words) => {
      const answer = await get(path)
      expect(answer.status).toBe(status)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.text).toContain(words)
    })

    it.each(['//', '///', '//:x'])('give no server error at %s', async (path) => {
      const { status } = await get(path)
      expect([308, 404]).toContain(status)
    })

    it('do not read a path with two slashes in front as another host', async () => {
      const { status, headers } = await get('//evil.example/')
      expect([status, headers.location]).toEqual([308, '/evil.example'])
    })

    it('refuse a path with an invalid encoding', async () => {
      const { status, headers, text } = await get('/%E0%A4%A')
      expect([status, text]).toEqual([400, 'The request could not be read.\n'])
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(headers).toHaveProperty('content-security-policy')
    })

    it('answer 400 or 404 to a path with a null byte', async () => {
      expect([400, 404]).toContain((await get('/trips/%00')).status)
    })

    it('say in security.txt that it is valid for less than a year from the request (RFC 9116)', async () => {
      const { status, headers, text } = await get('/.well-known/security.txt')
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(headers['cache-control']).toBe('public, max-age=3600')
      expect(text).toBe(
        [
          'Contact: mailto:a@club.example',
          `Expires: ${securityTextExpiry(new Date())}`,
          'Canonical: https://club.example/.well-known/security.txt',
          '',
        ].join('\n'),
      )
    })

    it('have a validator of their own for each choice', async () => {
      const tags = ['/trips/1', '/trips/1?departure=7'].map(
        async (path) => (await get(path)).headers.etag,
      )
      const [plain, chosen] = await Promise.all(tags)
      expect(chosen).not.toBe(plain)
      const asked = { 'if-none-match': String(plain) }
      expect((await get('/trips/1?departure=7', asked)).status).toBe(200)
      expect((await get('/trips/1', asked)).status).toBe(304)
    })

    it.each(['/', '/robots.txt', '/sitemap.xml'])('have the public address in %s', async (path) => {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const { bytes, headers } = await get(path, { 'accept-encoding': encoding })
        const decode = { br: brotliDecompressSync, gzip: gunzipSync }[
          String(headers['content-encoding'])
        ]
        const text = String(decode ? decode(bytes) : bytes)
        expect(text).toContain('https://club.example/')
        expect(text).not.toContain('placeholder.invalid')
      }
    })

    it('have the same headers and no body for HEAD', async () => {
      const [full, head] = [await get('/trips'), await send(origin, '/trips', { method: 'HEAD' })]
      expect(head.status).toBe(200)
      expect(head.bytes).toHaveLength(0)
      expect(head.headers['content-length']).toBe(full.headers['content-length'])
      expect(head.headers.etag).toBe(full.headers.etag)
    })

    it.each([
      ['POST', '/trips'],
      ['PUT', '/trips'],
      ['DELETE', '/trips'],
      ['PATCH', '/trips'],
      ['OPTIONS', '/trips'],
      ['TRACE', '/trips'],
      ['TRACE', '/api/trips'],
      ['POST', '/all-trips'],
      ['POST', '/art/logo.svg'],
      ['POST', '/nowhere'],
    ])('refuse %s %s', async (method, path) => {
      const answer = await send(origin, path, { method, headers: { 'content-length': '0' } })
      expect([answer.status, answer.text]).toEqual([405, 'Only GET\n'])
      expect(answer.headers.allow).toBe('GET, HEAD')
    })

    it.each([
      ['/trips/?region=asia', '/trips?region=asia'],
      ['/trips/1///', '/trips/1'],
      ['/no/such/', '/no/such'],
      ['/all-trips/', '/all-trips'],
      ['/caf%C3%A9/', '/caf%C3%A9'],
      ['/trips%2F', '/trips'],
      ['/trips/%2f/?a=b', '/trips?a=b'],
    ])('redirect %s to %s, without the slash at the end', async (path, to) => {
      const answer = await get(path)
      expect(answer.status).toBe(308)
      expect(answer.headers.location).toBe(to)
    })

    it('redirect an old address to the new one and keep the query', async () => {
      const answer = await get('/all-trips?region=asia')
      expect(answer.status).toBe(308)
      expect(answer.headers.location).toBe('/trips?region=asia')
    })

    it.each([
      '/%2Fother.example/',
      '/%2F%2Fother.example/',
      '//other.example/',
      '/%5Cother.example/',
      '/\\other.example/',
      '/%0d%0aSet-Cookie:%20a=b/',
      '/trips/%0d%0aLocation:%20https:%2f%2fother.example/',
    ])('do not redirect to another site: %s', async (path) => {
      const { headers } = await get(path)
      const target = new URL(headers.location ?? '/', 'https://club.example')
      expect(target.origin).toBe('https://club.example')
      expect(headers).not.toHaveProperty('set-cookie')
    })

    it.each(['/trips/.', '/trips/%2e', '/trips/x/..', '/trips/./', '/trips/..%2F?a=b'])(
      'do not redirect %s to itself',
      async (path) => {
        expect((await get(path)).headers.location).not.toBe(path)
      },
    )

    it('answer a header that is too large with an error of the client', async () => {
      const { status, text } = await get('/', { 'x-large': 'x'.repeat(40_000) })
      expect([400, 431]).toContain(status)
      expect(text).not.toContain('<')
    })

    it.each([
      '/.probe',
      '/.probe/missing',
      '/.probe/gone',
      '/.bad-request/page',
      '/.bad-request/call',
    ])('have no page at %s', async (path) => {
      const { status, headers } = await get(path)
      expect(status).toBe(404)
      expect(headers).toHaveProperty('content-security-policy')
    })

    it.each(['/admin', '/admin/', '/admin/users', '/admin/app.js'])(
      'redirect %s to the console',
      async (path) => {
        const answer = await get(path)
        expect(answer.status).toBe(302)
        expect(answer.headers.location).toBe('https://console.club.example')
      },
    )

    it('have a health check', async () => {
      const answer = await get('/healthz')
      expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}'])
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    })

    it.each([
      '/assets/gone.js',
      '/none.png',
      '/.env',
      '/index.html',
      '/404.html',
      '/trips/shell.html',
      '/index.html.br',
      '/assets/main-abc.js.br',
      '/assets/main-abc.js.gz',
    ])('do not replace a missing or hidden file: %s', async (path) => {
      const answer = await get(path)
      expect([answer.status, answer.text]).toEqual([404, 'Not found\n'])
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    })

    it.each(['/..%2f..%2fetc/passwd.txt', '/../etc/passwd.txt', '/assets/../../etc/hosts.txt'])(
      'send nothing from outside their folder: %s',
      async (path) => {
        const { status, text } = await get(path)
        expect([400, 404]).toContain(status)
        expect(['Not found\n', 'The request could not be read.\n']).toContain(text)
      },
    )
  })

  describe('a trip that the build does not know', () => {
    const answerWith = (status: number) => {
      upstream.answer = (response) => response.writeHead(status).end('{}')
    }

    it.each([
      [200, 200],
      [404, 404],
      [400, 404],
      [410, 410],
      [429, 503],
      [500, 503],
      [503, 503],
    ])('is answered with the page and, if the API answers %i, with %i', async (known, status) => {
      answerWith(known)
      for (const method of ['GET', 'HEAD']) {
        const answer = await send(origin, '/trips/11?from=mail', {
          method,
          headers: { cookie: 'session=x' },
        })
        expect(answer.status).toBe(status)
        expect(answer.text).toBe(method === 'GET' ? '<h1>A trip</h1>' : '')
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(answer.headers['cache-control']).toBe('no-cache')
        expect(answer.headers).toHaveProperty('content-security-policy')
        const { line, headers } = upstream.seen.at(-1)!
        expect(line).toBe('GET /api/trips/11')
        expect(headers).not.toHaveProperty('cookie')
      }
    })

    it('is answered with 503 if the API does not answer in time', async () => {
      upstream.answer = () => undefined
      expect((await get('/trips/11')).status).toBe(503)
    })

    it('is answered with 503 if the API is unavailable', async () => {
      const stopped = await startUpstream()
      await stopped.close()
      const alone = await startHost({ apiUrl: stopped.origin })
      expect((await send(alone, '/trips/11')).status).toBe(503)
      expect((await send(alone, '/trips/1')).status).toBe(200)
    })
  })

  describe('compression and validators', () => {
    it('sends the smallest encoding that the client accepts', async () => {
      const plain = await get('/')
      const small = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
      const zipped = await get('/', { 'accept-encoding': 'gzip' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(small.headers['content-encoding']).toBe('br')
      expect(zipped.headers['content-encoding']).toBe('gzip')
      expect(brotliDecompressSync(small.bytes)).toEqual(plain.bytes)
      expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes)
      expect(small.bytes.length).toBeLessThan(plain.bytes.length)
      for (const { headers } of [plain, small, zipped]) {
        expect(headers.vary?.toLowerCase()).toBe('accept-encoding')
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
      }
      expect(new Set([plain, small, zipped].map(({ headers }) => headers.etag)).size).toBe(3)
    })

    it.each([
      ['', undefined],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br; q=0.0 , gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0, gzip;q=0.000', undefined],
      ['identity', undefined],
      ['zstd', undefined],
    ])('a client that accepts %j gets %s', async (accepted, encoding) => {
      const { headers } = await get('/assets/main-abc.js', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
    })

    it('sends one of two encodings that the client accepts with different weights', async () => {
      const { headers } = await get('/', { 'accept-encoding': 'br;q=0.5, gzip;q=0.8' })
      expect(['br', 'gzip']).toContain(headers['content-encoding'])
    })

    it.each(['/art/share.png', '/fonts/text.woff2'])('does not compress %s', async (path) => {
      const { headers } = await get(path, { 'accept-encoding': 'br, gzip' })
      expect(headers).not.toHaveProperty('content-encoding')
    })

    it('answers 304 if the client has the content', async () => {
      const { etag } = (await get('/', { 'accept-encoding': 'br' })).headers
      const known = { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` }
      const answer = await get('/', known)
      expect(answer.status).toBe(304)
      expect(answer.bytes).toHaveLength(0)
      expect(answer.headers.etag).toBe(etag)
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect((await get('/', { 'if-none-match': etag! })).status).toBe(200)
      expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
      expect((await get('/', { 'if-none-match': '*' })).status).toBe(304)
    })

    it('never answers 304 for a page that does not exist', async () => {
      for (const known of ['*', (await get('/nowhere')).headers.etag ?? '*']) {
        const { status, text } = await get('/nowhere', { 'if-none-match': known })
        expect([status, text]).toEqual([404, '<h1>Not found</h1>'])
      }
    })

    it('has the same ETags in every instance, and different ones for different content', async () => {
      const etags = (of: string, host: string) =>
        Promise.all(
          ['/', '/assets/main-abc.js'].map(
            async (path) => (await send(of, path, { headers: { host } })).headers.etag,
          ),
        )
      const [page, script] = await etags(origin, 'club.example')
      expect(await etags(await startHost(), 'club.example')).toEqual([page, script])
      const other = await startHost({ publicUrl: 'https://club.examples' })
      const [elsewhere, sameScript] = await etags(other, 'club.examples')
      expect(elsewhere).not.toBe(page)
      expect(sameScript).toBe(script)
    })

    it.each([
      ['/', 'text/html; charset=utf-8', 'no-cache'],
      ['/nowhere', 'text/html; charset=utf-8', 'no-cache'],
      [
        '/assets/main-abc.js',
        'text/javascript; charset=utf-8',
        'public, max-age=31536000, immutable',
      ],
      ['/art/logo.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
      ['/art/share.png', 'image/png', 'public, max-age=3600'],
      ['/fonts/text.woff2', 'font/woff2', 'public, max-age=3600'],
      ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
      ['/licences.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
      ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=3600'],
      ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
      ['/notes/42/manifest', 'application/manifest+json', 'no-cache'],
      ['/note-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ])('sends %s as %s, cached as %s', async (path, type, lifetime) => {
      for (const encoding of ['identity', 'br']) {
        const { headers } = await get(path, { 'accept-encoding': encoding })
        expect(headers).toMatchObject({ 'content-type': type, 'cache-control': lifetime })
        expect(headers).not.toHaveProperty('last-modified')
      }
    })
  })

  describe('the console', () => {
    it('answers every page with index.html, and redirects to no other console', async () => {
      const consoleOrigin = await startHost({
        app: 'admin',
        packed: consoleSite,
        adminUrl: undefined,
      })
      for (const path of ['/', '/users', '/users/7', '/admin']) {
        const answer = await send(consoleOrigin, path)
        expect(answer.status).toBe(200)
        expect(answer.text).toContain('<h1>Home</h1>')
        expect(answer.headers['cache-control']).toBe('no-cache')
      }
      expect((await send(consoleOrigin, '/users/')).headers.location).toBe('/users')
      expect((await send(consoleOrigin, '/licences.txt')).text).toBe(siteFiles['licences.txt'])
      expect((await send(consoleOrigin, '/assets/gone.js')).status).toBe(404)
      expect((await send(consoleOrigin, '/assets/main-abc.js~')).status).toBe(404)
      expect((await send(consoleOrigin, '/assets/main-abc.js')).status).toBe(200)
    })

    it('shows the pictures of the site and of the picture hosts only, and names itself to none', async () => {
      const siteUrl = 'http://localhost:4200'
      const pictureHosts = ['https://pictures.club.example']
      const shown = await startHost({ app: 'admin', siteUrl, pictureHosts, adminUrl: undefined })
      const { headers } = await send(shown, '/')
      const pictures = `img-src 'self' data: ${siteUrl} ${pictureHosts[0]};`
      expect(headers['content-security-policy']).toContain(pictures)
      expect(headers['content-security-policy']).not.toContain('https:;')
      expect(headers['content-security-policy']).toContain("worker-src 'none'")
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect((await get('/')).headers['cross-origin-resource-policy']).toBe('cross-origin')
      const alone = await send(await startHost({ app: 'admin', adminUrl: undefined }), '/')
      expect(alone.headers['content-security-policy']).toContain("img-src 'self' data:;")
    })
  })

  describe('the name in a request', () => {
    const names = ['evil.example', 'club.example.evil.example', 'clubXexample', '10.0.0.7']
    it.each(names)('must be that of the public address: %j is refused', async (name) => {
      const headers = { host: `${name}:4200` }
      for (const path of ['/', '/art/logo.svg', '/nowhere', '/trips/11', '/admin']) {
        const answer = await get(path, headers)
        expect([answer.status, answer.text]).toEqual([
          421,
          'This server does not answer under this address.\n',
        ])
        expect(answer.headers).toHaveProperty('content-security-policy')
      }
      const before = upstream.seen.length
      for (const method of ['GET', 'POST']) {
        const answer = await send(origin, '/api/trips', { method, headers })
        expect(answer.status).toBe(421)
        expect(answer.headers['content-type']).toMatch('application/problem+json')
        expect(JSON.parse(answer.text)).toMatchObject({ status: 421, code: 'OTHER_HOST' })
      }
      expect(upstream.seen).toHaveLength(before)
    })

    it.each(['club.example', 'CLUB.example', 'club.example:4200'])('may be %s', async (host) => {
      expect((await get('/', { host })).status).toBe(200)
    })

    it('may be any in a health check, and what a trusted proxy reports', async () => {
      expect((await get('/healthz', { host: '10.0.0.7:8080' })).status).toBe(200)
      const headers = { host: 'site.internal', 'x-forwarded-host': 'club.example' }
      expect((await get('/', headers)).status).toBe(421)
      const behind = await startHost({ trustProxy: ['loopback'] })
      expect((await send(behind, '/', { headers })).status).toBe(200)
    })

    it('may be any of this machine if the public address is on this machine', async () => {
      const local = await startHost({ publicUrl: 'http://localhost:4200' })
      for (const host of ['localhost:4200', '127.0.0.1:4200', '[::1]:4200']) {
        expect((await send(local, '/', { headers: { host } })).status).toBe(200)
      }
      expect((await send(local, '/', { headers: { host: 'evil.example:4200' } })).status).toBe(421)
    })
  })

  it('allows the checkout of Razorpay only if it is the payment gateway', async () => {
    const { headers } = await send(await startHost({ hasRazorpay: true }), '/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://checkout.razorpay.com")
    expect(policy).toContain('frame-src https://api.razorpay.com')
    expect(String((await get('/')).headers['content-security-policy'])).not.toContain('razorpay')
  })

  describe('security headers', () => {
    const policy = [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]

    it.each([
      ['GET', '/'],
      ['GET', '/nowhere'],
      ['GET', '/admin'],
      ['GET', '/trips/'],
      ['GET', '/all-trips'],
      ['GET', '/assets/main-abc.js'],
      ['GET', '/assets/gone.js'],
      ['GET', '/index.html'],
      ['GET', '/art/logo.svg'],
      ['GET', '/healthz'],
      ['GET', '/trips/12'],
      ['DELETE', '/trips'],
    ])('are in the answer to %s %s, once', async (method, path) => {
      upstream.answer = (response) => response.writeHead(200).end('{}')
      const { headers } = await send(origin, path, { method })
      expect(String(headers['content-security-policy']).split(';')).toEqual(policy)
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'cross-origin',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
      // Without a version.
      expect(headers.server).toBe(kind === 'nginx' ? 'nginx' : undefined)
    })

    it('are those of the API in an answer that the host gives in its place', async () => {
      const { status, headers } = await get('/api/admin/users')
      expect(status).toBe(404)
      expect(headers).toMatchObject({
        ...callHeaders,
        ...transportHeaders('https://club.example'),
        'cache-control': 'no-store',
      })
    })

    it('require https only if the public address is https', async () => {
      const plain = await startHost({ publicUrl: 'http://club.example' })
      expect((await send(plain, '/')).headers).not.toHaveProperty('strict-transport-security')
    })
  })
})
