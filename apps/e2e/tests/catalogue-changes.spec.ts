import { statusError } from './support/console-watch.ts'
import { open, tripOf } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// These tests change data that others read, and restore it.
test.describe.configure({ mode: 'serial' })

test('a sold seat disappears from the page within two seconds', async ({ page, query }) => {
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
    await page.waitForTimeout(2000)
    await page.reload()
    await expect(shown).toHaveText('7')
    await expect(page.getByText(/^7 spots left · /)).toBeVisible()
  } finally {
    await set(departure!.spots_total)
  }
})

test('a changed title is on the page within two seconds', async ({ page, query }) => {
  const { title } = tripOf(10)
  const set = (text: string) => query('update trips set title = $1 where id = 10', [text])
  await open(page, '/trips/10')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  try {
    await set('An Island Renamed')
    await page.waitForTimeout(2000)
    await page.reload()
    await expect(heading).toHaveText('An Island Renamed')
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
         departure_months, spots_left, group_size, images, highlights, itinerary, included_items,
         excluded_items)
       select 4711, 'Faroe, Late Light', description, 'Faroe Islands', region, duration, price,
         departure_months, spots_left, group_size, images, highlights, itinerary, included_items,
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

test('the page of an unknown trip sends no request to the API', async ({ page, consoleWatch }) => {
  consoleWatch.expect(statusError(404))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  expect((await open(page, '/trips/999999')).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Not Found')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})
