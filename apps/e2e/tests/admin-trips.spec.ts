import type { Page } from '@playwright/test'
import { openAdminSession, openAdminPage } from './support/admin.ts'
import { expectToast, open, tripOf, loadDeferredParts } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const trip = tripOf(10)
const renamed = 'An Island by Another Name'
const firstDay = 'A slow arrival'

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
