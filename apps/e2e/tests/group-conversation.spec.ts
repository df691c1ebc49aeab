import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { createGroup } from './support/groups.ts'
import { registerMember } from './support/members.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { expect, test as base } from './support/test.ts'
import { tabTo } from './support/user-input.ts'

const picture = {
  name: 'boat.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../web/public/icon-192.png', import.meta.url)),
}
const noNetwork = /ERR_INTERNET_DISCONNECTED/

const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const log = (page: Page) => page.getByRole('log', { name: 'New messages' })

/** The texts of all messages, in order, with those that are not sent yet. */
async function texts(page: Page): Promise<string[]> {
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  const all = await messages.locator('p[dir="auto"]').allTextContents()
  return all.map((text) => text.replaceAll(' (opens in a new tab)', ''))
}

/** The messages that are not sent yet. */
const waiting = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: /^(?:Waiting to be sent|Sending…)$/ })

async function openConversation(page: Page, departure: number) {
  await page.goto(`/groups/${departure}?tab=conversation`)
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toBeVisible()
}

async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
}

/** Makes the browser's database as slow as a busy phone's. */
const keepDatabaseBusy = (page: Page) =>
  page.evaluate(() => {
    const request = indexedDB.open('group-messages', 1)
    request.addEventListener('success', () => {
      const store = request.result.transaction('files', 'readwrite').objectStore('files')
      const end = Date.now() + 1000
      const readOn = () => {
        if (Date.now() < end) store.get('any').addEventListener('success', readOn)
      }
      readOn()
    })
  })

async function openMenu(page: Page, text: string) {
  // A reply also contains the beginning of its message.
  const shown = message(page, text).first()
  await shown.hover()
  await shown.getByRole('button', { name: /^Actions for/ }).click()
}

interface Two {
  /** The id of the departure. */
  departure: number
  /** The page of Kabir, the host, in another browser. */
  other: Page
  elsewhere: BrowserContext
}

interface ConversationFixtures {
  /** Opens the conversation of a group for Asha, in the test's page, and for Kabir, its host. */
  openTwo: () => Promise<Two>
}

const test = base.extend<ConversationFixtures>({
  openTwo: async ({ page, context, browser, query }, use) => {
    const elsewhere = await browser.newContext()
    await use(async () => {
      const [asha, kabir] = await Promise.all([
        registerMember('Asha', context),
        registerMember('Kabir', elsewhere),
      ])
      const members = [asha.username, kabir.username]
      const departure = await createGroup(query, { members, host: kabir.username })
      const other = await elsewhere.newPage()
      await Promise.all([openConversation(page, departure), openConversation(other, departure)])
      return { departure, other, elsewhere }
    })
    await elsewhere.close()
  },
})

test('two members talk, and each sees at once what the other does', async ({ page, openTwo }) => {
  const { other } = await openTwo()
  await say(page, 'I land at 06:40. Who shares a taxi?')
  const question = message(other, 'I land at 06:40')
  await expect(question).toContainText('Asha')
  await expect(log(other)).toHaveText('Asha: I land at 06:40. Who shares a taxi?')
  await expect(log(page)).toBeEmpty()

  await openMenu(other, 'I land at 06:40')
  await item(other, 'Reply').click()
  await expect(field(other)).toBeFocused()
  await say(other, 'I do')
  const answer = message(page, 'I do')
  await expect(answer).toContainText('Host')
  await answer.getByRole('button', { name: /Replying to You/ }).click()
  await expect(message(page, 'I land at 06:40').first()).toBeFocused()

  await openMenu(page, 'I do')
  await page.getByRole('menuitemcheckbox', { name: 'Celebrate' }).click()
  const celebration = message(other, 'I do').getByRole('button', { name: 'Celebrate, 1: Asha' })
  await expect(celebration).toHaveAttribute('aria-pressed', 'false')
  await celebration.click()
  await expect(answer.getByRole('button', { name: /^Celebrate, 2: / })).toBeVisible()

  await openMenu(page, 'I land at 06:40')
  await item(page, 'Edit').click()
  const editor = page.getByRole('form', { name: 'Edit your message' })
  await editor.getByRole('textbox').fill('I land at 07:40. Who shares a taxi?')
  await editor.getByRole('textbox').press('Enter')
  await expect(message(other, 'I land at 07:40').first()).toContainText('edited')
  await expect(message(page, 'I land at 07:40').first()).toBeFocused()
  await expect(message(other, 'I do')).toContainText('I land at 07:40')

  await openMenu(other, 'I do')
  await item(other, 'Pin').click()
  const pinned = page.getByRole('region', { name: 'Pinned messages' })
  await expect(pinned).toContainText('Kabir I do')

  await say(page, 'Not for everyone')
  await openMenu(page, 'Not for everyone')
  await item(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(message(other, 'Deleted')).toBeVisible()
  await expect(message(page, 'Deleted')).toBeFocused()

  await openMenu(other, 'I land at 07:40. Who shares a taxi?')
  await item(other, 'Remove').click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(message(page, 'Removed by the host').first()).toBeVisible()
  await expect(message(page, 'I do')).not.toContainText('07:40')
})

test('pictures are checked, survive a reload until they are sent, and are shown with their description', async ({
  page,
  context,
  consoleWatch,
  openTwo,
}) => {
  consoleWatch.expect(noNetwork)
  consoleWatch.expect(/ERR_FAILED/)
  const { other } = await openTwo()
  const files = page.getByLabel('Picture files')
  await files.setInputFiles({ ...picture, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText('Please choose a picture of at most 5 MB')).toBeVisible()
  await files.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  await expect(page.getByText('Please choose a JPEG, PNG or WebP picture')).toBeVisible()
  await files.setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
  await expect(page.getByText('This picture is damaged')).toBeVisible()

  await keepDatabaseBusy(page)
  await files.setInputFiles(picture)
  const preview = page.getByRole('img', { name: 'Preview of boat.png' })
  await expect(preview).toBeVisible()
  await page.getByLabel('Describe the picture').fill('A small boat below a red sun')
  await page.reload()
  await expect(preview).toBeVisible()
  await context.setOffline(true)
  await say(page, 'Our boat')
  await expect(waiting(page)).toBeVisible()
  // A reload needs the network; the upload does not get through yet.
  await page.route('**/message-pictures', (route) => route.abort())
  await context.setOffline(false)
  await expect(page.getByText('Not sent yet').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Not sent yet').first()).toBeVisible()
  // The page tries again by itself.
  await page.unrouteAll()
  const shown = message(other, 'Our boat').getByRole('img', {
    name: 'A small boat below a red sun',
  })
  await expect(shown).toBeVisible()
  const widthOf = (image: HTMLImageElement) => image.naturalWidth
  await expect.poll(() => shown.evaluate(widthOf)).toBe(192)
  await shown.click()
  const large = other.getByRole('dialog', { name: 'Pictures in the conversation' })
  await expect(large.getByRole('img', { name: 'A small boat below a red sun' })).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(message(other, 'Our boat')).toBeFocused()
})

test('a member who is offline for a while loses nothing and doubles nothing', async ({
  page,
  consoleWatch,
  openTwo,
}) => {
  const { other, elsewhere } = await openTwo()
  await say(page, 'Before the tunnel')
  await expect(message(other, 'Before the tunnel')).toBeVisible()

  await elsewhere.setOffline(true)
  await expect(
    other.getByText('You are offline. Your messages will be sent when you are back online.'),
  ).toBeVisible()
  for (const text of ['From the tunnel 1', 'From the tunnel 2', 'From the tunnel 3'])
    await say(other, text)
  await expect(waiting(other)).toHaveCount(3)
  for (const text of ['Meanwhile 1', 'Meanwhile 2']) await say(page, text)
  await expect(waiting(page)).toHaveCount(0)

  await elsewhere.setOffline(false)
  const everything = [
    ...['Before the tunnel', 'Meanwhile 1', 'Meanwhile 2'],
    ...['From the tunnel 1', 'From the tunnel 2', 'From the tunnel 3'],
  ]
  await expect.poll(() => texts(page)).toEqual(everything)
  await expect.poll(() => texts(other)).toEqual(everything)
  await expect(other.getByText('You are offline.')).toHaveCount(0)

  // The answer to a message is lost: the same message is sent again and stored once.
  let isLost = false
  await page.route('**/messages', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  consoleWatch.expect(/ERR_CONNECTION_RESET/)
  await say(page, 'Sent twice, stored once')
  await expect.poll(() => isLost).toBe(true)
  await expect(page.getByText('Not sent')).toHaveCount(0)
  everything.push('Sent twice, stored once')
  await expect.poll(() => texts(page)).toEqual(everything)
  await expect.poll(() => texts(other)).toEqual(everything)
  await page.reload()
  await expect.poll(() => texts(page)).toEqual(everything)
  await page.unrouteAll()
})

test('unread messages are counted until the member has seen them, also in another tab', async ({
  page,
  context,
  openTwo,
}) => {
  const { departure, other } = await openTwo()
  const second = await context.newPage()
  await page.goto(`/groups/${departure}`)
  await expect(page.getByRole('tab', { name: 'Conversation' })).toBeVisible()
  for (let count = 1; count <= 3; count += 1) await say(other, `News ${count}`)
  await expect(waiting(other)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Conversation 3 unread' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(3\) Group Room/)

  await page.getByRole('tab', { name: 'Conversation' }).click()
  const line = page.locator('[data-new-line]')
  await expect(line).toHaveText('New')
  await expect(line.locator('xpath=following-sibling::article[1]')).toContainText('News 1')
  await expect(page.getByRole('tab', { name: 'Conversation', exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Group Room/)
  await expect(line).toBeVisible()

  await openConversation(second, departure)
  await expect(second.locator('[data-new-line]')).toHaveCount(0)
  await say(second, 'Seen all of it')
  await expect(message(page, 'Seen all of it')).toHaveCount(1)
  await expect(line).toHaveCount(0)
})

test('a message that meets the end of the session is sent after the login', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(401))
  const asha = await registerMember('Asha', context)
  const departure = await createGroup(query, { members: [asha.username] })
  await openConversation(page, departure)
  await field(page).fill('Half a thought')
  await page.reload()
  await expect(field(page)).toHaveValue('Half a thought')
  await page.getByRole('tab', { name: 'Plan' }).click()
  await page.getByRole('tab', { name: 'Conversation' }).click()
  await expect(field(page)).toHaveValue('Half a thought')

  await query('delete from sessions where user_id = (select id from users where username = $1)', [
    asha.username,
  ])
  await field(page).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Login with Email' }).click()
  await dialog.getByLabel(/^Username/).fill(asha.username)
  await dialog.getByLabel(/^Password/).fill(asha.password)
  await dialog.getByRole('button', { name: 'Log In' }).click()
  await expect(message(page, 'Half a thought')).toHaveCount(1)
  await expect(waiting(page)).toHaveCount(0)
})

test('everything works by keyboard, and a screen reader hears what is new', async ({
  page,
  context,
  consoleWatch,
  openTwo,
}) => {
  consoleWatch.expect(noNetwork)
  const { other } = await openTwo()
  await say(other, 'Good morning')
  await expect(log(page)).toHaveText('Kabir: Good morning')
  // What was missed arrives at once.
  await context.setOffline(true)
  for (let count = 1; count <= 4; count += 1) await say(other, `Question ${count}`)
  await expect(waiting(other)).toHaveCount(0)
  await context.setOffline(false)
  await expect(log(page)).toHaveText('4 new messages')

  await page.getByRole('tab', { name: 'Conversation' }).focus()
  await tabTo(page, message(page, 'Question 4'), 4)
  await page.keyboard.press('Home')
  await expect(message(page, 'Good morning')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(message(page, 'Question 1')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemcheckbox', { name: 'Love' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(
    message(other, 'Question 1').getByRole('button', { name: /^Thumbs up, 1/ }),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemcheckbox', { name: 'Love' })).toBeFocused()
  await page.keyboard.press('r')
  await expect(item(page, 'Reply')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('An answer')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('in two lines')
  await page.keyboard.press('Enter')
  await expect(message(other, 'An answer')).toContainText('in two lines')
  await expect(field(page)).toBeFocused()
  await expect(waiting(page)).toHaveCount(0)

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: /^Actions for your message/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemcheckbox', { name: 'Love' })).toBeFocused()
  await page.keyboard.press('d')
  await expect(item(page, 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Delete your message?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message(page, 'An answer')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a button sends, and the composer stays above the keyboard', async ({ page, openTwo }) => {
    const { other } = await openTwo()
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await field(page).tap()
    // The keyboard takes its place.
    await page.setViewportSize({ width: 390, height: 480 })
    await field(page).fill('From the phone')
    for (const control of [field(page), button(page, 'Send')]) {
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    await button(page, 'Send').tap()
    await expect(field(page)).toBeFocused()
    await expect(message(other, 'From the phone')).toBeVisible()
  })
})

test.describe('for axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.describe.configure({ timeout: 150_000 })

  test('every state of the conversation is accessible', async ({
    page,
    context,
    query,
    consoleWatch,
    openTwo,
  }) => {
    consoleWatch.expect(noNetwork)
    const { departure, other } = await openTwo()
    await expectAccessible(page, 'an empty conversation')
    await say(page, 'Hello')
    await say(other, 'See https://example.com/')
    await openMenu(other, 'Hello')
    await other.getByRole('menuitemcheckbox', { name: 'Love' }).click()
    await openMenu(other, 'Hello')
    await item(other, 'Pin').click()
    await expect(page.getByRole('region', { name: 'Pinned messages' })).toBeVisible()
    await expectAccessible(page, 'messages')
    await openMenu(page, 'Hello')
    await expectAccessible(page, 'the menu of a message')
    await item(page, 'Edit').click()
    await expectAccessible(page, 'editing')
    await page.keyboard.press('Escape')
    await openMenu(page, 'Hello')
    await item(page, 'Delete').click()
    await expectAccessible(page, 'deleting')
    await button(page, 'Keep It').click()
    await openMenu(page, 'See https')
    await item(page, 'Reply').click()
    await page.getByLabel('Picture files').setInputFiles(picture)
    await field(page).fill('a'.repeat(2001))
    await expect(page.getByText('1 too many')).toBeVisible()
    await expectAccessible(page, 'a reply with a picture that is too long')
    await context.setOffline(true)
    await say(page, 'Offline')
    await expect(waiting(page)).toBeVisible()
    await expectAccessible(page, 'offline')
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await horizontalOverflow(page), `overflow at ${width} px`).toEqual(noOverflow)
    }
    await context.setOffline(false)
    // The message has arrived with its picture: nothing is sent any more when the trip is over.
    await expect(message(other, 'Offline')).toBeVisible()

    await query(
      `update trip_schedules set departure_date = date '2024-01-01' + ($1 % 300) where id = $1`,
      [departure],
    )
    await page.reload()
    await expect(page.getByText(/The conversation is read-only/)).toBeVisible()
    await expect(field(page)).toHaveCount(0)
    await expectAccessible(page, 'after the trip')
  })
})
