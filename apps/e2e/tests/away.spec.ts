import { catalogue } from '@farandfew/domain/catalogue'
import { startApi, startSite } from '../src/club.mjs'
import { club } from './support/club.ts'
import {
  emptyInquiry,
  expectInquiryHolds,
  fillInquiry,
  findInquiryForm,
  sendButton,
  storedInquiries,
} from './support/inquiry.ts'
import { expectToast, open, toastOf, tripOf } from './support/pages.ts'
import { expect, newAddress, test as base } from './support/test.ts'

interface Copy {
  webUrl: string
  stopApi: () => Promise<void>
  startApi: () => Promise<void>
}

/** A second copy of the API with a site before it, on the club's database: nobody else misses it. */
const test = base.extend<{ copy: Copy }>({
  copy: async ({}, use, info) => {
    const settings = { ...club, dataDir: info.outputPath('data') }
    let api = await startApi(settings)
    const site = await startSite({ apiUrl: api.url, adminUrl: club.adminUrl })
    await use({
      webUrl: site.url,
      stopApi: async () => void (await api.program.stop()),
      startApi: async () => {
        api = await startApi({ ...settings, port: api.port })
      },
    })
    await Promise.all([api.program.stop(), site.program.stop()])
  },
})

test('a form keeps what was typed while the API is away, and is sent once it is back', async ({
  page,
  query,
  copy,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 503/)
  const draft = {
    name: 'Maya Rao',
    email: newAddress('away'),
    destination: 'other',
    message: 'Somewhere with no reception, it seems.',
  }
  await open(page, `${copy.webUrl}/trips/5`)
  const form = await findInquiryForm(page)
  await fillInquiry(form, draft)

  await copy.stopApi()
  await sendButton(form).click()
  await expectToast(page, 'Something went wrong.')
  await expect(toastOf(page)).toHaveAttribute('data-variant', 'destructive')
  await expectInquiryHolds(form, draft)
  expect(await storedInquiries(query, draft.email)).toEqual([])

  await copy.startApi()
  await sendButton(form).click()
  await expectToast(page, 'Inquiry Received!')
  await expectInquiryHolds(form, { ...emptyInquiry, destination: 'portugal' })
  expect(await storedInquiries(query, draft.email)).toEqual([draft])
})

test('pages show the catalogue of their build while the API is away', async ({
  page,
  copy,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 503/)
  await copy.stopApi()
  await open(page, `${copy.webUrl}/trips`)
  await expect(page.getByText('10 Experiences Found')).toBeVisible()
  for (const { title } of catalogue) {
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  await open(page, `${copy.webUrl}/trips/5`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tripOf(5).title)

  const unknown = await open(page, `${copy.webUrl}/trips/999999`)
  expect(unknown.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Not Found')
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  const answer = await page.request.get(`${copy.webUrl}/api/trips`)
  expect(answer.status()).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 503 })
})
