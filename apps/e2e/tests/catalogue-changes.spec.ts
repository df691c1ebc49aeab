import type { Page } from '@playwright/test'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { statusError } from './support/console-watch.ts'
import { open, tripOf } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// These tests change data that others read, and restore it.
test.describe.configure({ mode: 'serial' })

/** Opens a page again until it has what was changed: pages are kept for a moment. */
const openUntil = (page: Page, path: string, expectChange: () => Promise<void>) =>
  expect(async () => {
    await open(page, path)
    await expectChange()
  }).toPass()

test('a sold seat disappears from the page', async ({ page, query }) => {
  await open(page, '/destinations/turkey')
  const spots = page.getByRole('complementary', { name: 'Trip Details' })
  const [departure] = await query<{ id: number; spots_total: number }>(
    `select id, spots_total from trip_schedules
     where trip_id = 1 and departure_date = '2025-08-14'`,
  )
  const set = (total: number) =>
    query('update trip_schedules set spots_total = $1 where id = $2', [total, departure!.id])
  const shown = spots.getByRole('definition').filter({ hasText: /^\d+$/ })
  await expect(shown).toHaveText(String(departure!.spots_total))
  try {
    await set(7)
    await openUntil(page, '/destinations/turkey', () =>
      expect(shown).toHaveText('7', { timeout: 1000 }),
    )
    await expect(page.getByText(/^7 spots left · /)).toBeVisible()
  } finally {
    await set(departure!.spots_total)
  }
})

test('a departure whose group was cancelled is offered on no page', async ({ page, query }) => {
  test.slow()
  const decide = (decision: 'cancelled' | null) =>
    query('update trip_schedules set group_decision = $1 where id = 7', [decision])
  const october = '11-14 October'
  try {
    await decide('cancelled')
    for (const path of ['/destinations/turkey', '/trips/1']) {
      const main = page.getByRole('main')
      const next = main.getByText(new RegExp(`spots? left · ${october}`))
      await openUntil(page, path, () => expect(next).toBeVisible({ timeout: 1000 }))
      // At the top, and in the panel beside the text.
      const book = main.getByRole('link', { name: 'Book This Trip' })
      await expect(book).toHaveCount(2)
      for (const link of await book.all()) await expect(link).toHaveAttribute('href', '/book/11')
      const rows = page.getByRole('region', { name: 'Departures' }).getByRole('listitem')
      await expect(() => rows.first().scrollIntoViewIfNeeded()).toPass()
      const cancelled = rows.filter({ hasText: 'Thursday 14 August 2025' })
      await expect(cancelled).toContainText('Cancelled')
      await expect(main.locator('a[href="/book/7"]')).toHaveCount(0)
    }
    await open(page, '/schedule?month=2025-08&departure=7')
    const panel = page.getByRole('region', { name: 'Selected Trip' })
    await expect(panel).toContainText('Cancelled')
    await expect(page.locator('[data-date="2025-08-14"]')).toContainText('Cancelled')
    await expect(page.locator('a[href="/book/7"]')).toHaveCount(0)
    await open(page, '/request-invite/turkey?departure=7')
    await expect(page.getByText(/^The departure of 14-17 August 2025 is cancelled\./)).toBeVisible()
    await open(page, '/book/11')
    await expect(page.getByRole('region', { name: 'Book your seat' })).toBeVisible()
    await expect(page.locator('a[href="/book/7"]')).toHaveCount(0)
    await open(page, '/book/7')
    const over = page.getByRole('region', { name: 'This departure is cancelled' })
    await expect(over).toBeVisible()
    const others = page.getByRole('region', { name: 'Choose your departure' })
    await expect(others.locator('a')).toHaveAttribute('href', '/book/11')
  } finally {
    await decide(null)
  }
})

test('a changed title is on the page', async ({ page, query }) => {
  const { title } = tripOf(10)
  const set = (text: string) => query('update trips set title = $1 where id = 10', [text])
  await open(page, '/trips/10')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  try {
    await set('An Island Renamed')
    await openUntil(page, '/trips/10', () =>
      expect(heading).toHaveText('An Island Renamed', { timeout: 1000 }),
    )
    await expect(page).toHaveTitle('An Island Renamed - Far & Few')
  } finally {
    await set(title)
  }
})

test('a trip that was added after the build has a page', async ({
  page,
  query,
  request,
  consoleWatch,
}) => {
  try {
    await query(
      `insert into trips (id, title, description, destination, region, duration, price,
         departure_months, group_size, images, highlights, itinerary, included_items,
         excluded_items)
       select 4711, 'Faroe, Late Light', description, 'Faroe Islands', region, duration, price,
         departure_months, group_size, images, highlights, itinerary, included_items,
         excluded_items
       from trips where id = 5`,
    )
    await expect.poll(async () => (await request.get('/trips/4711')).status()).toBe(200)
    await open(page, '/trips/4711')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faroe, Late Light')
    expect(consoleWatch.complaints()).toEqual([])
  } finally {
    await query('delete from trips where id = 4711')
  }
})

test('the page of an unknown trip asks the API for nothing but what every footer shows', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(404))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  expect((await open(page, '/trips/999999')).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Not Found')
  const calls = asked.filter((path) => path.startsWith('/api/') && path !== getClub.path)
  expect(calls).toEqual([])
})
