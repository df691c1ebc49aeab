import type { Page } from '@playwright/test'
import { openAdminPage, openAdminSession, removeMembers } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { parseCsv } from './support/csv.ts'
import { download } from './support/download.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { expectToast } from './support/pages.ts'
import { expect, type Query, test } from './support/test.ts'
import { keyboardInput } from './support/user-input.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// axe is slow on a busy machine.
test.describe.configure({ timeout: 150_000 })
test.beforeEach(async ({ context }) => openAdminSession(context, 'Meera'))

const grid = (page: Page) => page.getByRole('grid', { name: 'Members of the club' })
const usernames = (page: Page) => grid(page).getByRole('rowheader').allInnerTexts()
const headings = (page: Page) => grid(page).getByRole('columnheader').allInnerTexts()
const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const panel = (page: Page) => page.getByRole('group', { name: 'Filters' })
const viewButton = (page: Page) => page.getByRole('button', { name: /^View/ })
const viewPanel = (page: Page) => page.getByRole('group', { name: 'View', exact: true })
const editor = (page: Page) => page.getByRole('group', { name: 'Saved view' })
const viewList = (page: Page) => page.getByRole('combobox', { name: /^View/ })
const shownView = (page: Page) => viewList(page).locator('option:checked')

/** Three members of a city of their own; the first two are between 30 and 40. */
async function addPeople(query: Query) {
  const tag = crypto.randomUUID().slice(0, 8)
  const city = `Porto ${tag}`
  const people = ['asha', 'boris', 'carla'].map((name) => ({ username: `${name}-${tag}` }))
  const ages = ['30-35', '35-40', '25-30']
  for (const [index, { username }] of people.entries()) {
    await query(
      `insert into users (username, password_hash, first_name, city, country, age_group)
       values ($1, '$argon2id$none', $2, $3, 'Portugal', $4)`,
      [username, index === 2 ? '=1+1' : username, city, ages[index]],
    )
  }
  return { tag, city, people }
}

test('filters by keyboard, and two operators share a view of the list', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const { tag, city, people } = await addPeople(query)
  const [asha, boris] = people.map(({ username }) => username)
  await openAdminPage(page, '/members', 'Members')
  const { press, type, select } = keyboardInput(page)
  await press(filtersButton(page))
  await type(panel(page).getByRole('textbox', { name: 'City' }), city.toUpperCase())
  await page.keyboard.press('Enter')
  await expect.poll(() => usernames(page)).toHaveLength(3)
  await select(panel(page).getByRole('combobox', { name: 'Age' }), '30-40')
  await expect.poll(() => usernames(page)).toEqual([asha, boris])
  await expect(page.getByRole('status').filter({ hasText: '2 members match' })).toBeVisible()
  await press(viewButton(page))
  for (const column of ['ID', 'Phone']) {
    const box = viewPanel(page).getByRole('checkbox', { name: column, exact: true })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).not.toBeChecked()
  }
  expect(await headings(page)).not.toContain('Phone')
  await expectAccessible(page, 'filters of the members')

  const name = `Thirties ${tag}`
  await type(editor(page).getByRole('textbox', { name: 'Save this list as' }), name)
  await press(editor(page).getByRole('button', { name: 'Save view' }))
  await expectToast(page, 'View saved')
  await expect(shownView(page)).toHaveText(name)
  await page.reload()
  await expect.poll(() => usernames(page), 'after a reload').toEqual([asha, boris])

  const second = await context.browser()!.newContext({ reducedMotion: 'reduce' })
  await openAdminSession(second, 'Ravi')
  const other = await second.newPage()
  await openAdminPage(other, '/', 'Members')
  await viewButton(other).click()
  await viewList(other).selectOption(name)
  await expect.poll(() => usernames(other)).toEqual([asha, boris])
  expect(await headings(other)).not.toContain('Phone')
  await filtersButton(other).click()
  await panel(other).getByRole('combobox', { name: 'Age' }).selectOption('Any')
  await expect.poll(() => usernames(other)).toHaveLength(3)
  await expect(other.getByText('View (changed)')).toBeVisible()
  await editor(other)
    .getByRole('button', { name: `Update “${name}”` })
    .click()
  await expectToast(other, 'View updated')
  await second.close()

  // The first operator still sees the list as it was.
  await viewButton(page).click()
  await editor(page).getByRole('textbox', { name: 'New name of the view' }).fill(`Old ${tag}`)
  await editor(page).getByRole('button', { name: 'Rename' }).click()
  await expect(editor(page).getByRole('alert')).toHaveText(
    `Someone else has changed this view, which is now called “${name}”. Please look at it again.`,
  )
  await expect(page.getByText('View (changed)')).toBeVisible()
  await expectAccessible(page, 'a view that someone else has changed')
  await openAdminPage(page, `/members?search=nobody-${tag}`, 'Members')
  await viewButton(page).click()
  await viewList(page).selectOption(name)
  await expect.poll(() => usernames(page)).toHaveLength(3)
  await editor(page).getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByRole('dialog')).toContainText('Meera saved it for every operator.')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'View deleted')
  await expect(page.getByRole('option', { name })).toHaveCount(0)
  await expect.poll(() => usernames(page)).toHaveLength(3)
  await removeMembers(query, people)
})

test('tags and exports members that are selected by keyboard and pointer', async ({
  page,
  query,
}) => {
  const { city, people } = await addPeople(query)
  const [asha, boris, carla] = people.map(({ username }) => username)
  await page.setViewportSize({ width: 390, height: 844 })
  const list = new URLSearchParams({ city, columns: 'username,firstName' })
  await openAdminPage(page, `/members?${list.toString()}`, 'Members')
  const bar = page.getByRole('group', { name: 'Selected rows' })
  const named = { name: 'Download CSV' }
  const downloads = page.getByRole('button', named).or(page.getByRole('link', named))
  await expect(downloads).toHaveCount(1)
  await grid(page).getByRole('row', { name: asha! }).focus()
  const before = await grid(page).boundingBox()
  await page.keyboard.press('Space')
  await expect(bar).toContainText('1 selected')
  expect((await grid(page).boundingBox())?.y, 'the table stays in its place').toBe(before?.y)
  await expect(downloads).toHaveCount(1)
  await grid(page)
    .getByRole('checkbox', { name: `Select ${carla!}` })
    .click()
  await expect(bar).toContainText('2 selected')
  await expectAccessible(page, 'selected members')
  expect(await horizontalOverflow(page)).toEqual(noOverflow)

  await bar.getByRole('combobox', { name: 'Tag for the selected' }).fill('wine')
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('2 tagged.')
  await bar.getByRole('button', { name: 'Select all 3 that match' }).click()
  const { text } = await download(page, () =>
    bar.getByRole('link', { name: 'Download CSV' }).click(),
  )
  expect(parseCsv(text)).toEqual([
    ['Username', 'First Name'],
    [asha, asha],
    [boris, boris],
    [carla, "'=1+1"],
  ])
  await grid(page).getByRole('link', { name: asha! }).click()
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('wine')

  await openAdminPage(page, `/members?${list.toString()}`, 'Members')
  await filtersButton(page).click()
  await panel(page).getByRole('combobox', { name: 'Tag' }).fill('Wine')
  await page.keyboard.press('Enter')
  await expect.poll(() => usernames(page)).toEqual([asha, carla])
  await removeMembers(query, people)
})

test('a list of departures has its columns and its filters in a view, which another operator opens', async ({
  page,
  context,
}) => {
  const tag = crypto.randomUUID().slice(0, 8)
  await openAdminPage(page, '/departures?season=all', 'Departures')
  const table = page.getByRole('table', { name: 'Departures' })
  const headingNames = table.getByRole('columnheader')
  await expect(headingNames.filter({ hasText: 'Host' })).toBeVisible()
  await page.getByRole('button', { name: 'View', exact: true }).press('Enter')
  const view = page.getByRole('group', { name: 'View', exact: true })
  await view.getByRole('checkbox', { name: 'Host' }).press('Space')
  await expect(headingNames.filter({ hasText: 'Host' })).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: 'Remove the filter Dates: All years' }),
  ).toBeVisible()
  await expectAccessible(page, 'the view of a list')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await horizontalOverflow(page)).toEqual(noOverflow)
  }
  await view.getByRole('textbox', { name: 'Save this list as' }).fill(`Without hosts ${tag}`)
  await page.getByRole('button', { name: 'Save view' }).click()
  await expectToast(page, 'View saved')
  await expect(page.getByRole('button', { name: `View: Without hosts ${tag}` })).toBeVisible()

  const other = await context.browser()!.newContext()
  await openAdminSession(other, 'Ravi')
  const second = await other.newPage()
  await openAdminPage(
    second,
    new URL(page.url()).pathname + new URL(page.url()).search,
    'Departures',
  )
  await expect(second.getByRole('button', { name: `View: Without hosts ${tag}` })).toBeVisible()
  await expect(
    second.getByRole('table', { name: 'Departures' }).getByRole('columnheader', { name: 'Host' }),
  ).toHaveCount(0)
  await other.close()
})
