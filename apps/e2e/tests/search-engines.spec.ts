import { expect, test } from '@playwright/test'
import { open } from './support/pages.ts'
import { system } from './support/system.ts'

test('robots.txt names the sitemap, and every page in it exists with that canonical address', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${system.publicWebUrl}/sitemap.xml`)
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  )
  expect(addresses.length).toBeGreaterThan(40)
  for (const address of addresses) {
    expect(address.startsWith(`${system.publicWebUrl}/`)).toBe(true)
    const page = await request.get(new URL(address).pathname)
    expect(page.status(), address).toBe(200)
    expect(await page.text()).toContain(`<link rel="canonical" href="${address}"/>`)
  }
})

test('a page that the build did not know has the tags of its own content only', async ({
  page,
}) => {
  await page.goto('/book/11')
  await expect(page.getByRole('heading', { level: 1, name: 'Hidden Gems of Turkey' })).toBeVisible()
  for (const tag of ['[name="description"]', '[name="robots"]', '[property="og:title"]']) {
    await expect(page.locator(`head ${tag}`)).toHaveCount(1)
  }
})

test('structured data is removed when the route changes', async ({ page }) => {
  await open(page, '/faqs')
  const blocks = page.locator('script[type="application/ld+json"]')
  await expect(blocks).toHaveCount(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeFocused()
  await expect(blocks).toHaveCount(0)
})

test('the site can be added to a home screen', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const { icons } = (await response.json()) as { icons: { src: string }[] }
  for (const { src } of icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  }
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200)
})
