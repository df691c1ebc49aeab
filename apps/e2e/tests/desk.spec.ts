import { club } from './support/club.ts'
import { answeredWith } from './support/console-watch.ts'
import { addMembers, removeMembers, tryPassword, unlock } from './support/desk.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('the console opens to its password alone, shows the members, and locks again', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(answeredWith(401))
  const members = await addMembers(query)
  await open(page, club.adminUrl)
  await tryPassword(page, 'not the password')
  await expectToast(page, 'Access denied', 'Incorrect password')
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock the console' })).toBeVisible()
  expect(await context.cookies()).toEqual([])

  await unlock(page, club.adminPassword)
  await expectToast(page, 'Access granted')
  const table = page.getByRole('grid', { name: 'Members of the club' })
  for (const { username, firstName, city } of members) {
    const row = table.getByRole('row', { name: username })
    await expect(row).toContainText(firstName)
    await expect(row).toContainText(city)
  }
  const [cookie, ...others] = await context.cookies()
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })

  await page.reload()
  await expect(table).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search members' }).fill(members[1]!.username)
  await expect(table.getByRole('row', { name: members[0]!.username })).toHaveCount(0)
  await expect(table.getByRole('row', { name: members[1]!.username })).toBeVisible()

  await page.getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock the console' })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock the console' })).toBeVisible()
  await removeMembers(query, members)
})

test('nobody without an open console reads the members', async ({ request }) => {
  for (const origin of [club.adminUrl, club.webUrl]) {
    const response = await request.get(`${origin}/api/admin/users`)
    expect(response.status()).toBe(401)
    expect(response.headers()['content-type']).toContain('application/problem+json')
  }
})

test('the site’s own link to the console leads there', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click()
  await expect(page).toHaveURL(`${club.adminUrl}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock the console' })).toBeVisible()
})

test('the console has the stand-in of a picture that is gone', async ({ request }) => {
  const answers = await Promise.all(
    [club.adminUrl, club.webUrl].map((origin) => request.get(`${origin}/art/fallback.svg`)),
  )
  const [atDesk, onSite] = await Promise.all(answers.map((answer) => answer.text()))
  expect(atDesk).toBe(onSite)
  expect(atDesk).toContain('<svg')
})
