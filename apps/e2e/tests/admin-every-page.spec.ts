import type { Page } from '@playwright/test'
import {
  addMembers,
  adminPages,
  departureHeading,
  gateHeading,
  openAdminPage,
  openAdminSession,
  removeMembers,
} from './support/admin.ts'
import { postToApi } from './support/api.ts'
import { expectAccessible, findViolations } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { horizontalOverflow, noOverflow, widths } from './support/overflow.ts'
import { open, tripOf } from './support/pages.ts'
import { quiet } from './support/quiet.ts'
import { system } from './support/system.ts'
import { expect, test, uniqueEmail } from './support/test.ts'
import { keyboardInput, tabTo } from './support/user-input.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// axe is slow on a busy machine.
test.describe.configure({ timeout: 150_000 })
test.beforeEach(async ({ context }) => openAdminSession(context, 'Meera'))

async function expectNoViolationsOrOverflow(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await horizontalOverflow(page), `${state} at ${width} px`).toEqual(noOverflow)
  }
}

const otherPages = [
  { name: 'a trip', path: '/trips/1', heading: tripOf(1).title },
  { name: 'an unknown departure', path: '/departures/999999999', heading: 'Departure' },
  { name: 'an unknown member', path: '/members/999999999', heading: 'Members' },
  { name: 'an unknown trip', path: '/trips/999999999', heading: '' },
  { name: 'an unknown page', path: '/nowhere', heading: 'Page not found' },
  { name: 'no matching member', path: '/members?search=no-such-member', heading: 'Members' },
  {
    name: 'no matching invite',
    path: '/requests/invites?search=no-such-visitor',
    heading: 'Invites',
  },
] as const

/** The pages whose table starts near the top of the screen. */
const withTable: readonly string[] = ['Departures', 'Log', 'Sign-ins']

async function expectTableNearTop(page: Page): Promise<void> {
  for (const [width, height, limit] of [
    [1280, 800, 220],
    [390, 844, 380],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    const box = await page.getByRole('table').boundingBox()
    expect.soft(box?.y, `the top of the table at ${width} px`).toBeLessThan(limit)
    const heights = await page
      .locator('tbody > tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect.soft(Math.max(0, ...heights), `the highest row at ${width} px`).toBeLessThanOrEqual(56)
  }
}

/** What cuts its text still has room for a date or a name. */
async function expectReadableColumns(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const shown = await page
    .locator('tbody > tr:first-child > [data-shrinks]')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
  expect.soft(Math.min(...shown), 'the narrowest column that cuts its text').toBeGreaterThan(150)
}

/** Describes the focused element; starts with 'unseen' if nothing on the screen shows the focus. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing'
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    // In a date field the browser marks the focused part itself.
    const isDate = element instanceof HTMLInputElement && element.type === 'date'
    const isMarked = isDate || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0)
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''
    const isSeen = (isMarked || boxShadow !== 'none') && isInView
    return `${isSeen ? '' : 'unseen: '}${element.tagName} ${name}`
  })

/** Expects that Tab reaches the link to a page, and that the focus is always shown on it. */
async function expectKeyboardReaches(page: Page, { room, name }: (typeof adminPages)[number]) {
  await page.setViewportSize({ width: 1280, height: 800 })
  // The first stop of the page, wherever the focus was.
  await page.getByRole('link', { name: /^Skip to/ }).focus()
  const keyboard = keyboardInput(page)
  const rooms = page.getByRole('navigation', { name: 'Console' })
  const first = adminPages.find((one) => one.room === room)!
  const isThere = new URL(page.url()).pathname === first.path
  await keyboard.press(rooms.getByRole('link', { name: room }))
  if (first.name !== name) {
    // The heading of a new page takes the focus, and follows the links to the room's other pages.
    const heading = page.getByRole('heading', { level: 1, name: first.name, exact: true })
    if (!isThere) await expect(heading).toBeFocused()
    const pages = page.getByRole('navigation', { name: room, exact: true })
    await tabTo(page, pages.getByRole('link', { name }), 20, isThere ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  // What loads later would move the focused element off the screen.
  await quiet(page)
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => describeFocus(page), `${name}, stop ${stop}`).not.toMatch(/^unseen/)
  }
}

for (const room of new Set(adminPages.map((one) => one.room))) {
  test(`the pages of ${room} are accessible, fit every width, and are reached by Tab`, async ({
    page,
    query,
  }) => {
    const members = await addMembers(query)
    const own = adminPages.filter((one) => one.room === room)
    const after = adminPages[adminPages.indexOf(own.at(-1)!) + 1] ?? adminPages[0]
    await openAdminPage(page, own[0]!.path, own[0]!.name)
    for (const [index, { name }] of own.entries()) {
      await expectNoViolationsOrOverflow(page, name)
      if (withTable.includes(name)) {
        await expectTableNearTop(page)
        await expectReadableColumns(page)
      }
      await expectKeyboardReaches(page, own[index + 1] ?? after)
    }
    await removeMembers(query, members)
  })
}

for (const { name, path, heading } of otherPages) {
  test(`the console is accessible and fits every width: ${name}`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expect(statusError(404))
    if (heading) await openAdminPage(page, path, heading)
    else await open(page, `${system.adminUrl}${path}`)
    await expectNoViolationsOrOverflow(page, name)
  })
}

test('the menu of a phone works by keyboard and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/today', 'Today')
  const menu = page.getByRole('button', { name: /^Menu/ })
  const navigation = page.getByRole('navigation', { name: 'Console' })
  await expect(navigation).toBeHidden()
  await menu.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  // All of it fits the screen.
  await expect(navigation.getByRole('link')).toHaveCount(9)
  await expect(navigation.getByRole('link', { name: 'Settings' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Lock' })).toBeInViewport()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await findViolations(page), `axe, ${colorScheme}`).toEqual([])
  }
  expect(await horizontalOverflow(page)).toEqual(noOverflow)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(navigation).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.press('Enter')
  await navigation.getByRole('link', { name: 'Moderation' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeFocused()
  await expect(navigation).toBeHidden()

  // A tablet has the menu, too; from 1280 pixels on there is a sidebar.
  await page.setViewportSize({ width: 1279, height: 844 })
  await expect(menu).toBeVisible()
  await expect(navigation).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(menu).toBeHidden()
  await expect(navigation).toBeVisible()
})

test('many filters open with their button, which counts them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/settings/log?looks=shown&from=2026-01-01', 'Log')
  const action = page.getByLabel('Action')
  await expect(action).toBeHidden()
  const filters = page.getByRole('button', { name: 'Filters (2)' })
  await filters.press('Enter')
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Show views too').uncheck()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expectAccessible(page, 'the open filters of the log')
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(action).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter From: 1 January 2026' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search the log' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
})

test('the colour scheme of the console follows the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAdminPage(page, '/settings/security', 'My security')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the gate is accessible and fits every width', async ({ page, context }) => {
  await context.clearCookies()
  await open(page, system.adminUrl)
  await expect(gateHeading(page)).toBeVisible()
  await expectNoViolationsOrOverflow(page, 'the gate')
})

test('the gate is accessible when the API fails', async ({ page, consoleWatch }) => {
  consoleWatch.expect(statusError(503))
  await page.route('**/api/admin/session', (route) => route.fulfill({ status: 503 }))
  await open(page, system.adminUrl)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page, 'failure')
})

test('a failed list of members is accessible', async ({ page, consoleWatch }) => {
  consoleWatch.expect(statusError(503))
  await page.route('**/api/admin/users*', (route) => route.fulfill({ status: 503 }))
  await openAdminPage(page, '/members', 'Members')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'failure')
})

test('the form of a trip is accessible with errors and in its dialog', async ({ page }) => {
  await openAdminPage(page, '/trips/9', tripOf(9).title)
  const form = page.getByRole('form', { name: 'Trip' })
  await form.getByRole('textbox', { name: 'Departure months' }).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please enter the months of departure')).toBeVisible()
  await expectAccessible(page, 'errors')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('link', { name: 'Mail' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await expectAccessible(page, 'leaving without saving')
})

test('the pages of a departure are accessible and fit every width', async ({ page }) => {
  await openAdminPage(page, '/departures/16', 'Sri Lankan Serenity, 20 December 2025')
  const tabs = page.getByRole('navigation', { name: 'Departure' }).getByRole('link')
  const names = await tabs.allTextContents()
  expect(names).toHaveLength(8)
  for (const name of names) {
    await page.setViewportSize({ width: 1280, height: 800 })
    const tab = tabs.filter({ hasText: name })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await quiet(page)
    await expectNoViolationsOrOverflow(page, name)
  }
})

test('the forms of a departure are accessible', async ({ page }) => {
  const content = page.getByRole('main')
  const settings = async (id: number) => {
    await page.goto(`${system.adminUrl}/departures/${id}/settings`)
    await expect(content.getByRole('button', { name: 'Change departure' })).toBeVisible()
  }
  await settings(16)
  await content.getByRole('button', { name: 'Change departure' }).click()
  await expect(content.getByRole('textbox', { name: 'Seats' })).toBeVisible()
  await expectAccessible(page, 'changing a departure')
  await settings(16)
  await content.getByRole('button', { name: 'Cancel departure' }).click()
  await expect(content.getByRole('button', { name: 'Keep departure' })).toBeVisible()
  await expectAccessible(page, 'cancelling a departure')
  await settings(16)
  await content.getByRole('button', { name: 'Add hotel' }).click()
  await content.getByRole('form', { name: 'New hotel' }).getByRole('button').first().click()
  await expect(content.getByText('Please enter the name of the hotel')).toBeVisible()
  await expectAccessible(page, 'a new hotel with errors')
  // Its seats are free.
  await settings(14)
  await content.getByRole('button', { name: 'Close departure' }).click()
  await expect(content.getByRole('button', { name: 'Close this departure' })).toBeVisible()
  await expectAccessible(page, 'closing a departure')
  await page.goto(`${system.adminUrl}/departures?departure=new`)
  await page.getByRole('dialog').getByRole('button', { name: 'Add departure' }).click()
  await expectAccessible(page, 'a new departure with errors')
})

test('inquiries, newsletter, audit log and sign-ins are accessible with an open entry', async ({
  page,
}) => {
  const email = uniqueEmail('axe')
  await postToApi('/api/inquiries', {
    data: { name: 'Maya Rao', email, destination: 'bali', message: 'A week of tiles, please.' },
  })
  await postToApi('/api/newsletters', { data: { email } })
  await openAdminPage(page, `/requests/inquiries?search=${email}`, 'Inquiries')
  await page.getByRole('button', { name: /Maya Rao/ }).click()
  await expect(page.getByRole('article', { name: /Maya Rao/ })).toBeVisible()
  await expectAccessible(page, 'an open inquiry')

  await openAdminPage(page, `/mail/lists?search=${email}`, 'Lists')
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await expect(page.getByRole('dialog', { name: 'Remove this address?' })).toBeVisible()
  await expectAccessible(page, 'removing an address')

  await page.setViewportSize({ width: 1280, height: 844 })
  await openAdminPage(page, '/settings/log', 'Log')
  await page
    .getByRole('button', { name: /^Open entry/ })
    .first()
    .click()
  await expectAccessible(page, 'an open entry')

  await openAdminPage(page, '/settings/sign-ins', 'Sign-ins')
  await page
    .getByRole('button', { name: /^Open row/ })
    .first()
    .click()
  await expect(page.getByText('Mark of the address')).toBeVisible()
  await expectAccessible(page, 'the marks of a sign-in')
})

test('dead messages are accessible with their dialogs, and fit every width', async ({
  page,
  query,
}) => {
  const recipient = uniqueEmail('dead')
  await query(
    `insert into outbox (channel, kind, recipient, content, failed_at, last_reason, attempts)
     values ('mail', 'inquiry.acknowledgement', $1, '{}', now(), 'recipient-refused', 1)`,
    [recipient],
  )
  await openAdminPage(page, `/mail/failed?search=${recipient}`, 'Failed')
  const message = page.getByRole('row', { name: /Inquiry: acknowledgement/ })
  await expect(message).toContainText(recipient)
  await expectNoViolationsOrOverflow(page, 'a dead message')
  await message.getByRole('button', { name: /^Change the address/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('nobody')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expectNoViolationsOrOverflow(page, 'a wrong address')
  await page.keyboard.press('Escape')
  await message.getByRole('button', { name: /^Discard/ }).click()
  await expectAccessible(page, 'discarding a message')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(message).toHaveCount(0)
})

test('the palette is accessible, and so is the list of the shortcuts of the page', async ({
  page,
}) => {
  await openAdminPage(page, '/departures/11', departureHeading)
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  const here = palette.getByRole('group', { name: 'On this page' })
  await expect(here.getByRole('option', { name: 'Enter a booking' })).toBeVisible()
  await expectAccessible(page, 'palette')
  await page.keyboard.press('Escape')
  await openAdminPage(page, '/requests/invites', 'Invites')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toContainText('Go to a page, a member or a trip')
  await expect(dialog).toContainText('Next request')
  await expectAccessible(page, 'shortcuts')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await openAdminPage(page, '/settings/security', 'My security')
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await expect(dialog).not.toContainText('Next request')
})

test('the palette finds a page, a member and a trip by keyboard', async ({ page, query }) => {
  const members = await addMembers(query)
  const { username, firstName } = members[1]!
  await openAdminPage(page, '/members', 'Members')
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const choose = async (text: string, option: string) => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(text)
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(option)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  }
  await choose('departu', 'Departures Trips')
  await expect(heading('Departures')).toBeFocused()
  await choose(tripOf(2).title.slice(0, 8), tripOf(2).title)
  await expect(heading(tripOf(2).title)).toBeVisible()
  await choose(username, `${firstName} ${username}`)
  await expect(page.getByRole('region', { name: firstName })).toContainText(username)
  await removeMembers(query, members)
})
