import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { expectAccessible, findViolations } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { findVerificationLink, registerMember } from './support/members.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { open } from './support/pages.ts'
import { expect, type Query, test } from './support/test.ts'
import { paidAtOnce } from './support/paid-at-once.ts'

// The states of pages that neither an address selects, which every-page.spec.ts checks, nor another test goes through.

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// axe is slow on a busy machine.
test.describe.configure({ timeout: 150_000 })

test('axe reports a button without a name', async ({ page }) => {
  await open(page, '/trips')
  await page.evaluate(() => document.querySelector('h1')?.append(document.createElement('button')))
  expect(await findViolations(page)).toContainEqual(expect.stringMatching(/^button-name: /))
})

test('the open menu is accessible and fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main, menu' })).toBeVisible()
  expect(await horizontalOverflow(page)).toEqual(noOverflow)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findViolations(page)).toEqual([])
})

test('the quiz is accessible when its questions fail to load', async ({ page, consoleWatch }) => {
  consoleWatch.expect(statusError(503))
  await page.route('/api/quiz-questions', (route) => route.fulfill({ status: 503 }))
  await open(page, '/quiz')
  await expect(page.getByRole('button', { name: /^try again/i })).toBeVisible()
  await expectAccessible(page, 'failure')
})

test('the schedule is accessible with a past departure and when its seats fail to load', async ({
  page,
  consoleWatch,
}) => {
  const today = schedule2025[6]!.date
  await page.route('/api/schedules', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), today } })
  })
  await open(page, '/schedule?departure=7')
  const panel = page.getByRole('region', { name: 'Selected Trip' })
  await expect(panel).toContainText('Departed')
  await expectAccessible(page, 'a past departure')

  consoleWatch.expect(statusError(503))
  await page.route('/api/schedules', (route) => route.fulfill({ status: 503 }))
  await open(page, '/schedule?departure=7')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'failure')
})

test('a trip that fails to load is accessible', async ({ page, consoleWatch }) => {
  consoleWatch.expect(statusError(503))
  await page.route('/api/trips/**', (route) => route.fulfill({ status: 503 }))
  await open(page, '/trips')
  await page.evaluate(() => {
    window.history.pushState({}, '', '/trips/4711')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Not Found')
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expectAccessible(page, 'failure')
})

test('the pages that mails link to are accessible', async ({ page, consoleWatch }) => {
  consoleWatch.expect(statusError(400))
  await open(page, '/reset-password?token=unknown')
  const form = page.getByRole('main').getByRole('form')
  await form.getByRole('button').last().click()
  await expect(form.getByText('Password is required')).toBeVisible()
  await expectAccessible(page, 'a new password')
  await open(page, '/verify-email?token=unknown')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(page, 'an unknown link')
  const { email } = await registerMember('Asha')
  await open(page, await findVerificationLink(email))
  const notMe = page.getByRole('button', { name: 'This Was Not Me' })
  await expect(notMe).toBeVisible()
  await expectAccessible(page, 'a claimed address')
  await notMe.click()
  await expect(page.getByRole('heading', { name: 'The address was removed' })).toBeVisible()
  await expectAccessible(page, 'a removed address')
})

/** Gives a member a past trip, a future one, and a request in each state. */
async function fillAccount(query: Query, username: string): Promise<void> {
  await query(
    `with member as (select id, email from users where username = $1),
     past as (
       insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total,
         is_active)
       select 3, date '2019-01-01' + nextval('trip_schedules_id_seq')::int, 4, 2, 12, false
       returning id
     ),
     requests as (
       insert into trip_invite_requests (user_id, trip_id, name, email, status)
       select member.id, trip_id, 'Asha', member.email, status
       from member, (values (2, 'pending'), (5, 'approved'), (7, 'rejected')) as r (trip_id, status)
     )
     insert into bookings (user_id, trip_schedule_id, status, payment_status, amount_paid,
       ${paidAtOnce.columns})
     select member.id, departure.id, 'confirmed', 'paid', 200000, ${paidAtOnce.values}
     from member, (select id from past union all values (16)) as departure (id)`,
    [username],
  )
}

const accountTabs = [
  'Overview',
  'Trip Invites',
  'Previous Trips',
  'Trip Requests',
  'Travel Quiz',
  'My Profile',
] as const

test('every tab of the account is accessible with data', async ({ page, context, query }) => {
  const { username } = await registerMember('Asha', context)
  await fillAccount(query, username)
  await open(page, '/account')
  for (const name of accountTabs) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectAccessible(page, name)
  }
})

test('every tab of the account is accessible and fits when it is empty', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerMember('Asha', context)
  await open(page, '/account')
  await expect(page.getByText('Welcome, Asha.')).toBeVisible()
  for (const name of accountTabs) {
    const tab = page.getByRole('tab', { name })
    await tab.click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    expect(await findViolations(page), name).toEqual([])
    await expect(tab).toBeInViewport({ ratio: 1 })
    expect(await horizontalOverflow(page), name).toEqual(noOverflow)
  }
})

test('the forms and dialogs of the profile are accessible', async ({ page, context, query }) => {
  const { password, username } = await registerMember('Asha', context)
  // The club sends no code by SMS to those whose address it does not know.
  await query('update users set email_verified_at = now() where username = $1', [username])
  await open(page, '/account?tab=my-profile')
  await page.getByLabel(/^First name/).fill('')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectAccessible(page, 'an error in the profile')
  await page.getByLabel(/^First name/).fill('Asha')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+91 54000 12345')
  const phoneForm = page.getByRole('form', { name: 'Phone' })
  await phoneForm.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expectAccessible(page, 'a code for the phone')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
  await expectAccessible(page, 'deleting the account')
})
