import type { Page } from '@playwright/test'
import { deleteBookings } from './support/booking.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import {
  addMembers,
  openAdminPage,
  openAdminSession,
  openDepartureTab,
  removeMembers,
} from './support/admin.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { registerMember } from './support/members.ts'
import { expectToast, expectToastOverDialog, open, tripOf } from './support/pages.ts'
import { expect, type Query, test } from './support/test.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { system } from './support/system.ts'

const trip = tripOf(1)
const date = '2027-03-14'
const words = 'Sunday 14 March 2027'

const findDeparture = async (query: Query) => {
  const rows = await query<{ id: number }>(
    'select id from trip_schedules where trip_id = 1 and departure_date = $1',
    [date],
  )
  return rows[0]?.id
}

async function removeDeparture(query: Query): Promise<void> {
  const id = await findDeparture(query)
  await query('delete from departure_cancellations where departure_id = $1', [id])
  await deleteBookings(query, [id])
  await query('delete from trip_schedules where id = $1', [id])
}

/** Loads the trip's page and counts the departure's entries on it. */
async function countOnSite(page: Page): Promise<number> {
  await open(page, '/destinations/turkey')
  const heading = page.getByRole('heading', { level: 2, name: 'Departures' })
  await heading.scrollIntoViewIfNeeded()
  // The seats appear when the API has answered with the departures.
  const known = page.getByRole('link', { name: 'Thursday 14 August 2025' })
  await expect(known).toContainText(' left')
  return page.getByText(words).count()
}

async function addDeparture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a departure' }).click()
  const form = page.getByRole('form', { name: 'New departure' })
  await form.getByLabel('Trip').selectOption({ label: trip.title })
  await form.getByLabel('Departure date').fill(date)
  await form.getByRole('textbox', { name: 'Seats' }).fill('6')
  await form.getByRole('button', { name: 'Add departure' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('adds a departure, never drops below its booked seats, cancels and closes it', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const members = await addMembers(query)
  await openAdminSession(context, 'Meera')
  const site = await context.newPage()
  // A page behind another one draws a frame a second, for which each click and each audit waits.
  await page.bringToFront()
  try {
    await openAdminPage(page, '/departures?season=2027', 'Departures')
    await addDeparture(page)
    const row = page.getByRole('row', { name: trip.title })
    await expect(row).toContainText('14 Mar 2027')
    await expect(row).toContainText('0 booked · 6 free')
    await expect.poll(() => countOnSite(site), { timeout: 20_000 }).toBe(1)

    await query(
      `insert into bookings
         (user_id, trip_schedule_id, status, payment_status, amount_paid, ${paidAtOnce.columns})
       select id, $2, 'confirmed', 'paid', 200000, ${paidAtOnce.values} from users where username = any($1)`,
      [members.map(({ username }) => username), await findDeparture(query)],
    )
    await row.getByRole('link').click()
    await expect(
      page.getByRole('heading', { level: 1, name: `${trip.title}, 14 March 2027` }),
    ).toBeVisible()
    const content = page.getByRole('main')
    const bookings = page.getByRole('table', { name: 'Bookings' })
    await expect(content).toContainText(
      '2 of 8: guaranteed when 6 more join; decided by 13 January 2027',
    )
    await expectAccessible(page, 'a departure')
    await openDepartureTab(page, 'Money')
    await expect(bookings.getByRole('row', { name: 'Asha' })).toContainText('Paid in full₹2,000')
    await expectAccessible(page, 'the bookings of a departure')
    expect(await horizontalOverflow(page)).toEqual(noOverflow)
    await openDepartureTab(page, 'Settings')
    await content.getByRole('button', { name: 'Change departure' }).click()
    const seats = content.getByRole('textbox', { name: 'Seats' })
    await seats.fill('1')
    await page.keyboard.press('Enter')
    await expect(content.getByText(/^2 seats are booked/)).toBeVisible()
    await expect(seats).toHaveValue('1')
    await seats.fill('2')
    await page.keyboard.press('Enter')
    await expectToastOverDialog(page, 'Departure saved')
    await expect(content.getByText('2 booked · 0 free')).toBeVisible()

    await openDepartureTab(page, 'Money')
    await bookings.getByRole('link', { name: 'Cancel booking: Asha' }).click()
    const booking = page.getByRole('dialog', { name: /booking \d+: /i })
    await booking.getByRole('radio', { name: 'The club: ₹2,000 goes back' }).check()
    await expectAccessible(page, 'cancelling a booking')
    await booking.getByRole('button', { name: 'Cancel and refund ₹2,000' }).click()
    await expectToastOverDialog(page, 'Booking cancelled')
    await booking.getByRole('link', { name: `${trip.title}, 14 March 2027` }).click()
    await openDepartureTab(page, 'Money')
    await expect(bookings.getByRole('row', { name: 'Asha' })).toContainText(
      '₹2,000 to refund by hand',
    )

    await openDepartureTab(page, 'Settings')
    await content.getByRole('button', { name: 'Close departure' }).click()
    await expect(content).toContainText('Cancel the departure instead')
    await content.getByRole('button', { name: 'Cancel departure' }).click()
    await expect(content).toContainText(
      '1 traveller loses their seat, and ₹2,000 goes back to them.',
    )
    await expectAccessible(page, 'cancelling a departure')
    await content.getByRole('textbox', { name: /^Reason/ }).fill('The road is closed.')
    await content.getByRole('button', { name: 'Cancel this departure' }).click()
    await expectToastOverDialog(page, 'Departure cancelled')
    await openDepartureTab(page, 'Money')
    await expect(bookings.getByRole('row', { name: 'Kabir' })).toContainText('by the club')
    const id = await findDeparture(query)
    await open(site, `/book/${id}`)
    await expect(site.getByText('Cancelled: everyone gets a full refund.').first()).toBeVisible()

    await openDepartureTab(page, 'Settings')
    await content.getByRole('button', { name: 'Hide departure' }).click()
    await content.getByRole('button', { name: 'Hide this departure' }).click()
    await expectToastOverDialog(page, 'Departure closed')
    await expect.poll(() => countOnSite(site), { timeout: 20_000 }).toBe(0)
  } finally {
    await removeDeparture(query)
    await removeMembers(query, members)
  }
})

test('gives a departure another meeting place by keyboard, and its next seat to the second of the waitlist with a reason', async ({
  page,
  context,
  query,
}) => {
  const members = await addMembers(query)
  const usernames = members.map(({ username }) => username)
  await query(
    `update users set email = username || '@example.com', email_verified_at = now() where username = any($1)`,
    [usernames],
  )
  const [{ id }] = (await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total)
     values (9, '2029-06-09', 4, 2, 0) returning id`,
  )) as [{ id: number }]
  try {
    await query(
      `insert into waitlist (user_id, trip_schedule_id)
       select id, $2 from users where username = any($1) order by id`,
      [usernames, id],
    )
    await openAdminSession(context, 'Meera')
    await openAdminPage(page, `/departures/${id}/applicants`, `${tripOf(9).title}, 9 June 2029`)
    const waiting = page.getByRole('list', { name: 'Waitlist' }).getByRole('listitem')
    await expect(waiting).toHaveText([/^1\. Asha.*Waiting/, /^2\. Kabir.*Waiting/])
    await page.getByRole('button', { name: 'Offer Kabir the next seat' }).press('Enter')
    const question = page.getByRole('dialog', { name: 'Offer Kabir the next seat?' })
    await expect(question).toContainText('ahead of 1 other member who has waited longer')
    await expectAccessible(page, 'offering the next seat')
    await page.keyboard.type('His sister is in the group')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(waiting).toHaveText([/^1\. Kabir.*put ahead/, /^2\. Asha.*Waiting/])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await horizontalOverflow(page)).toEqual(noOverflow)
    await page.setViewportSize({ width: 1280, height: 900 })

    await openDepartureTab(page, 'Settings')
    await page.getByRole('button', { name: 'Change departure' }).press('Enter')
    const form = page.getByRole('form', { name: 'Change the departure' })
    await form.getByRole('textbox', { name: 'Seats' }).fill('1')
    const place = form.getByRole('combobox', { name: 'Where the group meets' })
    await place.selectOption({ label: 'Another place or time' })
    await form.getByLabel('Meeting place').fill('Under the clock of the station')
    await form.getByLabel('Local time').fill('15:30')
    await expectAccessible(page, 'another meeting place')
    await page.keyboard.press('Enter')
    const meeting = 'Under the clock of the station, at 15:30 on 9 June 2029, local time'
    await expect(page.getByText(meeting)).toBeVisible()

    await openDepartureTab(page, 'Applicants and waitlist')
    await expect(async () => {
      await page.reload()
      await expect(waiting.first()).toContainText('A seat is offered until', { timeout: 1000 })
    }).toPass()
    await expect(waiting).toHaveText([/^1\. Kabir/, /^2\. Asha.*Waiting/])
    await page.getByRole('button', { name: 'Extend: Kabir' }).press('Enter')
    const extension = page.getByRole('dialog', { name: 'More time for Kabir' })
    await expect(extension).toContainText(/Current deadline.*IST.*New deadline.*IST/)
    await expectAccessible(page, 'giving more time')
    await page.keyboard.press('Enter')
    await expectToast(page, 'More time given')
    await openAdminPage(page, '/settings/log', 'Log')
    const log = page.getByRole('table', { name: 'Log' })
    await expect(log).toContainText('Kabir, ahead of 1 other: His sister is in the group')
    await expect(log).toContainText(
      'seats from 0 to 1, new meeting place: Under the clock of the station, at 15:30',
    )
  } finally {
    await query('delete from waitlist where trip_schedule_id = $1', [id])
    await query('delete from trip_schedules where id = $1', [id])
    await removeMembers(query, members)
  }
})

// The booking stays: receipts are never deleted.
test('places the first of a waitlist: a bank transfer confirms the seat, the next one moves up, and a part goes back', async ({
  page,
  context,
  browser,
  query,
}) => {
  const own = await browser.newContext()
  const { username } = await registerMember('Noor', own)
  const [{ id }] = (await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total)
     values (9, '2028-06-10', 4, 2, 12) returning id`,
  )) as [{ id: number }]
  const [next] = await addMembers(query)
  await query(
    `insert into waitlist (user_id, trip_schedule_id, created_at)
     select id, $3, now() - case when username = $1 then interval '1 hour' else '0' end
     from users where username in ($1, $2)`,
    [username, next!.username, id],
  )
  await openAdminSession(context, 'Meera')
  await openAdminPage(page, `/departures/${id}/applicants`, `${tripOf(9).title}, 10 June 2028`)
  const waiting = page.getByRole('list', { name: 'Waitlist' }).getByRole('listitem')
  await expect(waiting).toHaveText([/^1\. Noor.*Waiting/, /^2\. Asha.*Waiting/])
  await page.getByRole('link', { name: 'Place Noor' }).click()
  await page.getByRole('button', { name: 'Enter the booking' }).click()
  const booking = page.getByRole('dialog', { name: /booking \d+: /i })
  await expectToastOverDialog(page, 'Booking entered')

  await booking.getByRole('button', { name: 'Extend the deadline' }).click()
  const deadline = booking.getByRole('form', { name: 'Extend the deadline' })
  await deadline.getByLabel(/^More days/).fill('2')
  await page.keyboard.press('Enter')
  await expectToastOverDialog(page, 'Deadline extended')

  await booking.getByRole('button', { name: 'Record a transfer' }).click()
  const transfer = booking.getByRole('form', { name: 'Record a transfer' })
  await transfer.getByLabel(/^Amount in rupees/).fill('50000')
  await transfer.getByLabel(/^Reference/).fill('UTR 4711')
  await expectAccessible(page, 'recording a transfer')
  await transfer.getByRole('button', { name: 'Record' }).click()
  await expectToastOverDialog(page, 'Transfer recorded')
  await expect(booking).toContainText('Deposit paid')

  await booking.getByRole('button', { name: 'Refund a part' }).click()
  const refund = booking.getByRole('form', { name: 'Refund a part' })
  await refund.getByLabel(/^Refund in rupees/).fill('10000')
  await refund.getByLabel(/^Reason/).fill('The first night was in a smaller room')
  await expectAccessible(page, 'refunding a part')
  await refund.getByRole('button', { name: 'Refund ₹10,000' }).click()
  await expect(booking.getByRole('table', { name: 'Refunds' })).toContainText('₹10,000')

  await booking.getByRole('link', { name: '10 June 2028' }).click()
  await openDepartureTab(page, 'Applicants and waitlist')
  await expect(waiting).toHaveText([/^1\. Asha.*Waiting/])
  const member = await own.newPage()
  await open(member, `${system.webUrl}/book/${id}`)
  const panel = member.getByRole('region', { name: 'Your seat is confirmed' })
  await expect(panel).toContainText('Deposit paid: ₹50,000 of ₹2,00,000.')
  await expect(panel).toContainText('₹10,000')
  await own.close()
  await removeMembers(query, [next!])
  await query('update trip_schedules set is_active = false where id = $1', [id])
})
