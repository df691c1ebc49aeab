import { expectAccessible } from './support/axe.ts'
import { open } from './support/pages.ts'
import { delayScripts } from './support/slow-scripts.ts'
import { expect, test } from './support/test.ts'
import { registerMember } from './support/members.ts'

test('a visitor saves trips, in all tabs, and keeps them in an account', async ({
  page,
  context,
}) => {
  await open(page, '/trips/7')
  const other = await context.newPage()
  await open(other, '/trips/7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  const saved = (tab: typeof page) => tab.getByRole('button', { name: 'Saved', exact: true })
  await expect(saved(other)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'a saved trip')
  await page.getByRole('link', { name: 'See your saved trips' }).click()
  const list = page.getByRole('list', { name: 'Saved trips' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: /^Remove/ }).click()
  await expect(other.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await list.getByRole('button', { name: /^Undo/ }).click()
  await expect(saved(other)).toBeVisible()
  await expectAccessible(page, 'the saved trips of a visitor')

  await registerMember('Tara', context)
  await open(page, '/account')
  await expect(list.getByRole('link')).toHaveText('Japan by Rail and Lantern Light')
  await expect(page.getByText('This list is kept in this browser only.')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('ff-saved-trips'))).toBeNull()
  await open(other, '/trips/7')
  await saved(other).click()
  await expect(list.getByText('Removed.')).toBeVisible()
})

test('a trip can be saved before its scripts are loaded', async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/trips/8')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  release()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
})

test('sharing copies the link if the device has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/destinations/bali')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/destinations\/bali$/)
})
