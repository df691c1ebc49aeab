import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { openAdminSession, openAdminPage } from './support/admin.ts'
import { expectToast, open, tripOf, loadDeferredParts } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const trip = tripOf(10)
const renamed = 'An Island by Another Name'
const firstDay = 'A slow arrival'

/** A picture of 512 pixels, which the site has anyway. */
const photo = fileURLToPath(new URL('../../web/public/icon-512.png', import.meta.url))

/** Expects the title and a day of the itinerary on the trip's page. */
async function expectSiteShows(page: Page, title: string, day: string): Promise<void> {
  await expect(async () => {
    await open(page, '/trips/10')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 })
    await loadDeferredParts(page, [])
    await expect(page.locator('summary', { hasText: day })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
}

test('changes a trip, shows it in the preview and on the site, and undoes it from the history', async ({
  page,
  context,
  query,
}) => {
  const day = trip.itinerary[0]!.title
  const [before] = await query<{ title: string; itinerary: string }>(
    'select title, itinerary::text as itinerary from trips where id = 10',
  )
  await openAdminSession(context, 'Meera')
  const site = await context.newPage()
  try {
    await openAdminPage(page, '/trips', 'Trips')
    await page.getByRole('link', { name: trip.title }).click()
    const form = page.getByRole('form', { name: 'Trip' })
    await form.getByRole('textbox', { name: 'Title', exact: true }).fill(renamed)
    await form.getByRole('textbox', { name: 'Day 1: title' }).fill(firstDay)
    await expect(page.getByText('Not saved: Title and Itinerary')).toBeVisible()
    const preview = page.getByRole('region', { name: 'Preview of the draft' })
    await expect(preview.getByRole('heading', { level: 3, name: renamed }).first()).toBeVisible()
    await expect(preview.getByText(firstDay)).toBeVisible()
    await expectSiteShows(site, trip.title, day)

    const save = form.getByRole('button', { name: 'Save' })
    await save.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await expect(save).toBeFocused()
    await expectSiteShows(site, renamed, firstDay)

    const history = page.getByRole('region', { name: 'History' })
    await expect(history).toContainText('Title and Itinerary changed by Meera')
    await history
      .getByRole('button', { name: /^Undo: Title/ })
      .first()
      .click()
    await expectToast(page, 'Undone', 'Restored: Title and Itinerary.')
    await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(trip.title)
    await expect(history).toContainText('Title and Itinerary restored by Meera')
    await expectSiteShows(site, trip.title, day)
    const [after] = await query('select title, itinerary from trips where id = 10')
    expect(after).toEqual({ title: before!.title, itinerary: JSON.parse(before!.itinerary) })
  } finally {
    await query('update trips set title = $1, itinerary = $2 where id = 10', [
      before!.title,
      before!.itinerary,
    ])
  }
})

test('adds a trip, which has a page, and archives it again', async ({ page, context, query }) => {
  test.slow()
  await openAdminSession(context, 'Meera')
  const site = await context.newPage()
  try {
    await openAdminPage(page, '/trips', 'Trips')
    await page.getByRole('link', { name: 'Add a trip' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New trip' })).toBeVisible()
    const form = page.getByRole('form', { name: 'Trip' })
    const sections = page.getByRole('navigation', { name: 'Sections of the form' })
    await sections.getByRole('link', { name: 'Pictures' }).click()
    await expect(form.getByRole('group', { name: 'Pictures' })).toBeInViewport()
    await form.getByLabel('Picture to upload').setInputFiles(photo)
    await form.getByRole('textbox', { name: 'Picture 1: what it shows' }).fill('A houseboat')
    for (const day of [4, 3, 2]) {
      await form.getByRole('button', { name: `Remove day ${day}` }).click()
    }
    const texts = {
      Title: 'Kerala by Water',
      Description: 'Backwaters by houseboat.',
      Destination: 'Kerala, India',
      'Duration in days': '1',
      'Departure months': 'January',
      'Highlight 1': 'A night on the water',
      'Day 1: title': 'On board',
      'Day 1: description': 'We board at noon.',
      'Day 1: accommodation': 'Houseboat',
      'Day 1: included': 'All meals',
      'Included item 1': 'The boat',
      'Excluded item 1': 'Flights',
    }
    for (const [name, text] of Object.entries(texts)) {
      await form.getByRole('textbox', { name, exact: true }).fill(text)
    }
    await form.getByRole('button', { name: 'Add the trip' }).click()
    await expectToast(page, 'Added', 'The site shows it within two seconds.')
    await expect(page.getByRole('heading', { level: 1, name: 'Kerala by Water' })).toBeVisible()
    const [added] = await query<{ id: number }>(
      "select id from trips where title = 'Kerala by Water'",
    )
    const path = `/trips/${added!.id}`

    await expect.poll(async () => (await site.request.get(path)).status()).toBe(200)
    await open(site, '/trips')
    await site.getByRole('link', { name: 'Kerala by Water', exact: true }).click()
    await expect(site).toHaveURL(new RegExp(`${path}$`))
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Kerala by Water')
    await expect(site.getByRole('main').getByText('Kerala, India').first()).toBeVisible()
    const picture = site.getByRole('img', { name: 'A houseboat' }).first()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
    expect(await picture.getAttribute('src')).toMatch(/^\/api\/trip-pictures\//)
    await form.getByRole('button', { name: 'Add an extended edition' }).click()
    const longer = {
      'Extended edition: description': 'The same boat, and a second night.',
      'Extended day 2: title': 'To the sea',
      'Extended day 2: description': 'We land at noon.',
      'Extended day 2: accommodation': 'Beach house',
      'Extended day 2: included': 'All meals',
    }
    for (const [name, text] of Object.entries(longer)) {
      await form.getByRole('textbox', { name, exact: true }).fill(text)
    }
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await expect(async () => {
      await open(site, path)
      await loadDeferredParts(site, [])
      await site.getByRole('button', { name: '2 days / 1 night' }).click({ timeout: 1000 })
      await expect(site.locator('summary', { hasText: 'To the sea' })).toBeVisible()
    }).toPass({ timeout: 20_000 })

    await open(site, `/request-invite/${added!.id}`)
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Request Early Access')

    await form.getByRole('checkbox', { name: 'Archived' }).check()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await expect.poll(async () => (await site.request.get(path)).status()).toBe(410)
    await site.goto(path)
    await expect(site.getByText(/^We no longer offer this trip\./)).toBeVisible()
    await open(site, '/trips')
    await expect(site.getByRole('status').filter({ hasText: '10 Experiences Found' })).toBeVisible()
    await expect(site.getByText('Kerala by Water')).toHaveCount(0)
  } finally {
    await query("delete from trips where title = 'Kerala by Water'")
  }
})
