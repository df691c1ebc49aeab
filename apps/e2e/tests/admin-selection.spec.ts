import { departureHeading, openAdminPage, openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { tripOf } from './support/pages.ts'
import { expect, type Query, test } from './support/test.ts'
import { keyboardInput, tabTo } from './support/user-input.ts'

const tag = () => crypto.randomUUID().slice(0, 8)

/** Montenegro, for which no other test requests an invite: requests for any departure of a trip count too. */
const tripId = 3

const three = [
  ['Asha', '30-35', 'woman'],
  ['Kabir', '35-40', 'man'],
  ['Leela', '30-35', 'woman'],
] as const

const eight = [
  ...three,
  ['Bela', '25-30', 'woman'],
  ['Chandan', '30-35', 'man'],
  ['Dev', '35-40', 'man'],
  ['Esha', '25-30', 'woman'],
  ['Farid', '30-35', 'man'],
] as const

/** A departure of the test's own, and members who request an invite to it. */
async function insertApplicants(
  query: Query,
  { people, seats }: { people: typeof three | typeof eight; seats: number },
) {
  const [departure] = await query<{ id: number; date: string }>(
    `insert into trip_schedules
       (trip_id, departure_date, duration, price_tier, is_active, spots_total)
     values ($1, date '2033-01-01' + (random() * 1e6)::int, 4, 2, false, $2)
     returning id, departure_date::text as date`,
    [tripId, seats],
  )
  for (const [name, ageGroup, gender] of people) {
    await query(
      `with member as (
         insert into users (username, password_hash, first_name, age_group, gender)
         values ($1, '$argon2id$none', $2, $3, $4) returning id
       )
       insert into trip_invite_requests (user_id, trip_id, schedule_id, name, email)
       select id, $6, $5, $2, $1 || '@mail.example' from member`,
      [`${name.toLowerCase()}-${tag()}`, name, ageGroup, gender, departure!.id, tripId],
    )
  }
  return departure!
}

test('proposes the best-balanced group with reasons, and approves it with a failure shown', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const { id: departureId } = await insertApplicants(query, { people: three, seats: 2 })
  await openAdminSession(context, 'Leena')
  await openAdminPage(page, `/departures/${departureId}/applicants`, departureHeading)
  const proposed = page.getByRole('region', { name: 'Proposed (2)', exact: true })
  await expect(proposed.getByRole('checkbox', { name: 'Kabir' })).toBeChecked()
  await expect(proposed).toContainText(
    /Swapping in .+ would lower the score by (less than 0\.1|\d+\.\d)/,
  )
  await expect(proposed).toContainText('Did not say: interests, pace')
  const others = page.getByRole('region', { name: 'Not proposed (1)' })
  await expect(others.getByRole('checkbox')).not.toBeChecked()
  await expect(others).toContainText('Swapping them in for')
  await expectAccessible(page, 'the proposed group')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await horizontalOverflow(page)).toEqual(noOverflow)
  }
  const approve = page.getByRole('button', { name: 'Approve 2 requests' })
  // On a phone it stays in view while the list is read.
  await page.setViewportSize({ width: 390, height: 600 })
  await expect(approve).toBeInViewport({ ratio: 1 })
  await others.scrollIntoViewIfNeeded()
  await expect(approve).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 800 })

  // Another operator decides one of the requests meanwhile.
  await query(
    `update trip_invite_requests set status = 'rejected', decided_at = now()
     where schedule_id = $1 and name = 'Kabir'`,
    [departureId],
  )
  await approve.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Yes, approve' }).click()
  await expect(page.getByText('1 request approved, 1 failed.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(/^Kabir was not approved: .*already rejected/)

  // The approved applicant counts as a place, and the other place is proposed again.
  await expect(
    page.getByText('1 seat is left to offer: 2 free, 1 approved and not booked yet.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Proposed (1)', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve 1 request' })).toBeVisible()
  await expectAccessible(page, 'a group of which some are approved')
})

test('fills a departure from eight applicants by keyboard alone', async ({
  page,
  context,
  query,
}) => {
  const { id, date } = await insertApplicants(query, { people: eight, seats: 8 })
  const { press, choose } = keyboardInput(page)
  await openAdminSession(context, 'Leena')
  await openAdminPage(page, '/today', 'Today')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(date)
  const found = page.getByRole('option', { name: tripOf(tripId).title })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const tabs = page.getByRole('navigation', { name: 'Departure' })
  await press(tabs.getByRole('link', { name: 'Applicants and waitlist' }))

  const proposed = page.getByRole('region', { name: 'Proposed (8)', exact: true })
  await expect(proposed.getByRole('checkbox', { checked: true })).toHaveCount(8)
  // One is left out, and picked again.
  const farid = proposed.getByRole('checkbox', { name: 'Farid' })
  await tabTo(page, farid)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Approve 7 requests' })).toBeVisible()
  await choose(farid)
  await press(page.getByRole('button', { name: 'Approve 8 requests' }))
  await press(page.getByRole('button', { name: 'Yes, approve' }))
  await expect(page.getByText('8 requests approved.')).toBeVisible()
  const approved = await query<{ mails: number }>(
    `select (select count(*)::int from outbox where recipient = r.email) as mails
     from trip_invite_requests r where schedule_id = $1 and status = 'approved'`,
    [id],
  )
  expect(approved).toEqual(Array.from({ length: 8 }, () => ({ mails: 1 })))
})
