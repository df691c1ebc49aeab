import type { Locator, Page } from '@playwright/test'
import { deleteBookings } from './support/booking.ts'
import { openAdminPage, openAdminSession } from './support/admin.ts'
import { postToApi } from './support/api.ts'
import { expectToastOverDialog, tripOf } from './support/pages.ts'
import { quiet } from './support/quiet.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { expect, type Query, test } from './support/test.ts'
import { keyboardInput, pointerInput, tabTo, type UserInput } from './support/user-input.ts'

test.describe.configure({ timeout: 180_000 })

/** 46 days after the club's date: the terms give back half. */
const trip = tripOf(1)
const date = '2025-06-16'
const dateWords = '16 June 2025'
const travellers = 12
const applicants = ['Asha', 'Bela', 'Chandra', 'Devi', 'Esha']

/** The work of the operator's morning, with names that contain the tag. */
async function prepareDay(query: Query, tag: string): Promise<void> {
  for (const name of applicants) {
    const email = `${name}.${tag}@example.com`.toLowerCase()
    await postToApi('/api/invite-requests', { data: { name: `${name} ${tag}`, email, tripId: 2 } })
  }
  // The oldest ones, in this order.
  await query(
    `update trip_invite_requests set created_at = created_at - interval '300 days' where name like $1`,
    [`%${tag}`],
  )
  // What other tests have left.
  await query('update inquiries set answered_at = now() where answered_at is null')
  for (const name of ['Farah', 'Gita']) {
    await query(
      `insert into inquiries (name, email, destination, message, created_at)
       values ($1, $2, 'bali', 'When does the next group leave?', now() - interval '23 hours')`,
      [`${name} ${tag}`, `${name}.${tag}@example.com`.toLowerCase()],
    )
  }
  await query(
    `with departure as (
       insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total, group_decision)
       values ($1, $2, 4, 2, ${travellers + 1}, 'guaranteed') returning id
     ), member as (
       insert into users (username, password_hash, first_name, email, email_verified_at)
       select 'day-' || n || '-' || $3, '$argon2id$none', 'Traveller ' || n,
         'day-' || n || '.' || $3 || '@example.com', now()
       from generate_series(0, ${travellers}) n returning id
     )
     insert into bookings (user_id, trip_schedule_id, status, payment_status, amount_paid,
       confirmed_at, created_at, ${paidAtOnce.columns})
     select member.id, departure.id, 'confirmed', 'paid', 200000, '2025-01-01', '2025-01-01',
       ${paidAtOnce.values}
     from member cross join departure`,
    [trip.id, date, tag],
  )
}

async function clearDay(query: Query, tag: string): Promise<void> {
  const departures = await query<{ id: number }>(
    'select id from trip_schedules where trip_id = $1 and departure_date = $2',
    [trip.id, date],
  )
  const ids = departures.map(({ id }) => id)
  await query('delete from departure_cancellations where departure_id = any($1)', [ids])
  await deleteBookings(query, ids)
  await query('delete from trip_schedules where id = any($1)', [ids])
  await query('delete from users where username like $1', [`day-%-${tag}`])
  await query('delete from mailings where subject like $1', [`%${tag}`])
  await query('delete from inquiries where name like $1', [`%${tag}`])
  await query('delete from trip_invite_requests where name like $1', [`%${tag}`])
}

interface Hands extends UserInput {
  /** Opens a line of Today. */
  openLine: (words: RegExp) => Promise<void>
  /** Finds something in the palette, and opens it. */
  findFromAnywhere: (text: string, option: string) => Promise<void>
  /** Does what a button does. */
  act: (button: Locator) => Promise<void>
  /** Decides the request that is shown. */
  decide: (decision: 'Approve' | 'Reject') => Promise<void>
}

const lineOf = (page: Page, words: RegExp) =>
  page.getByRole('list', { name: 'What waits' }).getByRole('listitem').filter({ hasText: words })

/** Types into the open palette, and waits until it shows an option. */
async function typeIntoPalette(page: Page, text: string, option: string) {
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
  const found = palette.getByRole('option', { name: option })
  await expect(found).toBeVisible()
  return found
}

const hands: Record<'keyboard' | 'mouse', (page: Page) => Hands> = {
  keyboard: (page) => ({
    ...keyboardInput(page),
    // Tab reaches only the first of several that are not checked; the arrows reach the others.
    choose: async (radio) => {
      await tabTo(page, page.getByRole('dialog').getByRole('radio').first())
      for (let step = 0; step < 5 && !(await radio.isChecked()); step += 1) {
        await page.keyboard.press('ArrowDown')
      }
      await expect(radio).toBeChecked()
    },
    openLine: async (words) =>
      page.keyboard.press(await lineOf(page, words).locator('kbd').innerText()),
    findFromAnywhere: async (text, option) => {
      await page.keyboard.press('ControlOrMeta+k')
      const found = await typeIntoPalette(page, text, option)
      await expect(found).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
    },
    act: async (button) => {
      const name = await button.innerText()
      await page.keyboard.press('ControlOrMeta+k')
      await typeIntoPalette(page, name, name)
      await page.keyboard.press('Enter')
    },
    decide: async (decision) => {
      // A key that comes at once after the next request has opened by itself is not taken for that one.
      await expect(page.getByRole('button', { name: decision })).toBeVisible()
      await page.waitForTimeout(500)
      await page.keyboard.press(decision === 'Approve' ? 'a' : 'r')
    },
  }),
  mouse: (page) => ({
    ...pointerInput(page),
    openLine: (words) => lineOf(page, words).getByRole('link').click(),
    findFromAnywhere: async (text, option) => {
      await page.getByRole('button', { name: /^Search: go to/ }).click()
      await (await typeIntoPalette(page, text, option)).click()
    },
    act: (button) => button.click(),
    decide: (decision) => page.getByRole('button', { name: decision }).click(),
  }),
}

for (const device of ['keyboard', 'mouse'] as const) {
  test(`a working day by ${device}`, async ({ page, context, query }) => {
    const tag = crypto.randomUUID().slice(0, 8)
    const operator = `Meera-${tag}`
    const { press, type, choose, openLine, findFromAnywhere, act, decide } = hands[device](page)
    const goTo = async (name: string, room = name) => {
      const rooms = page.getByRole('navigation', { name: 'Console' })
      await press(rooms.getByRole('link', { name: room }))
      if (room !== name) {
        // Tabbing that began before the room's first page took the focus would end there.
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await press(page.getByRole('navigation', { name: room }).getByRole('link', { name }))
      }
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    }
    await prepareDay(query, tag)
    try {
      await openAdminSession(context, operator)
      await openAdminPage(page, '/today', 'Today')

      await openLine(/invite requests are waiting for a decision/)
      for (const [index, name] of applicants.entries()) {
        await expect(page.getByRole('heading', { level: 2, name: `${name} ${tag}` })).toBeVisible()
        await decide(index % 2 === 0 ? 'Approve' : 'Reject')
      }
      const decided = () =>
        query<{ status: string }>(
          'select status from trip_invite_requests where name like $1 order by id',
          [`%${tag}`],
        )
      await expect
        .poll(async () => (await decided()).map(({ status }) => status))
        .toEqual(['approved', 'rejected', 'approved', 'rejected', 'approved'])

      await goTo('Today')
      await openLine(/^\d*2 inquiries are waiting for an answer/)
      for (const name of ['Farah', 'Gita']) {
        const inquiry = page.getByRole('article', { name: `${name} ${tag}` })
        // It opened by itself when the one before was marked, and moves while it loads.
        await quiet(page)
        await press(inquiry.getByRole('button', { name: 'Mark as answered' }))
        await expect(inquiry).toContainText('Answered')
      }
      await goTo('Today')
      await expect(lineOf(page, /inquir/)).toHaveCount(0)

      // The member has written with the number of the booking: it opens from Today.
      const [asked] = await query<{ id: number }>(
        `select b.id from bookings b join users u on u.id = b.user_id where u.username = $1`,
        [`day-0-${tag}`],
      )
      await findFromAnywhere(`#${asked!.id}`, `Booking ${asked!.id}: Traveller 0`)
      const booking = page.getByRole('dialog', { name: /booking \d+: /i })
      await act(booking.getByRole('button', { name: 'Cancel booking' }))
      await choose(
        booking.getByRole('radio', { name: /^At the member's request: ₹1,000 goes back/ }),
      )
      await press(booking.getByRole('button', { name: 'Cancel and refund ₹1,000' }))
      await expectToastOverDialog(page, 'Booking cancelled')
      await press(booking.getByRole('button', { name: 'Close' }))

      await goTo('Departures', 'Trips')
      await press(page.getByRole('row', { name: dateWords }).getByRole('link'))
      const departure = page.getByRole('main')
      const tabs = page.getByRole('navigation', { name: 'Departure' })
      await press(tabs.getByRole('link', { name: 'Settings' }))
      await press(departure.getByRole('button', { name: 'Cancel departure' }))
      await expect(departure).toContainText(
        `${travellers} travellers lose their seats, and ₹24,000`,
      )
      await type(departure.getByRole('textbox', { name: /^Reason/ }), 'The road is closed.')
      await press(departure.getByRole('button', { name: 'Cancel this departure' }))
      await expectToastOverDialog(page, 'Departure cancelled')
      const mailed = await query<{ recipient: string }>(
        `select recipient from outbox where kind = 'booking.cancelled' and recipient like $1`,
        [`day-%.${tag}@example.com`],
      )
      expect(new Set(mailed.map(({ recipient }) => recipient)).size).toBe(travellers + 1)
      expect(mailed).toHaveLength(travellers + 1)

      // Those who lost their seats are the group that is written to.
      await press(tabs.getByRole('link', { name: 'Mail' }))
      await press(departure.getByRole('link', { name: 'Write to the group' }))
      await expect(
        page.getByRole('status').filter({ hasText: `${travellers} recipients` }),
      ).toBeVisible()
      await type(page.getByRole('textbox', { name: 'Subject' }), `After the storm ${tag}`)
      await type(
        page.getByRole('textbox', { name: /^Text/ }),
        'Dear {first name},\n\nwe are sorry. Another date follows.',
      )
      await press(page.getByRole('button', { name: 'Send now' }))
      const question = page.getByRole('dialog', { name: `Send to ${travellers} recipients now?` })
      await press(question.getByRole('button', { name: 'Send now' }))
      await expect(page.getByRole('status').filter({ hasText: `${travellers} sent` })).toBeVisible({
        timeout: 30_000,
      })
      const written = await query<{ recipient: string }>(
        `select recipient from outbox where kind = 'mailing.departure' and recipient like $1`,
        [`day-%.${tag}@example.com`],
      )
      expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(travellers)

      await goTo('Log', 'Settings')
      await type(page.getByRole('searchbox', { name: 'Search the log' }), operator)
      const log = page.getByRole('table', { name: 'Log' }).getByRole('row', { name: operator })
      for (const [action, times] of [
        ['Invite approved', 3],
        ['Invite rejected', 2],
        ['Inquiry answered', 2],
        ['Booking cancelled', 1],
        ['Departure cancelled', 1],
        ['Email sent', 1],
      ] as const) {
        await expect(log.filter({ hasText: action })).toHaveCount(times)
      }
      await expect(log.filter({ hasText: 'Departure cancelled' })).toContainText(dateWords)
    } finally {
      await clearDay(query, tag)
    }
  })
}
