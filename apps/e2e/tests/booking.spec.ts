import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { agree, addSeats, departure, holdSeat } from './support/booking.ts'
import { statusError } from './support/console-watch.ts'
import { enterEmailCode, registerMember, uniqueUsername } from './support/members.ts'
import { loadDeferredParts, open, reload } from './support/pages.ts'
import { expect, test, uniqueEmail } from './support/test.ts'
import { translatePages } from './support/translate.ts'
import { keyboardInput, pointerInput, type UserInput } from './support/user-input.ts'

test.beforeEach(({ query }) => addSeats(query))

const phone = { width: 390, height: 844 }
const region = (page: Page, name: string) => page.getByRole('region', { name })
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })
const checkout = (page: Page) => page.getByRole('dialog', { name: 'Test checkout' })

async function createAccount(page: Page, input: UserInput) {
  const member = { username: uniqueUsername('Ira'), email: uniqueEmail('ira') }
  await input.press(
    button(page.getByRole('dialog', { name: 'Sign Up / Log In' }), 'Create an Account'),
  )
  const form = page.getByRole('dialog', { name: 'Create an Account' })
  await input.type(form.getByLabel('First name'), 'Ira')
  await input.type(form.getByLabel('Username'), member.username)
  await input.type(form.getByLabel('Email'), member.email)
  await input.type(form.getByLabel('Password').first(), 'a window seat, please')
  await input.type(form.getByLabel('Confirm password'), 'a window seat, please')
  await input.press(button(form, 'Create Account'))
  return member
}

/** Opens the checkout and presses one of its buttons. */
async function choose(page: Page, input: UserInput, outcome: string | RegExp) {
  await agree(page)
  await input.press(button(page, /^Pay Deposit of/))
  await input.press(button(checkout(page), outcome))
}

for (const [device, inputOf, isTranslated] of [
  ['by pointer on a phone', pointerInput, false],
  ['by keyboard', keyboardInput, false],
  ['on a page that the browser has translated', pointerInput, true],
] as const) {
  test(`a visitor books, pays and cancels ${device}`, async ({ page, consoleWatch, query }) => {
    if (isTranslated) await translatePages(page)
    if (inputOf === pointerInput) await page.setViewportSize(phone)
    const input = inputOf(page)
    consoleWatch.expect(statusError(402))
    await open(page, '/destinations/turkey')
    await loadDeferredParts(page, [])
    await input.press(page.getByRole('link', { name: /^Saturday 11 October 2025/ }))
    await expect(page).toHaveURL(`/book/${departure}`)

    await input.press(button(page, 'Book Now'))
    const { username, email } = await createAccount(page, input)
    await expect(page).toHaveURL(`/book/${departure}`)
    await enterEmailCode(page, email, { input })
    await expect(page.getByRole('timer')).toHaveText(/^Your seat is held for 14:[45]\d$|15:00$/)

    await choose(page, input, 'Decline')
    await expect(page.getByText(/^The payment was declined/)).toBeVisible()
    await choose(page, input, 'Close')
    await expect(page.getByText(/^You closed the payment/)).toBeVisible()
    await expect(button(page, /^Pay Deposit of/)).toBeFocused()
    await reload(page)
    await expect(page.getByRole('timer')).toBeVisible()

    await choose(page, input, 'Pay ₹50,000')
    const confirmed = region(page, 'Your seat is confirmed')
    await expect(confirmed).toContainText('Deposit paid: ₹50,000 of ₹2,00,000.')
    if (isTranslated) await expect(confirmed.locator('font').first()).toBeVisible()
    await input.press(
      confirmed.getByRole('link', { name: /^Receipt for the deposit FF\/25-26\/\d{6}$/ }),
    )
    await expect(page).toHaveURL(/\/receipts\/FF-25-26-\d{6}$/)
    await expect(page.getByRole('article')).toContainText('₹50,000')
    await input.press(page.getByRole('link', { name: 'Back to the booking' }))

    await input.press(confirmed.getByRole('link', { name: 'My Account' }))
    const card = page.getByRole('list', { name: 'Your bookings' }).getByRole('listitem')
    await expect(card).toContainText(/in \d+ days/)
    await input.press(button(card, 'Cancel Booking'))
    await input.press(button(page.getByRole('dialog'), 'Cancel for ₹50,000 Back'))
    const done = page.getByRole('dialog', { name: 'Your booking is cancelled' })
    await expect(done).toContainText('your refund is ₹50,000.')
    await input.press(button(done, 'Done'))
    await expect(page.getByRole('list', { name: 'Ended bookings' })).toBeVisible()

    const rows = await query(
      `select b.status, b.amount_paid, r.amount from bookings b
       join users u on u.id = b.user_id
       join payment_orders o on o.booking_id = b.id join payments p on p.payment_order_id = o.id
       join refunds r on r.payment_id = p.id where u.username = $1`,
      [username],
    )
    expect(rows).toEqual([{ status: 'cancelled', amount_paid: 5_000_000, amount: 5_000_000 }])
  })
}

test('a receipt is for its member, and is one page of paper', async ({
  page,
  context,
  browser,
}) => {
  await holdSeat(page, context, 'Paper')
  await choose(page, pointerInput(page), 'Pay ₹50,000')
  await page.getByRole('link', { name: /^Receipt/ }).click()
  await expect(page.getByRole('article')).toContainText('Paper')
  await expectAccessible(page, 'receipt')
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }

  const stranger = await browser.newContext()
  await registerMember('Stranger', stranger)
  const other = await stranger.newPage()
  await open(other, page.url())
  await expect(other.getByRole('heading', { name: 'Receipt Not Found' })).toBeVisible()
  await expect(other.getByText('Paper')).toHaveCount(0)
  await stranger.close()
})

test('a member with an unconfirmed address confirms it on another device, and holds the seat', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(401))
  const { username, password, email } = await registerMember('Old')
  await open(page, `/book/${departure}`)
  await button(page, 'Book Now').click()
  await button(page.getByRole('dialog'), 'Login with Email').click()
  const logIn = page.getByRole('dialog', { name: 'Login with Email' })
  await logIn.getByLabel(/^Username/).fill(username)
  await logIn.getByLabel(/^Password/).fill(password)
  await button(logIn, 'Log In').click()
  const form = page.getByRole('form', { name: 'Confirm your email address' })
  await form.getByLabel('Code').fill('000000')
  await button(form, 'Confirm and Hold My Seat').click()
  await expect(form).toContainText('This code is wrong or has expired.')
  // The first mail is the welcome.
  await enterEmailCode(page, email, { mails: 2 })
  await expect(page.getByRole('timer')).toHaveText(/^Your seat is held for/)
})

test('a payment whose answer was lost is found, also after a reload', async ({ page, context }) => {
  await holdSeat(page, context)
  await choose(page, pointerInput(page), 'Lose the answer')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await reload(page)
  await expect(region(page, 'Your seat is confirmed')).toBeVisible()
})

test('a second tab shows the same hold, and what the first one paid', async ({ page, context }) => {
  await holdSeat(page, context)
  const second = await context.newPage()
  await open(second, `/book/${departure}`)
  await expect(second.getByRole('timer')).toBeVisible()
  await choose(second, pointerInput(second), 'Pay ₹50,000')
  await expect(region(second, 'Your seat is confirmed')).toBeVisible()
  // The first tab hears of it from the second one.
  await expect(region(page, 'Your seat is confirmed')).toBeVisible()
})

test('every state is accessible', async ({ page, context, query, consoleWatch }) => {
  test.slow()
  consoleWatch.expect(statusError(402))
  await open(page, `/book/${departure}`)
  await expect(region(page, 'Book your seat')).toBeVisible()
  await expectAccessible(page, 'bookable')
  const { username, email } = await registerMember('Axe', context)
  await open(page, `/book/${departure}`)
  await button(page, 'Book Now').click()
  await expect(page.getByRole('form', { name: 'Confirm your email address' })).toBeVisible()
  await expectAccessible(page, 'confirming the address')
  await enterEmailCode(page, email)
  await expect(page.getByRole('timer')).toBeVisible()
  await expectAccessible(page, 'held')
  await button(page, 'Release My Seat').click()
  await expect(region(page, 'You released your seat')).toBeVisible()
  await expectAccessible(page, 'released')
  await button(page, 'Book Again').click()
  await expect(page.getByRole('timer')).toBeVisible()
  await agree(page)
  await button(page, /^Pay Deposit of/).press('Enter')
  await expect(checkout(page)).toBeVisible()
  await expectAccessible(page, 'checkout')
  await button(checkout(page), 'Decline').click()
  await expect(page.getByText(/^The payment was declined/)).toBeVisible()
  await expectAccessible(page, 'declined')
  await query(
    `update bookings set hold_expires_at = now() - interval '1 second'
     where user_id = (select id from users where username = $1)`,
    [username],
  )
  await reload(page)
  await expect(region(page, 'Your hold has ended')).toBeVisible()
  await expectAccessible(page, 'expired')
  consoleWatch.expect(statusError(409))
  await button(page, 'Hold a Seat Again').click()
  await expect(page.getByRole('alert')).toContainText(
    'You have held seats without paying for them.',
  )
  await expectAccessible(page, 'too many holds')
  await query(
    `update bookings set created_at = created_at - interval '1 day'
     where user_id = (select id from users where username = $1)`,
    [username],
  )
  await button(page, 'Hold a Seat Again').click()
  await choose(page, pointerInput(page), 'Pay ₹50,000')
  await expect(region(page, 'Your seat is confirmed')).toBeVisible()
  await expectAccessible(page, 'confirmed')
  await open(page, '/account')
  await expect(page.getByRole('list', { name: 'Your bookings' })).toBeVisible()
  await expectAccessible(page, 'account')
  await button(page, 'Cancel Booking').click()
  await expect(page.getByRole('dialog', { name: 'Cancel your booking?' })).toBeVisible()
  await expectAccessible(page, 'cancelling')
  // Japan, 26 July 2025.
  await open(page, '/book/6')
  await expect(region(page, 'This departure is by invite')).toBeVisible()
  await expectAccessible(page, 'by invite')
})
