import type { Page } from '@playwright/test'
import { system } from './support/system.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { openAdminSession, gateHeading, openAdminPage, submitPassword } from './support/admin.ts'
import { codeAt, currentStep } from './support/one-time-code.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Attempts are limited by address, and all tests have the same one.
test.beforeEach(async ({ query }) => void (await query('delete from rate_limits')))

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Members' })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' })

async function lock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lock' }).click()
  await expect(gateHeading(page)).toBeVisible()
}

/** Submits the password, after which the gate asks for a code, and the code. */
async function submitPasswordAndCode(page: Page, code: string): Promise<void> {
  await submitPassword(page, system.adminPassword)
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

/** Switches the factor on; returns the app's secret, the time step of the used code, and the recovery codes. */
async function switchOn(page: Page) {
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByLabel("The console's password")).toBeFocused()
  await page.keyboard.type(system.adminPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await expect(codeField(page)).toBeFocused()
  await expectAccessible(page, 'setting it up')
  const step = currentStep()
  await page.keyboard.type(codeAt(secret, step))
  await page.keyboard.press('Enter')
  await expectToast(page, 'The second factor is on')
  const codes = await page.getByRole('listitem').locator('code').allInnerTexts()
  await expectAccessible(page, 'the recovery codes')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, step, codes }
}

test('switches a second factor on, asks for it at the gate, and switches it off', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(401))
  await openAdminSession(context, 'Meera')
  await openAdminPage(page, '/settings/security', 'My security')
  try {
    const { secret, step, codes } = await switchOn(page)
    expect(codes).toHaveLength(10)
    await expect(page.getByText(/10 recovery codes are left/)).toBeVisible()

    await lock(page)
    await submitPassword(page, system.adminPassword)
    await expect(codeField(page)).toBeFocused()
    await expectAccessible(page, 'the code at the gate')
    await page.reload()
    // Each code is accepted once, so this is the code of the next time step.
    await submitPasswordAndCode(page, codeAt(secret, step + 1))
    await expectToast(page, 'Access granted')
    await expect(page.getByRole('heading', { level: 1, name: 'My security' })).toBeVisible()

    await lock(page)
    const [first = '', second = '', third = ''] = codes
    await submitPasswordAndCode(page, first)
    await expect(gateHeading(page)).toHaveCount(0)
    await lock(page)
    await submitPasswordAndCode(page, first)
    await expectToast(page, 'Access denied')
    await expect(codeField(page)).toHaveValue(first)
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type(second)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/8 recovery codes are left/)).toBeVisible()

    await page.getByRole('button', { name: 'Switch off' }).click()
    const form = page.getByRole('form', { name: 'Switch the second factor off' })
    await form.getByLabel("The console's password").fill(system.adminPassword)
    await form.getByLabel('Code').fill(third)
    await form.getByRole('button', { name: 'Switch off' }).click()
    await expectToast(page, 'The second factor is off')
    await expect(page.getByText(/the password alone opens the console/)).toBeVisible()
  } finally {
    await query('delete from second_factor')
    await query('delete from recovery_codes')
  }
})

test('an ended session shows the gate, and unlocking returns to the same page', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(401))
  await openAdminSession(context, 'Meera')
  await openAdminPage(page, '/requests/inquiries', 'Inquiries')
  await query('delete from admin_sessions')
  await page.getByRole('link', { name: 'Mail' }).click()
  await expectToast(page, 'Your session has ended', 'Please unlock the console again.')
  await expect(gateHeading(page)).toBeVisible()
  await submitPassword(page, system.adminPassword)
  await expect(page.getByRole('heading', { level: 1, name: 'Write' })).toBeVisible()
  await open(page, system.adminUrl)
  await expect(heading(page)).toBeVisible()
})
