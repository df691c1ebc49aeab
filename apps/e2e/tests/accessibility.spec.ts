import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { club } from './support/club.ts'
import { answeredWith } from './support/console-watch.ts'
import { addMembers, removeMembers, unlock } from './support/desk.ts'
import { fieldOf, fillInquiry, findInquiryForm, refusals, sendButton } from './support/inquiry.ts'
import { expectToast, open, pages, toastOf, wakeParts } from './support/pages.ts'
import { expect, newAddress, test } from './support/test.ts'

// Nothing is judged halfway through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds, a line for each element. */
async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const { name, path, status, heading, forms } of pages) {
  test(`axe finds nothing on the page: ${name}`, async ({ page, consoleWatch }) => {
    if (status !== 200) consoleWatch.expect(answeredWith(status))
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await wakeParts(page, forms)
    expect(await violationsOn(page)).toEqual([])
  })
}

test('axe finds a fault that is put there', async ({ page }) => {
  await open(page, '/trips')
  await page.evaluate(() => document.querySelector('h1')?.append(document.createElement('button')))
  expect(await violationsOn(page)).toContainEqual(expect.stringMatching(/^button-name: /))
})

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main, menu' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('axe finds nothing in forms that show what is refused, nor with a toast', async ({ page }) => {
  await open(page, '/trips/5')
  await wakeParts(page, ['Inquiry', 'Newsletter'])
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  const form = await findInquiryForm(page)
  await sendButton(form).click()
  await expect(form.getByText(refusals.Message)).toBeVisible()
  await expect(fieldOf(form, 'Name')).toBeFocused()
  expect(await violationsOn(page)).toEqual([])

  await fillInquiry(form, {
    name: 'Maya Rao',
    email: newAddress('axe'),
    destination: 'bali',
    message: 'A week of rice fields, please.',
  })
  await sendButton(form).click()
  await expectToast(page, 'Inquiry Received!')
  // A toast under the pointer stays.
  await toastOf(page).hover()
  expect(await violationsOn(page)).toEqual([])
  await expectToast(page, 'Inquiry Received!')
})

test('axe finds nothing on the console, at its gate and on its table', async ({ page, query }) => {
  const members = await addMembers(query)
  await open(page, club.adminUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unlock the console')
  expect(await violationsOn(page)).toEqual([])
  await unlock(page, club.adminPassword)
  await expect(page.getByRole('table', { name: 'Members of the club' })).toBeVisible()
  await expect(toastOf(page)).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  await removeMembers(query, members)
})
