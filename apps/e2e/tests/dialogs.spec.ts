import type { Page } from '@playwright/test'
import { statusError } from './support/console-watch.ts'
import { registerMember } from './support/members.ts'
import { expectToast, expectToastOverDialog, open } from './support/pages.ts'
import { quiet } from './support/quiet.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 780 } })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openSignUp(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'My Account' }).last().click()
  await dialog(page, 'Sign Up / Log In').getByRole('button', { name: 'Create an Account' }).click()
  return dialog(page, 'Create an Account')
}

test('Back closes the dialog, keeps what was typed except passwords, and leaves no entry behind', async ({
  page,
}) => {
  await open(page, '/faqs')
  await open(page, '/about')
  const entries = await page.evaluate(() => history.length)
  const form = await openSignUp(page)
  await form.getByLabel('First name').fill('Asha')
  await form.getByLabel('Password', { exact: false }).first().fill('far-places')
  await form.getByText('More about you (optional)').click()
  await form.getByLabel('City').fill('Pune')

  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('link', { name: 'My Account' }).last()).toBeFocused()

  await page.goForward()
  await expect(form.getByLabel('First name')).toHaveValue('Asha')
  await expect(form.getByLabel('City')).toHaveValue('Pune')
  await expect(form.getByLabel('Password', { exact: false }).first()).toHaveValue('')

  for (let times = 0; times < 3; times++) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('link', { name: 'My Account' }).last().press('Enter')
    await expect(dialog(page, 'Sign Up / Log In')).toBeVisible()
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
})

test('a reload closes the dialog, and the next Back leaves the page', async ({ page }) => {
  await open(page, '/faqs')
  await open(page, '/about')
  await openSignUp(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await quiet(page)
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
})

test('a wrong password is refused at the form, without covering the title of the dialog, and the right one is accepted', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(401))
  const { username, password } = await registerMember('Nila')
  await open(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'My Account' }).last().click()
  await page.getByRole('button', { name: 'Login with Email' }).click()
  const form = dialog(page, 'Login with Email')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password').fill('not-this-one')
  await form.getByRole('button', { name: 'Log In' }).click()
  await expectToastOverDialog(page, 'Error', /The username or password is wrong\./)
  const title = (await form.getByRole('heading', { level: 2 }).boundingBox())!
  const toast = (await page.locator('li[data-state="open"]').boundingBox())!
  expect(toast.y).toBeGreaterThan(title.y + title.height)
  await page.locator('li[data-state="open"] button').click()
  await expect(page.locator('li[data-state="open"]')).toHaveCount(0)
  await expect(form.getByText(/The username or password is wrong\./)).toBeVisible()
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Log In' }).click()
  await expectToast(page, 'Success', 'Logged in successfully!')
  await expect(page).toHaveURL('/account')

  // My Account leads directly to the account of a member.
  await open(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'My Account' }).last().click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
