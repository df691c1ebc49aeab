import { openAdminPage, openAdminSession } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { registerMember } from './support/members.ts'
import { expectToast, open } from './support/pages.ts'
import { letTravel } from './support/past-trip.ts'
import { expect, test } from './support/test.ts'

const trip = '/trips/9'

test("a member reviews a trip, the club approves it, and the trip's page shows it", async ({
  page,
  context,
  query,
}) => {
  const { username } = await registerMember('Noor', context)
  const words = `Stone churches, and bread from a hole in the ground. ${username}`
  await letTravel(query, username, 9, '2022-05-05')
  await open(page, '/account?tab=previous-trips')
  await page.getByRole('button', { name: /^Write a review of/ }).click()
  const form = page.getByRole('form', { name: /^Review of/ })
  await expect(form.getByRole('radio', { name: '1 star' })).toBeFocused()
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
  await form.getByLabel(/^Your review/).fill(words)
  await expectAccessible(page, 'account: form of a review')
  await form.getByRole('button', { name: 'Send Review' }).click()
  await expectToast(page, 'Thank you')
  await expect(page.getByText('Waiting for approval')).toBeVisible()
  await expectAccessible(page, 'account with a review')

  await openAdminSession(context, 'Meera')
  await openAdminPage(page, `/moderation/reviews?search=${username}`, 'Reviews')
  const review = page.getByRole('article', { name: /4 of 5 stars$/ })
  await expect(review).toContainText(words)
  await review.getByRole('button', { name: 'Decline' }).click()
  await expectAccessible(page, 'console: reason for declining a review')
  await review.getByRole('button', { name: 'Cancel' }).click()
  await review.getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, 'Review approved')

  // What is prerendered says nothing of it: the browser adds it, also for search engines.
  const answer = await page.request.get(trip)
  expect(await answer.text()).not.toContain('AggregateRating')
  await open(page, trip)
  const section = page.getByRole('region', { name: 'Reviews' })
  await expect(section.getByRole('figure').filter({ hasText: words })).toContainText(
    'Noor, travelled in May 2022',
  )
  // A locator's text does not match that of scripts.
  const blocks = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent))
  expect(blocks.find((text) => text.includes('AggregateRating'))).toContain(words)
  await expectAccessible(page, 'a trip with a review')

  await open(page, '/account?tab=previous-trips')
  await page.getByRole('button', { name: /^Delete the review/ }).click()
  await page.getByRole('button', { name: 'Delete Review' }).click()
  await expectToast(page, 'Review deleted')
  // The API keeps the answer for a moment.
  const reviews = async () => (await page.request.get('/api/trips/9/reviews')).text()
  await expect.poll(reviews).not.toContain(words)
  await open(page, trip)
  await expect(section.filter({ hasText: words })).toHaveCount(0)
})
