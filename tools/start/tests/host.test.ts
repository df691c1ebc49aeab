import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildHost, type HostOptions } from '../src/host/build-host.ts'
import { ask } from './ask.ts'
import { siteFiles, siteManifest, writeFolder } from './site-folder.ts'
import { startUpstream, type Upstream } from './upstream.ts'

const site = writeFolder(siteFiles)
const notes = mkdtempSync(join(tmpdir(), 'start-test-'))
const manifestFile = join(notes, 'routes.json')
writeFileSync(manifestFile, JSON.stringify(siteManifest))

let upstream: Upstream
const hosts: FastifyInstance[] = []

async function startHost(options: Partial<HostOptions> = {}): Promise<string> {
  const host = buildHost({
    root: site.root,
    manifestFile,
    apiUrl: upstream.origin,
    publicUrl: 'https://club.example',
    adminUrl: 'https://desk.club.example',
    trustProxy: false,
    ...options,
  })
  hosts.push(host)
  return host.listen({ host: '127.0.0.1', port: 0 })
}

let origin: string
beforeAll(async () => {
  upstream = await startUpstream()
  origin = await startHost()
})

afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()))
  await upstream.close()
  site.remove()
  rmSync(notes, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => ask(origin, path, { headers })

describe('pages', () => {
  it.each([
    ['/', 200, '<h1>Home</h1>'],
    ['/?from=mail', 200, '<h1>Home</h1>'],
    ['/trips', 200, '<h1>Trips</h1>'],
    ['/trips/1', 200, '<h1>Turkey</h1>'],
    ['/no/such/page', 404, '<h1>Not found</h1>'],
    ['/trips/%00', 404, '<h1>Not found</h1>'],
  ])('answers %s with %i', async (path, status, words) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain(words)
  })

  it.each(['//', '///', '//:x'])('have no error at %s', async (path) => {
    const { status } = await get(path)
    expect([308, 404]).toContain(status)
  })

  it('never read a path that begins with two slashes as another host', async () => {
    const { status, headers } = await get('//evil.example/')
    expect([status, headers.location]).toEqual([308, '/evil.example'])
  })

  it('refuse a path that is no valid encoding', async () => {
    const { status, text } = await get('/%E0%A4%A')
    expect([status, text]).toEqual([400, 'The request could not be read.\n'])
  })

  it('name the public address as their own', async () => {
    expect((await get('/')).text).toContain('<link rel="canonical" href="https://club.example/">')
  })

  it('are answered alike by HEAD, without a body', async () => {
    const [full, head] = [await get('/trips'), await ask(origin, '/trips', { method: 'HEAD' })]
    expect(head.status).toBe(200)
    expect(head.bytes).toHaveLength(0)
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
    expect(head.headers.etag).toBe(full.headers.etag)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('take no %s', async (method) => {
    const answer = await ask(origin, '/trips', { method, headers: { 'content-length': '0' } })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  it.each([
    ['/trips/?region=asia', '/trips?region=asia'],
    ['/trips/1///', '/trips/1'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('with a slash at the end move for good: %s to %s', async (path, to) => {
    const answer = await get(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(to)
  })

  it('at an old address lead to the new one for good, the query kept', async () => {
    const answer = await get('/all-trips?region=asia')
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe('/trips?region=asia')
  })

  it.each([
    '/%2Fother.example/',
    '/%2F%2Fother.example/',
    '//other.example/',
    '/%5Cother.example/',
  ])('lead to no other site: %s', async (path) => {
    const { location } = (await get(path)).headers
    const target = new URL(location ?? '/', 'https://club.example')
    expect(target.origin).toBe('https://club.example')
  })

  it.each(['/admin', '/admin/users'])('hand %s over to the console', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('https://desk.club.example')
  })

  it('tell that the host is up', async () => {
    expect((await get('/healthz')).text).toBe('{"status":"ok"}')
  })

  it.each(['/assets/gone.js', '/none.png', '/.env', '/..%2f..%2fetc/passwd.txt'])(
    'do not stand in for a file that is not there: %s',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    },
  )
})

describe('a trip that the build did not know', () => {
  const answerWith = (status: number) => {
    upstream.answer = (response) => response.writeHead(status).end('{}')
  }

  it.each([
    [200, 200],
    [404, 404],
    [400, 404],
    [500, 503],
    [503, 503],
  ])('that the API answers with %i is answered with %i', async (known, status) => {
    answerWith(known)
    const answer = await get('/trips/11')
    expect(answer.status).toBe(status)
    expect(answer.text).toBe('<h1>A trip</h1>')
    expect(upstream.seen.at(-1)?.line).toBe('GET /api/trips/11')
  })

  it('is answered with 503 where the API is away', async () => {
    const away = await startUpstream()
    await away.close()
    const alone = await startHost({ apiUrl: away.origin })
    expect((await ask(alone, '/trips/11')).status).toBe(503)
    expect((await ask(alone, '/trips/1')).status).toBe(200)
  })
})

describe('encodings and validators', () => {
  it('sends the smallest that the client takes, and says that this depends', async () => {
    const plain = await get('/')
    const small = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(small.headers['content-encoding']).toBe('br')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(small.bytes)).toEqual(plain.bytes)
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes)
    for (const { headers } of [plain, small, zipped]) expect(headers.vary).toBe('accept-encoding')
    expect(new Set([plain, small, zipped].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('sends nothing again that the client has', async () => {
    const { etag } = (await get('/', { 'accept-encoding': 'br' })).headers
    const asked = { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` }
    const answer = await get('/', asked)
    expect(answer.status).toBe(304)
    expect(answer.bytes).toHaveLength(0)
    expect(answer.headers.etag).toBe(etag)
    expect((await get('/', { 'if-none-match': etag! })).status).toBe(200)
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/', { 'if-none-match': '*' })).status).toBe(304)
  })

  it('never says of a page that is not there that it has not changed', async () => {
    const { etag } = (await get('/nowhere')).headers
    expect((await get('/nowhere', { 'if-none-match': etag! })).status).toBe(404)
  })

  it('keeps what is named by its hash for good, and asks for pages each time', async () => {
    const kept = async (path: string) => (await get(path)).headers['cache-control']
    expect(await kept('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable')
    expect(await kept('/')).toBe('no-cache')
    expect(await kept('/nowhere')).toBe('no-cache')
  })
})

describe('the pictures of the site', () => {
  it('may be shown by the console, whose own files stay its own', async () => {
    const siteUrl = 'http://localhost:4200'
    const desk = await fetch(await startHost({ siteUrl, adminUrl: undefined }))
    const pictures = `img-src 'self' data: https: ${siteUrl};`
    expect(desk.headers.get('content-security-policy')).toContain(pictures)
    expect(desk.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const shown = await fetch(origin)
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})

describe('the security headers', () => {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]

  it.each(['/', '/nowhere', '/admin', '/trips/', '/assets/main-abc.js', '/assets/gone.js'])(
    'stand on the answer to %s',
    async (path) => {
      const { headers } = await get(path)
      expect(String(headers['content-security-policy']).split(';')).toEqual(policy)
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
      })
      expect(headers).not.toHaveProperty('x-powered-by')
    },
  )

  it('stand on the answer to another method too', async () => {
    const { headers } = await ask(origin, '/trips', { method: 'DELETE' })
    expect(String(headers['content-security-policy']).split(';')).toEqual(policy)
  })

  it('ask for secure transport only where the public address has it', async () => {
    const plain = await startHost({ publicUrl: 'http://localhost:4200' })
    const { headers } = await ask(plain, '/')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

it('without a manifest one page answers for every path, and nothing leads to a console', async () => {
  const desk = await startHost({ manifestFile: undefined, adminUrl: undefined })
  for (const path of ['/', '/users', '/admin']) {
    const answer = await ask(desk, path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<h1>Home</h1>')
  }
  expect((await ask(desk, '/users/')).headers.location).toBe('/users')
})
