import type { Page } from '@playwright/test'
import { statusError } from './support/console-watch.ts'
import { addMembers, openAdminPage, openAdminSession, removeMembers } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { postToApi } from './support/api.ts'
import { registerMember } from './support/members.ts'
import { decodeMail, mailsTo } from './support/outbox.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { expectToast, open, visit } from './support/pages.ts'
import { system } from './support/system.ts'
import { expect, type Query, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const queue = (page: Page) => page.getByRole('list', { name: 'Requests' })
const decision = (page: Page) => page.getByRole('region', { name: 'The decision' })
const note = 'Meera writes: the spring group has room.'

/** Opens the queue with the requests of one applicant. */
const goToQueue = (page: Page, applicant: string) =>
  openAdminPage(page, `/requests/invites?search=${encodeURIComponent(applicant)}`, 'Invites')

async function expectAccountShows(page: Page, state: string): Promise<void> {
  await open(page, '/account?tab=trip-invites')
  const requests = page.getByRole('list', { name: 'Trip invites' })
  await expect(requests.getByRole('listitem')).toHaveCount(1)
  await expect(requests.getByText(state, { exact: true })).toBeVisible()
}

test('approves a request by keyboard, undoes it, and rejects it with a note', async ({
  page,
  context,
}) => {
  const { username, email } = await registerMember('Ira', context)
  await open(page, '/request-invite/turkey')
  const form = page.getByRole('form', { name: 'Invite request' })
  await form.getByRole('textbox', { name: /^Full Name/ }).fill('Ira Sen')
  await form.getByRole('textbox', { name: /^Email Address/ }).fill(email)
  await form.getByRole('textbox', { name: /^Why are you excited/ }).fill('Balloons at dawn.')
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expectToast(page, 'Request Submitted!')

  await openAdminSession(context, 'Meera')
  await goToQueue(page, username)
  await expect(queue(page).getByRole('link')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByRole('region', { name: 'The applicant' })).toContainText(
    'Balloons at dawn.',
  )
  await page.keyboard.press('a')
  await expect(decision(page)).toContainText('Approved by Meera')
  await expect(page.getByRole('button', { name: /^Undo the decision/ })).toBeVisible()
  await page.keyboard.press('u')
  await expectToast(page, 'Decision undone')

  await decision(page).getByRole('button', { name: 'Add a note' }).click()
  await expectAccessible(page, 'an open request')
  await decision(page)
    .getByRole('textbox', { name: /^Note to the applicant/ })
    .fill(note)
  await decision(page).getByRole('button', { name: 'Reject' }).click()
  await expect(decision(page)).toContainText('Rejected by Meera')
  await expect(decision(page)).toContainText(note)
  expect(
    await mailsTo(email, 'invite.rejected'),
    'no mail before the undo period has ended',
  ).toEqual([])
  await expect
    .poll(() => mailsTo(email, 'invite.rejected'), { timeout: 30_000 })
    .toEqual([expect.anything()])
  const [mail = ''] = await mailsTo(email, 'invite.rejected')
  expect(decodeMail(mail)).toContain(note)
  expect(await mailsTo(email, 'invite.approved')).toEqual([])
  await expectAccessible(page, 'a decided request')
  await expectAccountShows(page, 'Rejected')
})

/** Sends requests of visitors, and returns a word that only their names contain. */
async function sendRequests(names: readonly string[]): Promise<string> {
  const tag = crypto.randomUUID().slice(0, 8)
  for (const name of names) {
    const email = `${name}.${tag}@example.com`.toLowerCase()
    await postToApi('/api/invite-requests', { data: { name: `${name} ${tag}`, email, tripId: 2 } })
  }
  return tag
}

for (const width of [390, 1280]) {
  test(`decides one request after another by mouse at ${width} px`, async ({ page, context }) => {
    const tag = await sendRequests(['Ada', 'Bela'])
    await openAdminSession(context, 'Meera')
    await page.setViewportSize({ width, height: 844 })
    await goToQueue(page, tag)
    await queue(page).getByRole('link', { name: /^Ada/ }).click()
    for (const name of ['Ada', 'Bela']) {
      await expect(page.getByRole('heading', { level: 2, name: `${name} ${tag}` })).toBeVisible()
      const approve = decision(page).getByRole('button', { name: 'Approve' })
      await expect(approve).toBeInViewport({ ratio: 1 })
      // Sooner than the bar that undoes the first decision disappears.
      await approve.click({ timeout: 5000 })
    }
    await expect(
      page.getByRole('button', { name: `Undo the decision about Bela ${tag}` }),
    ).toBeVisible()
  })
}

/** A departure with one seat, of a trip that can be booked by invitation only; returns its id. */
async function insertDeparture(query: Query, date = '2035-03-04'): Promise<number> {
  const [row] = await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total)
     values (9, $1, 4, 2, 1) returning id`,
    [date],
  )
  return row!.id
}

test('asks before a second approval for the last seat, and empties the waitlist of its departure', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const tag = crypto.randomUUID().slice(0, 8)
  const departureId = await insertDeparture(query)
  const members = await addMembers(query)
  try {
    for (const name of ['Ada', 'Bela']) {
      await query(
        `insert into trip_invite_requests (trip_id, schedule_id, name, email) values (9, $1, $2, $3)`,
        [departureId, `${name} ${tag}`, `${name}.${tag}@example.com`.toLowerCase()],
      )
    }
    await openAdminSession(context, 'Meera')
    await goToQueue(page, tag)
    await queue(page).getByRole('link', { name: /^Ada/ }).click()
    await expect(page.getByRole('region', { name: /^The group/ })).toContainText(
      '0 of 8, decided by 3 January 2035',
    )
    await decision(page).getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('heading', { level: 2, name: `Bela ${tag}` })).toBeVisible()
    await decision(page).getByRole('button', { name: 'Approve' }).click()
    const question = page.getByRole('dialog', { name: 'Approve beyond the free seats?' })
    await expect(question).toContainText(
      '1 free, 2 approved and not booked, including this request.',
    )
    await expectAccessible(page, 'approving beyond the free seats')
    await question.getByRole('button', { name: 'Approve anyway' }).click()
    await expect(decision(page)).toContainText('Approved by Meera')
    const address = `bela.${tag}@example.com`
    await expect
      .poll(() => mailsTo(address, 'invite.approved'), { timeout: 30_000 })
      .toHaveLength(1)
    const [mail = ''] = await mailsTo(address, 'invite.approved')
    expect(decodeMail(mail)).toContain('1 seat is free at the moment.')

    await query(
      `insert into waitlist (user_id, trip_schedule_id)
       select id, $2 from users where username = any($1) order by id`,
      [members.map(({ username }) => username), departureId],
    )
    await visit(page, `${system.adminUrl}/departures/${departureId}/applicants`)
    const waitlist = page.getByRole('region', { name: 'Waitlist' })
    await expect(waitlist.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'a waitlist')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await horizontalOverflow(page)).toEqual(noOverflow)
    }
    await waitlist.getByRole('button', { name: 'Remove Asha' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(waitlist.getByRole('listitem')).toHaveCount(1)
    await waitlist.getByRole('button', { name: 'Empty the waitlist' }).click()
    const asked = page.getByRole('dialog', { name: 'Empty the waitlist?' })
    await expect(asked).toContainText('1 member loses their place or offer, and gets an email.')
    await asked.getByRole('button', { name: 'Empty the waitlist' }).click()
    await expect(asked).toHaveCount(0)
    await expect(waitlist).toHaveCount(0)
  } finally {
    await query('delete from waitlist where trip_schedule_id = $1', [departureId])
    await query('delete from trip_invite_requests where schedule_id = $1', [departureId])
    await query('delete from trip_schedules where id = $1', [departureId])
    await removeMembers(query, members)
  }
})

test('assigns a departure to a quick request, with all that decides on one screen', async ({
  page,
  context,
  query,
}) => {
  const departureId = await insertDeparture(query, '2035-03-05')
  const { username, email } = await registerMember('Lena', context)
  await query('update users set email_verified_at = now() where username = $1', [username])
  const why = 'Monasteries on cliffs, and a long table with people I do not know yet.'
  await query(
    `insert into quick_invite_requests
       (user_id, preferred_destination, travel_month, group_size_preference, budget_range, why_join)
     select id, 'armenia', 'flexible', 'medium-8-12', '2-2.5', $2 from users where username = $1`,
    [username, why],
  )
  try {
    await openAdminSession(context, 'Meera')
    await page.setViewportSize({ width: 1280, height: 900 })
    await goToQueue(page, username)
    await queue(page).getByRole('link').click()
    for (const text of [why, 'Wishes for', 'Seats']) {
      await expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await decision(page)
        .getByRole('button', { name: 'Assign a departure', expanded: false })
        .click()
      await expectAccessible(page, `assigning a departure at ${width} px`)
      expect(await horizontalOverflow(page)).toEqual(noOverflow)
      // The choice has the focus.
      await decision(page)
        .getByRole('button', { name: 'Assign a departure', expanded: true })
        .press('Enter')
    }
    await page.keyboard.press('Enter')
    const field = decision(page).getByRole('combobox', { name: 'Assign a departure' })
    await field.selectOption(String(departureId))
    await decision(page).getByRole('button', { name: 'Approve and assign' }).click()
    await expectToast(page, 'Departure assigned')
    await expect(decision(page)).toContainText('Approved by Meera')
    const mails = page.getByRole('list', { name: 'Emails to them' })
    await expect(mails).toContainText('Invite: departure assigned')
    await expect(mails.getByText('sent,').first()).toBeVisible({ timeout: 30_000 })
    // It leaves after the time to undo.
    await expect(decision(page)).not.toContainText('email', { timeout: 30_000 })
    await expect.poll(() => mailsTo(email, 'invite.departure-assigned')).toHaveLength(1)
    await open(page, '/account?tab=trip-requests')
    await expect(page.getByRole('main').getByRole('link', { name: /Book/ })).toHaveAttribute(
      'href',
      `/book/${departureId}`,
    )
  } finally {
    await query('delete from waitlist where trip_schedule_id = $1', [departureId])
    await query('delete from quick_invite_requests where schedule_id = $1', [departureId])
    await query('delete from trip_schedules where id = $1', [departureId])
  }
})

for (const answer of ['at once', 'late'] as const) {
  test(`keys act on what is shown, whatever their distance, if requests load ${answer}`, async ({
    page,
    context,
    query,
  }) => {
    await openAdminSession(context, 'Meera')
    if (answer === 'late') {
      await page.route(/\/api\/admin\/invites\/trip\/\d+$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        await route.continue()
      })
    }
    for (const gap of [0, 10, 40, 120]) {
      const tag = await sendRequests(['Ada', 'Bela', 'Chandra', 'Devi'])
      await goToQueue(page, tag)
      await queue(page).getByRole('link', { name: /^Ada/ }).click()
      await expect(decision(page).getByRole('button', { name: 'Approve' })).toBeVisible()
      for (const key of ['j', 'j', 'j', 'k', 'a']) {
        await page.keyboard.press(key)
        await page.waitForTimeout(gap)
      }
      await expect(page.getByRole('button', { name: /^Undo the decision/ })).toBeVisible()
      const found = await query<{ name: string; status: string }>(
        'select name, status from trip_invite_requests where name like $1 order by id',
        [`%${tag}`],
      )
      expect(
        found.map(({ status }) => status),
        `${gap} ms apart`,
      ).toEqual(['pending', 'pending', 'approved', 'pending'])
      await expect(page.getByRole('heading', { level: 2, name: `Devi ${tag}` })).toBeFocused()
    }
  })
}

test('shows the second of two operators how the first one has decided', async ({
  page,
  context,
  browser,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const visitor = `Noor ${crypto.randomUUID().slice(0, 8)}`
  const email = `${visitor.toLowerCase().replace(' ', '.')}@example.com`
  await postToApi('/api/invite-requests', { data: { name: visitor, email, tripId: 2 } })

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await openAdminSession(context, 'Meera')
  await openAdminSession(other, 'Kabir')
  for (const each of [page, theirs]) {
    await goToQueue(each, visitor)
    await queue(each).getByRole('link').click()
    await expect(decision(each).getByRole('button', { name: 'Approve' })).toBeVisible()
  }
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await expect(decision(theirs)).toContainText('Approved by Kabir')

  await decision(page).getByRole('button', { name: 'Add a note' }).click()
  await decision(page)
    .getByRole('textbox', { name: /^Note to the applicant/ })
    .fill(note)
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(decision(page).getByRole('alert')).toContainText(
    /^Kabir already approved this request, on /,
  )
  await expect(decision(page)).toContainText('Approved by Kabir')
  await expect(decision(page), 'the typed note is kept').toContainText(note)
  await other.close()
})

test('an approved invite opens booking, in the account and in the mail', async ({
  page,
  context,
}) => {
  const { username, email } = await registerMember('Tara', context)
  await open(page, '/book/15')
  await expect(page.getByRole('heading', { name: 'This departure is by invite' })).toBeVisible()
  await page.getByRole('link', { name: 'Request Invite' }).click()
  const form = page.getByRole('form', { name: 'Invite request' })
  await form.getByRole('textbox', { name: /^Full Name/ }).fill('Tara Iyer')
  await form.getByRole('textbox', { name: /^Email Address/ }).fill(email)
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expectToast(page, 'Request Submitted!')

  await openAdminSession(context, 'Meera')
  await goToQueue(page, username)
  await queue(page).getByRole('link').click()
  await decision(page).getByRole('button', { name: 'Approve' }).click()
  await expect(decision(page)).toContainText('Approved by Meera')

  await open(page, '/account')
  const steps = page.getByRole('region', { name: 'Next steps' })
  await expect(steps.getByRole('heading', { name: /^Your invite is approved/ })).toHaveText(
    'Your invite is approved: Bali Bliss',
  )
  await steps.getByRole('link', { name: 'Book Your Seat' }).click()
  await expect(page).toHaveURL(/\/book\/15$/)
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible()
  // The address is not confirmed, and the mail leads to booking all the same.
  await expect
    .poll(() => mailsTo(email, 'invite.approved'), { timeout: 30_000 })
    .toEqual([expect.anything()])
  const [mail = ''] = await mailsTo(email, 'invite.approved')
  expect(decodeMail(mail)).toContain('/book/15')
})
