import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { tripOf } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('the home page shows its trips and all sections', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Far & Few/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far places, few people.')
  for (const { title } of catalogue.slice(0, 6)) {
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
  }
  for (const name of [
    'Premium Destinations',
    'Featured Experiences',
    'How It Works',
    'The 2025 schedule',
    'Travel Moments',
    'What Our Travellers Say',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
})

test('the trips page shows all ten trips', async ({ page }) => {
  await page.goto('/trips')
  await expect(page).toHaveTitle('Explore Our Trips - Far & Few')
  await expect(page.getByText('10 Experiences Found')).toBeVisible()
  for (const { title } of catalogue) {
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: tripOf(5).title, exact: true }).click()
  await expect(page).toHaveURL(/\/trips\/5\?departure=\d+$/)
})

test('a trip shows its itinerary, and its days open', async ({ page }) => {
  const trip = tripOf(5)
  await page.goto('/trips/5')
  await expect(page).toHaveTitle(`${trip.title} - Far & Few`)
  await expect(page.getByText(trip.description)).toBeVisible()
  for (const { title } of trip.itinerary) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
  }
  const [first, second] = trip.itinerary
  await expect(page.getByText(first!.description)).toBeVisible()
  await expect(page.getByText(second!.description)).toBeHidden()
  await page.getByRole('heading', { level: 3, name: second!.title }).click()
  await expect(page.getByText(second!.description)).toBeVisible()
  for (const item of [...trip.includedItems, ...trip.excludedItems]) {
    await expect(page.getByText(item, { exact: true }).first()).toBeVisible()
  }
})

test('a page about a chosen departure shows its trip', async ({ page }) => {
  await page.goto('/destinations/bali?departure=15')
  await expect(page.getByText('8 days / 7 nights').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request Invite' }).first()).toBeVisible()
})

for (const path of ['/', '/request-invite/bali', '/quiz']) {
  test(`${path} says what to do without its form`, async ({ page }) => {
    await page.goto(path)
    // getByText does not find text in noscript.
    const hint = page.locator('noscript p').first()
    await expect(hint).toBeVisible()
    expect(await hint.innerText()).toContain('This part of the page needs JavaScript.')
    await expect(page.locator('form')).toHaveCount(0)
  })
}

test('the page of saved trips says that it cannot load them', async ({ page }) => {
  await page.goto('/saved-trips')
  await expect(page.locator('noscript p')).toBeVisible()
  expect(await page.locator('noscript p').innerText()).toContain('Your list needs JavaScript.')
  await expect(page.getByText('Loading your saved trips…')).toBeHidden()
})
