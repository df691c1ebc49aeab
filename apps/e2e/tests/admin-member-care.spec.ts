import type { BrowserContext, Page } from '@playwright/test'
import { addMembers, openAdminPage, openAdminSession, removeMembers } from './support/admin.ts'
import { postToApi } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { download } from './support/download.ts'
import { registerMember } from './support/members.ts'
import { decodeMail, mailsTo } from './support/outbox.ts'
import { expectToast, open } from './support/pages.ts'
import { type Query, expect, test, uniqueEmail } from './support/test.ts'
import { keyboardInput } from './support/user-input.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// axe is slow on a busy machine.
test.describe.configure({ timeout: 150_000 })
test.beforeEach(async ({ context }) => openAdminSession(context, 'Meera'))

const reason = 'Asked on the phone'

const idOf = async (query: Query, username: string) =>
  (await query<{ id: number }>('select id from users where username = $1', [username]))[0]!.id

/** Opens a member's panel and returns what an operator uses there. */
async function openMember(page: Page, id: number, name: string) {
  await openAdminPage(page, `/members/${id}`, 'Members')
  const panel = page.getByRole('region', { name, exact: true })
  const account = panel.getByRole('region', { name: /^Account/ })
  await expect(account).toBeVisible()
  return { panel, account, button: (label: string) => account.getByRole('button', { name: label }) }
}

/** Another operator with a browser of their own. */
async function openSecondOperator(context: BrowserContext): Promise<Page> {
  const second = await context.browser()!.newContext({ reducedMotion: 'reduce' })
  await openAdminSession(second, 'Ravi')
  return second.newPage()
}

const logIn = (username: string, password: string) =>
  postToApi('/api/auth/login', { data: { username, password } })

test('changes contact data, confirms the address, and sends a password link that works', async ({
  page,
  query,
}) => {
  const member = await registerMember('Asha')
  const email = uniqueEmail('asha-new')
  const { panel, account, button } = await openMember(
    page,
    await idOf(query, member.username),
    'Asha',
  )
  await expectAccessible(page, 'the account of a member')

  await button('Edit contact data').click()
  const form = account.getByRole('form', { name: 'Contact data' })
  await expect(form.getByRole('textbox', { name: 'Username' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Please say why, such as “Asked on the phone”')
  await expect(form.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await expectAccessible(page, 'contact data without a reason')
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Contact data changed')
  await expect(panel.getByRole('region', { name: 'Profile' })).toContainText(
    `${email} Not confirmed`,
  )
  await expect(account.getByRole('heading', { name: 'Account' })).toBeFocused()
  await expect(button('Undo the change')).toBeVisible()

  await button('Confirm email').click()
  await expect(account).toContainText(`Confirm ${email} without a link?`)
  await expectAccessible(page, 'confirming an address')
  await account.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button('Confirm the email').click()
  await expectToast(page, 'Email confirmed')
  await expect(panel.getByRole('region', { name: 'Profile' })).toContainText(`${email} Confirmed`)

  await button('Send password link').click()
  await account.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button('Send the link').click()
  await expectToast(page, 'Password link sent')
  await expect.poll(() => mailsTo(email, 'account.password-reset')).toHaveLength(1)
  const [mail = ''] = await mailsTo(email, 'account.password-reset')
  const link = /\/reset-password\?token=[\w-]+/.exec(decodeMail(mail))?.[0]
  const password = 'seven quiet harbours'
  await open(page, link!)
  const newPassword = page.getByRole('form', { name: 'Set a new password' })
  await newPassword.getByLabel(/^New password/).fill(password)
  await newPassword.getByLabel(/^Confirm password/).fill(password)
  await newPassword.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
  await logIn(member.username, password)
})

test('shows the second of two operators what the first one has saved', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const members = await addMembers(query)
  const id = await idOf(query, members[0]!.username)
  const other = await openSecondOperator(context)
  const first = await openMember(other, id, 'Asha')
  const second = await openMember(page, id, 'Asha')
  const fill = async ({ account, button }: typeof first, city: string) => {
    await button('Edit contact data').click()
    await account.getByRole('textbox', { name: 'City' }).fill(city)
    await account.getByRole('textbox', { name: 'Reason' }).fill(reason)
  }
  await fill(first, 'Kochi')
  await fill(second, 'Goa')
  await first.button('Save').click()
  await expectToast(other, 'Contact data changed')
  await second.button('Save').click()
  await expect(second.account).toContainText('Nothing was changed')
  await expect(second.account).toContainText('City is now “Kochi”')
  await expect(second.account.getByRole('textbox', { name: 'City' })).toHaveValue('Goa')
  await expectAccessible(page, 'contact data that someone else has changed')
  await second.button('Save').click()
  await expectToast(page, 'Contact data changed')
  await expect(second.panel.getByRole('region', { name: 'Profile' })).toContainText('Goa')
  await other.context().close()
  await removeMembers(query, members)
})

test('deactivates a member by keyboard, who cannot log in until they are reactivated', async ({
  page,
  query,
}) => {
  const { username, password } = await registerMember('Asha')
  const { account, button } = await openMember(page, await idOf(query, username), 'Asha')
  const { press, type } = keyboardInput(page)
  await press(button('Deactivate'))
  await expect(account).toContainText('Deactivate Asha?')
  await type(account.getByRole('textbox', { name: 'Reason' }), reason)
  await press(button('Deactivate the account'))
  await expectToast(page, 'Member deactivated')
  await expect(account.getByRole('heading', { name: 'Account' })).toBeFocused()
  await expect(account).toContainText('no one can log in to this account')
  await expectAccessible(page, 'a deactivated member')
  await expect(logIn(username, password)).rejects.toThrow('answered 401')

  await press(button('Reactivate'))
  await type(account.getByRole('textbox', { name: 'Reason' }), reason)
  await press(button('Reactivate the account'))
  await expectToast(page, 'Member reactivated')
  await logIn(username, password)
})

test('merges two accounts as previewed, and undoes it; the second operator is refused', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(400))
  const members = await addMembers(query)
  const [kept, ended] = members
  const [keptId, endedId] = [await idOf(query, kept!.username), await idOf(query, ended!.username)]
  await query('insert into saved_trips (user_id, trip_id, position) values ($1, 2, 1)', [endedId])
  const preview = async (from: Awaited<ReturnType<typeof openMember>>) => {
    await from.button('Merge').click()
    const field = from.account.getByRole('textbox', { name: 'Other account' })
    await expect(field).toBeFocused()
    await field.fill(ended!.username)
    await from.button('Preview the merge').click()
    await expect(from.account).toContainText('These move:')
    await from.account.getByRole('textbox', { name: 'Reason' }).fill('Signed up twice')
  }
  const { account, button, panel } = await openMember(page, keptId, 'Asha')

  await button('Merge').click()
  await account.getByRole('textbox', { name: 'Other account' }).fill('no-such-member')
  await button('Preview the merge').click()
  await expect(account).toContainText('There is no such account')
  await expectAccessible(page, 'no other account')
  await button('Cancel').click()

  const other = await openSecondOperator(context)
  const second = await openMember(other, keptId, 'Asha')
  await preview(second)
  await preview({ account, button, panel })
  await expect(account).toContainText('Saved trips')
  await expect(account).toContainText(/City: Pune, not Kochi/)
  await expectAccessible(page, 'the preview of a merge')
  await button(`Merge Member ${endedId} into ${keptId}`).click()
  await expectToast(page, 'Accounts merged')
  await expect(account).toContainText(`Merged with member ${endedId}, Kabir`)
  expect(await query('select user_id from saved_trips where user_id = $1', [keptId])).toHaveLength(
    1,
  )

  await second.button(`Merge Member ${endedId} into ${keptId}`).click()
  await expect(second.account).toContainText(
    'One of the accounts was merged within the last day. Undo that merge, or wait.',
  )
  await expect(second.account).toContainText(`Merged with member ${endedId}, Kabir`)
  await expectAccessible(other, 'accounts that someone else has merged')
  await other.context().close()

  await account.getByRole('link', { name: `member ${endedId}` }).click()
  const endedPanel = page.getByRole('region', { name: 'Kabir', exact: true })
  await expect(endedPanel).toContainText(`Merged into member ${keptId}, Asha`)
  await page.goBack()
  await button('Undo the merge').click()
  await expectAccessible(page, 'undoing a merge')
  await account.getByRole('textbox', { name: 'Reason' }).fill('Two people after all')
  await button('Undo the merge').click()
  await expectToast(page, 'Merge undone')
  await expect(account).not.toContainText('Merged with')
  expect(await query('select user_id from saved_trips where user_id = $1', [endedId])).toHaveLength(
    1,
  )
  await removeMembers(query, members)
})

test('exports the data of a member, and erases them for good', async ({
  page,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(400))
  consoleWatch.expect(statusError(404))
  const { username, email } = await registerMember('Asha')
  const id = await idOf(query, username)
  const { account, button } = await openMember(page, id, 'Asha')
  await button('Export data').click()
  await account.getByRole('textbox', { name: 'Reason' }).fill(reason)
  const file = await download(page, () => button('Save the file').click())
  expect(file.name).toBe(`member-${id}.json`)
  expect(JSON.parse(file.text)).toMatchObject({ users: { username, email } })

  await button('Erase').click()
  await expect(account).toContainText('This cannot be undone.')
  await expect(account).toContainText('Account and profile')
  await account.getByRole('textbox', { name: /^Type/ }).fill('someone-else')
  await button('Erase for good').click()
  await expect(account).toContainText('This is not the username of this member')
  await expectAccessible(page, 'erasing a member')
  await account.getByRole('textbox', { name: /^Type/ }).fill(username)
  await button('Erase for good').click()
  await expectToast(page, 'Member erased')
  await expect(page.getByRole('heading', { name: 'Member not found' })).toBeFocused()
  expect(await query('select id from users where id = $1', [id])).toEqual([])
})
