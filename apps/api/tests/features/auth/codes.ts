import type { Db } from '../../../src/db/connect.ts'
import { cookieHeaderOf } from '../../harness/members.ts'
import type { TestApp } from '../../harness/test-app.ts'
import { insertUser } from '../../support/rows.ts'

export const phone = '+91 98765 43210'

/** Inserts a member with a verified phone. */
export const insertPhoneOwner = (db: Db, of = phone) =>
  insertUser(db, { phone: of, phoneVerifiedAt: new Date() })

/** The queued text messages, oldest first. */
export const messagesOf = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'content'])
    .where('channel', '=', 'sms')
    .orderBy('id')
    .execute()

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
    .updateTable('phoneCodes')
    .set({ createdAt: new Date(Date.now() - 31_000) })
    .execute()

const post = (api: TestApp, path: string, body: object, cookie?: string) =>
  api.request
    .post(path)
    .set(cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' })
    .send(body)

export const requestCode = (api: TestApp, of = phone) =>
  post(api, '/api/auth/otp/request', { phone: of })
export const sendCode = (api: TestApp, code: string, of = phone) =>
  post(api, '/api/auth/otp/verify', { phone: of, code })
export const requestVerification = (api: TestApp, cookie: string, of = phone) =>
  post(api, '/api/user/phone', { phone: of }, cookie)
export const sendVerification = (api: TestApp, cookie: string, code: string, of = phone) =>
  post(api, '/api/user/phone/verify', { phone: of, code }, cookie)

/** Signs a member in with a code sent to their phone; returns the cookie. */
export async function signInByCode(api: TestApp, of: string): Promise<string> {
  await requestCode(api, of)
  return cookieHeaderOf(await sendCode(api, await lastCode(api.database.db), of))
}
