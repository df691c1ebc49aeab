import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { addSeats, agree, departure, holdSeat } from './support/booking.ts'
import { enterEmailCode, registerMember } from './support/members.ts'
import { open } from './support/pages.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ query }) => addSeats(query))

const region = (page: Page, name: string) => page.getByRole('region', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const confirmed = (page: Page) => region(page, 'Your seat is confirmed')

async function choose(page: Page, outcome: string) {
  await agree(page)
  await button(page, /^Pay Deposit of/).click()
  await page
    .getByRole('dialog', { name: 'Test checkout' })
    .getByRole('button', { name: outcome })
    .click()
}

/** Lets the timers of the page run until it shows what is expected. */
const passTime = (page: Page, expectation: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(15_000)
    await expectation()
  }).toPass({ timeout: 45_000 })

test('a payment that is made twice confirms one seat, and shows that the other one goes back', async ({
  page,
  context,
}) => {
  await holdSeat(page, context)
  await choose(page, 'Pay twice')
  await expect(confirmed(page)).toContainText('Deposit paid: ₹50,000 of ₹2,00,000.')
  await expect(confirmed(page)).toContainText('You paid ₹50,000 too much.', { timeout: 20_000 })
})

test('a hold that runs out on the screen says so, and the seat can be held again', async ({
  page,
  context,
  query,
}) => {
  const { username } = await holdSeat(page, context)
  await query(
    `update bookings set hold_expires_at = now() + interval '3 seconds'
     where user_id = (select id from users where username = $1)`,
    [username],
  )
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/0:0\d$/)
  await expect(region(page, 'Your hold has ended')).toBeVisible()
  await expect(page.getByText(/^No payment has reached us\./)).toBeVisible()
  await button(page, 'Hold a Seat Again').click()
  await expect(page.getByRole('timer')).toHaveText(/1[45]:\d\d$/)
})

test('money that arrives after the hold still confirms the seat, on the open page', async ({
  page,
  context,
  query,
}) => {
  test.slow()
  await page.clock.install()
  const { username } = await holdSeat(page, context)
  await choose(page, 'Pay late')
  await expect(page.getByText('We are checking your payment.')).toBeVisible()
  await expectAccessible(page, 'checking')
  await query(
    `update bookings set hold_expires_at = now()
     where user_id = (select id from users where username = $1)`,
    [username],
  )
  const onItsWay = page.getByText(/^When it arrives, you get a seat if one is free/)
  await passTime(page, () => expect(onItsWay).toBeVisible({ timeout: 500 }))
  await expectAccessible(page, 'on its way')
  await query(
    `with paid as (
       update sandbox_payments set captured_at = now() where order_id = (
         select o.order_id from payment_orders o join users u on u.id = o.user_id
         where u.username = $1
       ) returning id
     )
     update sandbox_events set due_at = now() where delivered_at is null and due_at > now()`,
    [username],
  )
  await passTime(page, () => expect(confirmed(page)).toBeVisible({ timeout: 500 }))
})

test('a payment on a lost connection was not made, and can be made afterwards', async ({
  page,
  context,
  consoleWatch,
}) => {
  test.slow()
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await holdSeat(page, context)
  await agree(page)
  await button(page, /^Pay Deposit of/).click()
  const pay = page.getByRole('dialog').getByRole('button', { name: 'Pay ₹50,000' })
  await expect(pay).toBeVisible()
  await context.setOffline(true)
  await pay.click()
  await expect(page.getByText('We are checking your payment.')).toBeVisible()
  await context.setOffline(false)
  const again = button(page, 'I Did Not Pay')
  await passTime(page, () => expect(again).toBeVisible({ timeout: 500 }))
  await again.click()
  await choose(page, 'Pay ₹50,000')
  await expect(confirmed(page)).toContainText('Deposit paid: ₹50,000 of ₹2,00,000.')
})

test('a second device does not pay again what the first one has paid, but the balance', async ({
  page,
  context,
  browser,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  await holdSeat(page, context)
  const device = await browser.newContext()
  await device.addCookies(await context.cookies())
  const second = await device.newPage()
  await open(second, `/book/${departure}`)
  await expect(second.getByRole('timer')).toBeVisible()
  await choose(page, 'Lose the answer')
  await expect(page.getByText('We are checking your payment.')).toBeVisible()
  await agree(second)
  await button(second, /^Pay Deposit of/).click()
  await expect(confirmed(second)).toContainText('Deposit paid: ₹50,000 of ₹2,00,000.')
  await button(second, 'Pay Balance of ₹1,50,000').click()
  await second.getByRole('dialog').getByRole('button', { name: 'Pay ₹1,50,000' }).click()
  await expect(confirmed(second)).toContainText('Paid in full: ₹2,00,000.')
  await device.close()
})

/** Turkey, 14 August 2025. Only this test takes its seats, and it frees them. */
const fullDeparture = 7

test('a full departure has a waitlist, whose first member gets the next seat', async ({
  page,
  context,
  query,
}) => {
  test.slow()
  await page.clock.install()
  await query(
    `insert into bookings
       (trip_schedule_id, status, payment_status, amount_paid, ${paidAtOnce.columns})
     select $1, 'confirmed', 'paid', 200000, ${paidAtOnce.values}
     from generate_series(1, (
       select spots_total - (
         select count(*) from bookings b where b.trip_schedule_id = s.id
           and (b.status = 'confirmed' or (b.status = 'pending' and b.hold_expires_at > now()))
       ) from trip_schedules s where s.id = $1
     )::int)`,
    [fullDeparture],
  )
  try {
    const { email } = await registerMember('Wren', context)
    await open(page, `/book/${fullDeparture}`)
    await expect(region(page, 'This departure is full')).toBeVisible()
    await expectAccessible(page, 'full')
    await button(page, 'Join the Waitlist').click()
    await enterEmailCode(page, email)
    await expect(page.getByText('You are 1st on the waitlist.')).toBeVisible()
    await expectAccessible(page, 'waiting')
    await query(
      `delete from bookings where id = (
         select id from bookings where trip_schedule_id = $1 and user_id is null limit 1
       )`,
      [fullDeparture],
    )
    const offered = page.getByText(/^A seat is yours to book until/)
    await passTime(page, () => expect(offered).toBeVisible({ timeout: 500 }))
    await expect(page.getByRole('timer')).toHaveText(/^Time left: 2[34] hours/)
    await expectAccessible(page, 'offered')
    await button(page, 'Book Now').click()
    await expect(page.getByRole('timer')).toHaveText(/^Your seat is held for/)
  } finally {
    await query('delete from bookings where trip_schedule_id = $1', [fullDeparture])
    await query('delete from waitlist where trip_schedule_id = $1', [fullDeparture])
  }
})

test('a departure that is cancelled, and a booking that was cancelled, are accessible', async ({
  page,
  context,
}) => {
  // Portugal, 17 May 2025: it was not guaranteed in time.
  await open(page, '/book/2')
  await expect(region(page, 'This departure is cancelled')).toBeVisible()
  await expectAccessible(page, 'cancelled')
  await holdSeat(page, context)
  await choose(page, 'Pay ₹50,000')
  await expect(confirmed(page)).toBeVisible()
  await open(page, '/account')
  await button(page, 'Cancel Booking').click()
  await button(page, 'Cancel for ₹50,000 Back').click()
  await button(page, 'Done').click()
  await open(page, `/book/${departure}`)
  await expect(region(page, 'You cancelled this booking')).toBeVisible()
  await expectAccessible(page, 'cancelled')
})
