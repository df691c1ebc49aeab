import type { Locator, Page } from '@playwright/test'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import { findVerificationLink, uniquePhone, uniqueUsername } from './support/members.ts'
import { keyboardInput, pointerInput, type UserInput } from './support/user-input.ts'
import { codesTo } from './support/outbox.ts'
import { expectToast, expectToastOverDialog, open } from './support/pages.ts'
import { expect, test, uniqueEmail } from './support/test.ts'
import { translatePages } from './support/translate.ts'

function newMember() {
  return {
    username: uniqueUsername('Ira'),
    email: uniqueEmail('ira'),
    phone: uniquePhone('54'),
    password: 'a window seat, please',
  }
}
type NewMember = ReturnType<typeof newMember>

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name })

async function register(page: Page, input: UserInput, member: NewMember) {
  await open(page, '/about')
  await input.openMenu()
  await input.press(page.getByRole('link', { name: 'My Account' }).first())
  await input.press(button(dialog(page, 'Sign Up / Log In'), 'Create an Account'))
  const form = dialog(page, 'Create an Account')
  await input.type(form.getByLabel('First name'), 'Ira')
  await input.type(form.getByLabel('Username'), member.username)
  await input.type(form.getByLabel('Email'), member.email)
  await input.type(form.getByLabel('Password').first(), member.password)
  await input.type(form.getByLabel('Confirm password'), member.password)
  await input.press(button(form, 'Create Account'))
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Welcome, Ira.')).toBeVisible()
}

async function verifyEmail(page: Page, input: UserInput, member: NewMember) {
  await open(page, await findVerificationLink(member.email))
  await input.press(button(page, 'Confirm This Address'))
  const heading = page.getByRole('heading', { name: 'Your email address is confirmed' })
  await expect(heading).toBeVisible()
  await input.press(page.getByRole('main').getByRole('link', { name: 'My Account' }))
  await expect(page.getByText('Welcome, Ira.')).toBeVisible()
}

async function fillProfile(page: Page, input: UserInput, member: NewMember) {
  await input.showTab('My Profile')
  await input.type(page.getByLabel('City'), 'Kochi')
  await input.press(button(page, 'Save Profile'))
  await expectToast(page, 'Profile saved')
  await input.type(page.getByRole('textbox', { name: 'Phone number' }), member.phone)
  const phoneForm = page.getByRole('form', { name: 'Phone' })
  await input.type(phoneForm.getByLabel('Your password'), member.password)
  await input.press(button(page, 'Send Code'))
  await expect.poll(() => codesTo(member.phone)).toHaveLength(1)
  const [code = ''] = await codesTo(member.phone)
  await input.type(page.getByRole('textbox', { name: 'Code' }), code)
  await input.press(button(page, 'Confirm Phone'))
  await expectToast(page, 'Phone confirmed')
}

async function takeQuiz(page: Page, input: UserInput) {
  await input.showTab('Travel Quiz')
  for (const [index, { questionText }] of quizQuestions.entries()) {
    await expect(page.getByRole('heading', { name: questionText })).toBeVisible()
    await input.choose(page.getByRole('radio').first())
    const isLast = index + 1 === quizQuestions.length
    await input.press(button(page, isLast ? 'Complete Quiz' : 'Next'))
  }
  await expectToast(page, 'Quiz Complete!')
  await expect(page.getByRole('heading', { name: 'Your travel profile' })).toBeVisible()
}

async function sendQuickRequest(page: Page, input: UserInput) {
  await input.press(button(page, 'Quick Invite Request').first())
  const form = dialog(page, 'Quick Invite Request')
  await input.select(form.getByLabel('Travel month'), 'October 2025')
  await input.select(form.getByLabel('Group size preference'), 'Medium')
  await input.select(form.getByLabel('Budget range'), 'I am flexible')
  await input.type(
    form.getByLabel('Why would you like to join'),
    'I have travelled alone for ten years, and dinner is better with eight.',
  )
  await input.press(button(form, 'Submit Request'))
  await expectToastOverDialog(page, 'Request Submitted Successfully!')
  await input.press(button(dialog(page, 'Request Submitted!'), 'Close').first())
  await input.showTab('Trip Requests')
  await expect(page.getByRole('list', { name: 'Trip requests' }).getByText('Pending')).toBeVisible()
}

async function signOutAndInByCode(page: Page, input: UserInput, member: NewMember) {
  await input.press(button(page, 'Logout'))
  await expect(page.getByText('You are not logged in.')).toBeVisible()
  await input.press(button(page, 'Sign Up / Log In'))
  await input.press(button(dialog(page, 'Sign Up / Log In'), 'Login with OTP'))
  const form = dialog(page, 'Login with OTP')
  await input.type(form.getByRole('textbox', { name: 'Phone' }), member.phone)
  await input.press(button(form, 'Send OTP'))
  await expect.poll(() => codesTo(member.phone)).toHaveLength(2)
  const [, code = ''] = await codesTo(member.phone)
  await input.type(form.getByRole('textbox', { name: 'Code' }), code)
  await input.press(button(form, 'Log In'))
  await expect(page.getByText('Welcome, Ira.')).toBeVisible()
}

for (const [device, inputOf, isTranslated] of [
  ['by pointer on a phone', pointerInput, false],
  ['by keyboard', keyboardInput, false],
  ['on a page that the browser has translated', pointerInput, true],
] as const) {
  test(`a visitor becomes a member ${device}`, async ({ page }) => {
    if (isTranslated) await translatePages(page)
    if (inputOf === pointerInput) await page.setViewportSize({ width: 390, height: 844 })
    const input = inputOf(page)
    const member = newMember()
    await register(page, input, member)
    await verifyEmail(page, input, member)
    await fillProfile(page, input, member)
    await takeQuiz(page, input)
    await sendQuickRequest(page, input)
    await signOutAndInByCode(page, input, member)
    await input.showTab('My Profile')
    await expect(page.getByLabel('City')).toHaveValue('Kochi')
    await expect(page.locator('h1 font[data-translated]')).toHaveCount(isTranslated ? 1 : 0)
  })
}
