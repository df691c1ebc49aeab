import type { Page } from '@playwright/test'
import { memberHeadings } from '@farandfew/domain/admin/users'
import { club } from './support/club.ts'
import { enterDesk, goToRoom, removeMembers } from './support/desk.ts'
import { downloadBy } from './support/download.ts'
import { byKeyboard } from './support/hands.ts'
import { expectToast } from './support/pages.ts'
import { expect, type Query, test } from './support/test.ts'

interface Person {
  username: string
  firstName: string
  city: string
}

const insert =
  'insert into users (username, password_hash, first_name, city, email) values ($1, $2, $3, $4, $5)'

/** Three members of their own, in three scripts; one of them writes a formula. */
async function addPeople(query: Query): Promise<{ tag: string; people: Person[] }> {
  const tag = crypto.randomUUID().slice(0, 8)
  const people = [
    { username: `asha-${tag}`, firstName: `आशा ${tag}`, city: 'पुणे' },
    { username: `boris-${tag}`, firstName: `Борис ${tag}`, city: 'Пермь' },
    { username: `carla-${tag}`, firstName: '=1+1', city: 'Évora' },
  ]
  for (const { username, firstName, city } of people) {
    const email = `${username}@example.com`
    await query(insert, [username, '$argon2id$none', firstName, city, email])
  }
  return { tag, people }
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Members of the club' })
const usernames = (page: Page) => grid(page).getByRole('rowheader').allInnerTexts()
const searchFor = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Search members' }).fill(text)
const rowOf = (page: Page, name: string) => grid(page).getByRole('row', { name })

test.beforeEach(async ({ context }) => enterDesk(context, 'Meera'))

test('members are found whatever the case and the script, and put in order', async ({
  page,
  query,
}) => {
  const { tag, people } = await addPeople(query)
  const [asha, boris, carla] = people.map(({ username }) => username)
  await goToRoom(page, '/', 'User database')
  for (const [text, found] of [
    [`ASHA-${tag.toUpperCase()}`, asha],
    [`आशा ${tag}`, asha],
    [`БОРИС ${tag}`, boris],
    [`CARLA-${tag}@EXAMPLE`, carla],
  ]) {
    await searchFor(page, text!)
    await expect.poll(() => usernames(page), text).toEqual([found])
  }
  await searchFor(page, tag)
  await expect.poll(() => usernames(page)).toEqual([asha, boris, carla])

  const column = grid(page).getByRole('columnheader', { name: 'Username' })
  await column.getByRole('button').click()
  await expect(column).toHaveAttribute('aria-sort', 'ascending')
  await column.getByRole('button').click()
  await expect(column).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => usernames(page)).toEqual([carla, boris, asha])
  await page.reload()
  await expect.poll(() => usernames(page), 'after a reload').toEqual([carla, boris, asha])
  await removeMembers(query, people)
})

test('a member is opened by keyboard, and the way back leads to the row', async ({
  page,
  query,
}) => {
  const { tag, people } = await addPeople(query)
  await goToRoom(page, `/?search=${tag}`, 'User database')
  const [asha, boris] = people
  await expect(rowOf(page, boris!.username)).toBeVisible()
  const hands = byKeyboard(page)
  await hands.press(rowOf(page, asha!.username))
  const panel = (name: string) => page.getByRole('region', { name })
  await expect(panel(asha!.firstName)).toContainText(asha!.city)
  await expect(page.getByRole('heading', { level: 2, name: asha!.firstName })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(asha!.firstName)).toHaveCount(0)
  await expect(rowOf(page, asha!.username)).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, boris!.username)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(boris!.firstName)).toContainText(boris!.city)
  await page.goBack()
  await expect(rowOf(page, boris!.username)).toBeFocused()
  await removeMembers(query, people)
})

test('what the search shows is copied, and stored as a file that opens no formula', async ({
  page,
  context,
  query,
}) => {
  const { tag, people } = await addPeople(query)
  const [asha, boris, carla] = people.map(({ username }) => username)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: club.adminUrl })
  await goToRoom(page, `/?search=${tag}`, 'User database')

  await page.getByRole('button', { name: 'Copy Data' }).click()
  await expectToast(page, 'Copied to clipboard')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [head, ...lines] = copied.split('\n').map((line) => line.split('\t'))
  expect(head).toEqual([...memberHeadings])
  expect(lines.map(([, username]) => username)).toEqual([asha, boris, carla])
  expect(lines[0]).toContain('पुणे')
  expect(lines[2]).toContain("'=1+1")

  const { name, text } = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Download CSV' }).click(),
  )
  await expectToast(page, 'Download started')
  expect(name).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/)
  const [first, ...rows] = text.split('\r\n')
  expect(first).toBe(`\uFEFF${memberHeadings.join(',')}`)
  expect(rows.slice(0, 3).map((row) => row.split(',')[1])).toEqual([asha, boris, carla])
  expect(rows[0]).toContain(`,आशा ${tag},`)
  expect(rows[2]).toContain(",'=1+1,")
  expect(rows.slice(3)).toEqual([''])
  await removeMembers(query, people)
})
