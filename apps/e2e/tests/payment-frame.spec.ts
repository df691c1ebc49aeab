import type { Page } from '@playwright/test'
import { startSite } from '../src/system.mjs'
import { system } from './support/system.ts'
import { expect, test as base } from './support/test.ts'

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

const openerPolicy = 'cross-origin-opener-policy'

const test = base.extend<{ headers: Readonly<Record<string, string>> }>({
  /** The headers that decide about frames and windows, from a site that takes payments with Razorpay. */
  headers: async ({}, use) => {
    const settings = { PAYMENT_GATEWAY: 'razorpay' }
    const host = await startSite({ ...system, settings })
    const { headers } = await fetch(host.url)
    await host.program.stop()
    const names = [openerPolicy, 'content-security-policy']
    await use(Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ''])))
  },
})

test('the frame of the payment gateway can open the page of a bank under our headers', async ({
  page,
  headers,
}) => {
  expect(await openBank(page, headers)).toBe(true)
})

test('which it could not under those of a site without it', async ({ page, headers }) => {
  const closed = { ...headers, [openerPolicy]: 'same-origin' }
  expect(await openBank(page, closed)).toBe(false)
})
