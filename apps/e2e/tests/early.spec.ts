import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Holds back the page's scripts until they are let go, as a slow network does. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!index|boot)[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a menu opened before the page’s scripts are there opens when they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main, menu' })).toBeHidden()
  release()
  await expect(page.getByRole('navigation', { name: 'Main, menu' })).toBeVisible()
})

test('a filter chosen before the page’s scripts are there filters when they are', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/trips')
  await page.getByLabel('Region').selectOption('asia')
  await expect(page.getByText('10 Experiences Found')).toBeVisible()
  release()
  await expect(page.getByText('10 Experiences Found')).toBeHidden()
  await expect(page).toHaveURL('/trips?region=asia')
})

test('a page whose list of trips does not arrive asks the club for it', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/)
  await page.route(/\/assets\/read-[^/]+\.json$/, (route) => route.abort())
  const asked = page.waitForResponse(/\/api\/trips$/)
  await page.goto('/trips')
  await asked
  await page.getByLabel('Region').selectOption('asia')
  await expect(page).toHaveURL('/trips?region=asia')
})
