import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readFileStore } from '../src/host/file-store.ts'
import { placeholder, siteFiles, writeFolder } from './site-folder.ts'

const { root, remove } = writeFolder(siteFiles)
afterAll(remove)

const origin = 'https://club.example'
const files = readFileStore(root, { placeholder, origin })
const file = (path: string) => files.get(path)!
const text = async (path: string) => (await file(path).encoded('identity')).toString()

it('holds every file by its path below the root', () => {
  expect([...files.keys()].sort()).toEqual(
    Object.keys(siteFiles)
      .map((name) => `/${name}`)
      .sort(),
  )
})

it("puts the site's address into pages and other texts that name it, and into nothing else", async () => {
  expect(await text('/index.html')).toContain(`href="${origin}/"`)
  expect(await text('/robots.txt')).toBe(`Sitemap: ${origin}/sitemap.xml\n`)
  expect(await text('/assets/main-abc.js')).toBe(siteFiles['assets/main-abc.js'])
})

it('puts in an address with a dollar sign as it is', async () => {
  const odd = readFileStore(root, { placeholder, origin: 'https://club.example/$&' })
  const page = (await odd.get('/robots.txt')!.encoded('identity')).toString()
  expect(page).toBe('Sitemap: https://club.example/$&/sitemap.xml\n')
})

it.each([
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/main-abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/art/logo.svg', 'image/svg+xml', 'public, max-age=3600'],
  ['/art/share.png', 'image/png', 'public, max-age=3600'],
  ['/fonts/text.woff2', 'font/woff2', 'public, max-age=3600'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('sends %s as %s, kept: %s', (path, type, cacheControl) => {
  expect(file(path)).toMatchObject({ type, cacheControl })
})

it('keeps the same bytes in every encoding, and compresses them once', async () => {
  const script = file('/assets/main-abc.js')
  const plain = await script.encoded('identity')
  const small = await script.encoded('br')
  expect(brotliDecompressSync(small)).toEqual(plain)
  expect(gunzipSync(await script.encoded('gzip'))).toEqual(plain)
  expect(small.length).toBeLessThan(plain.length)
  expect(script.encoded('br')).toBe(script.encoded('br'))
})

it('tags the same bytes alike and other bytes otherwise', () => {
  const again = readFileStore(root, { placeholder, origin })
  const elsewhere = readFileStore(root, { placeholder, origin: 'https://other.example' })
  expect(again.get('/index.html')!.etag).toBe(file('/index.html').etag)
  expect(elsewhere.get('/index.html')!.etag).not.toBe(file('/index.html').etag)
  expect(file('/trips.html').etag).not.toBe(file('/404.html').etag)
})

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.000', 'identity'],
  ['identity', 'identity'],
  ['zstd', 'identity'],
])('for a client that takes %j chooses %s', (accepted, encoding) => {
  expect(file('/index.html').encodingFor(accepted)).toBe(encoding)
})

it('sends pictures and fonts as they are', () => {
  for (const path of ['/art/share.png', '/fonts/text.woff2']) {
    expect(file(path).encodingFor('br, gzip')).toBe('identity')
  }
  expect(file('/art/logo.svg').encodingFor('br')).toBe('br')
})
