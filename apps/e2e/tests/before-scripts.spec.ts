import { delayScripts } from './support/slow-scripts.ts'
import { expect, test } from './support/test.ts'

test('a menu that is pressed before the scripts have loaded opens at once, and works afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await delayScripts(page)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main, menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

test('a filter that is chosen before the scripts have loaded applies afterwards', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/trips')
  await page.getByLabel('Region').selectOption('asia')
  await expect(page.getByText('10 Experiences Found')).toBeVisible()
  release()
  await expect(page.getByText('10 Experiences Found')).toBeHidden()
  await expect(page).toHaveURL('/trips?region=asia')
})

test('two filters that are chosen before the scripts have loaded both apply afterwards', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/trips')
  await page.getByLabel('Region').selectOption('asia')
  await page.getByLabel('Duration').selectOption('4')
  release()
  await expect(page).toHaveURL('/trips?region=asia&duration=4')
})

test('a page whose prerendered data fails to load asks the API', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/ERR_FAILED/)
  await page.route(/\/assets\/read-[^/]+\.json$/, (route) => route.abort())
  const asked = page.waitForResponse(/\/api\/trips$/)
  await page.goto('/trips')
  await asked
  await page.getByLabel('Region').selectOption('asia')
  await expect(page).toHaveURL('/trips?region=asia')
})

test('the account page shows no footer that its content pushes off the screen', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  release()
  await expect(page.getByRole('button', { name: 'Sign Up / Log In' })).toBeVisible()
})
