import { open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const steps = ['Find Your Trip', 'Secure Your Spot', 'Connect & Travel']

test('the tabs work by keyboard, and a reload and going back keep the selected one', async ({
  page,
}) => {
  await open(page, '/about')
  const panel = page.getByRole('tabpanel')
  await page.getByRole('tab', { name: 'Our Story' }).focus()
  await expect(panel).toHaveAccessibleName('Our Story')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'How It Works' })).toBeFocused()
  await expect(page).toHaveURL('/about?tab=how-it-works')
  await expect(panel.getByRole('heading')).toHaveText(steps)
  await page.reload()
  await expect(panel.getByRole('heading')).toHaveText(steps)
  await page.getByRole('link', { name: 'Take the Travel Quiz' }).click()
  await expect(page).toHaveURL('/quiz')
  await page.goBack()
  await expect(page).toHaveURL('/about?tab=how-it-works')
  await expect(panel).toHaveAccessibleName('How It Works')
  await page.getByRole('tab', { name: 'Our Story' }).click()
  await expect(page).toHaveURL('/about')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows the text of both tabs', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: 'A trip wants company' })).toBeVisible()
    for (const name of steps) await expect(page.getByRole('heading', { name })).toBeVisible()
  })
})
