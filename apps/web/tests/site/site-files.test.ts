/** @jest-environment node */
import { brand } from '@farandfew/domain/brand/brand.ts'
import {
  chunks,
  listedPaths,
  metaOf,
  originPlaceholder,
  pages,
  readSiteFile,
} from './built-site.ts'

/** Width and height from a PNG's header (https://www.w3.org/TR/png-3/#11IHDR). */
function sizeOfPng(bytes: Buffer): [width: number, height: number] {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(bytes.subarray(12, 16).toString('latin1')).toBe('IHDR')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

it.each(listedPaths)('%s has a title, description, URL and picture for sharing', (path) => {
  const page = pages.get(path)!
  expect(page.head).toContain(`<title>${metaOf(page, 'og:title')}</title>`)
  expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'))
  expect(metaOf(page, 'og:description')).toMatch(/^\S[^{<]{30,}/)
  expect(metaOf(page, 'og:url')).toBe(originPlaceholder + path)
  const image = metaOf(page, 'og:image') ?? ''
  expect(image.startsWith(`${originPlaceholder}/art/share/`)).toBe(true)
  expect(sizeOfPng(readSiteFile(image.slice(originPlaceholder.length)))).toEqual([1200, 630])
})

it('each listed page has a unique title', () => {
  const titles = listedPaths.map((path) => metaOf(pages.get(path)!, 'og:title'))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

describe('sitemap.xml', () => {
  const sitemap = readSiteFile('sitemap.xml').toString()

  it('lists every page that is its own canonical URL, once', () => {
    const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
    expect(urls).toEqual(listedPaths.map((path) => originPlaceholder + path))
  })

  it('follows the protocol', () => {
    expect(sitemap).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n( {2}<url><loc>[^<&]+<\/loc><\/url>\n)+<\/urlset>\n$/,
    )
  })
})

it('security.txt says where to report a vulnerability, and until when (RFC 9116)', () => {
  const lines = readSiteFile('.well-known/security.txt').toString().split('\n')
  expect(lines[0]).toBe(`Contact: mailto:${brand.email}`)
  expect(lines[1]).toMatch(/^Expires: \d{4}-\d\d-01T00:00:00\.000Z$/)
  expect(lines).toContain(`Canonical: ${originPlaceholder}/.well-known/security.txt`)
})

it('favicon.ico has the sizes that browsers and shortcuts ask for', () => {
  const icon = readSiteFile('favicon.ico')
  expect([0, 1, 2].map((index) => icon.readUInt16LE(index * 2))).toEqual([0, 1, 3])
  expect([0, 1, 2].map((index) => icon[6 + index * 16])).toEqual([16, 32, 48])
})

it('robots.txt names the sitemap, and excludes the API but for what public pages show', () => {
  expect(readSiteFile('robots.txt').toString().split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /api/trips',
    'Allow: /api/schedules',
    'Allow: /api/club',
    'Disallow: /api/',
    `Sitemap: ${originPlaceholder}/sitemap.xml`,
  ])
})

it('licences.txt has the notices of the packages and fonts of the site, which the terms name', () => {
  const notices = readSiteFile('licences.txt').toString()
  for (const text of ['react 19', 'styled-components 6', 'The Fraunces Project Authors']) {
    expect(notices).toContain(text)
  }
  for (const { packages } of Object.values(chunks)) {
    for (const name of packages) expect(notices).toMatch(new RegExp(`^${name} [0-9]`, 'm'))
  }
  expect(notices).toContain('The Instrument Sans Project Authors')
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(pages.get('/terms')!.body).toContain('href="/licences.txt"')
})

describe('site.webmanifest', () => {
  const webManifest = JSON.parse(readSiteFile('site.webmanifest').toString()) as {
    name: string
    start_url: string
    theme_color: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }

  it('has the name and the colour of the pages', () => {
    expect(webManifest).toMatchObject({
      name: brand.name,
      start_url: '/',
      theme_color: '#FCE8EC',
    })
  })

  it('lists icons with their real sizes', () => {
    expect(webManifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, type } of webManifest.icons) {
      expect(type).toBe('image/png')
      expect(sizeOfPng(readSiteFile(src)).join('x')).toBe(sizes)
    }
  })
})
