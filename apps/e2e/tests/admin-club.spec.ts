import type { Page } from '@playwright/test'
import { openAdminPage, openAdminSession } from './support/admin.ts'
import { postToApi } from './support/api.ts'
import { decodeMail, mailsTo } from './support/outbox.ts'
import { open } from './support/pages.ts'
import { expect, test, uniqueEmail } from './support/test.ts'

const name = 'Lantern Journeys Private Limited'
const phone = '+91 98450 11223'

/** The sum of all layout shifts so far that no input caused. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const total = { value: 0 }
    Object.assign(window, { layoutShifts: total })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        total.value += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShifts: { value: number } }).layoutShifts.value)

/** Lets the details arrive after the fonts, whose own shifts are not counted. */
const answerAfterFonts = (page: Page) =>
  page.route('**/api/club', async (route) => {
    await page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      ;(window as unknown as { layoutShifts: { value: number } }).layoutShifts.value = 0
    })
    await route.continue()
  })

test.afterEach(({ query }) => query('delete from club_identity'))

test("what the owner enters is in the footer, on Contact and a trip's page, and in mails", async ({
  page,
  context,
  browser,
}) => {
  await openAdminSession(context, 'Meera')
  await openAdminPage(page, '/settings/club', 'Club')
  await page.getByLabel('Registered name').fill(name)
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('GSTIN').fill('27aapfu0939f1zv')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('GSTIN')).toHaveValue('27AAPFU0939F1ZV')

  const site = await context.newPage()
  await countShifts(site)
  await answerAfterFonts(site)
  await open(site, '/contact')
  const details = site.getByRole('region', { name: 'How to reach us' })
  await expect(details.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    'tel:+919845011223',
  )
  expect(await shiftsOf(site)).toBe(0)

  await open(site, '/destinations/turkey')
  const talk = site.getByRole('heading', { name: 'Ask About This Trip' })
  await talk.scrollIntoViewIfNeeded()
  await expect(site.getByRole('link', { name: `Call ${phone}` })).toBeVisible()
  const footer = site.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByText(name)).toBeVisible()
  const data = await footer.locator('[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ legalName: name, taxID: '27AAPFU0939F1ZV' })

  const withoutScript = await browser.newContext({ javaScriptEnabled: false })
  const plain = await withoutScript.newPage()
  await plain.goto('/contact')
  await plain.getByRole('link', { name: 'Phone, WhatsApp and company details' }).click()
  await expect(plain.getByText(`Phone ${phone}`)).toBeVisible()
  await withoutScript.close()

  const email = uniqueEmail('club')
  await postToApi('/api/inquiries', {
    data: { name: 'Asha Rao', email, destination: 'turkey', message: 'A week by the sea, please.' },
  })
  await expect(async () => {
    const [mail = ''] = await mailsTo(email, 'inquiry.acknowledgement')
    expect(decodeMail(mail)).toContain(`Phone ${phone}\r\nGSTIN 27AAPFU0939F1ZV`)
  }).toPass()
})
