import { fieldOf, inquiryErrors, sendButton, storedInquiries } from './support/inquiry.ts'
import { expectToast, open, tripOf } from './support/pages.ts'
import { expect, test, uniqueEmail } from './support/test.ts'
import { tabTo } from './support/user-input.ts'

test('a visitor finds a trip and sends an inquiry by keyboard', async ({ page, query }) => {
  const email = uniqueEmail('keyboard')
  await open(page, '/')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Explore Destinations' })).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'View All Trips' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/trips')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, page.getByRole('combobox', { name: 'Region' }))
  await page.keyboard.type('Eur')
  await expect(page).toHaveURL('/trips?region=europe')
  await tabTo(page, page.getByRole('link', { name: tripOf(5).title, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/trips/5?departure=10')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const form = page.getByRole('form', { name: 'Inquiry' })
  await tabTo(page, page.getByRole('link', { name: 'Ask About This Trip' }))
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  await tabTo(page, sendButton(form))
  await page.keyboard.press('Enter')
  await expect(fieldOf(form, 'Name')).toBeFocused()
  await expect(fieldOf(form, 'Name')).toHaveAccessibleDescription(inquiryErrors.Name)

  await page.keyboard.type('Maya Rao')
  await page.keyboard.press('Tab')
  await expect(fieldOf(form, 'Email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(fieldOf(form, 'Destination')).toBeFocused()
  await page.keyboard.type('Por')
  await page.keyboard.press('Tab')
  await expect(fieldOf(form, 'Message')).toBeFocused()
  await page.keyboard.type('Tram 28, the whole way.')
  await tabTo(page, sendButton(form), 3)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Inquiry Received!', "We'll get back to you within 24 hours.")
  expect(await storedInquiries(query, email)).toEqual([
    { name: 'Maya Rao', email, destination: 'portugal', message: 'Tram 28, the whole way.' },
  ])
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens by keyboard, and Escape closes it and restores the focus', async ({
    page,
  }) => {
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: 'Main, menu' })
    await expect(menu).toBeHidden()
    await tabTo(page, page.getByRole('button', { name: 'Open menu' }), 6)
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Destinations' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/trips')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the row of trips follows the focus, and the page does not move sideways', async ({
    page,
  }) => {
    await open(page, '/')
    const row = page
      .getByRole('region', { name: 'Premium Destinations' })
      .getByRole('list')
      .filter({ has: page.locator('article') })
    const links = row.getByRole('link')
    await expect(links.nth(3)).toBeAttached()
    await tabTo(page, links.first())
    const count = await links.count()
    for (let index = 0; index < count; index += 1) {
      if (index > 0) await page.keyboard.press('Tab')
      await expect(links.nth(index)).toBeFocused()
      await expect(links.nth(index)).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
  })
})
