import type { Page } from '@playwright/test'
import { memberHeadings } from '@farandfew/domain/members/admin-members.ts'
import { openAdminPage, openAdminSession, removeMembers } from './support/admin.ts'
import { download } from './support/download.ts'
import { expectToast } from './support/pages.ts'
import { system } from './support/system.ts'
import { expect, type Query, test } from './support/test.ts'
import { keyboardInput } from './support/user-input.ts'

interface Person {
  username: string
  firstName: string
  city: string
}

const insert =
  'insert into users (username, password_hash, first_name, city, email) values ($1, $2, $3, $4, $5)'

/** Adds three members in three scripts; the name of one is a formula. */
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

test.beforeEach(async ({ context }) => openAdminSession(context, 'Meera'))

test('finds members regardless of case and script, and sorts them', async ({ page, query }) => {
  const { tag, people } = await addPeople(query)
  const [asha, boris, carla] = people.map(({ username }) => username)
  await openAdminPage(page, '/members', 'Members')
  expect((await grid(page).boundingBox())?.y, 'the table starts near the top').toBeLessThan(220)
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

test('opens a member by keyboard, and returns the focus to the row', async ({ page, query }) => {
  const { tag, people } = await addPeople(query)
  await openAdminPage(page, `/members?search=${tag}`, 'Members')
  const [asha, boris] = people
  await expect(rowOf(page, boris!.username)).toBeVisible()
  await keyboardInput(page).press(rowOf(page, asha!.username))
  const panel = (name: string) => page.getByRole('region', { name })
  await expect(panel(asha!.firstName)).toContainText(asha!.city)
  await expect(page.getByRole('heading', { level: 2, name: asha!.firstName })).toBeFocused()
  expect((await grid(page).boundingBox())?.y, 'the table stays near the top').toBeLessThan(220)
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

test('copies and downloads the members of a search, with formulas neutralised', async ({
  page,
  context,
  query,
}) => {
  const { tag, people } = await addPeople(query)
  const [asha, boris, carla] = people.map(({ username }) => username)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: system.adminUrl })
  await openAdminPage(page, `/members?search=${tag}`, 'Members')

  await page.getByRole('button', { name: 'Copy Data' }).click()
  await expectToast(page, 'Copied to clipboard')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [head, ...lines] = copied.split('\n').map((line) => line.split('\t'))
  expect(head).toEqual([...memberHeadings])
  expect(lines.map(([, username]) => username)).toEqual([asha, boris, carla])
  expect(lines[0]).toContain('पुणे')
  expect(lines[2]).toContain("'=1+1")

  const { name, text } = await download(page, () =>
    page.getByRole('button', { name: 'Download CSV' }).click(),
  )
  await expectToast(page, 'Download started')
  expect(name).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/)
  const [first, ...rows] = text.split('\r\n')
  expect(first).toBe(`\uFEFF"${memberHeadings.join('","')}"`)
  expect(rows.slice(0, 3).map((row) => row.split(',')[1])).toEqual(
    [asha, boris, carla].map((name) => `"${name}"`),
  )
  expect(rows[0]).toContain(`,"आशा ${tag}",`)
  expect(rows[2]).toContain(`,"'=1+1",`)
  expect(rows.slice(3)).toEqual([''])
  await removeMembers(query, people)
})
