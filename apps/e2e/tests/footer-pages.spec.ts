import type { Page } from '@playwright/test'
import { footerPages, open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the footer links to each of its pages, from one to the next', async ({ page }) => {
  await open(page, '/')
  for (const { label, path } of footerPages) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(label)
    await expect(heading(page)).toBeFocused()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page shows its text and links to the next', async ({ page }) => {
    await page.goto('/cancellation-policy')
    await expect(page.getByText('60 days or more before departure')).toBeVisible()
    const siblings = page.getByRole('main').getByRole('navigation')
    await siblings.getByRole('link', { name: 'Booking Terms' }).click()
    await expect(heading(page)).toHaveText('Booking Terms')
  })
})
