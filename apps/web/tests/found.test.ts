/** @jest-environment node */
import { brand } from '@farandfew/domain/brand'
import { listedPaths } from '../src/app/public-paths.ts'
import {
  foundFiles,
  originPlaceholder,
  type PrerenderedPage,
  publicPaths,
} from '../src/prerender.tsx'
import { metaOf, prerenderSite, readPublic } from './prerendered-site.ts'

let pages: Map<string, PrerenderedPage>
beforeAll(async () => {
  pages = await prerenderSite()
}, 120_000)
const pageOf = (path: string) => pages.get(path)!

/** Width and height by a PNG's header (https://www.w3.org/TR/png-3/#11IHDR). */
function sizeOfPng(bytes: Buffer): [width: number, height: number] {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(bytes.subarray(12, 16).toString('latin1')).toBe('IHDR')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe.each(listedPaths)('%s, shared', (path) => {
  it('shows its title, its words, its own address and a picture of 1200 × 630', () => {
    const page = pageOf(path)
    expect(page.head).toContain(`<title>${metaOf(page, 'og:title')}</title>`)
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'))
    expect(metaOf(page, 'og:description')).toMatch(/^\S[^{<]{30,}/)
    expect(metaOf(page, 'og:url')).toBe(originPlaceholder + path)
    const image = metaOf(page, 'og:image') ?? ''
    expect(image.startsWith(`${originPlaceholder}/art/share/`)).toBe(true)
    const bytes = readPublic(image.slice(originPlaceholder.length))
    expect(sizeOfPng(bytes)).toEqual([1200, 630])
  })
})

it('no two listed pages have one title', () => {
  const titles = listedPaths.map((path) => metaOf(pageOf(path), 'og:title'))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

describe('sitemap.xml', () => {
  const addresses = [...foundFiles['sitemap.xml']!.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, found]) => found,
  )

  it('lists every page that is its own canonical address, once', () => {
    const canonical: string[] = []
    for (const path of publicPaths) {
      const { head } = pageOf(path)
      const found = /rel="canonical" href="([^"]+)"/.exec(head)?.[1]
      if (found === originPlaceholder + path) canonical.push(found)
    }
    expect([...addresses].sort()).toEqual(canonical.sort())
    expect(addresses).toHaveLength(listedPaths.length)
  })

  it('is written as the protocol wants it', () => {
    expect(foundFiles['sitemap.xml']).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n( {2}<url><loc>[^<&]+<\/loc><\/url>\n)+<\/urlset>\n$/,
    )
  })
})

it('robots.txt names the sitemap, and what is nobody’s to read', () => {
  expect(foundFiles['robots.txt']!.split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    `Sitemap: ${originPlaceholder}/sitemap.xml`,
  ])
})

describe('site.webmanifest', () => {
  const manifest = JSON.parse(foundFiles['site.webmanifest']!) as {
    name: string
    start_url: string
    theme_color: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }

  it('names the club as the pages do', () => {
    expect(manifest).toMatchObject({ name: brand.name, start_url: '/', theme_color: '#FCE8EC' })
  })

  it('has icons of the sizes that it says', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, type } of manifest.icons) {
      expect(type).toBe('image/png')
      expect(sizeOfPng(readPublic(src)).join('x')).toBe(sizes)
    }
  })
})

it.each(['/account', '/unsubscribe'])('search engines leave %s out', (path) => {
  const { head } = pageOf(path)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toContain('canonical')
})

it('without a script, the way out of the letters does nothing and says what to do', () => {
  const { body } = pageOf('/unsubscribe')
  expect(body).toMatch(
    /<noscript><p>This page needs JavaScript to take your address off our list\./,
  )
  expect(body).toMatch(/<p role="status"[^>]*><\/p>/)
})
