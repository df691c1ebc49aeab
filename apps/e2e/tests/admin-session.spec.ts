import { addMembers, gateHeading, removeMembers, submitPassword } from './support/admin.ts'
import { statusError } from './support/console-watch.ts'
import { expectToast, open } from './support/pages.ts'
import { system } from './support/system.ts'
import { expect, test } from './support/test.ts'

test('the console opens only with its password, shows the members, and locks', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(401))
  const members = await addMembers(query)
  await open(page, system.adminUrl)
  await submitPassword(page, 'not the password')
  await expectToast(page, 'Access denied', 'Incorrect password')
  await expect(gateHeading(page)).toBeVisible()
  expect(await context.cookies()).toEqual([])

  await submitPassword(page, system.adminPassword)
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await expectToast(page, 'Access granted')
  const table = page.getByRole('grid', { name: 'Members of the club' })
  for (const { username, firstName, city } of members) {
    // The table only renders the rows near the screen.
    await page.getByRole('searchbox', { name: 'Search members' }).fill(username)
    const row = table.getByRole('row', { name: username })
    await expect(row).toContainText(firstName)
    await expect(row).toContainText(city)
  }
  // The second one only counts attempts at the gate by browser.
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name).sort()).toEqual(['ff_admin', 'ff_admin_known'])
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  }

  await page.reload()
  await expect(table).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search members' }).fill(members[1]!.username)
  await expect(table.getByRole('row', { name: members[0]!.username })).toHaveCount(0)
  await expect(table.getByRole('row', { name: members[1]!.username })).toBeVisible()

  await page.getByRole('button', { name: 'Lock' }).click()
  await expect(gateHeading(page)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['ff_admin_known'])
  await page.reload()
  await expect(gateHeading(page)).toBeVisible()
  await removeMembers(query, members)
})

test('the Admin link of the site leads to the console', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click()
  await expect(page).toHaveURL(`${system.adminUrl}/`)
  await expect(gateHeading(page)).toBeVisible()
})

test('the console has the fallback picture of the site', async ({ request }) => {
  const answers = await Promise.all(
    [system.adminUrl, system.webUrl].map((origin) => request.get(`${origin}/art/fallback.svg`)),
  )
  const [inConsole, onSite] = await Promise.all(answers.map((answer) => answer.text()))
  expect(inConsole).toBe(onSite)
  expect(inConsole).toContain('<svg')
})
