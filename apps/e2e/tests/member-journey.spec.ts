import type { Locator, Page } from '@playwright/test'
import { quizQuestions } from '@farandfew/domain/quiz'
import { club } from './support/club.ts'
import { byKeyboard, byPointer, type Hands } from './support/hands.ts'
import { codesTo, mailsTo } from './support/outbox.ts'
import { expectToast, expectToastOverDialog, open } from './support/pages.ts'
import { expect, newAddress, test } from './support/test.ts'

interface Newcomer {
  username: string
  email: string
  phone: string
  password: string
}

function newcomer(): Newcomer {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  return {
    username: `ira-${crypto.randomUUID().slice(0, 8)}`,
    email: newAddress('ira'),
    phone: `+91 54${digits.slice(0, 3)} ${digits.slice(3)}`,
    password: 'a window seat, please',
  }
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name })

async function register(page: Page, hands: Hands, who: Newcomer) {
  await open(page, '/about')
  await hands.openMenu()
  await hands.press(page.getByRole('link', { name: 'My Account' }).first())
  await hands.press(button(dialog(page, 'Sign Up / Log In'), 'Create an Account'))
  const form = dialog(page, 'Create an Account')
  await hands.type(form.getByLabel('First name'), 'Ira')
  await hands.type(form.getByLabel('Username'), who.username)
  await hands.type(form.getByLabel('Email'), who.email)
  await hands.type(form.getByLabel('Password').first(), who.password)
  await hands.type(form.getByLabel('Confirm password'), who.password)
  await hands.press(button(form, 'Create Account'))
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Welcome, Ira.')).toBeVisible()
}

/** The path of the link in the welcome; quoted-printable breaks lines and writes '=' as '=3D' (RFC 2045). */
async function linkTo(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email, 'account.welcome')).toHaveLength(1)
  const [mail = ''] = await mailsTo(email, 'account.welcome')
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  const link = /https?:\/\/\S+\/verify-email\?token=[\w-]+/.exec(text)?.[0] ?? ''
  expect(link.startsWith(club.publicWebUrl)).toBe(true)
  return link.slice(club.publicWebUrl.length)
}

async function confirmAddress(page: Page, hands: Hands, who: Newcomer) {
  await open(page, await linkTo(who.email))
  const heading = page.getByRole('heading', { name: 'Your email address is confirmed' })
  await expect(heading).toBeVisible()
  await hands.press(page.getByRole('main').getByRole('link', { name: 'My Account' }))
  await expect(page.getByText('Welcome, Ira.')).toBeVisible()
}

async function fillProfile(page: Page, hands: Hands, who: Newcomer) {
  await hands.showTab('My Profile')
  await hands.type(page.getByLabel('City'), 'Kochi')
  await hands.press(button(page, 'Save Profile'))
  await expectToast(page, 'Profile saved')
  await hands.type(page.getByRole('textbox', { name: 'Phone number' }), who.phone)
  await hands.press(button(page, 'Send Code'))
  await expect.poll(() => codesTo(who.phone)).toHaveLength(1)
  const [code = ''] = await codesTo(who.phone)
  await hands.type(page.getByRole('textbox', { name: 'Code' }), code)
  await hands.press(button(page, 'Confirm Phone'))
  await expectToast(page, 'Phone confirmed')
}

async function takeQuiz(page: Page, hands: Hands) {
  await hands.showTab('Travel Quiz')
  for (const [index, { questionText }] of quizQuestions.entries()) {
    await expect(page.getByRole('heading', { name: questionText })).toBeVisible()
    await hands.choose(page.getByRole('radio').first())
    const isLast = index + 1 === quizQuestions.length
    await hands.press(button(page, isLast ? 'Complete Quiz' : 'Next'))
  }
  await expectToast(page, 'Quiz Complete!')
  await expect(page.getByRole('heading', { name: 'Your travel profile' })).toBeVisible()
}

async function askForInvite(page: Page, hands: Hands) {
  await hands.press(button(page, 'Quick Invite Request').first())
  const form = dialog(page, 'Quick Invite Request')
  await hands.select(form.getByLabel('Travel month'), 'October 2025')
  await hands.select(form.getByLabel('Group size preference'), 'Medium')
  await hands.select(form.getByLabel('Budget range'), 'I am flexible')
  await hands.type(
    form.getByLabel('Why would you like to join'),
    'I have travelled alone for ten years, and dinner is better with eight.',
  )
  await hands.press(button(form, 'Submit Request'))
  await expectToastOverDialog(page, 'Request Submitted Successfully!')
  await hands.press(button(dialog(page, 'Request Submitted!'), 'Close').first())
  await hands.showTab('Trip Requests')
  await expect(page.getByRole('list', { name: 'Trip requests' }).getByText('Pending')).toBeVisible()
}

async function leaveAndComeBack(page: Page, hands: Hands, who: Newcomer) {
  await hands.press(button(page, 'Logout'))
  await expect(page.getByText('You are not logged in.')).toBeVisible()
  await hands.press(button(page, 'Sign Up / Log In'))
  await hands.press(button(dialog(page, 'Sign Up / Log In'), 'Login with OTP'))
  const form = dialog(page, 'Login with OTP')
  await hands.type(form.getByRole('textbox', { name: 'Phone' }), who.phone)
  await hands.press(button(form, 'Send OTP'))
  await expect.poll(() => codesTo(who.phone)).toHaveLength(2)
  const [, code = ''] = await codesTo(who.phone)
  await hands.type(form.getByRole('textbox', { name: 'Code' }), code)
  await hands.press(button(form, 'Log In'))
  await expect(page.getByText('Welcome, Ira.')).toBeVisible()
}

for (const [means, handsOf] of [
  ['by pointer, on a phone', byPointer],
  ['by keyboard alone', byKeyboard],
] as const) {
  test(`a newcomer becomes a member, ${means}`, async ({ page }) => {
    if (handsOf === byPointer) await page.setViewportSize({ width: 390, height: 844 })
    const hands = handsOf(page)
    const who = newcomer()
    await register(page, hands, who)
    await confirmAddress(page, hands, who)
    await fillProfile(page, hands, who)
    await takeQuiz(page, hands)
    await askForInvite(page, hands)
    await leaveAndComeBack(page, hands, who)
    await hands.showTab('My Profile')
    await expect(page.getByLabel('City')).toHaveValue('Kochi')
  })
}
