import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { noticesFrom } from './support/outbox.ts'
import { expectToast, open, tripOf } from './support/pages.ts'
import { quiet } from './support/quiet.ts'
import { expect, uniqueEmail, type Query, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const thanks = {
  open: "We'll be in touch shortly with next steps for your trip.",
  early: "We'll notify you as soon as bookings open for this trip.",
}

const formOf = (page: Page) => page.getByRole('form', { name: 'Invite request' })
const submitOf = (page: Page) => formOf(page).getByRole('button', { name: 'Submit Request' })
const field = (page: Page, name: RegExp) => formOf(page).getByRole('textbox', { name })

async function fillIn(page: Page, email: string, message = ''): Promise<void> {
  await field(page, /^Full Name/).fill('Maya Rao')
  await field(page, /^Email Address/).fill(email)
  await field(page, /^Why are you excited/).fill(message)
}

const storedRequests = (query: Query, email: string) =>
  query<{ trip_id: number; request_message: string | null; status: string }>(
    'select trip_id, request_message, status from trip_invite_requests where email = $1',
    [email],
  )

test('stores an invite request and informs the club', async ({ page, context, query }) => {
  const email = uniqueEmail('invite')
  await open(page, '/request-invite/turkey')
  await expect(page).toHaveTitle(`Request Invite - ${tripOf(1).title} - Far & Few`)
  await expect(page.getByRole('heading', { level: 1, name: 'Request an Invite' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Turkey' })).toHaveAttribute(
    'href',
    '/destinations/turkey',
  )

  await submitOf(page).click()
  await expect(field(page, /^Full Name/)).toBeFocused()
  await expect(field(page, /^Full Name/)).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  )
  await expect(field(page, /^Email Address/)).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expectAccessible(page, 'errors')

  await fillIn(page, email, 'Balloons, and nobody in a hurry.')
  await submitOf(page).click()
  const confirmation = page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: 'Request Submitted!' })
  await expect(confirmation).toBeFocused()
  await expectToast(page, 'Request Submitted!', thanks.open)
  await expect(formOf(page)).toHaveCount(0)
  await expectAccessible(page, 'confirmation')

  expect(await storedRequests(query, email)).toEqual([
    { trip_id: 1, request_message: 'Balloons, and nobody in a hurry.', status: 'pending' },
  ])
  const mails = await query('select kind from outbox where recipient = $1', [email])
  expect(mails).toEqual([{ kind: 'invite.acknowledgement' }])
  await expect.poll(() => noticesFrom(email, 'invite.notice')).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
})

test('keeps the input after a failure, and sends it again', async ({
  page,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(503))
  const email = uniqueEmail('invite-again')
  await open(page, '/request-invite/bali')
  await page.route('**/api/invite-requests', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ detail: 'Please try again in a moment.' }),
    }),
  )
  await fillIn(page, email, 'The terraces.')
  await submitOf(page).click()
  await expectToast(page, 'Submission Failed', 'Please try again in a moment.')
  await expect(field(page, /^Email Address/)).toHaveValue(email)
  await page.unroute('**/api/invite-requests')
  await submitOf(page).click()
  await expect(formOf(page)).toHaveCount(0)
  expect(await storedRequests(query, email)).toHaveLength(1)
})

test('the page starts at the top, after a link and after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/trips')
  const card = page.getByRole('link', { name: /^Request Invite/ }).last()
  await card.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await card.click()
  await expect(page).toHaveURL(/\/request-invite\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.getByRole('heading', { name: 'What Happens Next?' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.reload()
  await quiet(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
