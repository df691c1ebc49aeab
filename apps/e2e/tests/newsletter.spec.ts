import { expectAccessible } from './support/axe.ts'
import { expectToast, open, toastOf } from './support/pages.ts'
import { expect, uniqueEmail, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('subscribes an address, and gives the same answer when it is sent again', async ({
  page,
  query,
}) => {
  const email = uniqueEmail('newsletter')
  await open(page, '/trips')
  await page.getByRole('heading', { name: 'Letters from far places' }).scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Newsletter' })
  const field = form.getByRole('textbox', { name: 'Email' })
  const button = form.getByRole('button', { name: 'Subscribe' })

  await button.click()
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'an error')

  const answers: unknown[] = []
  for (const round of ['first', 'second']) {
    await field.fill(email)
    const answered = page.waitForResponse(/\/api\/newsletters$/)
    await button.click()
    const answer = await answered
    answers.push([answer.status(), await answer.json()])
    await expectToast(page, 'Successfully subscribed!', 'Thank you for joining our newsletter.')
    await expect(field, round).toHaveValue('')
    await expect(button, 'the focus returns to the button, which was disabled').toBeFocused()
    await toastOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(toastOf(page)).toHaveCount(0)
  }
  expect(answers[1]).toEqual(answers[0])
  expect(await query('select 1 from newsletters where email = $1', [email])).toHaveLength(1)
})
