import type { Page } from '@playwright/test'
import { answeredWith } from './support/console-watch.ts'
import { enterDesk, goToRoom, sendToApi } from './support/desk.ts'
import { joinClub } from './support/members.ts'
import { mailsTo } from './support/outbox.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const queue = (page: Page) => page.getByRole('list', { name: 'Requests' })
const decision = (page: Page) => page.getByRole('region', { name: 'The decision' })
const note = 'Meera writes: the spring group has room.'

/** The queue, narrowed to one applicant. */
const goToQueue = (page: Page, applicant: string) =>
  goToRoom(page, `/invites?search=${encodeURIComponent(applicant)}`, 'Invites')

/** Quoted-printable breaks lines (RFC 2045). */
const readable = (mail: string) => mail.replace(/=\r?\n/g, '')

async function expectAccountShows(page: Page, state: string): Promise<void> {
  await open(page, '/account?tab=trip-invites')
  const requests = page.getByRole('list', { name: 'Trip invites' })
  await expect(requests.getByRole('listitem')).toHaveCount(1)
  await expect(requests.getByText(state, { exact: true })).toBeVisible()
}

test('a request is approved by keyboard, taken back, and rejected with a note', async ({
  page,
  context,
}) => {
  const who = await joinClub(context, 'Ira')
  await open(page, '/request-invite/turkey')
  const form = page.getByRole('form', { name: 'Invite request' })
  await form.getByRole('textbox', { name: /^Full Name/ }).fill('Ira Sen')
  await form.getByRole('textbox', { name: /^Email Address/ }).fill(who.email)
  await form.getByRole('textbox', { name: /^Why are you excited/ }).fill('Balloons at dawn.')
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expectToast(page, 'Request Submitted!')

  await enterDesk(context, 'Meera')
  await goToQueue(page, who.username)
  await expect(queue(page).getByRole('link')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByRole('region', { name: 'The applicant' })).toContainText(
    'Balloons at dawn.',
  )
  await page.keyboard.press('a')
  await expect(decision(page)).toContainText('Approved by Meera')
  await expect(page.getByRole('button', { name: /^Undo the decision/ })).toBeVisible()
  await page.keyboard.press('u')
  await expectToast(page, 'Taken back')

  await decision(page).getByRole('button', { name: 'Add a note' }).click()
  await decision(page)
    .getByRole('textbox', { name: /^Note to the applicant/ })
    .fill(note)
  await decision(page).getByRole('button', { name: 'Reject' }).click()
  await expect(decision(page)).toContainText('Rejected by Meera')
  await expect(decision(page)).toContainText(note)
  expect(await mailsTo(who.email, 'invite.rejected'), 'no mail before the time to undo').toEqual([])
  await expect
    .poll(() => mailsTo(who.email, 'invite.rejected'), { timeout: 30_000 })
    .toEqual([expect.anything()])
  const [mail = ''] = await mailsTo(who.email, 'invite.rejected')
  expect(readable(mail)).toContain(note)
  expect(await mailsTo(who.email, 'invite.approved')).toEqual([])
  await expectAccountShows(page, 'Rejected')
})

test('of two consoles that decide at once, one wins, and the other is told who it was', async ({
  page,
  context,
  browser,
  consoleWatch,
}) => {
  consoleWatch.expect(answeredWith(409))
  const visitor = `Noor ${crypto.randomUUID().slice(0, 8)}`
  const email = `${visitor.toLowerCase().replace(' ', '.')}@example.com`
  await sendToApi('/api/invite-requests', { name: visitor, email, tripId: 2 })

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await enterDesk(context, 'Meera')
  await enterDesk(other, 'Kabir')
  for (const desk of [page, theirs]) {
    await goToQueue(desk, visitor)
    await queue(desk).getByRole('link').click()
    await expect(decision(desk).getByRole('button', { name: 'Approve' })).toBeVisible()
  }
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await expect(decision(theirs)).toContainText('Approved by Kabir')

  await decision(page).getByRole('button', { name: 'Add a note' }).click()
  await decision(page)
    .getByRole('textbox', { name: /^Note to the applicant/ })
    .fill(note)
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(decision(page).getByRole('alert')).toContainText(
    /^Kabir approved this request already, on /,
  )
  await expect(decision(page)).toContainText('Approved by Kabir')
  await expect(decision(page), 'what was typed is not lost').toContainText(note)
  await other.close()
})
