import type { BrowserContext, Page } from '@playwright/test'
import { enterEmailCode, registerMember, type RegisteredMember } from './members.ts'
import { open } from './pages.ts'
import { expect, type Query } from './test.ts'

/** Turkey, 11-14 October 2025, which is open. */
export const departure = 11

/** Gives the departure enough seats for all tests that book it. */
export const addSeats = (query: Query) =>
  query('update trip_schedules set spots_total = 40 where id = $1 and spots_total < 40', [
    departure,
  ])

/** Deletes the bookings of departures, with their refunds and credit notes. */
export async function deleteBookings(
  query: Query,
  departures: readonly (number | undefined)[],
): Promise<void> {
  const refunds = `select f.id from refunds f join bookings b on b.id = f.booking_id
    where b.trip_schedule_id = any($1)`
  await query(`delete from credit_notes where refund_id in (${refunds})`, [departures])
  await query(`delete from refunds where id in (${refunds})`, [departures])
  await query('delete from bookings where trip_schedule_id = any($1)', [departures])
}

/** Registers a member, who confirms their address and holds a seat in the browser. */
export async function holdSeat(
  page: Page,
  context: BrowserContext,
  firstName = 'Noor',
): Promise<RegisteredMember> {
  const member = await registerMember(firstName, context)
  await open(page, `/book/${departure}`)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await enterEmailCode(page, member.email)
  await expect(page.getByRole('timer')).toHaveText(/^Your seat is held for/)
  return member
}

/** Agrees to the Booking Terms, unless the member has done so, as by keyboard. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay / }).first().waitFor()
  const box = page.getByRole('checkbox', { name: /Booking Terms/ })
  // At once, because the box goes when the club knows that the member has agreed.
  const [isChecked = true] = await box.evaluateAll((boxes) =>
    boxes.map((one) => (one as HTMLInputElement).checked),
  )
  if (isChecked) return
  // The focus scrolls smoothly, which would move what is clicked next between press and release.
  await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await box.focus()
  await page.keyboard.press('Space')
}
