import { openAdminSession } from './support/admin.ts'
import { createGroup } from './support/groups.ts'
import { registerMember } from './support/members.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { open, visit } from './support/pages.ts'
import { quiet } from './support/quiet.ts'
import { system } from './support/system.ts'
import { expect, type Query, test } from './support/test.ts'

const word = (length: number) => 'W'.repeat(length)
const narrow = [320, 390] as const

/** A member whose every text is one word of the greatest length, in a group with another member. */
async function addLongMember(query: Query, context?: Parameters<typeof registerMember>[1]) {
  const long = await registerMember('Long', context)
  const reader = await registerMember('Reader')
  const username = `${word(31)}-${long.username.slice(-8)}`
  await query(
    `update users set username = $2, first_name = $3, last_name = $3, city = $4, country = $4,
       instagram_handle = $4, linkedin_handle = $5, bio = $5,
       shown_fields = '{lastName,city,country,bio}'
     where username = $1`,
    [long.username, username, word(60), word(100), word(200)],
  )
  const group = await createGroup(query, { members: [username, reader.username], host: username })
  const [member] = await query<{ id: number }>('select id from users where username = $1', [
    username,
  ])
  const id = member!.id
  await query(`insert into group_messages (departure_id, user_id, text) values ($1, $2, $3)`, [
    group,
    id,
    word(2000),
  ])
  await query(
    `insert into group_checklist_items (departure_id, label, written_by, taken_by) values ($1, $3, $2, $2)`,
    [group, id, word(100)],
  )
  await query(
    `insert into group_arrivals (departure_id, user_id, arrives_on, arrives_at, place)
     select id, $2, departure_date, '21:40', $3 from trip_schedules where id = $1`,
    [group, id, word(100)],
  )
  await query(
    `insert into departure_hotels (departure_id, name, address, first_night, nights)
     select id, $2, $3, departure_date, 3 from trip_schedules where id = $1`,
    [group, word(120), word(300)],
  )
  await query(
    `update hosts set name = $2, languages = $3, about = $4
     where id = (select host_id from trip_schedules where id = $1)`,
    [group, word(100), word(100), word(400)],
  )
  await query(`insert into notes (subject_kind, subject_id, text) values ('member', $1, $2)`, [
    id,
    word(500),
  ])
  await query(`insert into tags (subject_kind, subject_id, tag) values ('member', $1, $2)`, [
    id,
    word(40),
  ])
  return { id, group, username }
}

test('a word of the greatest length widens no page of a member', async ({ page, query }) => {
  const { group } = await addLongMember(query, page.context())
  const paths = [
    `/groups/${group}`,
    `/groups/${group}?tab=conversation`,
    `/groups/${group}/pocket`,
    '/account',
    '/account?tab=my-profile',
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of paths) {
    await open(page, path)
    await expect(page.getByText(word(30)).filter({ visible: true }).first()).toBeVisible()
    for (const width of narrow) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toEqual(noOverflow)
    }
  }
})

test('a word of the greatest length widens no page of the console', async ({
  page,
  query,
  context,
}) => {
  const { id, group, username } = await addLongMember(query)
  await openAdminSession(context, word(60))
  const paths = [
    `/members/${id}`,
    `/members?search=${username}`,
    '/hosts',
    `/departures/${group}`,
    `/departures/${group}/group`,
    `/departures/${group}/settings`,
    `/bookings?search=${username}`,
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of paths) {
    await visit(page, system.adminUrl + path)
    await expect(page.getByText(word(30)).filter({ visible: true }).first()).toBeVisible()
    await quiet(page)
    for (const width of narrow) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toEqual(noOverflow)
    }
  }
})
