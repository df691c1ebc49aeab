import type { Page } from '@playwright/test'
import { violationsOn } from './support/axe.ts'
import { club } from './support/club.ts'
import { answeredWith } from './support/console-watch.ts'
import { codesTo } from './support/outbox.ts'
import { expectToast, expectToastOverDialog, open } from './support/pages.ts'
import { expect, newAddress, type Query, test } from './support/test.ts'

const password = 'far-places-few-people'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const myAccount = (page: Page) => page.getByRole('link', { name: 'My Account' }).first()
const newName = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}`

/** Makes an account by the API alone. */
async function registered(who: string): Promise<string> {
  const username = newName(who)
  const answer = await fetch(`${club.webUrl}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      password,
      confirmPassword: password,
      email: newAddress(who),
      firstName: 'Asha',
    }),
  })
  expect(answer.status).toBe(201)
  return username
}

/** Gives a member a phone of its own, as proved. */
async function withPhone(query: Query, username: string): Promise<string> {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  const phone = `+91 55${digits.slice(0, 3)} ${digits.slice(3)}`
  await query('update users set phone = $1, phone_verified_at = now() where username = $2', [
    phone,
    username,
  ])
  return phone
}

const expectRefusal = (page: Page, sentence: RegExp) =>
  expectToastOverDialog(page, 'Error', sentence)

/** Opens the modal from a page in the given mode. */
async function openMode(page: Page, mode: string) {
  await open(page, '/about')
  await myAccount(page).click()
  await dialog(page, 'Sign Up / Log In').getByRole('button', { name: mode }).click()
  return dialog(page, mode)
}

test('an account is made, and its page follows', async ({ page }) => {
  const form = await openMode(page, 'Create an Account')
  await form.getByLabel('First name').fill('Asha')
  await form.getByLabel('Username').fill(newName('asha'))
  await form.getByLabel('Email').fill(newAddress('asha'))
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

test('a taken username and a common password are told under their fields', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(answeredWith(409))
  consoleWatch.expect(answeredWith(400))
  const username = await registered('kabir')
  const form = await openMode(page, 'Create an Account')
  await form.getByLabel('First name').fill('Kabir')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Email').fill(newAddress('kabir'))
  await form.getByLabel('Password', { exact: false }).first().fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expectRefusal(page, /username/i)
  await expect(form.getByLabel('Username')).toBeFocused()
  await expect(form.getByLabel('Username')).toHaveAccessibleDescription(/.+/)
  await form.getByLabel('Username').fill(newName('kabir'))
  await form.getByLabel('Password', { exact: false }).first().fill('password')
  await form.getByLabel('Confirm password').fill('password')
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(form.getByLabel('Password', { exact: false }).first()).toHaveAccessibleDescription(
    'At least 6 characters. This password is among the commonest. Please choose another.',
  )
})

test('a wrong password is refused, the right one opens the account', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(answeredWith(401))
  const username = await registered('lena')
  const form = await openMode(page, 'Login with Email')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password').fill('not-this-one')
  await form.getByRole('button', { name: 'Log In' }).click()
  await expectRefusal(page, /The username or the password is not right\./)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Log In' }).click()
  await expectToast(page, 'Success', 'Logged in successfully!')
  await expect(page).toHaveURL('/account')

  // Who is signed in goes straight to the account.
  await open(page, '/about')
  await myAccount(page).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a code by SMS opens the account, by keyboard alone', async ({ page, query }) => {
  const phone = await withPhone(query, await registered('omar'))
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

test('Escape closes the modal and the focus goes back to what opened it', async ({ page }) => {
  await open(page, '/about')
  await myAccount(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(myAccount(page)).toBeFocused()
})

test.describe('without motion', () => {
  // What fades in is read at half its strength.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const width of [320, 390, 1280]) {
    test(`every mode keeps the rules of axe and fits ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/account')
      await page.getByRole('button', { name: 'Sign Up / Log In' }).click()
      expect(await violationsOn(page)).toEqual([])
      for (const mode of ['Login with Email', 'Login with OTP', 'Create an Account']) {
        await page.getByRole('dialog').getByRole('button', { name: mode }).click()
        await expect(dialog(page, mode)).toBeVisible()
        expect(await violationsOn(page), mode).toEqual([])
        const box = await dialog(page, mode).boundingBox()
        expect(box!.x).toBeGreaterThanOrEqual(0)
        expect(box!.x + box!.width).toBeLessThanOrEqual(width)
        await dialog(page, mode).getByRole('button', { name: 'Back' }).click()
      }
    })
  }
})
