import type { Page } from '@playwright/test'
import {
  addMembers,
  type Member,
  openAdminPage,
  openAdminSession,
  openAuditEntry,
  removeMembers,
} from './support/admin.ts'
import { deleteBookings } from './support/booking.ts'
import { expectAccessible } from './support/axe.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { expectToastOverDialog, tripOf } from './support/pages.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { expect, type Query, test } from './support/test.ts'

/** 45 days after the club's date: the terms give back half. It is off the site, so that no other test sees it. */
const soon = { trip: 1, date: '2025-06-15', isActive: false, decision: 'guaranteed' }
/** The trip can be booked by invitation only. */
const later = { trip: 9, date: '2027-04-10', isActive: true, decision: null }

async function addDeparture(
  query: Query,
  { trip, date, isActive, decision }: typeof soon | typeof later,
): Promise<number> {
  const [row] = await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total, is_active,
       group_decision)
     values ($1, $2, 4, 2, 12, $3, $4) returning id`,
    [trip, date, isActive, decision],
  )
  return row!.id
}

/** Both members have paid ₹2,000 for a seat, long ago. */
const addBookings = (query: Query, members: readonly Member[], departure: number) =>
  query(
    `insert into bookings (user_id, trip_schedule_id, status, payment_status, amount_paid,
       confirmed_at, created_at, ${paidAtOnce.columns})
     select id, $2, 'confirmed', 'paid', 200000, '2025-01-01', '2025-01-01', ${paidAtOnce.values}
     from users where username = any($1)`,
    [members.map(({ username }) => username), departure],
  )

async function remove(query: Query, departures: readonly number[]): Promise<void> {
  await deleteBookings(query, departures)
  await query('delete from trip_schedules where id = any($1)', [departures])
}

/** Finds the member's booking with the search and opens it. */
async function openBooking(page: Page, { username, firstName }: Member) {
  await openAdminPage(page, '/bookings', 'Bookings')
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill(username)
  await expect(page.getByRole('status').filter({ hasText: '1 booking' })).toBeVisible()
  const link = page.getByRole('link', { name: new RegExp(`^Booking \\d+: ${firstName}$`) })
  await link.click()
  return page.getByRole('dialog', { name: /booking \d+: /i })
}

test('finds bookings, cancels one with half of it back, moves another one, and the log says by whom', async ({
  page,
  context,
  query,
}) => {
  const operator = `Meera-${crypto.randomUUID().slice(0, 8)}`
  const members = await addMembers(query)
  const [asha, kabir] = members as [Member, Member]
  const departures = [await addDeparture(query, soon), await addDeparture(query, later)]
  await addBookings(query, members, departures[0]!)
  await openAdminSession(context, operator)
  try {
    const dialog = await openBooking(page, asha)
    await expect(dialog).toContainText('₹2,000')
    await expectAccessible(page, 'a booking')
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await dialog.getByRole('radio', { name: /with a goodwill refund/ }).check()
    await expect(dialog).toHaveAccessibleName(/^Cancel booking \d+: Asha$/)
    await expectAccessible(page, 'cancelling a booking')
    await dialog.getByRole('radio', { name: /^At the member's request: ₹1,000 goes back/ }).check()
    await dialog.getByRole('button', { name: 'Cancel and refund ₹1,000' }).click()
    await expectToastOverDialog(page, 'Booking cancelled')
    const history = dialog.getByRole('list', { name: 'History' })
    const cancelled = history.getByRole('listitem').filter({ hasText: operator })
    await expect(cancelled).toContainText('Booking cancelled, ₹1,000 goes back')
    await expect(dialog.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)

    await openBooking(page, kabir)
    await dialog.getByRole('button', { name: 'Move to another departure' }).click()
    const target = `${tripOf(later.trip).title}, 10 April 2027 · 4 days · 0 booked · 12 free`
    await dialog.getByLabel('New departure').selectOption({ label: target })
    await expect(dialog).toContainText('₹1,98,000 left to pay, due on 9 February 2027')
    await expectAccessible(page, 'moving a booking')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await horizontalOverflow(page)).toEqual(noOverflow)
    const why = dialog.getByRole('textbox', { name: 'Reason' })
    await expect(why).toHaveAccessibleDescription(
      /could take back ₹1,000 more than the terms give now/,
    )
    await why.fill('The ferry to the first night was taken off the timetable')
    await dialog.getByRole('button', { name: 'Move booking' }).click()
    await expectToastOverDialog(page, 'Booking moved')
    const place = `${tripOf(later.trip).title}, 10 April 2027`
    await expect(dialog.getByRole('link', { name: place })).toBeVisible()
    await expect(history).toContainText('Booking moved')
    expect(await horizontalOverflow(page)).toEqual(noOverflow)

    await page.setViewportSize({ width: 1280, height: 800 })
    const { row, changes } = await openAuditEntry(page, operator, 'booking.moved')
    await expect(row).toContainText('Kabir')
    await expect(changes).toContainText(place)
  } finally {
    await remove(query, departures)
    await removeMembers(query, members)
  }
})
