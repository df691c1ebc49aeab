import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openAdminPage, openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { addVerifiedPhone, registerMember, type RegisteredMember } from './support/members.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { open } from './support/pages.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { system } from './support/system.ts'
import { expect, type Query, test } from './support/test.ts'

interface Traveller {
  page: Page
  context: BrowserContext
  member: RegisteredMember
}

/** Two members of one group, each in a browser of their own. */
async function createGroup(browser: Browser, query: Query, page: Page, names: [string, string]) {
  const [departure] = await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, is_active)
     values (1, date '2031-01-01' + (random() * 1e6)::int, 4, 2, false) returning id`,
  )
  const book = ({ username }: RegisteredMember) =>
    query(
      `insert into bookings
         (user_id, trip_schedule_id, status, payment_status, confirmed_at, ${paidAtOnce.columns})
       select id, $2, 'confirmed', 'paid', now(), ${paidAtOnce.values}
       from users where username = $1`,
      [username, departure!.id],
    )
  const join = async (name: string, own: Page): Promise<Traveller> => {
    const member = await registerMember(name, own.context())
    await book(member)
    return { page: own, context: own.context(), member }
  }
  const other = await browser.newContext({
    baseURL: system.webUrl,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  return {
    path: `/groups/${departure!.id}`,
    first: await join(names[0], page),
    second: await join(names[1], await other.newPage()),
    close: () => other.close(),
  }
}

const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Who is going' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses an action about a member with the keyboard. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await button(page, `More about ${name}`).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.type(action.slice(0, 3))
  await expect(page.getByRole('menuitem', { name: action })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
}

test("two members connect, see each other's contact details, and one blocks the other", async ({
  browser,
  query,
  page,
}) => {
  test.slow()
  const { path, first, second, close } = await createGroup(browser, query, page, ['Asha', 'Ben'])
  const phone = await addVerifiedPhone(query, second.member.username)
  await query('update users set instagram_handle = $1 where username = $2', [
    '@asha.walks',
    first.member.username,
  ])

  await open(page, path)
  await button(page, 'Connect with Ben').click()
  const dialog = page.getByRole('dialog', { name: 'Connect with Ben?' })
  await expect(dialog).toContainText('Once you are connected, Ben can see:Instagram@asha.walks')
  await dialog.getByLabel(/Note/).fill('Shall we share a taxi from the airport?')
  await expectAccessible(page, 'the request to connect')
  await dialog.getByRole('button', { name: 'Send Request' }).click()
  await expect(card(page, 'Ben').getByText('Request sent')).toBeVisible()

  await open(second.page, path)
  await expect(card(second.page, 'Asha')).toContainText('Shall we share a taxi from the airport?')
  await expect(card(second.page, 'Asha')).not.toContainText('@asha.walks')
  await button(second.page, "Accept Asha's request").click()
  await expect(second.page.getByRole('dialog')).toContainText(`Phone${phone}`)
  await second.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(
    card(second.page, 'Asha').getByRole('link', { name: '@asha.walks' }),
  ).toHaveAttribute('href', 'https://www.instagram.com/asha.walks/')
  await expectAccessible(second.page, 'a connected member of a group')

  await open(page, path)
  await expect(card(page, 'Ben').getByRole('link', { name: phone })).toBeVisible()
  await open(page, '/connections')
  await expect(page.getByRole('region', { name: 'Connected' })).toContainText(phone)
  expect(await horizontalOverflow(page)).toEqual(noOverflow)
  await expectAccessible(page, 'the connections')

  await choose(second.page, 'Asha', 'Block')
  await expectAccessible(second.page, 'the question before a block')
  await second.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(card(second.page, 'Asha')).toHaveCount(0)
  await expect(second.page.getByRole('heading', { level: 1 })).toBeFocused()

  await open(page, '/connections')
  await expect(page.getByText('You are not connected with anyone yet.')).toBeVisible()
  await expect(page.getByText('Ben')).toHaveCount(0)
  await open(page, path)
  await expect(card(page, 'Asha')).toBeVisible()
  await expect(page.getByText('Ben')).toHaveCount(0)

  await open(second.page, '/connections')
  await expectAccessible(second.page, 'the connections with a blocked member')
  await button(second.page, 'Unblock Asha').click()
  await expect(second.page.getByText('You have not blocked anyone.')).toBeVisible()
  await open(second.page, path)
  await expect(button(second.page, 'Connect with Asha')).toBeVisible()
  await close()
})

test('a reported message with a block reaches the console, where an operator removes it', async ({
  browser,
  query,
  page,
}) => {
  test.slow()
  const { path, first, second, close } = await createGroup(browser, query, page, ['Chitra', 'Dev'])
  await query(
    `insert into group_messages (departure_id, user_id, text)
     select $2, id, 'Answer me, or else' from users where username = $1`,
    [second.member.username, path.split('/').at(-1)],
  )
  await open(page, `${path}?tab=conversation`)
  await page.getByText('Answer me, or else').hover()
  await button(page, /^Actions for Dev's message/).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: "Report Dev's message?" })
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await expect(dialog.getByText('Please select a reason')).toBeVisible()
  await dialog.getByLabel(/Reason/).selectOption('Harassment or threats')
  await dialog.getByLabel(/What happened/).fill('Writes to me every night although I said no.')
  await dialog.getByLabel('Block Dev too').check()
  await expectAccessible(page, 'a report')
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await expect(page.getByText('Answer me, or else')).toHaveCount(0)

  const operator = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  const consolePage = await operator.newPage()
  await openAdminSession(operator, 'Meera')
  await openAdminPage(consolePage, `/moderation/reports?search=${first.member.username}`, 'Reports')
  await expect(consolePage.getByRole('link', { name: /^Reports \d+\+? open$/ })).toBeVisible()
  await button(consolePage, 'Chitra reported Dev: harassment or threats').click()
  await expect(consolePage.getByRole('region', { name: 'Reported message' })).toContainText(
    'Answer me, or else',
  )
  await expectAccessible(consolePage, 'an open report')
  await consolePage.getByLabel(/What to do/).selectOption('Remove the message')
  await button(consolePage, 'Decide').click()
  await expect(consolePage.getByText(/^Decided by Meera/)).toBeVisible()
  await expect(consolePage.getByText('No longer in the conversation')).toBeVisible()
  await operator.close()

  await open(second.page, `${path}?tab=conversation`)
  await expect(second.page.getByText('Removed by the club').first()).toBeVisible()
  await close()
})
