import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { createGroup } from './support/groups.ts'
import { registerMember } from './support/members.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { open, tripOf } from './support/pages.ts'
import { statusError } from './support/console-watch.ts'
import { system } from './support/system.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

test('a member enters travel details, also after the session has ended, and sees who opened them', async ({
  page,
  browser,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(401))
  const member = await registerMember('Noor', page.context())
  const departureId = await createGroup(query, { members: [member.username] })
  const { title } = tripOf(2)
  const [{ departureDate } = { departureDate: '' }] = await query<{ departureDate: string }>(
    'select departure_date::text as "departureDate" from trip_schedules where id = $1',
    [departureId],
  )

  await open(page, '/account')
  const step = page.getByRole('listitem').filter({ hasText: `Enter your travel details: ${title}` })
  await step.getByRole('link', { name: 'Enter Details' }).click()
  await expect(page).toHaveURL(`/groups/${departureId}?tab=before-you-fly`)
  const form = page.getByRole('form', { name: 'Travel details' })
  await expect(form).toBeVisible()
  await expect(page.getByText('0 of 2 done.')).toBeVisible()
  await expectAccessible(page, 'the form of travel details')

  await page.getByRole('button', { name: 'Save Travel Details' }).click()
  const name = form.getByLabel('Name as in the passport')
  await expect(name).toBeFocused()
  await name.fill('Noor Haddad')
  await form.getByLabel('Passport number').fill('z 765 4321')
  const expiry = form.getByLabel('Passport expires on')
  await expiry.fill(addDays(departureDate, 2))
  await form.getByLabel('Nationality').focus()
  await expect(expiry).toHaveAccessibleDescription(/^This passport expires before you return\./)
  await expiry.fill(addDays(departureDate, 20))
  await expect(page.getByText(/Indonesia turns travellers away/)).toBeVisible()
  await form.getByLabel('Nationality').fill('Indian')
  await form.getByLabel('What you eat').selectOption('Vegetarian')
  await form.getByLabel('Allergies and wishes').fill('No peanuts')
  await form.getByLabel('Their name').fill('Sami Haddad')
  await form.getByLabel('Relationship to you').fill('Brother')
  await form.getByLabel('Their phone').fill('+91 98450 11223')
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await horizontalOverflow(page), `overflow at ${width} px`).toEqual(noOverflow)
  }

  await query('delete from sessions where user_id = (select id from users where username = $1)', [
    member.username,
  ])
  await page.getByRole('button', { name: 'Save Travel Details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Login with Email' }).click()
  await dialog.getByLabel(/^Username/).fill(member.username)
  await dialog.getByLabel(/^Password/).fill(member.password)
  await dialog.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Travel details saved').first()).toBeVisible()
  await expect(page.getByText('1 of 2 done.')).toBeVisible()
  await expect(page.getByText('•••••321')).toBeVisible()
  await expect(page.getByText('No operator has opened your details.')).toBeVisible()
  await expectAccessible(page, 'saved travel details')

  const operator = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await openAdminSession(operator, 'Meera')
  const consolePage = await operator.newPage()
  await consolePage.goto(`${system.adminUrl}/departures/${departureId}/group`)
  await expect(consolePage.getByText('1 of 1 complete.')).toBeVisible()
  await consolePage.getByRole('button', { name: /^Open the travel details of Noor/ }).click()
  await expect(consolePage.getByText('Z7654321')).toBeVisible()
  await expectAccessible(consolePage, 'opened travel details')
  await operator.close()

  await page.reload()
  await expect(page.getByText('Meera, operator (Owner)')).toBeVisible()
  await page.getByRole('button', { name: 'Erase Now' }).click()
  await page.getByRole('button', { name: 'Erase Details' }).click()
  await expect(form).toBeVisible()
})
