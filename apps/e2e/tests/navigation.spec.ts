import { open, tripOf } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a new page starts at the top, focuses its heading and sets the title', async ({ page }) => {
  await open(page, '/trips')
  await expect(page).toHaveTitle('Explore Our Trips - Far & Few')
  await page.getByRole('link', { name: tripOf(8).title, exact: true }).click()
  const heading = page.getByRole('heading', { level: 1, name: tripOf(8).title })
  await expect(heading).toBeFocused()
  await expect.poll(() => scrollOf(page)).toBe(0)
  await expect(page).toHaveTitle(`${tripOf(8).title} - Far & Few`)
})

test('back and forward restore the scroll position', async ({ page }) => {
  await open(page, '/trips')
  const card = page.getByRole('link', { name: tripOf(9).title, exact: true })
  await card.scrollIntoViewIfNeeded()
  const listPosition = await scrollOf(page)
  expect(listPosition).toBeGreaterThan(200)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tripOf(9).title)
  await page.getByRole('heading', { name: "What's Included" }).scrollIntoViewIfNeeded()
  const tripPosition = await scrollOf(page)
  expect(tripPosition).toBeGreaterThan(200)

  await page.goBack()
  await expect(page).toHaveURL('/trips')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrollOf(page)).toBe(listPosition)

  await page.goForward()
  await expect(page).toHaveURL(/\/trips\/9(\?departure=\d+)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrollOf(page)).toBe(tripPosition)
})

test('the buttons of the hero lead to their sections', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'How It Works' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'How It Works' })).toBeInViewport()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Explore Destinations' }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Premium Destinations' }),
  ).toBeInViewport()
})

test('a link to a question on another page scrolls to it', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Women on their own' }).click()
  await expect(page).toHaveURL('/faqs#what-about-women-who-travel-alone')
  const question = page.getByRole('heading', { name: 'What about women who travel alone?' })
  await expect(question).toBeInViewport()
  await expect(question).toBeFocused()
})

test('the not-found page links to the home page and back', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 404/)
  await open(page, '/trips')
  await open(page, '/nowhere')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/trips')
  await page.goForward()
  await page.getByRole('link', { name: 'Back to Homepage' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far places, few people.')
})

test('a page whose code does not load says so, and loads again', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/ERR_FAILED|Failed to fetch|LoadFailure/)
  await open(page, '/trips')
  const code = /\/assets\/about-[^/]+\.js$/
  await page.route(code, (route) => route.abort())
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load')
  await expect(page).toHaveTitle('This page did not load - Far & Few')
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page).toHaveTitle(/^About/)
})
