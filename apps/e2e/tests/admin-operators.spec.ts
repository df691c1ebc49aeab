import type { Page } from '@playwright/test'
import { gateHeading, openAdminPage, openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { codeAt, currentStep } from './support/one-time-code.ts'
import { decodeMail, mailsTo } from './support/outbox.ts'
import { expectToast } from './support/pages.ts'
import { system } from './support/system.ts'
import { expect, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const password = 'three lamps at dusk'

async function invite(page: Page, email: string): Promise<string> {
  await openAdminPage(page, '/settings/operators', 'Operators')
  await page.getByRole('button', { name: 'Invite an operator' }).click()
  const form = page.getByRole('form', { name: 'Invite an operator' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill('Ben Okri')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Role').selectOption('Content')
  await expectAccessible(page, 'the invitation')
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast(page, 'Invitation sent')
  await expect(page.getByRole('list', { name: 'Operators' })).toContainText(email)
  let link: string | undefined
  await expect(async () => {
    const [mail = ''] = await mailsTo(email, 'account.operator-invitation')
    link = /\/invitation\?token=[\w-]+/.exec(decodeMail(mail))?.[0]
    expect(link).toBeDefined()
  }).toPass()
  return `${system.adminUrl}${link}`
}

/** Sets up the account of a link; returns the app's secret and the time step of the used code. */
async function setUp(page: Page, link: string) {
  await page.goto(link)
  const form = page.getByRole('form', { name: 'Set up your account' })
  await expect(form.getByLabel('Your name')).toHaveValue('Ben Okri')
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await form.getByLabel(/^Password/).fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await expectAccessible(page, 'setting up an account')
  const step = currentStep()
  await form.getByLabel('Code').fill(codeAt(secret, step))
  await form.getByRole('button', { name: 'Set up my account' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  return { secret, step }
}

test('an owner invites an operator, who sets up an account, signs in, and ends where the role ends', async ({
  browser,
  context,
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(401))
  const email = `ben-${crypto.randomUUID().slice(0, 8)}@club.example`
  await openAdminSession(context, 'Meera')
  const link = await invite(page, email)

  const operator = await browser.newContext({ reducedMotion: 'reduce' })
  const own = await operator.newPage()
  const { secret, step } = await setUp(own, link)
  await expect(own.getByRole('banner')).toContainText('Ben Okri, Content')
  await own.getByRole('button', { name: 'Lock' }).click()
  await own.getByRole('button', { name: 'Sign in with your own account' }).click()
  const gate = own.getByRole('form', { name: 'Unlock the console' })
  await gate.getByLabel('Email address').fill(email)
  await gate.getByLabel('Password').fill(password)
  await gate.getByRole('button', { name: 'Unlock' }).click()
  await expect(gate.getByLabel('Code')).toBeFocused()
  // Each code works once, so this is the one of the next time step.
  await gate.getByLabel('Code').fill(codeAt(secret, step + 1))
  await gate.getByRole('button', { name: 'Unlock' }).click()
  await expect(own.getByRole('banner')).toContainText('Ben Okri, Content')

  await expect(own.getByRole('link', { name: 'Operators' })).toHaveCount(0)
  await openAdminPage(own, '/settings/operators', 'Operators')
  await expect(own.getByText('Only owners manage operators.')).toBeVisible()
  const refused = await operator.request.get(`${system.adminUrl}/api/admin/operators`)
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'ROLE_NOT_ALLOWED'])

  await page.reload()
  const sessions = page.getByRole('list', { name: 'Open sessions' })
  await expect(sessions).toContainText('Ben Okri (Content)')
  const item = page
    .getByRole('list', { name: 'Operators' })
    .getByRole('listitem')
    .filter({ hasText: email })
  await item.getByRole('button', { name: 'Deactivate' }).click()
  await item.getByRole('button', { name: 'Deactivate' }).click()
  await expectToast(page, 'Operator deactivated')
  await own.reload()
  await expect(gateHeading(own)).toBeVisible()
  await operator.close()
})
