import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { filterTrips } from '@farandfew/domain/trips/trip-filters.ts'
import { expectAccessible, findViolations } from './support/axe.ts'
import {
  emptyInquiry,
  expectInquiryValues,
  fieldOf,
  fillInquiry,
  findInquiryForm,
  inquiryErrors,
  sendButton,
  storedInquiries,
} from './support/inquiry.ts'
import { noticesFrom } from './support/outbox.ts'
import { expectToast, open, toastOf, tripOf } from './support/pages.ts'
import { expect, uniqueEmail, type Query, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const portugal = tripOf(5)
const inEurope = filterTrips(catalogue, { region: 'europe', duration: 'all' })

const draftOf = (email: string) => ({
  name: 'Maya Rao',
  email,
  destination: 'portugal',
  message: 'Four days in September, with a free afternoon in Porto.',
})

const acknowledgementsTo = (query: Query, email: string) =>
  query<{ kind: string }>('select kind from outbox where recipient = $1', [email])

test('a visitor filters the trips, opens one, and sends an inquiry', async ({
  page,
  context,
  query,
}) => {
  const email = uniqueEmail('inquiry')

  await open(page, '/')
  await page.getByRole('link', { name: 'View All Trips' }).click()
  await expect(page).toHaveURL('/trips')
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Our Trips' })).toBeVisible()
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText(`${catalogue.length} Experiences Found`)

  await page.getByRole('combobox', { name: 'Region' }).selectOption('Europe')
  await expect(page).toHaveURL('/trips?region=europe')
  await expect(count).toHaveText(`${inEurope.length} Experiences Found`)
  await page.reload()
  await expect(count).toHaveText(`${inEurope.length} Experiences Found`)
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('europe')
  await expect(page.getByRole('link', { name: tripOf(7).title, exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: portugal.title, exact: true }).click()
  await expect(page).toHaveURL('/trips/5?departure=10')
  await expect(page.getByRole('heading', { level: 1, name: portugal.title })).toBeVisible()

  await page.getByRole('link', { name: 'Ask About This Trip' }).click()
  const form = await findInquiryForm(page)
  await sendButton(form).click()
  await expect(fieldOf(form, 'Destination')).toHaveValue('portugal')
  for (const name of ['Name', 'Email', 'Message'] as const) {
    const message = inquiryErrors[name]
    const field = fieldOf(form, name)
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(fieldOf(form, 'Name')).toBeFocused()
  await expectAccessible(page, 'errors')

  const typed = { ...draftOf('not an address'), message: 'Short' }
  await fillInquiry(form, typed)
  await sendButton(form).click()
  await expect(fieldOf(form, 'Email')).toBeFocused()
  await expect(form.getByText(inquiryErrors.Email)).toBeVisible()
  await expect(form.getByText(inquiryErrors.Message)).toBeVisible()
  await expect(form.getByText(inquiryErrors.Name)).toHaveCount(0)
  await expectInquiryValues(form, typed)
  expect(await storedInquiries(query, typed.email)).toEqual([])

  const draft = draftOf(email)
  await fillInquiry(form, draft)
  await sendButton(form).click()
  await expectToast(page, 'Inquiry Received!', "We'll get back to you within 24 hours.")
  // A toast under the pointer stays open.
  await toastOf(page).hover()
  expect(await findViolations(page)).toEqual([])
  await expectToast(page, 'Inquiry Received!')
  await expectInquiryValues(form, { ...emptyInquiry, destination: 'portugal' })
  await expect(sendButton(form)).toBeEnabled()
  for (const message of Object.values(inquiryErrors)) {
    await expect(form.getByText(message)).toHaveCount(0)
  }

  expect(await storedInquiries(query, email)).toEqual([draft])
  expect(await acknowledgementsTo(query, email)).toEqual([{ kind: 'inquiry.acknowledgement' }])
  await expect.poll(() => noticesFrom(email, 'inquiry.notice')).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
})

test('filters combine, and an empty result says what to do', async ({ page }) => {
  await open(page, '/trips')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Asia')
  await page
    .getByRole('combobox', { name: 'Duration' })
    .selectOption('4-Day Experience (INR 2 Lacs)')
  await expect(page).toHaveURL('/trips?region=asia&duration=4')
  const found = filterTrips(catalogue, { region: 'asia', duration: '4' })
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText(`${found.length} Experiences Found`)
  for (const { title } of found) {
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Africa')
  await expect(count).toHaveText('0 Experiences Found')
  await expect(
    page.getByText('No trips found - Try adjusting your filters to find more experiences.'),
  ).toBeVisible()
})

test('a double click, and a repeated request as after a lost answer, store one inquiry', async ({
  page,
  query,
}) => {
  const email = uniqueEmail('sent-again')
  await open(page, '/trips/5')
  const form = await findInquiryForm(page)
  await fillInquiry(form, draftOf(email))
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await sendButton(form).dblclick()
  await expectToast(page, 'Inquiry Received!')
  expect(await storedInquiries(query, email)).toHaveLength(1)
  const first = await asked
  const again = await page.request.post(first.url(), {
    headers: await first.allHeaders(),
    data: first.postDataJSON() as object,
  })
  expect(again.status()).toBe(201)
  expect(await again.json()).toEqual(await (await first.response())?.json())
  expect(await storedInquiries(query, email)).toHaveLength(1)
  expect(await acknowledgementsTo(query, email)).toHaveLength(1)
})
