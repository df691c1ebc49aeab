import type { Page } from '@playwright/test'
import { securityHeaders } from '../../host/src/security-headers.ts'
import { expect, test } from './support/test.ts'

const site = 'https://club.example'
const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html>${body}` })

/** A page of the site with the frame of the gateway's checkout, which opens the page of a bank. */
async function openBank(page: Page, headers: Readonly<Record<string, string>>) {
  await page.context().route(`${site}/**`, (route) =>
    route.fulfill({
      ...html('<iframe src="https://api.razorpay.com/v1/checkout/public"></iframe>'),
      headers: { ...headers, 'content-type': 'text/html' },
    }),
  )
  await page
    .context()
    .route('https://api.razorpay.com/**', (route) => route.fulfill(html('<button>Pay</button>')))
  await page
    .context()
    .route('https://bank.example/**', (route) => route.fulfill(html('<h1>Your bank</h1>')))
  await page.goto(site)
  const frame = page.frame({ url: /api\.razorpay\.com/ })
  if (!frame) throw new Error('The frame did not load')
  await frame.getByRole('button', { name: 'Pay' }).waitFor()
  return frame.evaluate(() => window.open('https://bank.example/') !== null)
}

test('the frame of the payment gateway can open the page of a bank under our headers', async ({
  page,
}) => {
  const headers = securityHeaders({
    ...{ app: 'web', publicUrl: site, siteUrl: site, pictureHosts: [] },
    hasRazorpay: true,
  })
  expect(await openBank(page, headers)).toBe(true)
})

test('which it could not under those of a site without it', async ({ page }) => {
  const headers = securityHeaders({
    ...{ app: 'web', publicUrl: site, siteUrl: site, pictureHosts: [] },
    hasRazorpay: true,
  })
  const closed = { ...headers, 'cross-origin-opener-policy': 'same-origin' }
  expect(await openBank(page, closed)).toBe(false)
})
