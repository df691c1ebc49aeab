/** @jest-environment node */
import { catalogue } from '@farandfew/domain/catalogue'
import { listedPaths, publicPaths } from '../src/app/public-paths.ts'
import {
  dynamicRoutes,
  originPlaceholder,
  type PrerenderedPage,
  prerenderNotFound,
  prerenderPath,
  prerenderTripShell,
  sourceOf,
} from '../src/prerender.tsx'

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const plain = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')

/** What every page must have, whatever it shows. */
function expectWholePage({ head, body }: PrerenderedPage) {
  expect(count(head, /<title>/g)).toBe(1)
  expect(plain(head)).toMatch(/<title>[^<]*Far & Few[^<]*<\/title>/)
  expect(count(head, /<meta name="description"/g)).toBe(1)
  expect(count(head, /<style/g)).toBeGreaterThan(0)
  expect(body).not.toMatch(/<title>|<meta\b/)
  expect(count(body, /<h1[ >]/g)).toBe(1)
  expect(count(body, /<main[ >]/g)).toBe(1)
  for (const [image] of body.matchAll(/<img\b[^>]*>/g)) {
    expect(image).toMatch(/ alt="/)
    expect(image).toMatch(/ width="\d+"/)
    expect(image).toMatch(/ height="\d+"/)
  }
  expect(body).not.toContain('undefined')
}

describe.each(publicPaths)('the page of %s', (path) => {
  it('is whole, and named by its own address', async () => {
    const page = await prerenderPath(path)
    expectWholePage(page)
    expect(page.file).toBe(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    expect(page.data).toMatchObject({ path, origin: originPlaceholder })
    expect(sourceOf(path)).toMatch(/^(src\/routes\/[a-z-]+\.tsx|content\/[a-z-]+\.md)$/)
    expect(sourceOf(path)).not.toBe(sourceOf('/no/such/page'))
  })
})

it.each(listedPaths)('search engines list %s under one address', async (path) => {
  const { head } = await prerenderPath(path)
  expect(count(head, /rel="canonical"/g)).toBe(1)
  expect(head).toContain(`<link rel="canonical" href="${originPlaceholder}/`)
  expect(head).not.toContain('noindex')
})

it('shows the catalogue of the build', async () => {
  const { body } = await prerenderPath('/trips')
  for (const { title } of catalogue) expect(plain(body)).toContain(title)
  expect(body).toContain('10 Experiences Found')
})

it('shows a whole trip, below the first screen too', async () => {
  const { head, body } = await prerenderPath('/trips/1')
  const [turkey] = catalogue
  expect(plain(head)).toContain(`<title>${turkey!.title} - Far & Few</title>`)
  expect(plain(head)).toContain(`content="${turkey!.description.slice(0, 150).trimEnd()}"`)
  expect(head).toContain(`href="${originPlaceholder}/destinations/turkey"`)
  for (const { title } of turkey!.itinerary) expect(plain(body)).toContain(title)
  for (const item of turkey!.excludedItems) expect(plain(body)).toContain(item)
})

it.each([
  ['for an unknown path', prerenderNotFound, '404.html', '404 - Page Not Found'],
  ['for a trip that the build did not know', prerenderTripShell, 'trips/shell.html', undefined],
])('the page %s is drawn afresh in the browser and kept from search engines', async (...row) => {
  const [, render, file, title] = row
  const page = await render()
  expect(page.file).toBe(file)
  expect(page.data).toMatchObject({ path: null, queries: [] })
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(page.head).not.toContain('canonical')
  if (title) {
    expectWholePage(page)
    expect(page.body).toContain(title)
  }
})

it('a trip that the build did not know is probed by the call that reads it', () => {
  const [{ pattern, file, probe }] = dynamicRoutes as [(typeof dynamicRoutes)[number]]
  expect(file).toBe('trips/shell.html')
  expect('/trips/11'.replace(new RegExp(pattern), probe)).toBe('/api/trips/11')
  expect(new RegExp(pattern).test('/trips/eleven')).toBe(false)
})
