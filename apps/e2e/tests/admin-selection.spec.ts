import { departureHeading, openAdminPage, openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { expect, type Query, test } from './support/test.ts'

const tag = () => crypto.randomUUID().slice(0, 8)

/** Montenegro, for which no other test requests an invite: requests for any departure of a trip count too. */
const tripId = 3

/** A departure of the test's own with two seats, and three members who request an invite to it. */
async function insertApplicants(query: Query): Promise<number> {
  const [departure] = await query<{ id: number }>(
    `insert into trip_schedules
       (trip_id, departure_date, duration, price_tier, is_active, spots_total)
     values ($1, date '2033-01-01' + (random() * 1e6)::int, 4, 2, false, 2) returning id`,
    [tripId],
  )
  const people = [
    ['Asha', '30-35', 'woman'],
    ['Kabir', '35-40', 'man'],
    ['Leela', '30-35', 'woman'],
  ] as const
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
  return departure!.id
}

test('proposes the best-balanced group with reasons, and approves it with a failure shown', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const departureId = await insertApplicants(query)
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

  // Another operator decides one of the requests meanwhile.
  await query(
    `update trip_invite_requests set status = 'rejected', decided_at = now()
     where schedule_id = $1 and name = 'Kabir'`,
    [departureId],
  )
  const approve = page.getByRole('button', { name: 'Approve 2 requests' })
  await approve.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Yes, approve' }).click()
  await expect(page.getByText('1 request approved, 1 failed.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(/^Kabir was not approved: .*already rejected/)

  // The approved applicant counts as a place, and the other place is proposed again.
  const figure = (name: string) =>
    page.locator('dl > div').filter({ hasText: name }).getByRole('definition')
  await expect(figure('Approved, not booked yet')).toHaveText('1')
  await expect(figure('Left to offer')).toHaveText('1')
  await expect(page.getByRole('region', { name: 'Proposed (1)', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve 1 request' })).toBeVisible()
  await expectAccessible(page, 'a group of which some are approved')
})

test('keeps Approve in view on a phone while the list is read', async ({
  page,
  context,
  query,
}) => {
  const departureId = await insertApplicants(query)
  await page.setViewportSize({ width: 390, height: 600 })
  await openAdminSession(context, 'Leena')
  await openAdminPage(page, `/departures/${departureId}/applicants`, departureHeading)
  const approve = page.getByRole('button', { name: /^Approve \d+ requests?$/ })
  await expect(approve).toBeInViewport({ ratio: 1 })
  await page.getByRole('region', { name: /^Not proposed/ }).scrollIntoViewIfNeeded()
  await expect(approve).toBeInViewport({ ratio: 1 })
})
