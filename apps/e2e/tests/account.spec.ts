import type { Page } from '@playwright/test'
import { quizQuestions } from '@farandfew/domain/quiz'
import { violationsOn } from './support/axe.ts'
import { expectToast, expectToastOverDialog, open } from './support/pages.ts'
import { expect, newAddress, test } from './support/test.ts'

/** Makes an account, in which this page is signed in from then on. */
async function join(page: Page): Promise<void> {
  const password = 'lantern-terrace-9'
  const username = `asha-${crypto.randomUUID().slice(0, 8)}`
  const answer = await page.request.post('/api/auth/register', {
    data: {
      username,
      password,
      confirmPassword: password,
      email: newAddress('asha'),
      firstName: 'Asha',
    },
  })
  expect(answer.status()).toBe(201)
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

for (const width of [390, 1280]) {
  test(`every tab of the account opens and fits at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await join(page)
    await open(page, '/account')
    await expect(page.getByText('Welcome, Asha.')).toBeVisible()
    for (const name of [
      'Overview',
      'Trip Invites',
      'Previous Trips',
      'Trip Requests',
      'Travel Quiz',
      'My Profile',
    ]) {
      await tab(page, name).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await expect(tab(page, name)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await violationsOn(page)).toEqual([])
    }
  })
}

test('a change of the profile survives a reload', async ({ page }) => {
  await join(page)
  await open(page, '/account?tab=my-profile')
  await page.getByLabel('City').fill('Kochi')
  await page.getByLabel('Interests').fill('Night trains')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expectToast(page, 'Profile saved')
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Kochi')
  await expect(page.getByRole('button', { name: 'Remove Night trains' })).toBeVisible()
})

test('a quick invite request shows at once under Trip Requests', async ({ page }) => {
  await join(page)
  await open(page, '/account?tab=trip-requests')
  let reads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/invite-requests')) reads += 1
  })
  await page.getByRole('button', { name: 'Quick Invite Request' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Quick Invite Request' })
  await dialog.getByLabel('Travel month').selectOption('august-2025')
  await dialog.getByLabel('Group size preference').selectOption('medium-8-12')
  await dialog.getByLabel('Budget range').selectOption('2-2.5')
  await dialog
    .getByLabel('Why would you like to join')
    .fill('I travel alone and like to share a table in the evening with few people.')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expectToastOverDialog(page, 'Request Submitted Successfully!')
  const confirmation = page.getByRole('dialog', { name: 'Request Submitted!' })
  await expect(confirmation.getByText('Request Submitted!')).toBeFocused()
  await confirmation.getByRole('button', { name: 'Close' }).first().click()
  const list = page.getByRole('list', { name: 'Trip requests' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByText('Pending')).toBeVisible()
  expect(reads).toBe(0)
})

test('the quiz is taken in place and kept', async ({ page }) => {
  await join(page)
  await open(page, '/account?tab=travel-quiz')
  for (const [index, { questionText }] of quizQuestions.entries()) {
    await expect(page.getByRole('heading', { name: questionText })).toBeVisible()
    await page.getByRole('radio').nth(1).check()
    const isLast = index + 1 === quizQuestions.length
    await page.getByRole('button', { name: isLast ? 'Complete Quiz' : 'Next' }).click()
  }
  await expectToast(page, 'Quiz Complete!')
  await expect(page.getByRole('heading', { name: 'Your trip matches' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your travel profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Retake Quiz' }).click()
  await expect(page.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
})

test('Logout ends the session and shows the prompt', async ({ page }) => {
  await join(page)
  await open(page, '/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You are not logged in.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You are not logged in.')).toBeVisible()
})
