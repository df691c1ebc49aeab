import type { BrowserContext, Page } from '@playwright/test'
import { postToApi } from './api.ts'
import { decodeMail, mailsTo } from './outbox.ts'
import { system } from './system.ts'
import { expect, type Query, uniqueEmail } from './test.ts'
import { pointerInput, type UserInput } from './user-input.ts'

export interface RegisteredMember {
  username: string
  email: string
  password: string
}

export const uniqueUsername = (firstName: string) =>
  `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`

const uniqueDigits = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0')

/** A phone number that no other test uses; `54` and `55` are not prefixes of Indian mobile numbers. */
export function uniquePhone(prefix: '54' | '55'): string {
  const digits = uniqueDigits()
  return `+91 ${prefix}${digits.slice(0, 3)} ${digits.slice(3)}`
}

/** Registers a member through the API. With a browser's context, this browser is signed in. */
export async function registerMember(
  firstName: string,
  context?: BrowserContext,
): Promise<RegisteredMember> {
  const member = {
    username: uniqueUsername(firstName),
    email: uniqueEmail(firstName.toLowerCase()),
    password: 'far-places-few-people',
  }
  await postToApi('/api/auth/register', {
    data: { ...member, firstName, confirmPassword: member.password },
    ...(context && { cookiesFor: { context, url: system.webUrl } }),
  })
  return member
}

/** The path of the verification link in the welcome mail. */
export async function findVerificationLink(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email, 'account.welcome')).toHaveLength(1)
  const [mail = ''] = await mailsTo(email, 'account.welcome')
  const link = /https?:\/\/\S+\/verify-email\?token=[\w-]+/.exec(decodeMail(mail))?.[0] ?? ''
  expect(link.startsWith(system.publicWebUrl)).toBe(true)
  return link.slice(system.publicWebUrl.length)
}

const codeOf = (mail: string) => /Your code is (\d{6})\./.exec(decodeMail(mail))?.[1]

/** Types the newest code that was mailed to the address into the form that asks for it, and sends it. */
export async function enterEmailCode(
  page: Page,
  email: string,
  { input = pointerInput(page), mails = 1 }: { input?: UserInput; mails?: number } = {},
): Promise<void> {
  const form = page.getByRole('form', { name: 'Confirm your email address' })
  await expect(form).toContainText(email)
  const codes = async () => (await mailsTo(email, 'account.')).flatMap((mail) => codeOf(mail) ?? [])
  await expect.poll(codes).toHaveLength(mails)
  const [code = ''] = (await codes()).slice(-1)
  await input.type(form.getByLabel('Code'), code)
  await input.press(form.getByRole('button', { name: /^Confirm / }))
}

/** Gives a member a verified phone. */
export async function addVerifiedPhone(query: Query, username: string): Promise<string> {
  const phone = uniquePhone('55')
  await query('update users set phone = $1, phone_verified_at = now() where username = $2', [
    phone,
    username,
  ])
  return phone
}
