import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { registerMember } from './support/members.ts'
import { expectToast, expectToastOverDialog, open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a change of the profile is still there after a reload', async ({ page, context }) => {
  await registerMember('Asha', context)
  await open(page, '/account?tab=my-profile')
  await page.getByLabel('City').fill('Kochi')
  await page.getByLabel('Interests').fill('Night trains')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expectToast(page, 'Profile saved')
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Kochi')
  await expect(page.getByRole('button', { name: 'Remove Night trains' })).toBeVisible()
})

/** Orientation 6 of EXIF: the camera was held upright. */
const heldUpright = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
)

test('a photograph of a phone with 50 megapixels becomes the picture, upright', async ({
  page,
  context,
}) => {
  await registerMember('Asha', context)
  await open(page, '/account?tab=my-profile')
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 8160
    canvas.height = 6144
    const brush = canvas.getContext('2d')!
    for (const [colour, left] of [
      ['#d02020', 0],
      ['#2020d0', 4080],
    ] as const) {
      brush.fillStyle = colour
      brush.fillRect(left, 0, 4080, 6144)
    }
    return canvas.toDataURL('image/jpeg', 0.6).split(',')[1]!
  })
  const jpeg = Buffer.from(drawn, 'base64')
  await page.getByLabel('Picture file').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), heldUpright, jpeg.subarray(2)]),
  })
  await expect(page.getByText('Your picture is saved.')).toBeVisible({ timeout: 30_000 })
  const colours = await page
    .getByRole('img', { name: 'Your picture as others see it' })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = document.createElement('canvas')
      const brush = canvas.getContext('2d', { willReadFrequently: true })!
      brush.drawImage(image, 0, 0, 100, 100)
      return [10, 90].map((y) => (brush.getImageData(50, y, 1, 1).data[0]! > 128 ? 'red' : 'blue'))
    })
  expect(colours).toEqual(['red', 'blue'])
})

test('a quick invite request appears under Trip Requests without another request', async ({
  page,
  context,
}) => {
  await registerMember('Asha', context)
  await open(page, '/account?tab=trip-requests')
  let reads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/invite-requests')) reads += 1
  })
  await page.getByRole('button', { name: 'Quick Invite Request' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Quick Invite Request' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'form')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByText('Please select your preferred travel month')).toBeVisible()
  await expectAccessible(page, 'errors')
  await dialog.getByLabel('Travel month').selectOption('august-2025')
  await dialog.getByLabel('Group size preference').selectOption('medium-8-12')
  await dialog.getByLabel('Budget range').selectOption('2-2.5')
  await dialog
    .getByLabel('Why would you like to join')
    .fill('I travel alone and like to share a table in the evening with few people.')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expectToastOverDialog(page, 'Request Submitted Successfully!')
  const confirmation = page.getByRole('dialog', { name: 'Request Submitted!' })
  await expect(confirmation.getByText('Request Submitted!')).toBeFocused()
  await expectAccessible(page, 'confirmation')
  await confirmation.getByRole('button', { name: 'Close' }).first().click()
  const list = page.getByRole('list', { name: 'Trip requests' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByText('Pending')).toBeVisible()
  expect(reads).toBe(0)
})

test('the account keeps the result of a quiz that was taken there', async ({ page, context }) => {
  await registerMember('Asha', context)
  await open(page, '/account?tab=travel-quiz')
  for (const [index, { questionText }] of quizQuestions.entries()) {
    await expect(page.getByRole('heading', { name: questionText })).toBeVisible()
    await page.getByRole('radio').nth(1).check()
    const isLast = index + 1 === quizQuestions.length
    await page.getByRole('button', { name: isLast ? 'Complete Quiz' : 'Next' }).click()
  }
  await expectToast(page, 'Quiz Complete!')
  await expect(page.getByRole('heading', { name: 'Your trip matches' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your travel profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Retake Quiz' }).click()
  await expect(page.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
})

test('Logout ends the session and shows the prompt', async ({ page, context }) => {
  await registerMember('Asha', context)
  await open(page, '/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You are not logged in.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You are not logged in.')).toBeVisible()
})

test('an account is deleted with its password only', async ({ page, context, consoleWatch }) => {
  consoleWatch.expect(statusError(400))
  const { password } = await registerMember('Asha', context)
  await open(page, '/account?tab=my-profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await open(page, '/account')
  await expect(page.getByText('You are not logged in.')).toBeVisible()
})
