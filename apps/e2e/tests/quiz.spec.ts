import type { Page } from '@playwright/test'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import { expectAccessible } from './support/axe.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Answers whose best match is Montenegro. */
const answers = [
  'outdoors',
  'active',
  'mountains',
  'wine',
  'small',
  'short',
  'two-lacs',
  'september',
] as const
const last = quizQuestions.length

const heading = (page: Page, number: number) =>
  page.getByRole('heading', {
    level: 2,
    name: `Question ${number} of ${last}: ${quizQuestions[number - 1]?.questionText}`,
  })
const labelOf = (number: number) =>
  quizQuestions[number - 1]?.options.find(({ value }) => value === answers[number - 1])?.label ?? ''
const optionOf = (page: Page, number: number) =>
  page.getByRole('radio', { name: labelOf(number), exact: true })
const nextButton = (page: Page, number: number) =>
  page.getByRole('button', { name: number === last ? 'Complete Quiz' : 'Next' })
const results = (page: Page) => page.getByRole('heading', { level: 2, name: 'Your trip matches' })

async function answer(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await expect(heading(page, number)).toBeVisible()
    await optionOf(page, number).check()
    await nextButton(page, number).click()
  }
}

test('asks one question per step and shows the best match first, with reasons, before what can be booked in another month', async ({
  page,
  query,
}) => {
  // Those of members come from other tests at the same time.
  const stored = () => query('select id from quiz_responses where user_id is null')
  const before = await stored()
  await open(page, '/quiz')
  await expect(heading(page, 1)).toBeVisible()
  await expect(heading(page, 1)).not.toBeFocused()
  await expect(page.getByText('About two minutes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await expect(nextButton(page, 1)).toBeDisabled()
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `Question 1 of ${last}`,
  )
  await answer(page, 1, 1)
  await optionOf(page, 2).check()
  await expectAccessible(page, 'a chosen answer')
  await answer(page, 2, last)
  await expectToast(page, 'Quiz Complete!')
  await expect(results(page)).toBeFocused()
  await expectAccessible(page, 'results')

  const cards = page.getByRole('list', { name: 'Best matches' }).locator('> li')
  const turkey = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Book This Trip: Hidden Gems of Turkey' }),
  })
  await expect(turkey).toContainText(/August · INR 2 Lacs · Open · \d+ left/)
  await expect(turkey.getByRole('link', { name: /^Book/ })).toHaveAttribute('href', /^\/book\/\d+$/)
  const best = cards.first()
  await expect(best).toContainText('Montenegro Adventure')
  await expect(best).toContainText('100% match')
  await expect(best).toContainText('Fits: Mountains, as you hoped')
  await expect(best).toContainText('13-16 September · INR 2 Lacs · By invite')
  await expect(page.getByText('About two minutes')).toHaveCount(0)
  expect(await stored()).toEqual(before)

  await best.getByRole('link', { name: 'Montenegro Adventure', exact: true }).click()
  await expect(page).toHaveURL('/destinations/montenegro?departure=9')
  await page.goBack()
  await expect(results(page)).toBeVisible()
  await page.getByRole('button', { name: 'Retake Quiz' }).click()
  await expect(heading(page, 1)).toBeFocused()
  await expect(page.getByText('About two minutes')).toBeVisible()
  await expect(nextButton(page, 1)).toBeDisabled()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('keeps answers after a reload and a failed match, and results after a reload', async ({
  page,
  context,
  consoleWatch,
}) => {
  await open(page, '/quiz')
  await answer(page, 1, 3)
  await expect(heading(page, 4)).toBeFocused()
  await page.reload()
  await expect(heading(page, 4)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(optionOf(page, 3)).toBeChecked()
  await nextButton(page, 3).click()
  await answer(page, 4, last - 1)
  await optionOf(page, last).check()
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await nextButton(page, last).click()
  await expectToast(page, 'Error', 'Failed to get your trip matches. Please try again.')
  await expect(optionOf(page, last)).toBeChecked()
  await context.setOffline(false)
  await nextButton(page, last).click()
  await expect(results(page)).toBeVisible()
  // The results are kept, not asked for again.
  await page.route('/api/quiz-match', (route) => route.abort())
  await page.reload()
  await expect(results(page)).toBeVisible()
})

test('works by keyboard', async ({ page }) => {
  await open(page, '/quiz')
  await expect(heading(page, 1)).toBeVisible()
  await page.getByRole('radio').first().focus()
  for (let number = 1; number <= last; number += 1) {
    if (number > 1) {
      await expect(heading(page, number)).toBeFocused()
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await page.keyboard.press('Enter')
  }
  await expect(results(page)).toBeFocused()
})
