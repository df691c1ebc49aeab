import { canonicalPhone } from '@farandfew/domain/canonical/phone.ts'
import type { OtpSent } from '@farandfew/domain/auth/auth.ts'
import type { Db } from '../../../src/platform/db/connect.ts'
import { hashPassword } from '../../../src/platform/secrets/password.ts'
import { cookieHeaderOf, memberPassword, sendAccountMessages } from '../../harness/members.ts'
import type { TestApp } from '../../harness/test-app.ts'
import { insertUser } from '../../support/rows.ts'

export const phone = '+919876543210'

let passwordHash: Promise<string> | undefined

/** Inserts a member with the usual password and a verified phone. */
export const insertPhoneOwner = async (db: Db, of = phone, fields: { email?: string } = {}) =>
  insertUser(db, {
    phone: of,
    phoneVerifiedAt: new Date(),
    passwordHash: await (passwordHash ??= hashPassword(memberPassword)),
    ...(fields.email === undefined ? {} : { email: fields.email, emailVerifiedAt: new Date() }),
  })

/** The queued text messages, oldest first. */
export async function messagesOf(db: Db) {
  await sendAccountMessages(db)
  return db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'content'])
    .where('channel', '=', 'sms')
    .orderBy('id')
    .execute()
}

/** The code in the newest message. */
export async function lastCode(db: Db): Promise<string> {
  const { text } = (await messagesOf(db)).at(-1)!.content as { text: string }
  return /^\d{6}/.exec(text)?.[0] as string
}

/** A code that differs from the given one. */
export const otherThan = (code: string, by = 1) =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0')

/** Makes the stored codes old enough to be replaced. */
export const allowResend = (db: Db) =>
  db
    .updateTable('oneTimeCodes')
    .set({ createdAt: new Date(Date.now() - 31_000) })
    .execute()

const call = (api: TestApp, line: string, body: object, cookie?: string) => {
  const [method, path = ''] = line.split(' ')
  return api.request[method === 'DELETE' ? 'delete' : 'post'](path)
    .set(cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' })
    .send(body)
}

/** A browser's keys of the codes that it requested, by call and phone, as its pages keep them. */
export type Browser = Map<string, string>
const thisBrowser: Browser = new Map()

const keyName = (kind: 'sign-in' | 'proof', of: string) => `${kind} ${canonicalPhone(of)}`
const keyOf = (browser: Browser, name: string) => {
  const requestKey = browser.get(name)
  return requestKey === undefined ? {} : { requestKey }
}

export async function requestCode(api: TestApp, of = phone, browser = thisBrowser) {
  const name = keyName('sign-in', of)
  const body = { phone: of, ...keyOf(browser, name) }
  const response = await call(api, 'POST /api/auth/otp/request', body)
  if (response.status === 200) browser.set(name, (response.body as OtpSent).requestKey)
  return response
}

export const sendCode = (api: TestApp, code: string, of = phone, browser = thisBrowser) =>
  call(api, 'POST /api/auth/otp/verify', {
    phone: of,
    code,
    ...keyOf(browser, keyName('sign-in', of)),
  })

export async function requestVerification(
  api: TestApp,
  cookie: string,
  of = phone,
  { browser = thisBrowser, currentPassword = memberPassword } = {},
) {
  const name = keyName('proof', of)
  const body = { phone: of, currentPassword, ...keyOf(browser, name) }
  const response = await call(api, 'POST /api/user/phone', body, cookie)
  if (response.status === 200) browser.set(name, (response.body as OtpSent).requestKey)
  return response
}

export const sendVerification = (
  api: TestApp,
  cookie: string,
  code: string,
  of = phone,
  { browser = thisBrowser, currentPassword = memberPassword } = {},
) => {
  const key = keyOf(browser, keyName('proof', of))
  return call(
    api,
    'POST /api/user/phone/verify',
    { phone: of, code, currentPassword, ...key },
    cookie,
  )
}

export const removePhone = (api: TestApp, cookie: string, currentPassword = memberPassword) =>
  call(api, 'DELETE /api/user/phone', { currentPassword }, cookie)

/** Signs a member in with a code sent to their phone; returns the cookie. */
export async function signInByCode(api: TestApp, of: string): Promise<string> {
  await requestCode(api, of)
  return cookieHeaderOf(await sendCode(api, await lastCode(api.database.db), of))
}
