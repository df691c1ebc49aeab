import { violationsOn } from './support/axe.ts'
import { club } from './support/club.ts'
import { addMembers, removeMembers, unlock } from './support/desk.ts'
import { fieldOf, fillInquiry, findInquiryForm, refusals, sendButton } from './support/inquiry.ts'
import { expectToast, open, toastOf, wakeParts } from './support/pages.ts'
import { expect, newAddress, test } from './support/test.ts'

// Nothing is judged halfway through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds a fault that is put there', async ({ page }) => {
  await open(page, '/trips')
  await page.evaluate(() => document.querySelector('h1')?.append(document.createElement('button')))
  expect(await violationsOn(page)).toContainEqual(expect.stringMatching(/^button-name: /))
})

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main, menu' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('axe finds nothing in forms that show what is refused, nor with a toast', async ({ page }) => {
  await open(page, '/trips/5')
  await wakeParts(page, ['Inquiry', 'Newsletter'])
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  const form = await findInquiryForm(page)
  await sendButton(form).click()
  await expect(form.getByText(refusals.Message)).toBeVisible()
  await expect(fieldOf(form, 'Name')).toBeFocused()
  expect(await violationsOn(page)).toEqual([])

  await fillInquiry(form, {
    name: 'Maya Rao',
    email: newAddress('axe'),
    destination: 'bali',
    message: 'A week of rice fields, please.',
  })
  await sendButton(form).click()
  await expectToast(page, 'Inquiry Received!')
  // A toast under the pointer stays.
  await toastOf(page).hover()
  expect(await violationsOn(page)).toEqual([])
  await expectToast(page, 'Inquiry Received!')
})

test('axe finds nothing on the console, at its gate and on its table', async ({ page, query }) => {
  const members = await addMembers(query)
  await open(page, club.adminUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unlock the console')
  expect(await violationsOn(page)).toEqual([])
  await unlock(page, club.adminPassword)
  await expect(page.getByRole('grid', { name: 'Members of the club' })).toBeVisible()
  await expect(toastOf(page)).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  await removeMembers(query, members)
})
