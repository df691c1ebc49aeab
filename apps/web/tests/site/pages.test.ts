/** @jest-environment node */
import { metaDescription } from '@farandfew/domain/constants/labels.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { departureDates } from '@farandfew/domain/departures/departure-dates.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { pageRoutes } from '../../src/app/page-routes.ts'
import {
  type BuiltPage,
  bookShell,
  groupShell,
  canonicalOf,
  listedPaths,
  manifest,
  metaOf,
  notFoundPage,
  originPlaceholder,
  pages,
  receiptShell,
  tripShell,
} from './built-site.ts'

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const plain = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
const pageOf = (path: string) => pages.get(path)!

/** Checks what every page needs. */
function expectCompletePage({ head, body }: BuiltPage) {
  expect(count(head, /<title>/g)).toBe(1)
  expect(plain(head)).toMatch(/<title>[^<]*Far & Few[^<]*<\/title>/)
  expect(count(head, /<meta name="description"/g)).toBe(1)
  expect(count(head, /<style/g)).toBeGreaterThan(0)
  expect(body).not.toMatch(/<title>|<meta\b|<style/)
  expect(count(head, /twitter:card/g)).toBe(1)
  expect(count(body, /<h1[ >]/g)).toBe(1)
  expect(count(body, /<main[ >]/g)).toBe(1)
  for (const [image] of body.matchAll(/<img\b[^>]*>/g)) {
    expect(image).toMatch(/ alt="/)
    expect(image).toMatch(/ width="\d+"/)
    expect(image).toMatch(/ height="\d+"/)
  }
  expect(body).not.toContain('undefined')
}

it.each([...pages])('writes %s as a complete page', (path, page) => {
  expectCompletePage(page)
  expect(page.file).toBe(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  expect(page.block).toMatchObject({ path, origin: originPlaceholder })
  expect(count(page.head, /rel="canonical"/g)).toBe(canonicalOf(page) ? 1 : 0)
  expect(page.head.includes('noindex')).toBe(canonicalOf(page) === undefined)
})

it.each(listedPaths)(
  'describes %s to search engines in whole sentences, as no other page',
  (path) => {
    const description = metaOf(pageOf(path), 'description')!
    expect(description).toMatch(/[.!?…]["'”’)]*$/)
    const same = listedPaths.filter((other) => metaOf(pageOf(other), 'description') === description)
    expect(same).toEqual([path])
  },
)

it('lists the specified pages', () => {
  expect(listedPaths).toHaveLength(43)
  expect([...pages.keys()].filter((path) => !listedPaths.includes(path)).sort()).toEqual([
    '/account',
    '/connections',
    '/destination-moodboards',
    '/reset-password',
    '/saved-trips',
    '/trips/1',
    '/trips/2',
    '/trips/3',
    '/trips/4',
    '/unsubscribe',
    '/verify-email',
  ])
})

it('writes a page for every route', () => {
  const shells = manifest.dynamic.map(({ pattern }) => pattern.replace('([0-9]+)', '1'))
  const paths = [...pages.keys(), ...shells.map((pattern) => pattern.replaceAll(/[$^]/g, ''))]
  const isWritten = (pattern: string) => {
    const path = new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`)
    return paths.some((candidate) => path.test(candidate))
  }
  const missing = pageRoutes.filter(({ pattern }) => pattern !== '*' && !isWritten(pattern))
  expect(missing.map(({ pattern }) => pattern)).toEqual([])
})

it('shows the catalogue of the build', () => {
  const { body } = pageOf('/trips')
  for (const { title } of catalogue) expect(plain(body)).toContain(title)
  expect(body).toContain('10 Experiences Found')
})

it('shows a whole trip with its destination page as canonical', () => {
  const { head, body } = pageOf('/trips/1')
  const [turkey] = catalogue
  expect(plain(head)).toContain(`<title>${turkey!.title} - Far & Few</title>`)
  expect(plain(head)).toContain(`content="${metaDescription(turkey!.description)}"`)
  expect(head).toContain(`href="${originPlaceholder}/destinations/turkey"`)
  for (const { title } of turkey!.itinerary) expect(plain(body)).toContain(title)
  for (const item of turkey!.excludedItems) expect(plain(body)).toContain(item)
})

it('shows the schedule without scripts, and no data that only the API has', () => {
  const { body } = pageOf('/schedule')
  expect(body).toContain('role="grid"')
  expect(body).not.toContain('gridcell')
  expect(body.replaceAll(/<[^>]*>/g, '')).toContain('Saturday 10 May 2025, Albania 4 days')
  for (const departure of schedule2025) {
    const dates = departureDates(departure)
    expect(body).toContain(`${destinationNames[departure.destination]}</a><span>${dates}</span>`)
  }
  expect(body).not.toMatch(/departed|Departed|left<|aria-current="date"|Checking seats/)
})

it.each([
  ['the not-found page', notFoundPage],
  ['the booking page, which depends on the member', bookShell],
  ['the page of a receipt, which belongs to a member', receiptShell],
  ['the page of a group, which belongs to its members', groupShell],
])('does not hydrate %s, and keeps it from search engines', (_, page) => {
  expect(page.block).toMatchObject({ path: null, queries: [] })
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(page.head).not.toContain('canonical')
})

it('does not hydrate the page of a trip that the build did not know, which search engines may list', () => {
  expect(tripShell.block).toMatchObject({ path: null, queries: [] })
  expect(tripShell.head).not.toMatch(/noindex|canonical/)
})

it('writes the not-found page', () => {
  expectCompletePage(notFoundPage)
  expect(notFoundPage.file).toBe('404.html')
  expect(notFoundPage.body).toContain('404 - Page Not Found')
})

it('checks a trip that the build did not know by the API call that reads it', () => {
  const { pattern, file, probe } = manifest.dynamic[0]!
  expect(file).toBe('trips/shell.html')
  expect('/trips/11'.replace(new RegExp(pattern), probe!)).toBe('/api/trips/11')
  expect(new RegExp(pattern).test('/trips/eleven')).toBe(false)
})

it('checks the departure of a booking page by the API call that reads it', () => {
  const { pattern, file, probe } = manifest.dynamic[1]!
  expect(file).toBe('book/shell.html')
  expect('/book/7'.replace(new RegExp(pattern), probe!)).toBe('/api/schedules/7')
  expect(new RegExp(pattern).test('/book/seven')).toBe(false)
  expectCompletePage(bookShell)
})

it('asks the API nothing about a receipt, which only its member may read', () => {
  const { pattern, file, probe } = manifest.dynamic[2]!
  expect([file, probe]).toEqual(['receipts/shell.html', undefined])
  expect(new RegExp(pattern).test('/receipts/FF-25-26-000042')).toBe(true)
  expect(new RegExp(pattern).test('/receipts/42')).toBe(false)
  expectCompletePage(receiptShell)
})

it('asks the API nothing about a group, which only its members may read', () => {
  const { pattern, file, probe } = manifest.dynamic[3]!
  expect([file, probe]).toEqual(['groups/shell.html', undefined])
  expect(new RegExp(pattern).test('/groups/7')).toBe(true)
  expect(new RegExp(pattern).test('/groups/seven')).toBe(false)
  expectCompletePage(groupShell)
})

it('explains on the unsubscribe page how to unsubscribe without scripts, and sends nothing', () => {
  const { body } = pageOf('/unsubscribe')
  expect(body).toMatch(
    /<noscript><p>This page needs JavaScript to take your address off our list\./,
  )
  expect(body).toMatch(/<p role="status"[^>]*><\/p>/)
})
