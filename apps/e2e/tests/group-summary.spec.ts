import { expectAccessible } from './support/axe.ts'
import { registerMember } from './support/members.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { open } from './support/pages.ts'
import { expect, type Query, test } from './support/test.ts'

/** A departure of Turkey that no other test uses; returns its id. */
async function addDeparture(query: Query): Promise<number> {
  const [row] = await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, spots_total)
     values (1, '2027-02-11', 4, 2, 40)
     on conflict (trip_id, departure_date) do update set spots_total = 40 returning id`,
  )
  return row!.id
}

/** Confirms members who are alike. */
const join = (query: Query, departureId: number, count: number) =>
  query(
    `with member as (
       insert into users (username, password_hash, age_group, gender, country, quiz_data)
       select 'traveller-' || left(gen_random_uuid()::text, 23), '$argon2id$v=19$m=1024,t=1,p=1$c29tZXNhbHQ$aGFzaA',
         '30-35', 'woman', 'India', '{"interests": ["A warm sea"]}'
       from generate_series(1, $2::int)
       returning id
     )
     insert into bookings (user_id, trip_schedule_id, status, payment_status, amount_paid,
       ${paidAtOnce.columns})
     select id, $1::int, 'confirmed', 'paid', 200000, ${paidAtOnce.values} from member`,
    [departureId, count],
  )

test('a visitor sees who is going once enough have confirmed', async ({ page, query }) => {
  const id = await addDeparture(query)
  try {
    await join(query, id, 3)
    await open(page, `/book/${id}`)
    await expect(page.getByRole('heading', { name: "What's Included" })).toBeVisible()
    await expect(page.getByText(/so that no one can be singled out/)).toHaveCount(0)

    await join(query, id, 33)
    const group = page.getByRole('region', { name: 'Your group' })
    await expect(async () => {
      await open(page, `/book/${id}`)
      await expect(group.getByText('Mostly women')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(group.getByText(/or more are going/)).toHaveCount(0)
    await expect(group.getByText(/so that no one can be singled out/)).toBeVisible()
    await expectAccessible(page, 'booking page with a group')

    await open(page, '/trips/1')
    await page.getByRole('heading', { level: 2, name: 'Departures' }).scrollIntoViewIfNeeded()
    const row = page.getByRole('link', { name: /11 February 2027/ })
    // Next to the exact number, a rounded one would look wrong.
    await expect(row).toContainText('4 left')
    await expect(row).toContainText('Mostly women')
  } finally {
    await query('delete from bookings where trip_schedule_id = $1', [id])
    await query('delete from trip_schedules where id = $1', [id])
  }
})

test('a member enters and removes a gender in the profile', async ({ page, context }) => {
  await registerMember('Asha', context)
  await open(page, '/account?tab=my-profile')
  const gender = page.getByLabel('Gender')
  await expect(gender).toHaveValue('')
  await gender.selectOption('Woman')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Profile saved').first()).toBeVisible()
  await page.reload()
  await expect(gender).toHaveValue('woman')
  await gender.selectOption('Prefer not to say')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText('Profile saved').first()).toBeVisible()
  await page.reload()
  await expect(gender).toHaveValue('')
})
