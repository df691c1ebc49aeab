import type { Page } from '@playwright/test'
import { open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const links = [
  ['Our Team', '/team'],
  ['Testimonials', '/testimonials'],
  ['Blog', '/blog'],
  ['Careers', '/careers'],
  ['Contact', '/contact'],
  ['FAQs', '/faqs'],
  ['Payment Information', '/payment-info'],
  ['Cancellation Policy', '/cancellation-policy'],
  ['Booking Terms', '/booking-terms'],
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy'],
] as const

test('the footer leads to each of its texts, from one to the next', async ({ page }) => {
  await open(page, '/')
  for (const [label, path] of links) {
    await footer(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(label)
    await expect(heading(page)).toBeFocused()
  }
})

for (const [label, path] of links) {
  test(`${path} is there at once, lives, and loads no other text`, async ({ page }) => {
    const texts: string[] = []
    page.on('request', (request) => {
      const name = /\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
      if (name && links.some(([, other]) => other === `/${name}`)) texts.push(`/${name}`)
    })
    const response = await open(page, path)
    expect(response.status()).toBe(200)
    await expect(heading(page)).toHaveText(label)
    expect([...new Set(texts)]).toEqual([path])
  })
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a text can be read, and leads on', async ({ page }) => {
    await page.goto('/cancellation-policy')
    await expect(page.getByText('60 days or more before departure')).toBeVisible()
    const siblings = page.getByRole('main').getByRole('navigation')
    await siblings.getByRole('link', { name: 'Booking Terms' }).click()
    await expect(heading(page)).toHaveText('Booking Terms')
  })
})

test('the account page says what needs no account, and leads there', async ({ page }) => {
  await open(page, '/account')
  const prompt = page.getByRole('region', { name: 'Your place in the club' })
  await prompt.getByRole('link', { name: 'Browse All Trips' }).click()
  await expect(page).toHaveURL('/trips')
})

for (const path of ['/team', '/testimonials', '/privacy', '/account']) {
  for (const width of [320, 390, 768, 1280]) {
    test(`${path} fits ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    })
  }
}
