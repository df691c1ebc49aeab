import type { Page } from '@playwright/test'
import { club } from './support/club.ts'
import { answeredWith } from './support/console-watch.ts'
import { enterDesk, gateHeading, goToRoom, tryPassword } from './support/desk.ts'
import { codeAt, stepNow } from './support/one-time-code.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// Tries are counted by address, and this browser has the address of all the others.
test.beforeEach(async ({ query }) => void (await query('delete from rate_limits')))

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'User database' })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' })

async function lock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lock' }).click()
  await expect(gateHeading(page)).toBeVisible()
}

/** Gives the password, after which the gate asks for a code, and the code. */
async function giveBoth(page: Page, code: string): Promise<void> {
  await tryPassword(page, club.adminPassword)
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

/** Switches the factor on in the room; the app's secret, its last step, and the recovery codes. */
async function switchOn(page: Page) {
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByLabel('The console’s password')).toBeFocused()
  await page.keyboard.type(club.adminPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await expect(codeField(page)).toBeFocused()
  const step = stepNow()
  await page.keyboard.type(codeAt(secret, step))
  await page.keyboard.press('Enter')
  await expectToast(page, 'The second factor is on')
  const codes = await page.getByRole('listitem').locator('code').allInnerTexts()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return { secret, step, codes }
}

test('a second factor is switched on, asked for at the gate, and switched off again', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(answeredWith(401))
  await enterDesk(context, 'Meera')
  await goToRoom(page, '/security', 'Security')
  try {
    const { secret, step, codes } = await switchOn(page)
    expect(codes).toHaveLength(10)
    await expect(page.getByText(/10 recovery codes are left/)).toBeVisible()

    await lock(page)
    // A code opens the gate once; the next one is of the step that follows.
    await giveBoth(page, codeAt(secret, step + 1))
    await expectToast(page, 'Access granted')
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()

    await lock(page)
    const [first = '', second = '', third = ''] = codes
    await giveBoth(page, first)
    await expect(gateHeading(page)).toHaveCount(0)
    await lock(page)
    await giveBoth(page, first)
    await expectToast(page, 'Access denied')
    await expect(codeField(page)).toHaveValue(first)
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type(second)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/8 recovery codes are left/)).toBeVisible()

    await page.getByRole('button', { name: 'Switch off' }).click()
    const form = page.getByRole('form', { name: 'Switch the second factor off' })
    await form.getByLabel('The console’s password').fill(club.adminPassword)
    await form.getByLabel('Code').fill(third)
    await form.getByRole('button', { name: 'Switch off' }).click()
    await expectToast(page, 'The second factor is off')
    await expect(page.getByText(/the password alone opens the console/)).toBeVisible()
  } finally {
    await query('delete from second_factor')
    await query('delete from recovery_codes')
  }
})

test('a session that was ended elsewhere leads to the gate, and back to the same place', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(answeredWith(401))
  await enterDesk(context, 'Meera')
  await goToRoom(page, '/inquiries', 'Inquiries')
  await query('delete from admin_sessions')
  await page.getByRole('link', { name: 'Newsletter' }).click()
  await expectToast(page, 'Your session has ended', 'Please unlock the console again.')
  await expect(gateHeading(page)).toBeVisible()
  await tryPassword(page, club.adminPassword)
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
  await open(page, club.adminUrl)
  await expect(heading(page)).toBeVisible()
})
