import type { Page } from '@playwright/test'
import { openAdminPage, openAdminSession } from './support/admin.ts'
import { postToApi } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { download } from './support/download.ts'
import { expect, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ context }) => openAdminSession(context, 'Meera'))

/** The line of the requests that wait for a decision. */
const invites = (page: Page) =>
  page
    .getByRole('list', { name: 'What waits' })
    .getByRole('listitem')
    .filter({ hasText: /invite requests? (?:is|are) waiting for a decision/ })
const countIn = async (page: Page) =>
  Number.parseInt(await invites(page).getByRole('link').innerText(), 10)

test('by keyboard from Today into the oldest request, decided, and back to one less', async ({
  page,
  query,
}) => {
  const tag = crypto.randomUUID().slice(0, 8)
  const name = `Oldest ${tag}`
  for (const each of [name, `Newer ${tag}`]) {
    const email = `${each.replace(' ', '.')}@example.com`.toLowerCase()
    await postToApi('/api/invite-requests', { data: { name: each, email, tripId: 2 } })
  }
  // Older than those of other tests.
  await query(
    `update trip_invite_requests set created_at = created_at - $2::interval where name = $1`,
    [name, '300 days'],
  )
  await openAdminPage(page, '/today', 'Today')
  await expect(invites(page)).toContainText('Late by')
  const before = await countIn(page)
  const key = await invites(page).locator('kbd').innerText()

  await page.keyboard.press(key)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: /^Undo the decision/ })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: 'Today' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused()
  await expect.poll(() => countIn(page)).toBe(before - 1)
  const found = await query('select status from trip_invite_requests where name = $1', [name])
  expect(found).toEqual([{ status: 'rejected' }])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the numbers of each chart are in a table and in a file, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await openAdminPage(page, '/today', 'Today')
    for (const heading of [
      'From request to payment',
      'Seats of the next departures',
      'Answers to inquiries',
    ]) {
      const figure = page.getByRole('group', { name: heading })
      await figure.getByText(/^Numbers as a table/).press('Enter')
      const rows = figure.getByRole('table').getByRole('row')
      await expect(rows.nth(1)).toBeVisible()
      const shown = await rows.count()
      const { text } = await download(page, () =>
        figure.getByRole('button', { name: 'Download CSV' }).press('Enter'),
      )
      expect(text.trimEnd().split('\r\n')).toHaveLength(shown)
    }
    await expectAccessible(page, `Today with open tables, ${colorScheme}`)
  })
}
