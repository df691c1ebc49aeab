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
