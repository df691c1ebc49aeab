import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { startApi, startSite } from '../src/system.mjs'
import { system } from './support/system.ts'
import {
  emptyInquiry,
  expectInquiryValues,
  fillInquiry,
  findInquiryForm,
  sendButton,
  storedInquiries,
} from './support/inquiry.ts'
import { expectToast, open, toastOf, tripOf } from './support/pages.ts'
import { expect, uniqueEmail, test as base } from './support/test.ts'

interface SecondInstance {
  webUrl: string
  stopApi: () => Promise<void>
  startApi: () => Promise<void>
}

/**
 * A second instance of the API with its own site, which a test can stop without affecting others. It shares database and
 * data folder with the first one, because both of them send the mails of all tests.
 */
const test = base.extend<object, { second: SecondInstance }>({
  second: [
    async ({}, use) => {
      let api = await startApi(system)
      const site = await startSite({ apiUrl: api.url, adminUrl: system.adminUrl })
      await use({
        webUrl: site.url,
        stopApi: async () => void (await api.program.stop()),
        startApi: async () => {
          api = await startApi({ ...system, port: api.port })
        },
      })
      await Promise.all([api.program.stop(), site.program.stop()])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One after the other, on one instance.
test.describe.configure({ mode: 'default' })

test('a form keeps its input while the API is unavailable, and can be sent afterwards', async ({
  page,
  query,
  second,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 503/)
  const draft = {
    name: 'Maya Rao',
    email: uniqueEmail('unavailable'),
    destination: 'other',
    message: 'Somewhere with no reception, it seems.',
  }
  await open(page, `${second.webUrl}/trips/5`)
  const form = await findInquiryForm(page)
  await fillInquiry(form, draft)

  await second.stopApi()
  await sendButton(form).click()
  await expectToast(page, 'Something went wrong.')
  await expect(toastOf(page)).toHaveAttribute('data-variant', 'destructive')
  await expectInquiryValues(form, draft)
  expect(await storedInquiries(query, draft.email)).toEqual([])

  await second.startApi()
  await sendButton(form).click()
  await expectToast(page, 'Inquiry Received!')
  await expectInquiryValues(form, { ...emptyInquiry, destination: 'portugal' })
  expect(await storedInquiries(query, draft.email)).toEqual([draft])
})

test('pages show the catalogue of their build while the API is unavailable', async ({
  page,
  second,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 503/)
  await second.stopApi()
  await open(page, `${second.webUrl}/trips`)
  await expect(page.getByText('10 Experiences Found')).toBeVisible()
  for (const { title } of catalogue) {
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  await open(page, `${second.webUrl}/trips/5`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tripOf(5).title)

  const unknown = await open(page, `${second.webUrl}/trips/999999`)
  expect(unknown.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Not Found')
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  const answer = await page.request.get(`${second.webUrl}/api/trips`)
  expect(answer.status()).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 503 })
})
