import { expect, test } from '@playwright/test'
import { system } from './support/system.ts'
import { tripOf } from './support/pages.ts'

const problemType = /^application\/problem\+json/

for (const path of ['/', '/nowhere']) {
  test(`allows only scripts of the site on ${path}`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const directives = new Map(
      policy.split(';').map((text) => {
        const [name = '', ...sources] = text.trim().split(/\s+/)
        return [name, sources] as const
      }),
    )
    expect(directives.get('script-src')).toEqual(["'self'"])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(directives.get('default-src')).toEqual(["'self'"])
  })
}

test('has no inline scripts', async ({ request }) => {
  for (const path of ['/', '/trips', '/trips/5', '/nowhere']) {
    const html = await (await request.get(path)).text()
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
      expect(tag).toMatch(/ src="\/|type="application\/(ld\+)?json"/)
    }
    expect(html).not.toMatch(/ on(click|load|error)=/)
  }
})

test('redirects /admin to the console', async ({ request }) => {
  for (const path of ['/admin', '/admin/users']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(response.headers()['location']).toBe(system.adminUrl)
  }
})

test('redirects a path with a trailing slash and keeps the query', async ({ request }) => {
  const response = await request.get('/trips/?region=asia', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers()['location']).toBe('/trips?region=asia')
  const outside = await request.get(`${system.webUrl}//evil.example/`, { maxRedirects: 0 })
  expect(outside.headers()['location'] ?? '').not.toMatch(/^(https?:)?\/\/evil/)
})

test('has the public address in canonical links and share tags', async ({ request }) => {
  for (const [path, canonical] of [
    ['/', '/'],
    ['/trips', '/trips'],
    ['/trips/5', '/trips/5'],
    ['/trips/1', '/destinations/turkey'],
    ['/destinations/turkey', '/destinations/turkey'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<link rel="canonical" href="${system.publicWebUrl}${canonical}"/>`)
    expect(html).toContain(`<meta property="og:url" content="${system.publicWebUrl}${canonical}"/>`)
    expect(html).not.toContain('public-web-url.invalid')
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(image.startsWith(`${system.publicWebUrl}/art/share/`)).toBe(true)
    const picture = await request.get(new URL(image).pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  }
  expect(await (await request.get('/nowhere')).text()).toContain('content="noindex"')
})

for (const path of ['/trips', '/api/trips']) {
  test(`compresses ${path} and answers 304 to a matching ETag`, async ({ request }) => {
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers()).not.toHaveProperty('content-encoding')
    const compressed = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers()['content-encoding']).toBe('br')
    expect(compressed.headers()['vary']?.toLowerCase()).toContain('accept-encoding')
    expect(await compressed.text()).toBe(await plain.text())
    const tags = [plain, compressed].map((response) => response.headers()['etag'])
    expect(tags[0]).not.toBe(tags[1])
    for (const [index, encoding] of ['identity', 'br'].entries()) {
      const again = await request.get(path, {
        headers: { 'accept-encoding': encoding, 'if-none-match': tags[index] ?? '' },
      })
      expect(again.status()).toBe(304)
      expect(again.headers()['etag']).toBe(tags[index])
    }
  })
}

test('lets browsers cache hashed files forever and pages not at all', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const file = await request.get(script)
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await request.get('/assets/missing.js')).status()).toBe(404)
})

test('passes requests on to the API', async ({ request }) => {
  const trips = (await (await request.get('/api/trips')).json()) as { id: number }[]
  expect(trips.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const one = await request.get('/api/trips/5')
  expect(await one.json()).toMatchObject({ id: 5, title: tripOf(5).title })
  for (const [path, status] of [
    ['/api/trips/999999', 404],
    ['/api/trips/abc', 400],
    ['/api/trips/99999999999999999999', 400],
    ['/api/nothing', 404],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(status)
    expect(response.headers()['content-type']).toMatch(problemType)
    expect(await response.json()).toHaveProperty('code')
  }
})

test('refuses a write from another site', async ({ request }) => {
  const data = {
    name: 'Another Sender',
    email: 'elsewhere@example.com',
    destination: 'bali',
    message: 'Sent by a page of another site.',
  }
  const foreignHeaders: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of foreignHeaders) {
    const response = await request.post('/api/inquiries', { headers, data })
    expect(response.status()).toBe(403)
    expect(response.headers()['content-type']).toMatch(problemType)
    expect(await response.json()).toMatchObject({ status: 403, code: 'CROSS_SITE_WRITE' })
  }
})

test('answers a body of 2 MB, and one that is not JSON, with a problem document', async ({
  request,
}) => {
  const large = await request.post('/api/inquiries', {
    headers: { 'content-type': 'application/json' },
    data: JSON.stringify({ message: 'x'.repeat(2 * 1024 * 1024) }),
  })
  expect(large.status()).toBe(413)
  expect(await large.json()).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
  const text = await request.post('/api/inquiries', {
    headers: { 'content-type': 'text/plain' },
    data: 'hello',
  })
  expect(text.status()).toBe(415)
  const broken = await request.post('/api/inquiries', {
    headers: { 'content-type': 'application/json' },
    // As bytes, because Playwright would encode a string as JSON.
    data: Buffer.from('{"name":'),
  })
  expect(broken.status()).toBe(400)
  expect(await broken.json()).toMatchObject({ code: 'MALFORMED_JSON' })
})

test('answers 405 to a POST request for a page', async ({ request }) => {
  const response = await request.post('/trips', { data: {} })
  expect(response.status()).toBe(405)
})
