import type { BrowserContext, Locator, Page } from '@playwright/test'
import { deleteBookings } from './support/booking.ts'
import { openAdminPage, openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { expectToast } from './support/pages.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { expect, type Query, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A departure that no other test sells. */
const date = '2025-07-03'

/** Leaves what a mistake by hand or a fault of ours would leave. */
async function injectFaults(query: Query, tag: string): Promise<void> {
  const [departure] = await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total)
     values (1, $1, 4, 2, 12) returning id`,
    [date],
  )
  const book = async (name: string, fields: string, values: string) => {
    const username = `${name}-${tag}`.toLowerCase()
    await query(
      `with member as (
         insert into users (username, password_hash, first_name, last_name, email, email_verified_at)
         values ($1, '$argon2id$none', $2, $3, $1 || '@example.com', now()) returning id
       )
       insert into bookings (user_id, trip_schedule_id, confirmed_at, ${paidAtOnce.columns}, ${fields})
       select id, $4, now(), ${paidAtOnce.values}, ${values} from member`,
      [username, name, tag, departure!.id],
    )
  }
  await book('Unpaid', 'status, payment_status, amount_paid', `'confirmed', 'paid', 0`)
  await book(
    'Refund',
    'status, payment_status, amount_paid, ended_at, ended_by, refund_amount',
    `'cancelled', 'paid', 200000, now(), 'member', 200000`,
  )
  await query(
    `insert into refunds (booking_id, amount, reason, status, requested_on)
     select id, 200000, 'member', 'by-hand', $2 from bookings
     where trip_schedule_id = $1 and status = 'cancelled'`,
    [departure!.id, date],
  )
  await query(
    `insert into payment_event_faults (id, reason, event, payment_id)
     values ($1, 'unknown-order', 'payment.captured', $1)`,
    [`pay_${tag}`],
  )
  await query(
    `insert into outbox (channel, kind, recipient, content, failed_at, last_reason, attempts)
     values ('mail', 'inquiry.acknowledgement', $1, '{"subject":"","text":"","html":""}', now(), 'recipient-refused', 1)`,
    [`${tag}@old.example`],
  )
}

async function clearFaults(query: Query, tag: string): Promise<void> {
  const departures = await query<{ id: number }>(
    'select id from trip_schedules where trip_id = 1 and departure_date = $1',
    [date],
  )
  const ids = departures.map(({ id }) => id)
  await deleteBookings(query, ids)
  await query('delete from trip_schedules where id = any($1)', [ids])
  await query('delete from users where last_name = $1', [tag])
  await query('delete from payment_event_faults where id = $1', [`pay_${tag}`])
  await query('delete from outbox where recipient = $1', [`${tag}@old.example`])
}

/** The fault whose facts or member contain the words. */
const fault = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Waits until a fault is resolved. While a dialog is open, nothing behind it has a role. */
async function expectGone(resolved: Locator) {
  await expect(resolved.page().getByRole('dialog')).toHaveCount(0)
  await expect(resolved).toHaveCount(0)
}

async function openAs(context: BrowserContext, page: Page, operator: string) {
  await openAdminSession(context, operator)
  await openAdminPage(page, '/today', 'Today')
}

test('faults of money and messages are found from Today and resolved, by one operator at a time', async ({
  page,
  context,
  browser,
  query,
  consoleWatch,
}) => {
  test.setTimeout(120_000)
  consoleWatch.expect(statusError(409))
  const tag = crypto.randomUUID().slice(0, 8)
  await injectFaults(query, tag)
  try {
    await openAs(context, page, `Meera-${tag}`)
    const waits = page.getByRole('list', { name: 'What waits' })
    await expect(waits.getByRole('link', { name: /messages? failed to send/ })).toBeVisible()
    await expect(
      waits.getByRole('link', { name: /seats? without (?:its|their) payment/ }),
    ).toBeVisible()
    await waits.getByRole('link', { name: /gateway events? not understood/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Integrity' })).toBeVisible()
    const kind = page.getByRole('heading', { level: 2, name: /^Gateway event not understood/ })
    await expect(kind).toBeFocused()
    await expect(kind).toBeInViewport()
    await expect(fault(page, `pay_${tag}`)).toBeVisible()
    await expectAccessible(page, 'Integrity with faults')
    await page.setViewportSize({ width: 1280, height: 800 })

    const other = await browser.newContext()
    const second = await other.newPage()
    await openAs(other, second, `Ben-${tag}`)
    await openAdminPage(second, '/money/integrity', 'Integrity')

    // By keyboard: an event that the club could not make use of.
    await fault(page, `pay_${tag}`).getByRole('button', { name: 'Dismiss event' }).press('Enter')
    const dismiss = dialog(page, 'Dismiss event?')
    await dismiss.getByRole('button', { name: 'Dismiss event' }).press('Enter')
    await expect(dismiss.getByText('Please say why, in at least 5 characters')).toBeVisible()
    await expect(dismiss.getByLabel(/^Reason/)).toBeFocused()
    await expectAccessible(page, 'the question before a fault is resolved')
    await page.setViewportSize({ width: 1280, height: 800 })
    await dismiss.getByLabel(/^Reason/).fill('It belongs to another shop.')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Resolved')
    await expect(fault(page, `pay_${tag}`)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'in order' }).first()).toBeFocused()

    // The other operator still sees it, and is refused.
    await fault(second, `pay_${tag}`).getByRole('button', { name: 'Dismiss event' }).click()
    await dialog(second, 'Dismiss event?')
      .getByLabel(/^Reason/)
      .fill('I looked it up as well.')
    await dialog(second, 'Dismiss event?').getByRole('button', { name: 'Dismiss event' }).click()
    await expectToast(second, 'It has changed', 'The page now shows how it is.')
    await expect(fault(second, `pay_${tag}`)).toHaveCount(0)
    await other.close()

    // A seat without its payment: nothing to recount, so it is cancelled.
    const unpaid = fault(page, `Unpaid ${tag}`)
    await expect(unpaid).toContainText('₹0 is paid of the ₹2,000 that confirm it.')
    await unpaid.getByRole('button', { name: /^Cancel/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel .+/ })
      .click()
    await expectGone(unpaid)

    // A message that is never sent.
    const message = fault(page, `${tag}@old.example`)
    await message.getByRole('button', { name: 'Discard' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('The visitor has written again.')
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expectGone(message)

    // Money that went outside the site is paid back on a page of its own.
    await openAdminPage(page, '/money/refunds', 'Refunds by hand')
    const refund = page.getByRole('listitem').filter({ hasText: `Refund ${tag}` })
    await refund.getByRole('textbox').fill(`UTR ${tag}`)
    await page.getByRole('button', { name: 'Mark 1 refund as paid' }).click()
    await expectToast(page, '1 refund marked as paid')
    await expect(refund).toHaveCount(0)

    const resolved = await query<{ details: { reason?: string } }>(
      `select details from audit_log where action = 'fault.resolved' and operator = $1`,
      [`Meera-${tag}`],
    )
    expect(resolved).toHaveLength(4)
    expect(
      await query(
        `select b.status, b.payment_status as payment from bookings b join users u on u.id = b.user_id
         where u.last_name = $1 order by u.first_name`,
        [tag],
      ),
    ).toEqual([
      { status: 'cancelled', payment: 'refunded' },
      { status: 'cancelled', payment: expect.any(String) },
    ])
  } finally {
    await clearFaults(query, tag)
  }
})

test('twelve refunds by hand are marked as paid in one go, with a pasted column of references', async ({
  page,
  context,
  query,
}) => {
  const tag = crypto.randomUUID().slice(0, 8)
  const [departure] = await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total)
     values (1, '2025-07-04', 4, 2, 12) returning id`,
  )
  try {
    await query(
      `with members as (
         insert into users (username, password_hash, first_name, last_name, email, email_verified_at)
         select 'payout-' || n || '-' || $1, '$argon2id$none', 'Payout ' || n, $1,
           'payout-' || n || '-' || $1 || '@example.com', now()
         from generate_series(1, 12) n returning id
       ), ended as (
         insert into bookings (user_id, trip_schedule_id, confirmed_at, ${paidAtOnce.columns},
           status, payment_status, amount_paid, ended_at, ended_by, refund_amount)
         select id, $2, now(), ${paidAtOnce.values}, 'cancelled', 'paid', 200000, now(), 'member',
           200000
         from members returning id
       )
       insert into refunds (booking_id, amount, reason, status, requested_on)
       select id, 200000, 'member', 'by-hand', '2025-05-01' from ended`,
      [tag, departure!.id],
    )
    await openAdminSession(context, `Meera-${tag}`)
    await openAdminPage(page, '/money/refunds', 'Refunds by hand')
    const rows = page
      .getByRole('region', { name: 'Refunds to pay by hand' })
      .getByRole('listitem')
      .filter({ hasText: tag })
    await expect(rows).toHaveCount(12)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `refunds by hand at ${width} px`)
      expect(await horizontalOverflow(page)).toEqual(noOverflow)
    }
    const references = Array.from({ length: 12 }, (_, index) => `UTR-${tag}-${index}`)
    const field = rows.first().getByRole('textbox')
    await field.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, references.join('\n'))
    await expect(rows.nth(11).getByRole('textbox')).toHaveValue(references[11]!)
    await page.getByRole('button', { name: 'Mark 12 refunds as paid' }).click()
    await expectToast(page, '12 refunds marked as paid')
    await expect(rows).toHaveCount(0)
    const paid = await query<{ reference: string }>(
      `select r.reference from refunds r join bookings b on b.id = r.booking_id
       where b.trip_schedule_id = $1 and r.status = 'done' order by r.id`,
      [departure!.id],
    )
    expect(paid.map(({ reference }) => reference).sort()).toEqual([...references].sort())
  } finally {
    await deleteBookings(query, [departure!.id])
    await query('delete from trip_schedules where id = $1', [departure!.id])
    await query('delete from users where last_name = $1', [tag])
  }
})
