import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { addVerifiedPhone, registerMember, uniquePhone, uniqueUsername } from './support/members.ts'
import { codesTo } from './support/outbox.ts'
import { widths } from './support/overflow.ts'
import { expectToast, expectToastOverDialog, open } from './support/pages.ts'
import { expect, test, uniqueEmail } from './support/test.ts'

const password = 'far-places-few-people'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const myAccount = (page: Page) => page.getByRole('link', { name: 'My Account' }).first()

/** Opens the modal and chooses a mode. */
async function openMode(page: Page, mode: string) {
  await open(page, '/about')
  await myAccount(page).click()
  await dialog(page, 'Sign Up / Log In').getByRole('button', { name: mode }).click()
  return dialog(page, mode)
}

test('creating an account leads to its page', async ({ page }) => {
  const form = await openMode(page, 'Create an Account')
  await form.getByLabel('First name').fill('Asha')
  await form.getByLabel('Username').fill(uniqueUsername('asha'))
  await form.getByLabel('Email').fill(uniqueEmail('asha'))
  await form.getByText('More about you (optional)').click()
  await form.getByLabel('Age group').selectOption('30-35')
  await form.getByLabel('Password', { exact: false }).first().fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('button', { name: 'Create Account' }).click()
  const words = 'Account created successfully! Redirecting to your account...'
  await expectToastOverDialog(page, 'Success', words)
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a code sent by SMS signs in, using only the keyboard', async ({ page, query }) => {
  const { username } = await registerMember('Omar')
  const phone = await addVerifiedPhone(query, username)
  await open(page, '/about')
  await myAccount(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Sign Up / Log In').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Login with OTP')
  await expect(form.getByRole('textbox', { name: 'Phone' })).toBeFocused()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expect.poll(() => codesTo(phone)).toHaveLength(1)
  const [code = ''] = await codesTo(phone)
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'Logged in successfully!')
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('with reduced motion', () => {
  // axe must not judge the colours in the middle of an animation.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  async function expectModeFits(page: Page, mode: string) {
    await expect(dialog(page, mode)).toBeVisible()
    await expectAccessible(page, mode)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const { x, width: own } = (await dialog(page, mode).boundingBox())!
      expect.soft(x, `${mode} at ${width} px`).toBeGreaterThanOrEqual(0)
      expect.soft(x + own, `${mode} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }

  test('every mode fits every width and is accessible, also with errors and a code that was sent', async ({
    page,
  }) => {
    await open(page, '/account')
    await page.getByRole('button', { name: 'Sign Up / Log In' }).click()
    await expectAccessible(page, 'initial')
    const choose = (mode: string) =>
      page.getByRole('dialog').getByRole('button', { name: mode }).click()
    for (const [mode, button] of [
      ['Login with Email', 'Log In'],
      ['Create an Account', 'Create Account'],
    ] as const) {
      await choose(mode)
      await expectModeFits(page, mode)
      await dialog(page, mode).getByRole('button', { name: button }).click()
      await expect(dialog(page, mode).getByText('Password is required')).toBeVisible()
      const folded = dialog(page, mode).getByText('More about you (optional)')
      if (mode === 'Create an Account') await folded.click()
      await expectAccessible(page, `${mode} with errors`)
      await choose('Back')
    }
    await choose('Login with Email')
    await choose('Forgot your password?')
    await expect(dialog(page, 'Forgot your password?')).toBeVisible()
    await expectAccessible(page, 'forgotten password')
    await choose('Back')
    await choose('Back')
    await choose('Login with OTP')
    await expectModeFits(page, 'Login with OTP')
    const form = dialog(page, 'Login with OTP')
    await form.getByRole('textbox', { name: 'Phone' }).fill(uniquePhone('55'))
    await form.getByRole('button', { name: 'Send OTP' }).click()
    await expect(form.getByRole('textbox', { name: 'Code' })).toBeFocused()
    await expectAccessible(page, 'code sent')
  })
})

test('a form is sent after a login over it, and a logout in one tab clears the other', async ({
  page,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(401))
  const { username, password } = await registerMember('Tara', page.context())
  await open(page, '/account?tab=my-profile')
  await page.getByLabel('City').fill('Pune')
  await query('delete from sessions where user_id = (select id from users where username = $1)', [
    username,
  ])
  await page.getByRole('button', { name: 'Save Profile' }).click()
  const asked = dialog(page, 'Sign Up / Log In')
  await expect(asked.getByText(/^You have been logged out/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: 'Login with Email' }).click()
  const form = dialog(page, 'Login with Email')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Log In' }).click()
  await expectToast(page, 'Profile saved')
  await expect(page).toHaveURL('/account?tab=my-profile')
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeFocused()

  const other = await page.context().newPage()
  await open(other, '/account?tab=my-profile')
  await other.getByLabel('City').fill('Typed in the other tab')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('button', { name: 'Sign Up / Log In' })).toBeVisible()
  await expect(other.getByLabel('City')).toHaveCount(0)
})
