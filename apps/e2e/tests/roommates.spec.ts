import type { Browser, BrowserContext, Page } from '@playwright/test'
import { departureHeading, openAdminPage, openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { type RegisteredMember, registerMember } from './support/members.ts'
import { decodeMail, mailsTo } from './support/outbox.ts'
import { open } from './support/pages.ts'
import { paidAtOnce } from './support/paid-at-once.ts'
import { expect, type Query, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

/** A departure of the test's own, which no list shows, long before its wishes end. */
async function insertDeparture(query: Query): Promise<number> {
  const [departure] = await query<{ id: number }>(
    `insert into trip_schedules (trip_id, departure_date, duration, price_tier, is_active)
     values (1, date '2032-01-01' + (random() * 1e6)::int, 4, 2, false) returning id`,
  )
  return departure!.id
}

interface Traveller {
  member: RegisteredMember
  page: Page
  context: BrowserContext
}

/** Signs a new member with a confirmed booking in, in a browser of their own, and opens the tab. */
async function bookTraveller(
  browser: Browser,
  { query, departureId, name }: { query: Query; departureId: number; name: string },
): Promise<Traveller> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const member = await registerMember(name, context)
  await query(
    `insert into bookings (user_id, trip_schedule_id, status, payment_status, ${paidAtOnce.columns})
     select id, $2, 'confirmed', 'paid', ${paidAtOnce.values} from users where username = $1`,
    [member.username, departureId],
  )
  const page = await context.newPage()
  await open(page, `/groups/${departureId}?tab=roommates`)
  await expect(page.getByRole('heading', { level: 2, name: 'Roommates' })).toBeVisible()
  return { member, page, context }
}

const shareRoom = async ({ page }: Traveller, preference: string) => {
  await page.getByRole('checkbox', { name: preference }).check()
  await page.getByRole('button', { name: 'Share a Room' }).click()
  await expect(page.getByRole('heading', { name: 'You are looking for a roommate' })).toBeVisible()
}

test('two members side by side say yes to the room that an operator proposes, a third is offered a private room', async ({
  browser,
  page,
  context,
  query,
}) => {
  const departureId = await insertDeparture(query)
  const at = { query, departureId }
  const ira = await bookTraveller(browser, { ...at, name: 'Ira' })
  const noor = await bookTraveller(browser, { ...at, name: 'Noor' })
  const dev = await bookTraveller(browser, { ...at, name: 'Dev' })
  await open(ira.page, `/groups/${departureId}?tab=roommates`)
  await expect(ira.page.getByText(/^Your roommate can be of any gender, unless/)).toBeVisible()
  await ira.page.getByRole('checkbox', { name: 'Dev' }).check()
  await shareRoom(ira, 'I get up early')
  await expectAccessible(ira.page, 'the wishes for a room')
  await shareRoom(noor, 'I like it quiet in the evening')
  await shareRoom(dev, 'I get up early')

  await openAdminSession(context, 'Leena')
  await openAdminPage(page, `/departures/${departureId}/rooms`, departureHeading)
  await expect(page.getByRole('region', { name: /^Looking for a roommate \(3\)/ })).toContainText(
    'Dev',
  )
  await page.getByRole('button', { name: 'Propose now' }).click()
  await expect(page.getByText('Rooms are proposed.')).toBeVisible()
  await expect(page.getByText('veto')).toHaveCount(0)
  await expectAccessible(page, 'the rooms of a departure')

  // The rule puts Ira, who is not to share with Dev, with Noor, or Noor with Dev.
  const proposed = []
  for (const traveller of [ira, noor, dev]) {
    await traveller.page.reload()
    await expect(traveller.page.getByRole('heading', { name: 'Roommates' })).toBeVisible()
    const question = traveller.page.getByRole('heading', { name: /^A room with/ })
    const offer = traveller.page.getByRole('heading', { name: 'We offer you a private room' })
    await expect(question.or(offer)).toBeVisible()
    await expect(traveller.page.getByText('We have proposed the first rooms early.')).toBeVisible()
    if (await question.isVisible()) proposed.push(traveller)
  }
  expect(proposed).toHaveLength(2)
  const [first, second] = proposed as [Traveller, Traveller]
  await expectAccessible(first.page, 'a proposed room')
  const yes = (traveller: Traveller) =>
    traveller.page.getByRole('button', { name: /^Yes, Share with/ })
  // By keyboard.
  await yes(first).focus()
  await first.page.keyboard.press('Enter')
  await expect(first.page.getByText(/^You said yes\./)).toBeVisible()
  await expect(second.page.getByText(/^Please answer by/)).toBeVisible()
  await yes(second).click()
  await expect(
    second.page.getByRole('heading', { name: /^You are sharing a room with/ }),
  ).toBeVisible()
  // The open page of the other one follows by itself.
  await expect(first.page.getByText('Fixed', { exact: true })).toBeVisible()
  const mailed = await mailsTo(first.member.email, 'room.fixed')
  expect(decodeMail(mailed[0] ?? '')).toContain('You both said yes')
  for (const traveller of [ira, noor, dev]) await traveller.context.close()
})
