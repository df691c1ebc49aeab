import type { Page } from '@playwright/test'
import { openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { createGroup } from './support/groups.ts'
import { registerMember } from './support/members.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { open } from './support/pages.ts'
import { system } from './support/system.ts'
import { statusError } from './support/console-watch.ts'
import { expect, type Query, test } from './support/test.ts'
import { keyboardInput, pointerInput } from './support/user-input.ts'

const phone = { width: 390, height: 844 }
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses the first or the last item of the open menu, in which keys move. */
async function chooseItem(page: Page, name: string, key: 'Home' | 'End') {
  const item = page.getByRole('menuitem', { name })
  await expect(item).toBeVisible()
  await page.keyboard.press(key)
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

/** A group of two, the first of whom is signed in. */
async function createPair(page: Page, query: Query) {
  const asha = await registerMember('Asha', page.context())
  const ben = await registerMember('Ben')
  await query(`update users set last_name = 'Rao', city = 'Pune' where username = $1`, [
    asha.username,
  ])
  const id = await createGroup(query, { members: [asha.username, ben.username] })
  return { asha, ben, id, path: `/groups/${id}` }
}

test('the page of a group is for its members only', async ({ page, query, consoleWatch }) => {
  const member = await registerMember('Chen')
  const id = await createGroup(query, { members: [member.username] })
  await open(page, `/groups/${id}`)
  await expect(page.getByText(/^This page is for the members of one group/)).toBeVisible()
  await button(page, 'Log In').click()
  await page.getByRole('button', { name: 'Login with Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login with Email' })
  await dialog.getByLabel(/^Username/).fill(member.username)
  await dialog.getByLabel(/^Password/).fill(member.password)
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(`/groups/${id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Who is going' })).toBeVisible()
  await expect(card(page, 'Chen').first()).toContainText('You')
  await expect(page.locator('head > title')).toHaveCount(1)

  consoleWatch.expect(statusError(403))
  const other = await createGroup(query, { members: [] })
  await open(page, `/groups/${other}`)
  await expect(page.getByText(/^Only the host and members with a confirmed booking/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'My Account' }).last()).toBeVisible()
  await expectAccessible(page, 'a group of others')
})

for (const [device, inputOf, time] of [
  ['by pointer on a phone', pointerInput, '21:15'],
  ['by keyboard', keyboardInput, '0915PM'],
] as const) {
  test(`a member shows more, says when they arrive and shares the checklist ${device}`, async ({
    page,
    query,
    browser,
    consoleWatch,
  }) => {
    consoleWatch.expect(statusError(409))
    if (inputOf === pointerInput) await page.setViewportSize(phone)
    const input = inputOf(page)
    const { asha, ben, id, path } = await createPair(page, query)
    await open(page, path)
    await expect(card(page, 'Ben')).toBeVisible()
    await input.press(button(page, 'Change'))
    const choice = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await input.choose(choice('Last name'))
    await input.choose(choice('City'))
    const preview = page.getByRole('figure')
    await expect(preview).toContainText('Preview, not saved yet')
    await expect(preview).toContainText('Asha Rao')
    await input.press(button(page, 'Save My Choice'))
    await expect(preview).toContainText('What others see')
    await expect(card(page, 'Asha Rao').first()).toContainText('Pune')

    await page.evaluate(() => window.scrollTo(0, 0))
    await input.showTab('Plan')
    await expect(page).toHaveURL(`${path}?tab=plan`)
    await input.press(button(page, 'Add My Arrival'))
    const form = page.getByRole('form', { name: 'My arrival' })
    await expect(form.getByLabel(/^Date/)).toBeFocused()
    await input.type(form.getByLabel(/^Local time/), time)
    await input.type(form.getByLabel(/^Airport or station/), 'Denpasar')
    await input.type(form.getByLabel(/^Flight number/), 'SQ 938')
    await input.press(form.getByRole('button', { name: 'Save Arrival' }))
    await expect(button(page, 'Change My Arrival')).toBeFocused()
    const arrivals = page.getByRole('region', { name: 'Who arrives when' })
    await expect(arrivals).toContainText('21:15')
    await expect(arrivals.getByText('SQ 938', { exact: true })).toBeVisible()
    await expect(arrivals.getByText('Denpasar', { exact: true })).toBeVisible()
    await expect(arrivals).toContainText('Not known yet: Ben')

    const list = page.getByRole('region', { name: 'Shared checklist' })
    await input.type(
      list.getByRole('textbox', { name: 'Add an item' }),
      'Pack of cards, the small one',
    )
    await input.press(list.getByRole('button', { name: 'Add', exact: true }))
    await input.press(button(page, "I'll bring it: Pack of cards, the small one"))
    await expect(list).toContainText('You bring it')
    const box = list.getByRole('checkbox', { name: 'Pack of cards, the small one' })
    await input.choose(box)
    await expect(list).toContainText('1 of 1 done.')
    const own = page.getByRole('region', { name: 'Your own list' })
    await input.choose(own.getByRole('checkbox', { name: /^Passport/ }))
    await expect(own).toContainText('1 of 8 ticked.')

    const others = await browser.newContext({ baseURL: system.webUrl, locale: 'en-IN' })
    const second = await others.newPage()
    await second.request.post('/api/auth/login', {
      data: { username: ben.username, password: ben.password },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    await open(second, path)
    await expect(card(second, 'Asha Rao')).toContainText('Pune')
    await expect(second.locator('main')).not.toContainText(asha.email)
    await open(second, `${path}?tab=plan`)
    const seen = second.getByRole('region', { name: 'Shared checklist' })
    await expect(seen).toContainText('Asha Rao brings it')
    await expect(
      second.getByRole('region', { name: 'Your own list' }).getByRole('checkbox', {
        name: /^Passport/,
      }),
    ).not.toBeChecked()

    // Both rewrite the item: the later one is refused, and keeps what was typed.
    await input.press(button(page, /^More for Pack of cards/))
    await chooseItem(page, 'Edit', 'Home')
    const edit = page.getByRole('form', { name: /^Edit Pack of cards/ })
    await input.type(edit.getByRole('textbox', { name: 'Item' }), 'Two packs of cards')
    await query(`update group_checklist_items set label = 'Dice' where departure_id = $1`, [id])
    await input.press(edit.getByRole('button', { name: 'Save' }))
    await expect(list.getByText('Someone has changed it to “Dice” in the meantime')).toBeVisible()
    await expect(list.getByRole('textbox', { name: 'Item', exact: true })).toHaveValue(
      'Two packs of cards',
    )
    await input.press(list.getByRole('button', { name: 'Replace It' }))
    await expect(list.getByRole('checkbox', { name: 'Two packs of cards' })).toBeChecked()
    await input.press(button(page, 'More for Two packs of cards'))
    await chooseItem(page, 'Remove for everyone', 'End')
    await expect(list).toContainText('Nothing here yet.')

    expect(await horizontalOverflow(page)).toEqual(noOverflow)
    await expectAccessible(page, 'the plan of a group')
    await open(page, path)
    await input.press(button(page, 'Change'))
    await expect(preview).toBeVisible()
    await expectAccessible(page, 'the members of a group')
    await others.close()
  })
}

test('an operator names the host, who sees the page without a booking', async ({
  page,
  query,
  browser,
}) => {
  const host = await registerMember('Elif', page.context())
  const traveller = await registerMember('Dana')
  const id = await createGroup(query, { members: [traveller.username] })
  const operators = await browser.newContext()
  const consolePage = await operators.newPage()
  await openAdminSession(operators, `host-${id}`)
  const name = `Elif ${host.username}`
  await consolePage.goto(`${system.adminUrl}/hosts?host=new`)
  const dialog = consolePage.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: /^Member account/ }).fill('nobody.at.all')
  await dialog.getByRole('button', { name: 'Add host' }).click()
  await expect(dialog).toContainText('No member has this username')
  await dialog.getByRole('textbox', { name: /^Member account/ }).fill(host.username)
  await dialog.getByRole('button', { name: 'Add host' }).click()
  await expect(dialog).toHaveCount(0)
  await consolePage.goto(`${system.adminUrl}/departures/${id}/settings?view=change`)
  const settings = consolePage.getByRole('main')
  await settings.getByRole('combobox', { name: /^Host/ }).selectOption({ label: name })
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings.getByRole('link', { name })).toBeVisible()
  await operators.close()

  await open(page, '/account')
  const rooms = page.getByRole('region', { name: 'Group Rooms' })
  await expect(rooms).toContainText('Host')
  await rooms.getByRole('link', { name: 'Bali Bliss' }).click()
  await expect(page).toHaveURL(`/groups/${id}`)
  await expect(card(page, 'Elif').first()).toContainText('Host')
  await expect(page.locator('main')).toContainText('You are the host')
})
